import { type OwnImportInput, ownImportRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { sentenceOf } from '../../../lib/api/problem.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { countOf } from '../imports/belongings.ts';
import { tImports } from '../imports/texts.ts';

export const importsQuery = () => routeQuery(routes.list, undefined);

/** What a page of the web says of its recipes. */
export const useRecipePage = () =>
  useMutation({ mutationFn: (url: string) => call(routes.page, { body: { url } }) });

/** What a file would do; stores nothing. */
export const useImportReport = () =>
  useMutation({ mutationFn: (text: string) => call(routes.report, { body: { text } }) });

export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnImportInput) => call(routes.apply, { body }),
    onSuccess: ({ belongings }) =>
      toasts.success(tImports(countOf(belongings) > 0 ? 'fileImported' : 'imported')),
    onError: (error) => toasts.error(sentenceOf(error, tImports('importFailed'))),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.undo, { params: { id } }),
    onSuccess: ({ belongings, ...done }) => {
      const more = countOf(belongings);
      toasts.success(tImports(more > 0 ? 'undoneWithMore' : 'undone', { ...done, more }));
    },
    onError: (error) => toasts.error(sentenceOf(error, tImports('undoFailed'))),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
