import { sentenceOf } from '@barspoon/browser';
import { moderationRoutes, type OutputOf } from '@barspoon/contracts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

type Pages = InfiniteData<OutputOf<typeof moderationRoutes.mine>>;

export const ownCasesQuery = () => pagedQuery(moderationRoutes.mine, { query: {} });

export function useAppeal(id: string, onSent: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(moderationRoutes.appeal, { params: { id }, body: { text } }),
    onSuccess: (after) => {
      const swap = ({ items, ...page }: Pages['pages'][number]) => ({
        ...page,
        items: items.map((one) => (one.id === id ? after : one)),
      });
      queryClient.setQueryData<Pages>(ownCasesQuery().queryKey, (data) =>
        data ? { ...data, pages: data.pages.map(swap) } : data,
      );
      toasts.success(t('appeal.sent'));
      onSent();
    },
    onError: (error) => toasts.error(sentenceOf(error, t('appeal.failed'))),
  });
}
