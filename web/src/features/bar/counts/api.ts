import { sentenceOf } from '@barspoon/browser';
import { countRoutes, ledgerRoutes, type SentInputOf } from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { newEntryId } from '../../../lib/api/ledger.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

// Every entry of the ledger changes them: they are asked for whenever they are looked at.
const fresh = { staleTime: 0 };
export const sheetQuery = (id: string) => ({
  ...routeQuery(countRoutes.sheet, { params: { id } }),
  ...fresh,
});
export const countsQuery = (id: string) => ({
  ...pagedQuery(countRoutes.list, { params: { id }, query: {} }),
  ...fresh,
});
export const varianceQuery = (id: string, query: { from?: string; to?: string }) => ({
  ...routeQuery(countRoutes.variance, { params: { id }, query }),
  ...fresh,
});

const refresh = (queryClient: QueryClient) =>
  Promise.all(
    [...Object.values(countRoutes), ...Object.values(ledgerRoutes)].map((route) =>
      queryClient.invalidateQueries({ queryKey: keyOf(route) }),
    ),
  );

type Lines = SentInputOf<typeof countRoutes.record>['body']['lines'];

export function useRecordCount(barId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ countId, lines }: { countId: string; lines: Lines }) =>
      call(countRoutes.record, { params: { id: barId, countId }, body: { lines } }),
    onError: (error) => toasts.error(sentenceOf(error, t('recordFailed'))),
    onSettled: () => refresh(queryClient),
  });
}

export function useUndoCount(barId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) =>
      call(ledgerRoutes.write, {
        params: { id: barId, entryId: newEntryId() },
        body: { kind: 'undone', entryId },
      }),
    onSuccess: () => toasts.success(t('undone')),
    onError: (error) => toasts.error(sentenceOf(error, t('pastFailed'))),
    onSettled: () => refresh(queryClient),
  });
}
