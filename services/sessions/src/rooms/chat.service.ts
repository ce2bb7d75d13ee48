import {
  type ChatMessage,
  type ChatReaction,
  chatBudget,
  chatMessageReacted,
  chatMessageRemoved,
  chatMessageRevised,
  type InputOf,
  type MemberActor,
  type roomInternalRoutes,
  type roomRoutes,
  type slowModes,
} from '@barspoon/contracts';
import { Batcher, MemberBlocks, MemberCards } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
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
import { VideoRooms } from '../video/video-rooms.ts';
import { ChatRepository, type SaidMessage } from './chat.repository.ts';
import { ChatReactionsRepository } from './chat-reactions.repository.ts';
import { messageNotFound, notYourMessage, roomClosed, slowMode, tooManyMessages } from './room.errors.ts';
import { toChatMessage } from './room.mapper.ts';
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
    private readonly reactions: ChatReactionsRepository,
    private readonly sessions: LiveSessionsRepository,
    private readonly video: VideoRooms,
    private readonly members: MemberCards,
    private readonly blocks: MemberBlocks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async room(actor: MemberActor, id: string) {
    const session = await this.access.readableFor(actor, id);
    const room = await this.chat.room(session.chatRoomId);
    return {
      chatRoomId: session.chatRoomId,
      streamUrl: session.streamUrl,
      video: this.video.isServed ? { onAir: session.onAir ?? false } : null,
      revision: room?.revision ?? 0,
      moderates: this.access.moderates(actor, session),
      slowModeSeconds: (room?.slowModeSeconds ?? 0) as (typeof slowModes)[number],
      mixAlong: session.mixAlong ?? null,
      sessionRevision: session.revision,
    };
  }

  async messages(
    actor: MemberActor,
    id: string,
    { limit, cursor }: InputOf<typeof roomRoutes.messages>['query'],
  ) {
    // Read first: a cursor that cannot be is refused whatever the session is.
    const after = this.chat.after(cursor);
    const { chatRoomId } = await this.access.readableFor(actor, id);
    const { items, nextCursor } = await this.chat.page(chatRoomId, limit, after);
    return { items: await this.allShown(items, actor), nextCursor };
  }

  async messagesSince(actor: MemberActor, id: string, query: Since) {
    const { chatRoomId } = await this.access.readableFor(actor, id);
    return this.since(chatRoomId, query, actor);
  }

  /** For a gateway, whose pages are inside already. */
  async messagesForPages(id: string, query: Since) {
    const session = await this.sessions.find(id);
    return session ? this.since(session.chatRoomId, query) : { items: [], more: false };
  }

  /** @throws DomainError 429 for whoever writes faster than others can read */
  async say(actor: MemberActor, id: string, content: string): Promise<ChatMessage> {
    const session = await this.access.sessionFor(actor, id);
    const message = {
      _id: newId(),
      chatRoomId: session.chatRoomId,
      sessionId: id,
      userId: actor.id,
      content,
      createdAt: this.clock.now(),
      editedAt: null,
      removedBy: null,
      reactions: {},
      openReports: 0,
    };
    const isUnpaced = this.access.moderates(actor, session);
    const outcome = await this.said.do({ message, isUnpaced, context: contextOfRequest() });
    if (outcome instanceof DomainError) throw outcome;
    return this.shown(outcome, actor);
  }

  /** By its author, while the room is open to them. */
  async revise(actor: MemberActor, messageId: string, content: string): Promise<ChatMessage> {
    const before = await this.standing(messageId);
    await this.access.sessionFor(actor, before.sessionId);
    if (before.userId !== actor.id) throw notYourMessage();
    const row = await this.transactions.run(async () => {
      const message = await this.standing(messageId);
      if (message.content === content) return message;
      return this.chat.revise(message, { content, editedAt: this.clock.now() }, chatMessageRevised);
    });
    return this.shown(row, actor);
  }

  /** By its author, the host or an admin, also once the session is over. Its line stays, without its words. */
  async unsay(actor: MemberActor, messageId: string): Promise<ChatMessage> {
    const row = await this.transactions.run(async () => {
      const message = await this.standing(messageId);
      const session = await this.sessions.find(message.sessionId);
      if (!session) throw messageNotFound();
      const isOwn = message.userId === actor.id;
      if (!isOwn && !this.access.moderates(actor, session)) throw notYourMessage();
      await this.reactions.removeAllOf(messageId);
      const removedBy = isOwn ? ('author' as const) : ('moderator' as const);
      if (!isOwn && session.hostUserId !== actor.id)
        await this.audit.record('live-session.message-removed', `live-session:${session._id}`, {
          author: message.userId,
        });
      const gone = { content: '', removedBy, reactions: {}, openReports: 0 };
      return this.chat.revise(message, gone, chatMessageRemoved);
    });
    return this.shown(row, actor);
  }

  /** Repeating it changes nothing. Taking back is open to everybody. @throws DomainError 403 between whom there is a block */
  async react(
    actor: MemberActor,
    messageId: string,
    reaction: ChatReaction,
    added: boolean,
  ): Promise<ChatMessage> {
    const before = await this.standing(messageId);
    await this.access.sessionFor(actor, before.sessionId);
    if (added) await this.blocks.assertMayAct(actor.id, before.userId);
    const row = await this.transactions.run(async () => {
      const message = await this.standing(messageId);
      const isNew = added
        ? await this.reactions.add(messageId, actor.id, reaction, this.clock.now())
        : await this.reactions.remove(messageId, actor.id, reaction);
      if (!isNew) return message;
      return this.chat.revise(message, {}, chatMessageReacted, {
        more: { memberId: actor.id, reaction, added },
        count: { [`reactions.${reaction}`]: added ? 1 : -1 },
      });
    });
    return this.shown(row, actor);
  }

  /** @throws DomainError 404, also for one that was removed */
  private async standing(messageId: string): Promise<ChatMessageRow> {
    const message = await this.chat.find(messageId);
    if (!message || message.removedBy) throw messageNotFound();
    return message;
  }

  /** Those at hand in one transaction: each for itself would wait for the others' rooms. */
  private sayAll(said: readonly SaidMessage[]): Promise<Outcome[]> {
    const work = async (): Promise<Outcome[]> => {
      const refusals = new Map<string, DomainError>();
      const counts = new Map<string, number>();
      const spoke = new Set<string>();
      const paces = new Map<string, number>();
      for (const { message, isUnpaced } of said) {
        const refusal =
          (await this.whyNot(message, counts)) ??
          (isUnpaced ? undefined : await this.tooSoon(message, spoke, paces));
        if (refusal) refusals.set(message._id, refusal);
        else spoke.add(speakerOf(message));
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

  /**
   * @param spoke who says something in the same transaction
   * @param paces the seconds of rooms that were looked up in it
   */
  private async tooSoon(
    message: SaidMessage['message'],
    spoke: ReadonlySet<string>,
    paces: Map<string, number>,
  ): Promise<DomainError | undefined> {
    const { chatRoomId, userId, createdAt } = message;
    const pace = paces.get(chatRoomId) ?? (await this.chat.room(chatRoomId))?.slowModeSeconds ?? 0;
    paces.set(chatRoomId, pace);
    if (pace === 0) return undefined;
    if (spoke.has(speakerOf(message))) return slowMode(pace);
    const waitMs = pace * 1000;
    const lastAt = await this.chat.lastSaidAt(chatRoomId, userId);
    const restMs = lastAt ? lastAt.getTime() + waitMs - createdAt.getTime() : 0;
    return restMs > 0 ? slowMode(Math.ceil(restMs / 1000)) : undefined;
  }

  private async since(chatRoomId: string, { after, limit }: Since, actor?: MemberActor) {
    const rows = await this.chat.since(chatRoomId, after, limit);
    return { items: await this.allShown(rows.slice(0, limit), actor), more: rows.length > limit };
  }

  private async shown(row: ChatMessageRow, actor: MemberActor): Promise<ChatMessage> {
    const [message] = await this.allShown([row], actor);
    return message as ChatMessage;
  }

  /** @param actor whose own reactions are marked; a gateway reads for many */
  async allShown(rows: readonly ChatMessageRow[], actor?: MemberActor): Promise<ChatMessage[]> {
    const ids = rows.map(({ _id }) => _id);
    const [authors, mine] = await Promise.all([
      this.members.of([...new Set(rows.map(({ userId }) => userId))]),
      actor ? this.reactions.of(actor.id, ids) : undefined,
    ]);
    return rows.map((row) => toChatMessage(row, authors.get(row.userId) ?? null, mine?.get(row._id) ?? []));
  }
}

const speakerOf = ({ chatRoomId, userId }: SaidMessage['message']): string => `${chatRoomId}:${userId}`;

/** Everything said is said in a request. */
const contextOfRequest = (): WorkContext => currentContext() as WorkContext;
