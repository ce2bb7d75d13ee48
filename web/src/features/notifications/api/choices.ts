import { notificationRoutes, type OutputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

type Choices = OutputOf<typeof notificationRoutes.choices>;
interface Choice {
  kind: string;
  channel: 'inApp' | 'mail';
  wanted: boolean;
}

export const choicesQuery = () => routeQuery(notificationRoutes.choices, undefined);

/** Saves a choice with the touch that makes it; undone on the screen when the server refuses. Implements BEYOND-102. */
export function useChoose() {
  const client = useQueryClient();
  const { queryKey } = choicesQuery();
  const { mutate } = useMutation({
    mutationFn: ({ kind, channel, wanted }: Choice) =>
      call(notificationRoutes.choose, { params: { kind }, body: { [channel]: wanted } }),
    onMutate: async ({ kind, channel, wanted }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Choices>(queryKey);
      client.setQueryData<Choices>(
        queryKey,
        (data) =>
          data && {
            items: data.items.map((item) => (item.kind === kind ? { ...item, [channel]: wanted } : item)),
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
