import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import {
  memberStandingChanged,
  type RealtimeData,
  type RealtimeName,
  realtimeMessages,
  sessionEnded,
} from '@barspoon/contracts';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import { Server, type Socket } from 'socket.io';
import { Actors } from '../auth/actors.ts';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { requestIdOf } from '../http/request-context.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { CONFIG } from '../tokens.ts';
import { type EventLike, eventTable, on } from './event-table.ts';
import { LiveRooms } from './live-rooms.ts';
import { PageMessages } from './page-messages.ts';

const path = '/socket.io';
const memberRoom = (id: string) => `member:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
/** A page connects when it has nothing better to do, at the latest some seconds after it read what it shows. */
const REMEMBERED_MS = 30_000;
const MAX_REMEMBERED = 100;

interface SentMessage {
  at: number;
  name: RealtimeName;
  message: unknown;
  memberId: string | undefined;
}

/**
 * Open pages. Each replica holds its own sockets and hears every event, so NATS is the fan-out. A socket joins its
 * own member's and session's room by its token and nothing else, and hears at once what was told in the last half minute, which
 * may have changed between the page's first data and its connection. Implements AUTH-31, BEYOND-15.
 */
@Injectable()
export class Sockets {
  private server: Server | undefined;
  private readonly sent: SentMessage[] = [];
  private readonly messages = new PageMessages((name, data, memberId) => this.send(name, data, memberId));
  private readonly endSockets = eventTable([
    // What their sockets have entered was decided by their former standing: they come back and ask again.
    on(memberStandingChanged, ({ memberId }) =>
      this.server?.in(memberRoom(memberId)).disconnectSockets(true),
    ),
    on(sessionEnded, ({ sessionId }) => this.dismiss(sessionId)),
  ]);

  private readonly headers: ReturnType<typeof securityHeadersFor>;
  private readonly isTrusted: ReturnType<typeof proxyAddress.compile>;

  constructor(
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    private readonly rooms: LiveRooms,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.headers = securityHeadersFor(config.LIVEKIT_URL);
    this.isTrusted = proxyAddress.compile(config.TRUSTED_PROXIES);
  }

  attach(http: HttpServer): void {
    this.server = new Server(http, {
      path,
      serveClient: false,
      pingInterval: 30_000,
      pingTimeout: 10_000,
      maxHttpBufferSize: 16_384,
      allowRequest: (request, callback) => void this.mayEnter(request).then((may) => callback(null, may)),
    });
    this.rooms.attach(this.server);
    // Before anything is answered, so that refusals have them too; an answered upgrade takes what it is handed.
    http.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith(path)) return;
      for (const [name, value] of headersFor(request, this.headers)) response.setHeader(name, value);
    });
    this.server.engine.on('headers', (headers: Record<string, string>, request: IncomingMessage) =>
      Object.assign(headers, Object.fromEntries(headersFor(request, this.headers))),
    );
    this.server.use((socket, next) => {
      this.enter(socket).then(
        () => next(),
        () => next(new Error('Please sign in again.')),
      );
    });
    this.server.on('connection', (socket) => this.catchUp(socket));
  }

  /** Sends open pages what an event changes for them. */
  apply(event: EventLike): void {
    this.messages.apply(event);
    this.rooms.apply(event);
    this.endSockets(event);
  }

  async close(): Promise<void> {
    this.messages.stop();
    this.rooms.stop();
    this.server?.disconnectSockets(true);
    this.server?.engine.close();
  }

  private send<N extends RealtimeName>(name: N, data: RealtimeData<N>, memberId?: string): void {
    const message = realtimeMessages[name].data.parse(data);
    if (memberId) this.server?.to(memberRoom(memberId)).emit(name, message);
    else this.server?.emit(name, message);
    this.sent.push({ at: Date.now(), name, message, memberId });
    if (this.sent.length > MAX_REMEMBERED) this.sent.shift();
  }

  /** Lets the pages of a session know that it is over, and lets go of them. */
  private dismiss(sessionId: string): void {
    const pages = this.server?.in(sessionRoom(sessionId));
    pages?.emit('session.ended' satisfies RealtimeName, {});
    pages?.disconnectSockets(true);
  }

  /** A page of ours; one that begins a socket does so within the budget of reads. */
  private async mayEnter(request: IncomingMessage): Promise<boolean> {
    if (!isOwnOrigin(request.headers)) return false;
    const isBeginning = !new URL(request.url ?? '', 'http://localhost').searchParams.has('sid');
    return !isBeginning || this.limits.mayOpenSocket(proxyAddress(request, this.isTrusted));
  }

  private catchUp(socket: Socket): void {
    const since = Date.now() - REMEMBERED_MS;
    for (const { at, name, message, memberId } of this.sent)
      if (at >= since && (!memberId || socket.rooms.has(memberRoom(memberId)))) socket.emit(name, message);
  }

  private async enter(socket: Socket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string') return;
    const member = await this.actors.following(token);
    const { id, sessionId } = member();
    await socket.join([memberRoom(id), sessionRoom(sessionId)]);
    this.rooms.welcome(socket, member);
  }
}

/** What every other answer carries too (security check 49). */
const headersFor = (request: IncomingMessage, common: ReturnType<typeof securityHeadersFor>) => [
  ...common,
  ['x-request-id', requestIdOf(request)] as const,
];

const isOwnOrigin = ({ origin, host }: Pick<IncomingMessage['headers'], 'origin' | 'host'>): boolean =>
  origin === undefined || (origin !== 'null' && URL.canParse(origin) && new URL(origin).host === host);
