import { sentenceOf } from '@barspoon/browser';
import { type OwnImport, type OwnImportInput, ownImportRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
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

class ImportFailed extends Error {}

const askAgainMs = 400;

/** An import and its undoing go on after they were asked for; their end is waited for. */
async function ended(id: string, going: OwnImport['state']): Promise<OwnImport> {
  let now: OwnImport;
  do {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    now = await call(routes.get, { params: { id } });
  } while (now.state === going);
  return now;
}

async function finished(begun: OwnImport): Promise<OwnImport> {
  const now = begun.state === 'applying' ? await ended(begun.id, 'applying') : begun;
  if (now.state === 'failed') throw new ImportFailed(now.problem ?? tImports('importFailed'));
  return now;
}

export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: OwnImportInput) => finished(await call(routes.apply, { body })),
    onSuccess: ({ belongings, held }) => {
      toasts.success(tImports(countOf(belongings) > 0 ? 'fileImported' : 'imported'));
      if (held > 0) toasts.info(tImports('held', { count: held }));
    },
    onError: (error) =>
      toasts.error(
        error instanceof ImportFailed ? error.message : sentenceOf(error, tImports('importFailed')),
      ),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await call(routes.undo, { params: { id } });
      const { undone, problem } = await ended(id, 'undoing');
      if (!undone) throw new ImportFailed(problem ?? tImports('undoFailed'));
      return undone;
    },
    onSuccess: ({ belongings, ...done }) => {
      const more = countOf(belongings);
      toasts.success(tImports(more > 0 ? 'undoneWithMore' : 'undone', { ...done, more }));
    },
    onError: (error) =>
      toasts.error(error instanceof ImportFailed ? error.message : sentenceOf(error, tImports('undoFailed'))),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
