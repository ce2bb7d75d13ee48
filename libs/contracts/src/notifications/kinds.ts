import {
  recipeDeleted,
  recipeRated,
  recipeSaved,
  recipeUnrated,
  recipeUnsaved,
} from '../catalogue/events.ts';
import {
  commentPublished,
  commentRemoved,
  contentDecided,
  memberFollowed,
  memberMentioned,
  memberUnfollowed,
  photoLiked,
  photoRemoved,
  photoUnliked,
  postLiked,
  postRemoved,
  postUnliked,
} from '../community/events.ts';
import { removalReasons } from '../community/moderation-terms.ts';
import { achievementEarned, challengeAdvanced, pointsAwarded } from '../engagement-points/events.ts';
import type { EventDefinition } from '../kit/events.ts';
import {
  alertMailed,
  alertMatched,
  applicationDropped,
  applicationMoved,
  applicationSubmitted,
  applicationWithdrawn,
  bookingCancelled,
  bookingMade,
  bookingMoved,
  connectionAccepted,
  connectionDeclined,
  connectionEnded,
  connectionRequested,
  connectionWithdrawn,
  postingLapsed,
  postingTakenDown,
} from '../professional/events.ts';
import { takeDownReasons } from '../professional/posting-terms.ts';
import {
  liveSessionCancelled,
  liveSessionJoined,
  liveSessionLeft,
  liveSessionNearing,
  liveSessionRevised,
  liveSessionStarted,
} from '../sessions/events.ts';
import { reminderMinutes } from '../sessions/vocabularies.ts';
import { defineKind, type NotificationKind, takenBack } from './kind.ts';

const connections = () => '/mentorship?view=connections';
const connected = () => '/mentorship?view=connections&list=connected';
const ownApplications = () => '/professional?tab=jobs';
const toPost = ({ postId }: { postId: string }) => `/community/post/${postId}`;
const toSession = ({ sessionId }: { sessionId: string }) => `/virtual-bar/${sessionId}`;
const toChallenge = ({ challengeId }: { challengeId: string }) => `/challenges/${challengeId}`;
const removedPost = takenBack(postRemoved, ({ postId }) => postId);
const theOther = (fact: { memberId: string; mentorUserId: string; menteeUserId: string }) =>
  [fact.mentorUserId, fact.menteeUserId].filter((id) => id !== fact.memberId);
const challengeNews = {
  upcoming: 'is coming',
  active: 'has begun',
  voting: 'goes to the vote',
  completed: 'is over',
};

const toModeration = () => '/community/moderation';
const toRecipe = ({ recipeId }: { recipeId: string }) => `/recipes/${recipeId}`;
const deletedRecipe = takenBack(recipeDeleted, ({ recipeId }) => recipeId);

