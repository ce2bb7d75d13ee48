import { sentenceOf } from '@barspoon/browser';
import { barReminderRoutes } from '@barspoon/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { tShopping } from '../../../ui/shopping-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';

/** Whether the reader is told every week of what runs low at a bar. Without an answer it is not offered. Implements BEYOND-244. */
export function LowReminder({ barId }: { barId: string }) {
  const client = useQueryClient();
  const params = { id: barId };
  const reminder = routeQuery(barReminderRoutes.get, { params });
  const { data } = useQuery(reminder);
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => call(barReminderRoutes.set, { params, body: { wanted } }),
    onSuccess: (answer) => client.setQueryData(reminder.queryKey, answer),
    onError: (error) => toasts.error(sentenceOf(error, tShopping('remindFailed'))),
  });
  return data && <Switch label={tShopping('remind')} checked={data.wanted} onChange={mutate} />;
}
