import { type MailWay, notificationRoutes, type OutputOf } from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { proposedTimes, timesQuery } from './times.ts';

type Choices = OutputOf<typeof notificationRoutes.choices>;
interface Choice {
  kind: string;
  change: { inApp: boolean } | { push: boolean } | { mail: MailWay };
}

export const choicesQuery = () => routeQuery(notificationRoutes.choices, undefined);

/** Saves a choice with the touch that makes it; undone on the screen when the server refuses. Implements BEYOND-102. */
export function useChoose() {
  const client = useQueryClient();
  const { queryKey } = choicesQuery();
  const { mutate } = useMutation({
    mutationFn: async ({ kind, change }: Choice) => {
      if ('mail' in change && change.mail === 'daily') await keepZone(client);
      return call(notificationRoutes.choose, { params: { kind }, body: change });
    },
    onMutate: async ({ kind, change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Choices>(queryKey);
      client.setQueryData<Choices>(
        queryKey,
        (data) =>
          data && {
            items: data.items.map((item) => (item.kind === kind ? { ...item, ...change } : item)),
          },
      );
      return before;
    },
    onSuccess: () => toasts.success(t('choices.saved')),
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(t('choices.saveFailed'));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}

/** A daily summary comes by the clock of the member, also of one who has never chosen a time. */
async function keepZone(client: QueryClient): Promise<void> {
  const { queryKey } = timesQuery();
  const { times } = await client.ensureQueryData(timesQuery());
  if (times) return;
  const answer = await call(notificationRoutes.setTimes, { body: proposedTimes() });
  client.setQueryData(queryKey, answer);
}