const community = [
  defineKind({
    kind: 'member-followed',
    topic: 'community',
    label: 'Somebody follows you',
    event: memberFollowed,
    audience: ({ followedId }) => [followedId],
    actor: ({ memberId }) => memberId,
    subject: ({ followedId }) => followedId,
    texts: { one: '{name} follows you', many: '{name} and {others} follow you' },
    link: () => '/members/{username}',
    inApp: true,
    takenBackBy: [
      takenBack(
        memberUnfollowed,
        ({ followedId }) => followedId,
        ({ memberId }) => memberId,
      ),
    ],
  }),
  defineKind({
    kind: 'post-liked',
    topic: 'community',
    label: 'Somebody likes your post',
    event: postLiked,
    audience: ({ authorId }) => [authorId],
    actor: ({ memberId }) => memberId,
    subject: ({ postId }) => postId,
    texts: { one: '{name} liked your post', many: '{name} and {others} liked your post' },
    link: toPost,
    inApp: true,
    takenBackBy: [
      takenBack(
        postUnliked,
        ({ postId }) => postId,
        ({ memberId }) => memberId,
      ),
      removedPost,
    ],
  }),
  defineKind({
    kind: 'photo-liked',
    topic: 'community',
    label: 'Somebody likes your photo',
    event: photoLiked,
    audience: ({ authorId }) => [authorId],
    actor: ({ memberId }) => memberId,
    subject: ({ photoId }) => photoId,
    texts: { one: '{name} liked your photo', many: '{name} and {others} liked your photo' },
    link: () => '/social-hub?tab=photos',
    inApp: true,
    takenBackBy: [
      takenBack(
        photoUnliked,
        ({ photoId }) => photoId,
        ({ memberId }) => memberId,
      ),
      takenBack(photoRemoved, ({ photoId }) => photoId),
    ],
  }),
  defineKind({
    kind: 'recipe-saved',
    topic: 'community',
    label: 'Somebody saves a recipe of yours',
    event: recipeSaved,
    audience: ({ authorId }) => [authorId ?? null],
    actor: ({ memberId }) => memberId,
    subject: ({ recipeId }) => recipeId,
    texts: {
      one: '{name} saved your recipe {recipe}',
      many: '{name} and {others} saved your recipe {recipe}',
    },
    words: ({ name }) => ({ recipe: name }),
    link: toRecipe,
    inApp: true,
    takenBackBy: [
      takenBack(
        recipeUnsaved,
        ({ recipeId }) => recipeId,
        ({ memberId }) => memberId,
      ),
      deletedRecipe,
    ],
  }),
  defineKind({
    kind: 'recipe-rated',
    topic: 'community',
    label: 'Somebody rates or reviews a recipe of yours',
    event: recipeRated,
    // A rating that is changed is no news.
    isWanted: ({ first }) => first,
    audience: ({ authorId }) => [authorId ?? null],
    actor: ({ memberId }) => memberId,
    subject: ({ recipeId }) => recipeId,
    texts: {
      one: '{name} {did} your recipe {recipe}',
      many: '{name} and {others} rated your recipe {recipe}',
    },
    words: ({ name, reviewed }) => ({ recipe: name, did: reviewed ? 'reviewed' : 'rated' }),
    link: toRecipe,
    inApp: true,
    takenBackBy: [
      takenBack(
        recipeUnrated,
        ({ recipeId }) => recipeId,
        ({ memberId }) => memberId,
      ),
      deletedRecipe,
    ],
  }),
  defineKind({
    kind: 'comment-replied',
    topic: 'community',
    label: 'Somebody replies to your comment',
    event: commentPublished,
    audience: ({ parentAuthorId }) => [parentAuthorId],
    actor: ({ memberId }) => memberId,
    subject: ({ parentId, postId }) => parentId ?? postId,
    texts: { one: '{name} replied to your comment', many: '{name} and {others} replied to your comment' },
    link: toPost,
    inApp: true,
    takenBackBy: [takenBack(commentRemoved, ({ commentId }) => commentId)],
  }),
  defineKind({
    kind: 'post-commented',
    topic: 'community',
    label: 'Somebody comments on your post',
    event: commentPublished,
    audience: ({ postAuthorId }) => [postAuthorId],
    actor: ({ memberId }) => memberId,
    subject: ({ postId }) => postId,
    texts: { one: '{name} commented on your post', many: '{name} and {others} commented on your post' },
    link: toPost,
    inApp: true,
    takenBackBy: [removedPost],
  }),
  defineKind({
    kind: 'member-mentioned',
    topic: 'community',
    label: 'Somebody mentions you',
    event: memberMentioned,
    audience: ({ memberId }) => [memberId],
    actor: ({ byMemberId }) => byMemberId,
    subject: ({ postId }) => postId,
    texts: { one: '{name} mentioned you', many: '{name} and {others} mentioned you' },
    link: toPost,
    inApp: true,
    takenBackBy: [removedPost],
  }),
  defineKind({
    kind: 'content-released',
    topic: 'community',
    label: 'What you wrote is released after a review',
    event: contentDecided,
    isWanted: ({ outcome }) => outcome === 'released' || outcome === 'restored',
    audience: ({ memberId }) => [memberId],
    subject: ({ contentId }) => contentId,
    texts: { one: 'Your {what} was reviewed and everybody can see it now' },
    words: ({ kind }) => ({ what: kind }),
    link: ({ kind, contentId }) => (kind === 'post' ? toPost({ postId: contentId }) : toModeration()),
    inApp: true,
  }),
  defineKind({
    kind: 'content-removed',
    topic: 'community',
    label: 'What you wrote is removed, or stays removed',
    event: contentDecided,
    isWanted: ({ outcome }) => outcome === 'removed' || outcome === 'upheld',
    audience: ({ memberId }) => [memberId],
    subject: ({ contentId }) => contentId,
    texts: { one: 'Your {what} {outcome}. {reason}' },
    words: ({ kind, outcome, reason }) => ({
      what: kind,
      outcome: outcome === 'removed' ? 'was removed by a moderator' : 'stays removed after your appeal',
      reason: removalReasons[reason ?? 'other'],
    }),
    link: toModeration,
    inApp: true,
  }),
];

