import {
  type ChatMessage,
  chatBudget,
  type InputOf,
  type MemberActor,
  type roomInternalRoutes,
  type roomRoutes,
} from '@barspoon/contracts';
import { Batcher } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import {
  Clock,
  currentContext,
  DomainError,
  newId,
  runInContext,
  type WorkContext,
} from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { MemberCards } from '../members/member-cards.service.ts';
import { ChatRepository, type SaidMessage } from './chat.repository.ts';
import { messageNotFound, notYourMessage, roomClosed, tooManyMessages } from './room.errors.ts';
import type { ChatMessageRow } from './room.schema.ts';
import { RoomAccess } from './room-access.service.ts';

type Since = InputOf<typeof roomInternalRoutes.messagesSince>['query'];

type Outcome = ChatMessageRow | DomainError;
const batchWindowMs = 2;

/** What is said in rooms. Implements BEYOND-84. */
@Injectable()
export class ChatService {
  private readonly said = new Batcher<SaidMessage, Outcome>((said) => this.sayAll(said), batchWindowMs);

  constructor(
    private readonly transactions: Transactions,
    private readonly access: RoomAccess,
    private readonly chat: ChatRepository,
    private readonly sessions: LiveSessionsRepository,
    private readonly members: MemberCards,
    private readonly clock: Clock,
  ) {}

  async room(actor: MemberActor, id: string) {
    const session = await this.access.sessionFor(actor, id);
    return {
      chatRoomId: session.chatRoomId,
      streamUrl: session.streamUrl,
      lastSeq: await this.chat.lastSeqOf(session.chatRoomId),
      moderates: this.access.moderates(actor, session),
    };
  }

  async messages(
    actor: MemberActor,
    id: string,
    { limit, cursor }: InputOf<typeof roomRoutes.messages>['query'],
  ) {
    // Read first: a cursor that cannot be is refused whatever the session is.
    const after = this.chat.after(cursor);
    const { chatRoomId } = await this.access.sessionFor(actor, id);
    const { items, nextCursor } = await this.chat.page(chatRoomId, limit, after);
    return { items: await this.allShown(items), nextCursor };
  }

  async messagesSince(actor: MemberActor, id: string, query: Since) {
    const { chatRoomId } = await this.access.sessionFor(actor, id);
    return this.since(chatRoomId, query);
  }

  /** For a gateway, whose pages are inside already. */
  async messagesForPages(id: string, query: Since) {
    const session = await this.sessions.find(id);
    return session ? this.since(session.chatRoomId, query) : { items: [], more: false };
  }

  /** @throws DomainError 429 for whoever writes faster than others can read */
  async say(actor: MemberActor, id: string, content: string): Promise<ChatMessage> {
    const { chatRoomId } = await this.access.sessionFor(actor, id);
    const createdAt = this.clock.now();
    const message = { _id: newId(), chatRoomId, sessionId: id, userId: actor.id, content, createdAt };
    const outcome = await this.said.do({ message, context: contextOfRequest() });
    if (outcome instanceof DomainError) throw outcome;
    return this.shown(outcome);
  }

  /** By its author, the host or an admin, also once the session is over. */
  async unsay(actor: MemberActor, messageId: string) {
    await this.transactions.run(async () => {
      const message = await this.chat.find(messageId);
      const session = message && (await this.sessions.find(message.sessionId));
      if (!message || !session) throw messageNotFound();
      if (message.userId !== actor.id && !this.access.moderates(actor, session)) throw notYourMessage();
      await this.chat.remove(message);
    });
    return { done: true as const };
  }

  /** Those at hand in one transaction: each for itself would wait for the others' rooms. */
  private sayAll(said: readonly SaidMessage[]): Promise<Outcome[]> {
    const work = async (): Promise<Outcome[]> => {
      const refusals = new Map<string, DomainError>();
      const counts = new Map<string, number>();
      for (const { message } of said) {
        const refusal = await this.whyNot(message, counts);
        if (refusal) refusals.set(message._id, refusal);
      }
      const rows = await this.chat.addAll(said.filter(({ message }) => !refusals.has(message._id)));
      const byId = new Map(rows.map((row) => [row._id, row]));
      return said.map(({ message: { _id } }) => (byId.get(_id) ?? refusals.get(_id)) as Outcome);
    };
    const last = said.at(-1) as SaidMessage;
    return runInContext(last.context, () => this.transactions.run(work));
  }

  /** @param counts what each member has written lately, with what comes before in the same transaction */
  private async whyNot(
    { userId, sessionId, createdAt }: SaidMessage['message'],
    counts: Map<string, number>,
  ): Promise<DomainError | undefined> {
    const since = new Date(createdAt.getTime() - chatBudget.seconds * 1000);
    const count = (counts.get(userId) ?? (await this.chat.countSince(userId, since))) + 1;
    if (count > chatBudget.messages) return tooManyMessages(chatBudget.seconds);
    counts.set(userId, count);
    return (await this.sessions.find(sessionId))?.status === 'live' ? undefined : roomClosed();
  }

  private async since(chatRoomId: string, { after, limit }: Since) {
    const rows = await this.chat.since(chatRoomId, after, limit);
    return { items: await this.allShown(rows.slice(0, limit)), more: rows.length > limit };
  }

  private async shown(row: ChatMessageRow): Promise<ChatMessage> {
    const [message] = await this.allShown([row]);
    return message as ChatMessage;
  }

  private async allShown(rows: readonly ChatMessageRow[]): Promise<ChatMessage[]> {
    const authors = await this.members.of([...new Set(rows.map(({ userId }) => userId))]);
    return rows.map(({ _id, seq, userId, content, createdAt }) => ({
      id: _id,
      seq,
      authorId: userId,
      author: authors.get(userId) ?? null,
      content,
      createdAt: createdAt.toISOString(),
    }));
  }
}

/** Everything said is said in a request. */
const contextOfRequest = (): WorkContext => currentContext() as WorkContext;
