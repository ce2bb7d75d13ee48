import {
  type ChatMessage,
  type MixAlongState,
  type OutputOf,
  type RealtimeData,
  type Room,
  roomRoutes,
} from '@barspoon/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { messagesQuery, participantsQuery, roomQuery, withState } from './room-queries.ts';
import { joinedQuery } from './sessions.ts';

type Pages = InfiniteData<OutputOf<typeof roomRoutes.messages>>;

const change = (client: QueryClient, sessionId: string, by: (data: Pages) => Pages) =>
  client.setQueryData<Pages>(messagesQuery(sessionId).queryKey, (data) => data && by(data));

interface Source {
  /** Told to many at once, so it does not say what the reader themselves reacted with. */
  isForAll?: boolean;
}

/** What is known of a message with what is heard of it: whoever has the later revision knows more. */
function merged(known: ChatMessage, heard: ChatMessage, { isForAll }: Source): ChatMessage {
  const newest = heard.revision > known.revision ? heard : known;
  return { ...newest, mine: isForAll ? known.mine : heard.mine };
}

/** Puts messages in their places, and changes of those that are there; what belongs on a page not read yet waits there. */
export function addMessages(
  client: QueryClient,
  sessionId: string,
  messages: readonly ChatMessage[],
  source: Source = {},
): void {
  change(client, sessionId, ({ pages, pageParams }) => {
    const known = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
    const heard = new Map(messages.map((message) => [message.id, message]));
    const last = pages.at(-1);
    const oldest = last?.nextCursor ? (last.items.at(-1)?.seq ?? 0) : 0;
    const news = [...heard.values()].filter(({ id, seq }) => !known.has(id) && seq > oldest);
    const [first, ...others] = pages.map((page) => ({
      ...page,
      items: page.items.map((message) => {
        const change = heard.get(message.id);
        return change ? merged(message, change, source) : message;
      }),
    }));
    if (!first) return { pages, pageParams };
    const items = [...news, ...first.items].sort((a, b) => b.seq - a.seq);
    return { pages: [{ ...first, items }, ...others], pageParams };
  });
}

/** The reader reacted, perhaps on another page; the count comes with the message. */
export function noteOwnReaction(
  client: QueryClient,
  { sessionId, messageId, reaction, added }: RealtimeData<'room.own-reaction'>,
): void {
  const own = (message: ChatMessage): ChatMessage => {
    const others = message.mine.filter((one) => one !== reaction);
    return { ...message, mine: added ? [...others, reaction] : others };
  };
  change(client, sessionId, ({ pages, pageParams }) => ({
    pages: pages.map((page) => ({
      ...page,
      items: page.items.map((message) => (message.id === messageId ? own(message) : message)),
    })),
    pageParams,
  }));
}

/** Where the room is in its recipe, from whoever knows it first. */
export const noteMixAlong = (client: QueryClient, sessionId: string, state: MixAlongState): void =>
  void client.setQueryData<Room>(roomQuery(sessionId).queryKey, (room) => room && withState(room, state));

export const refreshRoom = (client: QueryClient, sessionId: string): void =>
  void client.invalidateQueries({ queryKey: roomQuery(sessionId).queryKey });

/** The reader was sent out of a session, or may come back. */
export function noteBan(client: QueryClient, { banned }: RealtimeData<'room.banned'>): void {
  void client.invalidateQueries({ queryKey: joinedQuery().queryKey });
  if (banned) toasts.error(t('banned'));
}

export const refreshParticipants = (client: QueryClient, sessionId: string): void =>
  void client.invalidateQueries({ queryKey: participantsQuery(sessionId).queryKey });

/** Goes on behind the last change that is known, after however long a break. */
export async function catchUp(client: QueryClient, sessionId: string): Promise<void> {
  const { queryKey } = messagesQuery(sessionId);
  const known = client.getQueryData<Pages>(queryKey);
  if (!known) return client.invalidateQueries({ queryKey });
  let after = Math.max(0, ...known.pages.flatMap(({ items }) => items.map(({ revision }) => revision)));
  for (let more = true; more; ) {
    const answer = await call(roomRoutes.messagesSince, { params: { id: sessionId }, query: { after } });
    addMessages(client, sessionId, answer.items);
    after = answer.items.at(-1)?.revision ?? after;
    more = answer.more;
  }
}