const sessions = [
  defineKind({
    kind: 'session-soon',
    topic: 'sessions',
    label: 'A session you have a place in begins soon',
    event: liveSessionNearing,
    audience: 'session',
    actor: ({ hostId }) => hostId,
    subject: ({ sessionId }) => sessionId,
    texts: { one: `{title} begins in ${reminderMinutes} minutes` },
    link: toSession,
    inApp: true,
    mail: ({ sessionId }, { memberId }) => ({ kind: 'session-soon', sessionId, memberId }),
  }),
  defineKind({
    kind: 'session-started',
    topic: 'sessions',
    label: 'A session you have a place in is live',
    event: liveSessionStarted,
    audience: 'session',
    actor: ({ hostId }) => hostId,
    subject: ({ sessionId }) => sessionId,
    texts: { one: '{title} is live' },
    link: toSession,
    inApp: true,
    mail: ({ sessionId }, { memberId }) => ({ kind: 'session-started', sessionId, memberId }),
  }),
  defineKind({
    kind: 'session-moved',
    topic: 'sessions',
    label: 'A session you have a place in has a new time',
    event: liveSessionRevised,
    audience: 'session',
    isWanted: ({ moved }) => moved,
    actor: ({ hostId }) => hostId,
    subject: ({ sessionId }) => sessionId,
    texts: { one: '{title} has a new time' },
    link: toSession,
    inApp: true,
    mail: ({ sessionId }, { memberId }) => ({ kind: 'session-moved', sessionId, memberId }),
  }),
  defineKind({
    kind: 'session-cancelled',
    topic: 'sessions',
    label: 'A session you have a place in is cancelled',
    event: liveSessionCancelled,
    audience: 'session',
    actor: ({ hostId }) => hostId,
    subject: ({ sessionId }) => sessionId,
    texts: { one: '{title} is cancelled' },
    link: toSession,
    inApp: true,
    mail: ({ sessionId }, { memberId }) => ({ kind: 'session-cancelled', sessionId, memberId }),
  }),
  defineKind({
    kind: 'session-wait-over',
    topic: 'sessions',
    label: 'A session you wait for is cancelled',
    event: liveSessionCancelled,
    audience: 'waiting list',
    actor: ({ hostId }) => hostId,
    subject: ({ sessionId }) => sessionId,
    texts: { one: '{title} is cancelled' },
    link: toSession,
    inApp: true,
  }),
  defineKind({
    kind: 'session-moved-up',
    topic: 'sessions',
    label: 'You move up from the waiting list of a session',
    event: liveSessionJoined,
    isWanted: ({ waited }) => waited,
    audience: 'session member',
    actor: ({ hostId }) => hostId,
    subject: ({ sessionId }) => sessionId,
    texts: { one: 'You are off the waiting list and have a place in {title}' },
    link: toSession,
    inApp: true,
  }),
  defineKind({
    kind: 'session-joined',
    topic: 'sessions',
    label: 'Somebody takes a place in your session',
    event: liveSessionJoined,
    audience: ({ hostId }) => [hostId],
    actor: ({ memberId }) => memberId,
    subject: ({ sessionId }) => sessionId,
    texts: {
      one: '{name} has a place in your session',
      many: '{name} and {others} have places in your session',
    },
    link: toSession,
    inApp: true,
    takenBackBy: [
      takenBack(
        liveSessionLeft,
        ({ sessionId }) => sessionId,
        ({ memberId }) => memberId,
      ),
    ],
  }),
];

