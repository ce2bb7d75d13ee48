import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import {
  achievementEarned,
  bookingMade,
  connectionRequested,
  distanceEnded,
  distanceKept,
  inboxChanged,
  memberStandingChanged,
  membershipChanged,
  messageSent,
  messagesRead,
  pointsAwarded,
  pointsCorrected,
  profileChanged,
  type RealtimeData,
  type RealtimeName,
  realtimeMessages,
  recipeDeleted,
  recipePublished,
  recipeRated,
  recipeRevised,
  recipeUnrated,
  sessionEnded,
  threadChanged,
  vocabularyRevised,
} from '@barspoon/contracts';
import { parseKnownFields } from '@barspoon/messaging/requests';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import { Server, type Socket } from 'socket.io';
import { Actors } from '../auth/actors.ts';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { requestIdOf } from '../http/request-context.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { CONFIG } from '../tokens.ts';
import { LiveRooms } from './live-rooms.ts';
import { PostChanges } from './post-changes.ts';
import { SessionChanges } from './session-changes.ts';

const path = '/socket.io';
const recipeChanges: readonly string[] = [recipePublished.type, recipeRevised.type, recipeDeleted.type];
const distanceChanges: readonly string[] = [distanceKept.type, distanceEnded.type];
const ratingChanges: readonly string[] = [recipeRated.type, recipeUnrated.type];
type RatingFigures = { recipeId: string; average: number | null; count: number };
/** Requested, accepted, declined, withdrawn, ended: all tell the same. */
const connectionChanges = 'professional.connection.';
const bookingChanges = 'professional.booking.';
const memberRoom = (id: string) => `member:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
/** A page connects when it has nothing better to do, at the latest some seconds after it read what it shows. */
const REMEMBERED_MS = 30_000;
const MAX_REMEMBERED = 100;
const PROFILES_TOLD_MS = 2000;
const RATINGS_TOLD_MS = 1000;
const VOCABULARY_TOLD_MS = 1000;
/** If there are more recipes, the rest is sent a second later. */
const RATINGS_AT_ONCE = 200;

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
  private readonly posts = new PostChanges((changes) => this.send('posts.changed', changes));
  private readonly liveSessions = new SessionChanges((changes) =>
    this.send('live-sessions.changed', changes),
  );
  private ratingsTold: NodeJS.Timeout | undefined;
  private vocabularyTold: NodeJS.Timeout | undefined;
  private readonly rated = new Map<string, { average: number | null; count: number }>();

  private readonly headers: ReturnType<typeof securityHeadersFor>;
  private readonly isTrusted: ReturnType<typeof proxyAddress.compile>;

  constructor(
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    private readonly rooms: LiveRooms,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.headers = securityHeadersFor(config.LIVEKIT_URL);
    this.isTrusted = proxyAddress.compile(config.TRUSTED_PROXIES.split(','));
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

  /** Tells the pages an event concerns. */
  tell(event: { type: string; data: unknown }): void {
    this.posts.note(event);
    this.liveSessions.note(event);
    this.rooms.note(event);
    if (recipeChanges.includes(event.type)) {
      const { recipeId, visibility = 'public' } = event.data as { recipeId: string; visibility?: string };
      // The id of one that is not public is known to those alone who have its link.
      if (visibility === 'public') this.send('recipe.changed', { recipeId });
    } else if (ratingChanges.includes(event.type)) {
      const { recipeId, average, count } = event.data as RatingFigures;
      this.rated.set(recipeId, { average, count });
      this.tellOfRatings();
    } else if (event.type === vocabularyRevised.type) this.tellOfVocabulary();
    else if (event.type === pointsAwarded.type) {
      const { memberId, activityType, points, totalPoints, currentLevel, levelReached } = parseKnownFields(
        pointsAwarded.data,
        event.data,
      );
      this.send(
        'points.awarded',
        { activityType, points, totalPoints, currentLevel, levelReached },
        memberId,
      );
    } else if (event.type === pointsCorrected.type) {
      this.send('points.corrected', {}, parseKnownFields(pointsCorrected.data, event.data).memberId);
    } else if (event.type === achievementEarned.type) {
      const { memberId, key, name, description } = achievementEarned.data.parse(event.data);
      this.send('achievement.earned', { key, name, description }, memberId);
    } else if (event.type === profileChanged.type) {
      const { memberId } = profileChanged.data.parse(event.data);
      this.send('profile.changed', {}, memberId);
      this.tellOfProfiles();
    } else if (event.type === inboxChanged.type)
      this.send('notifications.changed', {}, inboxChanged.data.parse(event.data).memberId);
    else if (event.type === membershipChanged.type) {
      const { memberId } = parseKnownFields(membershipChanged.data, event.data);
      this.send('membership.changed', {}, memberId);
    } else if (event.type === messageSent.type) {
      const { senderId, recipientId } = messageSent.data.parse(event.data);
      this.tellBoth(senderId, recipientId);
    } else if (event.type === messagesRead.type) {
      const { readerId, senderId } = messagesRead.data.parse(event.data);
      this.tellBoth(readerId, senderId);
    } else if (event.type === threadChanged.type) {
      const [one = '', other = ''] = threadChanged.data.parse(event.data).memberIds;
      this.tellBoth(one, other);
    } else if (distanceChanges.includes(event.type)) {
      const { memberId, otherId, kind } = distanceKept.data.parse(event.data);
      this.send('distances.changed', {}, memberId);
      // Who is muted never learns of it.
      if (kind === 'block') this.send('distances.changed', {}, otherId);
    } else if (event.type.startsWith(connectionChanges)) {
      const { requestedByUserId, requestedOfUserId } = connectionRequested.data.parse(event.data);
      for (const memberId of [requestedByUserId, requestedOfUserId])
        this.send('connections.changed', {}, memberId);
    } else if (event.type.startsWith(bookingChanges)) {
      const { mentorUserId, menteeUserId } = bookingMade.data.parse(event.data);
      for (const memberId of [mentorUserId, menteeUserId]) this.send('connections.changed', {}, memberId);
    } else if (event.type === memberStandingChanged.type) {
      const { memberId } = parseKnownFields(memberStandingChanged.data, event.data);
      this.send('standing.changed', {}, memberId);
      // What their sockets have entered was decided by their former standing: they come back and ask again.
      this.server?.in(memberRoom(memberId)).disconnectSockets(true);
    } else if (event.type === sessionEnded.type)
      this.dismiss(parseKnownFields(sessionEnded.data, event.data).sessionId);
  }

  async close(): Promise<void> {
    clearTimeout(this.profilesTold);
    this.posts.stop();
    this.liveSessions.stop();
    this.rooms.stop();
    clearTimeout(this.ratingsTold);
    clearTimeout(this.vocabularyTold);
    this.server?.disconnectSockets(true);
    this.server?.engine.close();
  }

  /** The pages of two who write to each other; what was written is asked for by those that show it. */
  private tellBoth(one: string, other: string): void {
    this.send('messages.changed', { memberId: other }, one);
    this.send('messages.changed', { memberId: one }, other);
  }

  /** Profiles change with every point earned: many changes are sent as one message. Implements HOME-05, BEYOND-15. */
  private tellOfProfiles(): void {
    this.profilesTold ??= setTimeout(() => {
      this.profilesTold = undefined;
      this.send('profiles.changed', {});
    }, PROFILES_TOLD_MS).unref();
  }

  /** Seeding changes it many times in a row, and inventory fetches it before bars are matched with it. */
  private tellOfVocabulary(): void {
    this.vocabularyTold ??= setTimeout(() => {
      this.vocabularyTold = undefined;
      this.send('vocabulary.changed', {});
    }, VOCABULARY_TOLD_MS).unref();
  }

  /** A recipe with many ratings is sent once a second, with its latest figures. Implements BEYOND-35. */
  private tellOfRatings(): void {
    this.ratingsTold ??= setTimeout(() => {
      this.ratingsTold = undefined;
      const recipes = [...this.rated].slice(0, RATINGS_AT_ONCE);
      for (const [recipeId] of recipes) this.rated.delete(recipeId);
      this.send('ratings.changed', {
        recipes: recipes.map(([recipeId, figures]) => ({ recipeId, ...figures })),
      });
      if (this.rated.size > 0) this.tellOfRatings();
    }, RATINGS_TOLD_MS).unref();
  }

  private send<N extends RealtimeName>(name: N, data: RealtimeData<N>, memberId?: string): void {
    const message = realtimeMessages[name].data.parse(data);
    if (memberId) this.server?.to(memberRoom(memberId)).emit(name, message);
    else this.server?.emit(name, message);
    this.told.push({ at: Date.now(), name, message, memberId });
    if (this.told.length > MAX_REMEMBERED) this.told.shift();
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
    for (const { at, name, message, memberId } of this.told)
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

const isOwnOrigin = ({ origin, host }: { origin?: string; host?: string }): boolean =>
  origin === undefined || (origin !== 'null' && URL.canParse(origin) && new URL(origin).host === host);
