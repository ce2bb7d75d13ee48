import {
  type Actor,
  chatMessageReacted,
  type EventOf,
  idSchema,
  liveSessionLeft,
  mixAlongChanged,
  mixAlongMoved,
  type RealtimeData,
  type RealtimeName,
  realtimeMessages,
  roomAired,
  roomBanned,
  roomEntered,
  roomInternalRoutes,
  roomLeft,
  roomPaced,
  roomRoutes,
  roomUnbanned,
} from '@barspoon/contracts';
import { Caller, parseKnownFields } from '@barspoon/messaging/requests';
import { newId } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';

const liveRoom = (sessionId: string) => `live-session:${sessionId}`;
/** Posted, revised, removed, reacted to. */
const messageChanges = 'sessions.chat-message.';
const messagesAtOnce = 100;
const presenceToldMs = 1000;
/** Rooms one page may be in at the same time. */
const maxRooms = 3;

/** The last message sent to the pages of a room. */
interface Told {
  revision: number;
  isAsking: boolean;
  hasMore: boolean;
}

type EventLike = { type: string; data: unknown };
type Entered = { revision: number } | { refused: true };

/**
 * Rooms of live sessions. A page asks to be let in, and the service decides. What is said there is not in events: this
 * replica asks for it once for all of its pages, in order.
 */
@Injectable()
export class LiveRooms {
  private readonly log = new Logger(LiveRooms.name);
  private readonly told = new Map<string, Told>();
  private readonly presenceTold = new Map<string, NodeJS.Timeout>();
  private server: Server | undefined;

  constructor(private readonly caller: Caller) {}

  attach(server: Server): void {
    this.server = server;
    server.sockets.adapter.on('delete-room', (room: string) => this.told.delete(room));
  }

  /** Lets a page ask for rooms. @param member who its member is at the moment of asking */
  welcome(socket: Socket, member: () => Actor): void {
    // One question at a time: a page that asks faster than it is answered gets no further.
    let isAsking = false;
    socket.on('room.enter', (sessionId: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      if (isAsking) return answer({ refused: true });
      isAsking = true;
      void this.enter(socket, member, sessionId).then((entered) => {
        isAsking = false;
        answer(entered);
      });
    });
    socket.on('room.leave', (sessionId: unknown) => {
      if (typeof sessionId === 'string') void socket.leave(liveRoom(sessionId));
    });
  }

  /** Tells the pages in the room an event is about. */
  note(event: EventLike): void {
    if (event.type.startsWith(messageChanges)) {
      void this.tellOfMessages((event.data as { sessionId: string }).sessionId);
      if (event.type === chatMessageReacted.type) this.tellOfOwnReaction(event);
    } else if (event.type === roomPaced.type || event.type === roomAired.type)
      this.send('room.changed', { sessionId: (event.data as { sessionId: string }).sessionId });
    else if (event.type === mixAlongChanged.type || event.type === mixAlongMoved.type) {
      const { sessionId, mixAlong, revision } = dataOf(mixAlongChanged, event);
      this.send('room.mix-along', { sessionId, mixAlong, revision });
    } else if (event.type === roomBanned.type || event.type === roomUnbanned.type) this.tellOfBan(event);
    else if (event.type === roomEntered.type || event.type === roomLeft.type)
      this.tellOfPresence(dataOf(roomEntered, event).sessionId);
    else if (event.type === liveSessionLeft.type) {
      const { sessionId, memberId } = dataOf(liveSessionLeft, event);
      this.server?.in(`member:${memberId}`).socketsLeave(liveRoom(sessionId));
    }
  }

  private tellOfOwnReaction(event: EventLike): void {
    const { memberId, ...own } = dataOf(chatMessageReacted, event);
    this.sendTo(memberId, 'room.own-reaction', own);
  }

  private tellOfBan(event: EventLike): void {
    const { sessionId, memberId } = dataOf(roomBanned, event);
    const banned = event.type === roomBanned.type;
    if (banned) this.server?.in(`member:${memberId}`).socketsLeave(liveRoom(sessionId));
    this.sendTo(memberId, 'room.banned', { sessionId, banned });
    this.tellOfPresence(sessionId);
  }

  stop(): void {
    for (const timer of this.presenceTold.values()) clearTimeout(timer);
  }

  private async enter(socket: Socket, member: () => Actor, id: unknown): Promise<Entered> {
    const { data: sessionId } = idSchema.safeParse(id);
    const inRooms = [...socket.rooms].filter((room) => room.startsWith('live-session:')).length;
    if (!sessionId || inRooms >= maxRooms) return { refused: true };
    try {
      const { revision } = await this.caller.call(
        roomRoutes.get,
        { params: { id: sessionId } },
        contextOf(member()),
      );
      // Its member's standing has changed meanwhile, or it has left.
      if (!socket.connected) return { refused: true };
      await socket.join(liveRoom(sessionId));
      const room = liveRoom(sessionId);
      if (!this.told.has(room)) this.told.set(room, { revision, isAsking: false, hasMore: false });
      // What was said between the answer and the joining.
      void this.tellOfMessages(sessionId);
      return { revision };
    } catch {
      return { refused: true };
    }
  }

  private async tellOfMessages(sessionId: string): Promise<void> {
    const told = this.told.get(liveRoom(sessionId));
    if (!told) return;
    told.hasMore = true;
    if (told.isAsking) return;
    told.isAsking = true;
    try {
      while (told.hasMore) {
        told.hasMore = false;
        const { items, more } = await this.caller.call(
          roomInternalRoutes.messagesSince,
          { params: { id: sessionId }, query: { after: told.revision, limit: messagesAtOnce } },
          contextOf({ kind: 'system', name: 'gateway' }),
        );
        told.hasMore ||= more;
        told.revision = Math.max(told.revision, ...items.map(({ revision }) => revision));
        if (items.length > 0) this.send('room.messages', { sessionId, messages: items });
      }
    } catch (error) {
      this.log.warn(`messages of ${sessionId} could not be asked for: ${(error as Error).message}`);
    } finally {
      told.isAsking = false;
    }
  }

  /** Five hundred may join at the same time: those inside are notified once a second. */
  private tellOfPresence(sessionId: string): void {
    if (this.presenceTold.has(sessionId) || !this.told.has(liveRoom(sessionId))) return;
    const timer = setTimeout(() => {
      this.presenceTold.delete(sessionId);
      this.send('room.presence', { sessionId });
    }, presenceToldMs).unref();
    this.presenceTold.set(sessionId, timer);
  }

  private sendTo<N extends RealtimeName>(memberId: string, name: N, data: RealtimeData<N>): void {
    this.server?.to(`member:${memberId}`).emit(name, realtimeMessages[name].data.parse(data));
  }

  private send<N extends RealtimeName>(name: N, data: RealtimeData<N> & { sessionId: string }): void {
    this.server?.to(liveRoom(data.sessionId)).emit(name, realtimeMessages[name].data.parse(data));
  }
}

const dataOf = <
  E extends
    | typeof chatMessageReacted
    | typeof roomBanned
    | typeof roomEntered
    | typeof liveSessionLeft
    | typeof mixAlongChanged,
>(
  definition: E,
  { data }: EventLike,
) => parseKnownFields(definition.data, data) as EventOf<E>['data'];

function contextOf(actor: Actor) {
  const id = newId();
  return { correlationId: id, causationId: id, actor };
}
