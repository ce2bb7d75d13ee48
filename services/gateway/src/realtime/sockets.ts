import type { Server as HttpServer } from 'node:http';
import {
  memberStandingChanged,
  membershipChanged,
  pointsAwarded,
  profileChanged,
  type RealtimeData,
  type RealtimeName,
  realtimeMessages,
  recipeDeleted,
  recipePublished,
  recipeRevised,
  sessionEnded,
} from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { Server, type Socket } from 'socket.io';
import { Actors } from '../auth/actors.ts';

const recipeChanges: readonly string[] = [recipePublished.type, recipeRevised.type, recipeDeleted.type];
const memberRoom = (id: string) => `member:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
/** A page connects when it has nothing better to do, at the latest some seconds after it read what it shows. */
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 100;
const PROFILES_TOLD_MS = 2000;

interface Told {
  at: number;
  name: RealtimeName;
  message: unknown;
  memberId?: string;
}

/**
 * Open pages. Each replica holds its own sockets and hears every event, so NATS is the fan-out. A socket joins its
 * own member's and session's room by its token and nothing else, and hears at once what was told in the last half minute, which
 * may have changed between the page's first data and its connection. Implements AUTH-31, BEYOND-15.
 */
@Injectable()
export class Sockets {
  private server: Server | undefined;
  private readonly told: Told[] = [];
  private profilesTold: NodeJS.Timeout | undefined;

  constructor(private readonly actors: Actors) {}

  attach(http: HttpServer): void {
    this.server = new Server(http, {
      path: '/socket.io',
      serveClient: false,
      pingInterval: 30_000,
      pingTimeout: 10_000,
      maxHttpBufferSize: 16_384,
      allowRequest: (request, callback) => callback(null, isOwnOrigin(request.headers)),
    });
    this.server.use((socket, next) => {
      this.enter(socket).then(
        () => next(),
        () => next(new Error('Please sign in again.')),
      );
    });
    this.server.on('connection', (socket) => this.catchUp(socket));
  }

  /** Tells the pages an event concerns. */
  tell(event: { type: string; data: unknown }): void {
    if (recipeChanges.includes(event.type)) {
      const { recipeId } = event.data as { recipeId: string };
      this.send('recipe.changed', { recipeId });
    } else if (event.type === pointsAwarded.type) {
      const { memberId, activityType, points, totalPoints, currentLevel, levelReached } =
        pointsAwarded.data.parse(event.data);
      this.send(
        'points.awarded',
        { activityType, points, totalPoints, currentLevel, levelReached },
        memberId,
      );
    } else if (event.type === profileChanged.type) {
      const { memberId } = profileChanged.data.parse(event.data);
      this.send('profile.changed', {}, memberId);
      this.tellOfProfiles();
    } else if (event.type === membershipChanged.type) {
      const { memberId } = membershipChanged.data.parse(event.data);
      this.send('membership.changed', {}, memberId);
    } else if (event.type === memberStandingChanged.type) {
      const { memberId, suspended } = memberStandingChanged.data.parse(event.data);
      this.send('standing.changed', {}, memberId);
      if (suspended) this.server?.in(memberRoom(memberId)).disconnectSockets(true);
    } else if (event.type === sessionEnded.type) this.dismiss(sessionEnded.data.parse(event.data).sessionId);
  }

  async close(): Promise<void> {
    clearTimeout(this.profilesTold);
    this.server?.disconnectSockets(true);
    this.server?.engine.close();
  }

  /** Profiles change with every point earned: everybody is told once for many. Implements HOME-05, BEYOND-15. */
  private tellOfProfiles(): void {
    this.profilesTold ??= setTimeout(() => {
      this.profilesTold = undefined;
      this.send('profiles.changed', {});
    }, PROFILES_TOLD_MS).unref();
  }

  private send<N extends RealtimeName>(name: N, data: RealtimeData<N>, memberId?: string): void {
    const message = realtimeMessages[name].data.parse(data);
    if (memberId) this.server?.to(memberRoom(memberId)).emit(name, message);
    else this.server?.emit(name, message);
    this.told.push({ at: Date.now(), name, message, memberId });
    if (this.told.length > MOST_REMEMBERED) this.told.shift();
  }

  /** Lets the pages of a session know that it is over, and lets go of them. */
  private dismiss(sessionId: string): void {
    const pages = this.server?.in(sessionRoom(sessionId));
    pages?.emit('session.ended' satisfies RealtimeName, {});
    pages?.disconnectSockets(true);
  }

  private catchUp(socket: Socket): void {
    const since = Date.now() - REMEMBERED_MS;
    for (const { at, name, message, memberId } of this.told)
      if (at >= since && (!memberId || socket.rooms.has(memberRoom(memberId)))) socket.emit(name, message);
  }

  private async enter(socket: Socket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string') return;
    const actor = await this.actors.ofToken(token);
    if (actor.kind === 'member') await socket.join([memberRoom(actor.id), sessionRoom(actor.sessionId)]);
  }
}

const isOwnOrigin = ({ origin, host }: { origin?: string; host?: string }): boolean =>
  origin === undefined || (origin !== 'null' && URL.canParse(origin) && new URL(origin).host === host);
