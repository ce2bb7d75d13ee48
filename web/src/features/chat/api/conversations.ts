import { sentenceOf } from '@barspoon/browser';
import { type InputOf, type OutputOf, assistantRoutes as routes, type Turn } from '@barspoon/contracts';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

type Page = OutputOf<typeof routes.get>;
type Pages = InfiniteData<Page, string | null>;

export const conversationsQuery = () => pagedQuery(routes.list, { query: {} });
/** The latest turns first. */
export const turnsQuery = (id: string) => pagedQuery(routes.get, { params: { id }, query: {} });

/** Asks the bartender; what is aborted fails with an `AbortError`. Implements BEYOND-45. */
export function useAsk(onAnswer: (answer: OutputOf<typeof routes.ask>) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ signal, ...body }: { conversationId?: string; question: string; signal: AbortSignal }) =>
      call(routes.ask, { body }, { signal }),
    onSuccess: (answer) => {
      const { conversation, turn } = answer;
      queryClient.setQueryData<Pages>(turnsQuery(conversation.id).queryKey, (known) => {
        const [first, ...rest] = known?.pages ?? [];
        if (!known || !first)
          return { pages: [{ conversation, items: [turn], nextCursor: null }], pageParams: [null] };
        return {
          ...known,
          pages: [
            { ...first, conversation, items: [turn, ...first.items.filter(({ id }) => id !== turn.id)] },
            ...rest,
          ],
        };
      });
      onAnswer(answer);
    },
    onError: (error, { signal, conversationId }) => {
      if (!signal.aborted) toasts.error(sentenceOf(error, t('ask.failed')));
      // It may have been answered nevertheless: the page shows what is true.
      if (conversationId)
        void queryClient.invalidateQueries({ queryKey: turnsQuery(conversationId).queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(routes.list) }),
  });
}

/** A turn as it is now, in the place of what was known of it. */
export function putTurn(queryClient: QueryClient, conversationId: string, turn: Turn): void {
  queryClient.setQueryData<Pages>(turnsQuery(conversationId).queryKey, (known) => {
    const put = (one: Turn) => (one.id === turn.id ? turn : one);
    return known && { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(put) })) };
  });
}

/** Stops an answer that comes: what has come stays. */
export function useStop() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, turnId }: { id: string; turnId: string }) =>
      call(routes.stop, { params: { id, turnId } }),
    onSuccess: (turn, { id }) => putTurn(queryClient, id, turn),
    onError: (error) => toasts.error(sentenceOf(error, t('ask.stopFailed'))),
  });
}

/** Changes a turn where it is shown. */
function useMark(conversationId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = turnsQuery(conversationId);
  return (id: string, change: Partial<Turn>) =>
    queryClient.setQueryData<Pages>(queryKey, (known) => {
      const marked = (turn: Turn) => (turn.id === id ? { ...turn, ...change } : turn);
      return (
        known && { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(marked) })) }
      );
    });
}

/** Shows an answer to those who run the site. */
export function useReport(conversationId: string, turnId: string) {
  const mark = useMark(conversationId);
  return async (body: InputOf<typeof routes.report>['body']) => {
    await call(routes.report, { params: { id: conversationId, turnId }, body });
    mark(turnId, { reported: true });
  };
}

/** At once on the screen, undone when the server refuses. */
export function useJudge(conversationId: string) {
  const mark = useMark(conversationId);
  return useMutation({
    mutationFn: ({ turn, helpful }: { turn: Turn; helpful: boolean | null }) =>
      call(routes.judge, { params: { id: conversationId, turnId: turn.id }, body: { helpful } }),
    onMutate: ({ turn, helpful }) => {
      mark(turn.id, { helpful });
    },
    onError: (_, { turn }) => {
      mark(turn.id, { helpful: turn.helpful });
      toasts.error(t('turn.judgeFailed'));
    },
  });
}

export function useRename(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => call(routes.rename, { params: { id }, body: { title } }),
    onSuccess: () => toasts.success(t('conversations.renamed')),
    onError: (error) => toasts.error(sentenceOf(error, t('conversations.renameFailed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(routes.list) }),
  });
}

export function useDelete(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.delete, { params: { id } }),
    onSuccess: (_, id) => {
      toasts.success(t('conversations.deleted'));
      onDeleted();
      queryClient.removeQueries({ queryKey: turnsQuery(id).queryKey });
    },
    onError: (error) => toasts.error(sentenceOf(error, t('conversations.deleteFailed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(routes.list) }),
  });
}

/** Every turn of a conversation, the first one first. */
export async function wholeConversation(id: string): Promise<{ title: string; turns: Turn[] }> {
  const turns: Turn[] = [];
  let cursor: string | undefined;
  while (true) {
    const page: Page = await call(routes.get, { params: { id }, query: { limit: 50, cursor } });
    turns.unshift(...page.items.toReversed());
    if (page.nextCursor === null) return { title: page.conversation.title, turns };
    cursor = page.nextCursor;
  }
}
