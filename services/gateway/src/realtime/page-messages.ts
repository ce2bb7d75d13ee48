import {
  achievementEarned,
  barChanged,
  bookingCancelled,
  bookingDescribed,
  bookingMade,
  bookingMoved,
  connectionAccepted,
  connectionDeclined,
  connectionEnded,
  connectionRequested,
  connectionWithdrawn,
  type DistanceKind,
  distanceEnded,
  distanceKept,
  inboxChanged,
  type LiveSessionStatus,
  liveSessionCancelled,
  liveSessionEnded,
  liveSessionJoined,
  liveSessionLeft,
  liveSessionNearing,
  liveSessionQueued,
  liveSessionRevised,
  liveSessionScheduled,
  liveSessionStarted,
  liveSessionStopped,
  liveSessionUnqueued,
  memberStandingChanged,
  membershipChanged,
  messageSent,
  messagesRead,
  mixAlongChanged,
  pointsAwarded,
  pointsCorrected,
  postPublished,
  postRemoved,
  postRevised,
  profileChanged,
  type RealtimeData,
  type RealtimeName,
  recipeDeleted,
  recipePublished,
  recipeRated,
  recipeRevised,
  recipeUnrated,
  shoppingListChanged,
  threadChanged,
  vocabularyRevised,
} from '@barspoon/contracts';
import { Collected } from './collected.ts';
import { eventTable, on } from './event-table.ts';

type Send = <N extends RealtimeName>(name: N, data: RealtimeData<N>, memberId?: string) => void;
type PostChange = keyof RealtimeData<'posts.changed'>;
type Figures = Omit<RealtimeData<'ratings.changed'>['recipes'][number], 'recipeId'>;

/**
 * What open pages are sent of an event, to everybody or to one member: a row for each kind of event. What changes often is
 * collected and sent as one message.
 */
export class PageMessages {
  private readonly posts = new Collected<string, PostChange>({ afterMs: 2000, atOnce: 50 }, (posts) => {
    const idsOf = (change: PostChange) => posts.flatMap(([id, one]) => (one === change ? id : []));
    this.send('posts.changed', {
      published: idsOf('published'),
      revised: idsOf('revised'),
      removed: idsOf('removed'),
    });
  });
  private readonly liveSessions = new Collected<string, LiveSessionStatus | null>(
    { afterMs: 500, atOnce: 100 },
    (sessions) =>
      this.send('live-sessions.changed', { sessions: sessions.map(([id, status]) => ({ id, status })) }),
  );
  /** A recipe with many ratings is sent once a second, with its latest figures. Implements BEYOND-35. */
  private readonly ratings = new Collected<string, Figures>({ afterMs: 1000, atOnce: 200 }, (recipes) =>
    this.send('ratings.changed', {
      recipes: recipes.map(([recipeId, figures]) => ({ recipeId, ...figures })),
    }),
  );
  /** Profiles change with every point earned. Implements HOME-05, BEYOND-15. */
  private readonly profiles = new Collected<'all', true>({ afterMs: 2000 }, () =>
    this.send('profiles.changed', {}),
  );
  /** Seeding changes it many times in a row, and inventory fetches it before bars are matched with it. */
  private readonly vocabulary = new Collected<'all', true>({ afterMs: 1000 }, () =>
    this.send('vocabulary.changed', {}),
  );