const mentorship = [
  defineKind({
    kind: 'connection-requested',
    topic: 'mentorship',
    label: 'Somebody asks you for a connection',
    event: connectionRequested,
    audience: ({ requestedOfUserId }) => [requestedOfUserId],
    actor: ({ memberId }) => memberId,
    subject: ({ connectionId }) => connectionId,
    texts: { one: '{name} would like to connect with you' },
    link: connections,
    inApp: true,
    mail: (_, to) => ({ kind: 'connection-requested', ...to }),
    takenBackBy: [takenBack(connectionWithdrawn, ({ connectionId }) => connectionId)],
  }),
  defineKind({
    kind: 'connection-accepted',
    topic: 'mentorship',
    label: 'Somebody accepts your request',
    event: connectionAccepted,
    audience: ({ requestedByUserId }) => [requestedByUserId],
    actor: ({ memberId }) => memberId,
    subject: ({ connectionId }) => connectionId,
    texts: { one: '{name} accepted your request' },
    link: connected,
    inApp: true,
    mail: (_, to) => ({ kind: 'connection-accepted', ...to }),
  }),
  defineKind({
    kind: 'connection-declined',
    topic: 'mentorship',
    label: 'Somebody declines your request',
    event: connectionDeclined,
    audience: ({ requestedByUserId }) => [requestedByUserId],
    actor: ({ memberId }) => memberId,
    subject: ({ connectionId }) => connectionId,
    texts: { one: '{name} declined your request' },
    link: connections,
    inApp: true,
  }),
  defineKind({
    kind: 'connection-ended',
    topic: 'mentorship',
    label: 'Somebody ends your connection',
    event: connectionEnded,
    audience: ({ requestedByUserId, requestedOfUserId }) => [requestedByUserId, requestedOfUserId],
    actor: ({ memberId }) => memberId,
    subject: ({ connectionId }) => connectionId,
    texts: { one: '{name} ended your connection' },
    link: connections,
    inApp: true,
  }),
  defineKind({
    kind: 'booking-made',
    topic: 'mentorship',
    label: 'Somebody books a meeting with you',
    event: bookingMade,
    audience: theOther,
    actor: ({ memberId }) => memberId,
    subject: ({ bookingId }) => bookingId,
    texts: { one: '{name} booked a meeting with you' },
    link: connected,
    inApp: true,
  }),
  defineKind({
    kind: 'booking-moved',
    topic: 'mentorship',
    label: 'A meeting of yours has a new time',
    event: bookingMoved,
    audience: theOther,
    actor: ({ memberId }) => memberId,
    subject: ({ bookingId }) => bookingId,
    texts: { one: '{name} moved your meeting to another time' },
    link: connected,
    inApp: true,
  }),
  defineKind({
    kind: 'booking-cancelled',
    topic: 'mentorship',
    label: 'A meeting of yours is cancelled',
    event: bookingCancelled,
    audience: theOther,
    actor: ({ memberId }) => memberId,
    subject: ({ bookingId }) => bookingId,
    texts: { one: '{name} cancelled your meeting' },
    link: connected,
    inApp: true,
  }),
];

