import { defaultMailTimes, type MailTimes, notificationRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const timesQuery = () => routeQuery(notificationRoutes.times, undefined);

/** As long as a member has chosen none: by the clock of this browser. */
export const proposedTimes = (): MailTimes => ({
  ...defaultMailTimes,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Saves when a member is mailed. Implements BEYOND-102. */
export function useSetTimes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MailTimes) => call(notificationRoutes.setTimes, { body }),
    onSuccess: (answer) => {
      client.setQueryData(timesQuery().queryKey, answer);
      toasts.success(t('times.saved'));
    },
    onError: () => toasts.error(t('times.saveFailed')),
  });
}