  readonly apply = eventTable([
    on(recipePublished, (recipe) => this.recipeChanged(recipe)),
    on(recipeRevised, (recipe) => this.recipeChanged(recipe)),
    on(recipeDeleted, (recipe) => this.recipeChanged(recipe)),
    on(recipeRated, (recipe) => this.ratingChanged(recipe)),
    on(recipeUnrated, (recipe) => this.ratingChanged(recipe)),
    on(vocabularyRevised, () => this.vocabulary.add('all', true)),
    on(pointsAwarded, ({ memberId, activityType, points, totalPoints, currentLevel, levelReached }) =>
      this.send(
        'points.awarded',
        { activityType, points, totalPoints, currentLevel, levelReached },
        memberId,
      ),
    ),
    on(pointsCorrected, ({ memberId }) => this.send('points.corrected', {}, memberId)),
    on(achievementEarned, ({ memberId, key, name, description }) =>
      this.send('achievement.earned', { key, name, description }, memberId),
    ),
    on(barChanged, ({ memberIds }) => {
      for (const memberId of memberIds) this.send('bars.changed', {}, memberId);
    }),
    on(shoppingListChanged, ({ memberIds }) => {
      for (const memberId of memberIds) this.send('shopping.changed', {}, memberId);
    }),
    on(profileChanged, ({ memberId }) => {
      this.send('profile.changed', {}, memberId);
      this.profiles.add('all', true);
    }),
    on(memberStandingChanged, ({ memberId }) => this.send('standing.changed', {}, memberId)),
    on(membershipChanged, ({ memberId }) => this.send('membership.changed', {}, memberId)),
    on(inboxChanged, ({ memberId }) => this.send('notifications.changed', {}, memberId)),
    on(messageSent, ({ senderId, recipientId }) => this.messagesChanged(senderId, recipientId)),
    on(messagesRead, ({ readerId, senderId }) => this.messagesChanged(readerId, senderId)),
    on(threadChanged, ({ memberIds: [one = '', other = ''] }) => this.messagesChanged(one, other)),
    on(distanceKept, (distance) => this.distanceChanged(distance)),
    on(distanceEnded, (distance) => this.distanceChanged(distance)),
    ...[
      connectionRequested,
      connectionAccepted,
      connectionDeclined,
      connectionWithdrawn,
      connectionEnded,
    ].map((event) =>
      on(event, ({ requestedByUserId, requestedOfUserId }) =>
        this.connectionsChanged(requestedByUserId, requestedOfUserId),
      ),
    ),
    ...[bookingMade, bookingMoved, bookingDescribed, bookingCancelled].map((event) =>
      on(event, ({ mentorUserId, menteeUserId }) => this.connectionsChanged(mentorUserId, menteeUserId)),
    ),
    on(postPublished, ({ postId }) => this.posts.add(postId, 'published')),
    // One that is new to everybody stays new when it is edited at once.
    on(postRevised, ({ postId }) =>
      this.posts.add(postId, this.posts.get(postId) === 'published' ? 'published' : 'revised'),
    ),
    on(postRemoved, ({ postId }) => this.posts.add(postId, 'removed')),
    on(liveSessionScheduled, ({ sessionId }) => this.liveSessions.add(sessionId, 'scheduled')),
    on(liveSessionStarted, ({ sessionId }) => this.liveSessions.add(sessionId, 'live')),
    on(liveSessionEnded, ({ sessionId }) => this.liveSessions.add(sessionId, 'ended')),
    on(liveSessionCancelled, ({ sessionId }) => this.liveSessions.add(sessionId, 'cancelled')),
    on(liveSessionRevised, (session) => this.liveSessionChanged(session)),
    on(liveSessionStopped, (session) => this.liveSessionChanged(session)),
    on(liveSessionNearing, (session) => this.liveSessionChanged(session)),
    on(liveSessionJoined, (session) => this.liveSessionChanged(session)),
    on(liveSessionQueued, (session) => this.liveSessionChanged(session)),
    on(liveSessionUnqueued, (session) => this.liveSessionChanged(session)),
    on(liveSessionLeft, (session) => this.liveSessionChanged(session)),
    on(mixAlongChanged, (session) => this.liveSessionChanged(session)),
  ]);

  constructor(private readonly send: Send) {}

  stop(): void {
    for (const collected of [this.posts, this.liveSessions, this.ratings, this.profiles, this.vocabulary])
      collected.stop();
  }

  /** The id of a recipe that is not public is known to those alone who have its link. */
  private recipeChanged({
    recipeId,
    visibility = 'public',
  }: {
    recipeId: string;
    visibility?: string;
  }): void {
    if (visibility === 'public') this.send('recipe.changed', { recipeId });
  }

  private ratingChanged({ recipeId, average, count }: Figures & { recipeId: string }): void {
    this.ratings.add(recipeId, { average, count });
  }

  /** The pages of two who write to each other; those that show it ask for what was written. */
  private messagesChanged(one: string, other: string): void {
    this.send('messages.changed', { memberId: other }, one);
    this.send('messages.changed', { memberId: one }, other);
  }

  /** Who is muted never learns of it. */
  private distanceChanged({
    memberId,
    otherId,
    kind,
  }: {
    memberId: string;
    otherId: string;
    kind: DistanceKind;
  }): void {
    this.send('distances.changed', {}, memberId);
    if (kind === 'block') this.send('distances.changed', {}, otherId);
  }

  private connectionsChanged(one: string, other: string): void {
    for (const memberId of [one, other]) this.send('connections.changed', {}, memberId);
  }

  private liveSessionChanged({ sessionId }: { sessionId: string }): void {
    this.liveSessions.add(sessionId, this.liveSessions.get(sessionId) ?? null);
  }
}