const jobs = [
  defineKind({
    kind: 'application-submitted',
    topic: 'jobs',
    label: 'Somebody applies for a job you posted',
    event: applicationSubmitted,
    audience: ({ posterId }) => [posterId],
    actor: ({ memberId }) => memberId,
    subject: ({ postingId }) => postingId,
    texts: {
      one: '{name} applied for a job you posted',
      many: '{name} and {others} applied for a job you posted',
    },
    link: ({ postingId }) => `/jobs/${postingId}`,
    inApp: true,
    mail: ({ applicationId }, { memberId }) => ({ kind: 'application-submitted', applicationId, memberId }),
    takenBackBy: [
      takenBack(
        applicationWithdrawn,
        ({ postingId }) => postingId,
        ({ memberId }) => memberId,
      ),
    ],
  }),
  defineKind({
    kind: 'application-withdrawn',
    topic: 'jobs',
    label: 'Somebody takes back their application',
    event: applicationWithdrawn,
    audience: ({ posterId }) => [posterId],
    actor: ({ memberId }) => memberId,
    subject: ({ postingId }) => postingId,
    texts: {
      one: '{name} took back their application',
      many: '{name} and {others} took back their applications',
    },
    link: ({ postingId }) => `/jobs/${postingId}`,
    inApp: true,
  }),
  defineKind({
    kind: 'application-sent',
    topic: 'jobs',
    label: 'A receipt when you apply for a job',
    event: applicationSubmitted,
    audience: ({ memberId }) => [memberId],
    subject: ({ applicationId }) => applicationId,
    texts: { one: 'Your application is sent' },
    link: ownApplications,
    inApp: false,
    mail: ({ applicationId }, { memberId }) => ({ kind: 'application-sent', applicationId, memberId }),
  }),
  defineKind({
    kind: 'application-moved',
    topic: 'jobs',
    label: 'The status of your application changes',
    event: applicationMoved,
    audience: ({ memberId }) => [memberId],
    subject: ({ applicationId }) => applicationId,
    texts: { one: 'Your application is now: {status}' },
    words: ({ status }) => ({ status }),
    link: ownApplications,
    inApp: true,
    mail: ({ applicationId, status }, { memberId }) => ({
      ...{ kind: 'application-moved', applicationId, memberId },
      status,
    }),
  }),
  defineKind({
    kind: 'application-dropped',
    topic: 'jobs',
    label: 'A job you applied for is taken down by an admin',
    event: applicationDropped,
    audience: ({ memberId }) => [memberId],
    subject: ({ applicationId }) => applicationId,
    texts: { one: 'A job you applied for was taken down: {job}' },
    words: ({ jobTitle }) => ({ job: jobTitle }),
    link: () => '/jobs',
    inApp: true,
  }),
  defineKind({
    kind: 'posting-lapsed',
    topic: 'jobs',
    label: 'A job you posted closes on its closing date',
    event: postingLapsed,
    audience: ({ posterId }) => [posterId],
    subject: ({ postingId }) => postingId,
    texts: { one: 'A job you posted has closed on its closing date' },
    link: ({ postingId }) => `/jobs/${postingId}`,
    inApp: true,
  }),
  defineKind({
    kind: 'posting-taken-down',
    topic: 'jobs',
    label: 'A job you posted is closed or deleted by an admin',
    event: postingTakenDown,
    audience: ({ posterId }) => [posterId],
    subject: ({ postingId }) => postingId,
    texts: { one: 'A job you posted was {outcome}. {reason}' },
    words: ({ outcome, reason }) => ({ outcome, reason: takeDownReasons[reason] }),
    link: ({ outcome, postingId }) => (outcome === 'closed' ? `/jobs/${postingId}` : '/jobs'),
    inApp: true,
  }),
  defineKind({
    kind: 'job-alert-matched',
    topic: 'jobs',
    label: 'A new job matches one of your alerts',
    event: alertMatched,
    audience: ({ memberId }) => [memberId],
    subject: ({ postingId }) => postingId,
    texts: { one: 'A new job matches your alert' },
    link: ({ postingId }) => `/jobs/${postingId}`,
    inApp: true,
  }),
  defineKind({
    kind: 'job-alert-mailed',
    topic: 'jobs',
    label: 'One email a day for each alert with new jobs',
    event: alertMailed,
    audience: ({ memberId }) => [memberId],
    subject: ({ alertId }) => alertId,
    texts: { one: 'New jobs match your alert' },
    link: () => '/jobs',
    inApp: false,
    mail: ({ alertId, postingIds }, { memberId }) => ({
      ...{ kind: 'job-alert-mailed', alertId, memberId },
      postingIds,
    }),
  }),
];

