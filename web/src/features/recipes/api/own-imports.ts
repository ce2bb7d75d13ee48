import { sentenceOf } from '@barspoon/browser';
import {
  type OwnImport,
  type OwnImportInput,
  type OwnImportReport,
  ownImportRoutes as routes,
} from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { countOf } from '../imports/belongings.ts';
import type { ReportedPart } from '../imports/merged-report.ts';
import { tImports } from '../imports/texts.ts';

export const importsQuery = () => routeQuery(routes.list, undefined);

/** What a page of the web says of its recipes. */
export const useRecipePage = () =>
  useMutation({ mutationFn: (url: string) => call(routes.page, { body: { url } }) });

/** Said while a file in several parts is sent: how many of them are done. */
export type OnPart = (done: number) => void;

/** What the parts of a file would do; stores nothing. */
export const useImportReport = (onPart: OnPart) =>
  useMutation({
    mutationFn: async (parts: readonly string[]) => {
      const reported: ReportedPart[] = [];
      for (const text of parts) {
        onPart(reported.length);
        reported.push({ text, report: await call(routes.report, { body: { text } }) });
      }
      return reported;
    },
  });

class ImportFailed extends Error {}
/** Part of a file is in, and the rest is not. */
class ImportStopped extends Error {}

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

/** The parts of a file that bring something, and what becomes of them. */
interface PartsToImport extends Pick<OwnImportInput, 'existing' | 'visibility'> {
  parts: readonly ReportedPart[];
}

const bringsSomething = (
  { recipes, belongings }: OwnImportReport,
  existing: OwnImportInput['existing'],
): boolean =>
  belongings !== null ||
  recipes.some(({ change }) => change === 'new' || (change === 'changed' && existing === 'update'));

const whyStopped = (error: unknown): string =>
  error instanceof ImportFailed ? error.message : sentenceOf(error, tImports('importFailed'));

/** Stores the parts of a file one after the other; each can be undone for a day. */
export function useImport(onPart: OnPart) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ parts: all, ...choice }: PartsToImport) => {
      const parts = all.filter(({ report }) => bringsSomething(report, choice.existing));
      const done: OwnImport[] = [];
      try {
        for (const { text, report } of parts) {
          onPart(done.length);
          done.push(
            await finished(await call(routes.apply, { body: { ...choice, text, format: report.format } })),
          );
        }
      } catch (error) {
        if (done.length === 0) throw error;
        throw new ImportStopped(
          tImports('importStopped', { done: done.length, count: parts.length, why: whyStopped(error) }),
        );
      }
      return done;
    },
    onSuccess: (done) => {
      const held = done.reduce((sum, one) => sum + one.held, 0);
      toasts.success(tImports(done.some((one) => countOf(one.belongings) > 0) ? 'fileImported' : 'imported'));
      if (held > 0) toasts.info(tImports('held', { count: held }));
    },
    onError: (error) => toasts.error(error instanceof ImportStopped ? error.message : whyStopped(error)),
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
