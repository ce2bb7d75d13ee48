import {
  type Actor,
  chatMessagePosted,
  chatMessageReacted,
  chatMessageRemoved,
  chatMessageRevised,
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
import { Caller } from '@barspoon/messaging/requests';
import { newId } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { Collected } from './collected.ts';
import { eventTable, on } from './event-table.ts';

const liveRoom = (sessionId: string) => `live-session:${sessionId}`;
const messagesAtOnce = 100;
/** Rooms one page may be in at the same time. */
const maxRooms = 3;

/** The last message sent to the pages of a room. */
interface SentUpTo {
  revision: number;
  isAsking: boolean;
  hasMore: boolean;
}

type Entered = { revision: number } | { refused: true };

/**
 * Rooms of live sessions. A page asks to be let in, and the service decides. What is said there is not in events: this
 * replica asks for it once for all of its pages, in order.
 */
@Injectable()
export class LiveRooms {
  private readonly log = new Logger(LiveRooms.name);
  private readonly sentTo = new Map<string, SentUpTo>();
  /** Five hundred may join at the same time: those inside are notified once a second. */
  private readonly presence = new Collected<string, true>({ afterMs: 1000 }, (sessions) => {
    for (const [sessionId] of sessions) this.send('room.presence', { sessionId });
  });
  private server: Server | undefined;

  constructor(private readonly caller: Caller) {}

  attach(server: Server): void {
    this.server = server;
    server.sockets.adapter.on('delete-room', (room: string) => this.sentTo.delete(room));
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

  /** Sends the pages in the room an event is about what it changes there. */
  readonly apply = eventTable([
    on(chatMessagePosted, (message) => this.messagesChanged(message)),
    on(chatMessageRevised, (message) => this.messagesChanged(message)),
    on(chatMessageRemoved, (message) => this.messagesChanged(message)),
    on(chatMessageReacted, ({ memberId, ...own }) => {
      this.messagesChanged(own);
      this.sendTo(memberId, 'room.own-reaction', own);
    }),
    on(roomPaced, ({ sessionId }) => this.send('room.changed', { sessionId })),
    on(roomAired, ({ sessionId }) => this.send('room.changed', { sessionId })),
    on(mixAlongChanged, ({ sessionId, mixAlong, revision }) =>
      this.send('room.mix-along', { sessionId, mixAlong, revision }),
    ),
    on(mixAlongMoved, ({ sessionId, mixAlong, revision }) =>
      this.send('room.mix-along', { sessionId, mixAlong, revision }),
    ),
    on(roomBanned, ({ sessionId, memberId }) => {
      this.leave(sessionId, memberId);
      this.banChanged(sessionId, memberId, true);
    }),
    on(roomUnbanned, ({ sessionId, memberId }) => this.banChanged(sessionId, memberId, false)),
    on(roomEntered, ({ sessionId }) => this.presenceChanged(sessionId)),
    on(roomLeft, ({ sessionId }) => this.presenceChanged(sessionId)),
    on(liveSessionLeft, ({ sessionId, memberId }) => this.leave(sessionId, memberId)),
  ]);

  stop(): void {
    this.presence.stop();
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
      if (!this.sentTo.has(room)) this.sentTo.set(room, { revision, isAsking: false, hasMore: false });
      // What was said between the answer and the joining.
      this.messagesChanged({ sessionId });
      return { revision };
    } catch {
      return { refused: true };
    }
  }

  private messagesChanged({ sessionId }: { sessionId: string }): void {
    void this.sendMessages(sessionId);
  }

  private async sendMessages(sessionId: string): Promise<void> {
    const sent = this.sentTo.get(liveRoom(sessionId));
    if (!sent) return;
    sent.hasMore = true;
    if (sent.isAsking) return;
    sent.isAsking = true;
    try {
      while (sent.hasMore) {
        sent.hasMore = false;
        const { items, more } = await this.caller.call(
          roomInternalRoutes.messagesSince,
          { params: { id: sessionId }, query: { after: sent.revision, limit: messagesAtOnce } },
          contextOf({ kind: 'system', name: 'gateway' }),
        );
        sent.hasMore ||= more;
        sent.revision = Math.max(sent.revision, ...items.map(({ revision }) => revision));
        if (items.length > 0) this.send('room.messages', { sessionId, messages: items });
      }
    } catch (error) {
      this.log.warn(`messages of ${sessionId} could not be asked for: ${(error as Error).message}`);
    } finally {
      sent.isAsking = false;
    }
  }

  private presenceChanged(sessionId: string): void {
    if (this.sentTo.has(liveRoom(sessionId))) this.presence.add(sessionId, true);
  }

  private banChanged(sessionId: string, memberId: string, banned: boolean): void {
    this.sendTo(memberId, 'room.banned', { sessionId, banned });
    this.presenceChanged(sessionId);
  }

  private leave(sessionId: string, memberId: string): void {
    this.server?.in(`member:${memberId}`).socketsLeave(liveRoom(sessionId));
  }

  private sendTo<N extends RealtimeName>(memberId: string, name: N, data: RealtimeData<N>): void {
    this.server?.to(`member:${memberId}`).emit(name, realtimeMessages[name].data.parse(data));
  }

  private send<N extends RealtimeName>(name: N, data: RealtimeData<N> & { sessionId: string }): void {
    this.server?.to(liveRoom(data.sessionId)).emit(name, realtimeMessages[name].data.parse(data));
  }
}

function contextOf(actor: Actor) {
  const id = newId();
  return { correlationId: id, causationId: id, actor };
}