const progress = [
  defineKind({
    kind: 'level-reached',
    topic: 'progress',
    label: 'You reach a level',
    event: pointsAwarded,
    isWanted: ({ levelReached }) => levelReached,
    audience: ({ memberId }) => [memberId],
    subject: ({ currentLevel }) => currentLevel,
    texts: { one: 'You reached the level {level}' },
    words: ({ currentLevel }) => ({ level: currentLevel }),
    link: () => '/levels-badges',
    inApp: true,
  }),
  defineKind({
    kind: 'achievement-earned',
    topic: 'progress',
    label: 'You reach an achievement',
    event: achievementEarned,
    audience: ({ memberId }) => [memberId],
    subject: ({ key }) => key,
    texts: { one: 'You earned the achievement {achievement}' },
    words: ({ name }) => ({ achievement: name }),
    link: () => '/profile?tab=achievements',
    inApp: true,
  }),
  defineKind({
    kind: 'challenge-won',
    topic: 'progress',
    label: 'You win a challenge',
    event: challengeAdvanced,
    audience: ({ winnerId }) => [winnerId],
    subject: ({ challengeId }) => challengeId,
    texts: { one: 'You won the challenge {title}' },
    words: ({ title }) => ({ title }),
    link: toChallenge,
    inApp: true,
  }),
  defineKind({
    kind: 'challenge-advanced',
    topic: 'progress',
    label: 'A challenge you joined begins, goes to the vote or ends',
    event: challengeAdvanced,
    audience: 'challenge',
    subject: ({ challengeId }) => challengeId,
    texts: { one: 'The challenge {title} {news}' },
    words: ({ title, status }) => ({ title, news: challengeNews[status] }),
    link: toChallenge,
    inApp: true,
  }),
];

/**
 * Every kind of notification there is, declared once: consumers, lists, preferences, previews and mails follow from it.
 * Of several kinds of one event a member gets the first that concerns them. Implements BEYOND-102, VBAR-07.
 */
export const notificationKinds: readonly NotificationKind[] = [
  ...community,
  ...sessions,
  ...mentorship,
  ...jobs,
  ...progress,
];

export const kindNamed = (name: string): NotificationKind | undefined =>
  notificationKinds.find(({ kind }) => kind === name);

const shortNameOf = ({ type, service }: EventDefinition): string =>
  type.slice(service.length + 1).replaceAll('.', '-');

/** What notifications does with the events of other services: one consumer for each of them. */
export const notificationConsumers: readonly { event: EventDefinition; name: string }[] = [
  ...[...new Set(notificationKinds.map(({ event }) => event))].map((event) => ({
    event,
    name: `notify-when-${shortNameOf(event)}`,
  })),
  ...[
    ...new Set(notificationKinds.flatMap(({ takenBackBy = [] }) => takenBackBy.map(({ event }) => event))),
  ].map((event) => ({ event, name: `take-back-when-${shortNameOf(event)}` })),
];

/** What a notification says. `names` are those who did it, the last first; `count` is how many they are. */
export function notificationText(
  { texts }: Pick<NotificationKind, 'texts'>,
  { name, count, words }: { name: string; count: number; words: Record<string, string> },
): string {
  const others = count - 1;
  const all = { ...words, name, others: others === 1 ? '1 other' : `${others} others` };
  const text = others > 0 && texts.many ? texts.many : texts.one;
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => (all as Record<string, string>)[word] ?? whole);
}
