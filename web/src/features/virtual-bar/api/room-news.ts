import { type ChatMessage, type OutputOf, type RealtimeData, roomRoutes } from '@barspoon/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { messagesQuery, participantsQuery } from './room-queries.ts';

type Pages = InfiniteData<OutputOf<typeof roomRoutes.messages>>;

const change = (client: QueryClient, sessionId: string, by: (data: Pages) => Pages) =>
  client.setQueryData<Pages>(messagesQuery(sessionId).queryKey, (data) => data && by(data));

/** Puts messages in their places; one that is there already is not put there again. */
export function addMessages(client: QueryClient, sessionId: string, messages: readonly ChatMessage[]): void {
  change(client, sessionId, ({ pages, pageParams }) => {
    const known = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
    const news = messages.filter(({ id }) => !known.has(id));
    const [first, ...others] = pages;
    if (!first || news.length === 0) return { pages, pageParams };
    const items = [...news, ...first.items].sort((a, b) => b.seq - a.seq);
    return { pages: [{ ...first, items }, ...others], pageParams };
  });
}

export function removeMessage(
  client: QueryClient,
  { sessionId, messageId }: RealtimeData<'room.message-removed'>,
): void {
  change(client, sessionId, ({ pages, pageParams }) => ({
    pages: pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== messageId) })),
    pageParams,
  }));
}

export const refreshParticipants = (client: QueryClient, sessionId: string): void =>
  void client.invalidateQueries({ queryKey: participantsQuery(sessionId).queryKey });

/** Goes on behind the last message that is known, after however long a break. */
export async function catchUp(client: QueryClient, sessionId: string): Promise<void> {
  const { queryKey } = messagesQuery(sessionId);
  const known = client.getQueryData<Pages>(queryKey);
  if (!known) return client.invalidateQueries({ queryKey });
  let after = Math.max(0, ...known.pages.flatMap(({ items }) => items.map(({ seq }) => seq)));
  for (let more = true; more; ) {
    const answer = await call(roomRoutes.messagesSince, { params: { id: sessionId }, query: { after } });
    addMessages(client, sessionId, answer.items);
    after = answer.items.at(-1)?.seq ?? after;
    more = answer.more;
  }
}
