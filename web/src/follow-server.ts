import {
  achievementRoutes,
  activityRoutes,
  applicationRoutes,
  barItemRoutes,
  bookingRoutes,
  connectionRoutes,
  distanceRoutes,
  favoriteRoutes,
  followRoutes,
  ingredientRoutes,
  leaderboardRoutes,
  liveSessionRoutes,
  matchRoutes,
  memberActivityRoutes,
  memberRoutes,
  membershipRoutes,
  mentorRoutes,
  messageRoutes,
  notificationRoutes,
  ownRecipeRoutes,
  profileRoutes,
  purchaseRoutes,
  recipeRoutes,
  shoppingRoutes,
  socialRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { noteSessionsOver } from './lib/api/note-sessions-over.ts';
import { patchRatings } from './lib/api/patch-ratings.ts';
import { keyOf, mayChange } from './lib/api/queries.ts';
import { postNews } from './lib/post-news.ts';
import { listenToServer } from './lib/realtime.ts';
import { session } from './lib/session/session.ts';

/** The queries that may show an edited recipe. */
const showingRecipes = [
  ownRecipeRoutes.get,
  ownRecipeRoutes.list,
  recipeRoutes.list,
  recipeRoutes.get,
  recipeRoutes.featured,
  recipeRoutes.getFeatured,
  favoriteRoutes.list,
  matchRoutes.list,
  matchRoutes.marks,
  // Of the recipe it is based on.
  variationRoutes.list,
];

/** The texts are loaded when they are first needed. */
const moments = () => import('./features/achievements/moments.ts');

const rooms = () => import('./features/virtual-bar/api/room-news.ts');

/** Keeps open pages true: what the server says has changed is refetched. Implements PROF-20, AUTH-31. */
export function followServer(queryClient: QueryClient): void {
  const refresh = (...routes: { key: string }[]) => {
    for (const route of routes) void queryClient.invalidateQueries({ queryKey: keyOf(route) });
  };
  // What was refused stays: what stands instead of it would be taken away and drawn anew.
  const refreshAll = () => queryClient.invalidateQueries({ predicate: mayChange });
  void listenToServer(
    {
      // Also of others: whoever reads a private one keeps what they have opened on it.
      'recipe.changed': () => {
        for (const route of showingRecipes)
          void queryClient.invalidateQueries({ queryKey: keyOf(route), predicate: mayChange });
      },
      'vocabulary.changed': () =>
        refresh(
          ingredientRoutes.substitutes,
          matchRoutes.list,
          matchRoutes.marks,
          matchRoutes.nextBottles,
          purchaseRoutes.best,
        ),
      'ratings.changed': ({ recipes }) => patchRatings(queryClient, recipes),
      'points.awarded': ({ levelReached, currentLevel, totalPoints }) => {
        refresh(activityRoutes.points, activityRoutes.mine, profileRoutes.me);
        refresh(leaderboardRoutes.get, leaderboardRoutes.mine);
        if (levelReached) void moments().then(({ tellOfLevel }) => tellOfLevel(currentLevel, totalPoints));
      },
      'points.corrected': () => {
        refresh(activityRoutes.points, activityRoutes.mine, profileRoutes.me);
        refresh(leaderboardRoutes.get, leaderboardRoutes.mine);
      },
      'achievement.earned': (achievement) => {
        refresh(achievementRoutes.mine);
        void moments().then(({ tellOfAchievement }) => tellOfAchievement(achievement));
      },
      // Most pages show something that follows from a bar.
      'bars.changed': refreshAll,
      'shopping.changed': () => refresh(shoppingRoutes.list),
      'profile.changed': () => refresh(profileRoutes.me),
      'profiles.changed': () => refresh(memberActivityRoutes.activeCount, memberRoutes.get),
      'posts.changed': (changes) => postNews.announce(changes),
      'live-sessions.changed': (changes) => {
        noteSessionsOver(queryClient, changes);
        refresh(...Object.values(liveSessionRoutes));
      },
      'room.messages': ({ sessionId, messages }) =>
        void rooms().then(({ addMessages }) =>
          addMessages(queryClient, sessionId, messages, { isForAll: true }),
        ),
      'room.own-reaction': (own) =>
        void rooms().then(({ noteOwnReaction }) => noteOwnReaction(queryClient, own)),
      'room.mix-along': ({ sessionId, ...state }) =>
        void rooms().then(({ noteMixAlong }) => noteMixAlong(queryClient, sessionId, state)),
      'room.changed': ({ sessionId }) =>
        void rooms().then(({ refreshRoom }) => refreshRoom(queryClient, sessionId)),
      'room.banned': (ban) => void rooms().then(({ noteBan }) => noteBan(queryClient, ban)),
      'room.presence': ({ sessionId }) =>
        void rooms().then(({ refreshParticipants }) => refreshParticipants(queryClient, sessionId)),
      'membership.changed': () => {
        session.refreshAgain().catch(() => {});
        refresh(profileRoutes.me, membershipRoutes.checkSubscription);
      },
      'notifications.changed': () => {
        refresh(notificationRoutes.list, notificationRoutes.unread);
        // A change of an application's status arrives as a notification on the other side.
        refresh(applicationRoutes.mine, applicationRoutes.received);
      },
      'distances.changed': () =>
        refresh(
          ...Object.values(distanceRoutes),
          ...Object.values(followRoutes).filter(({ key }) => key !== followRoutes.suggested.key),
          socialRoutes.feed,
          socialRoutes.stats,
        ),
      'messages.changed': () => refresh(...Object.values(messageRoutes)),
      'connections.changed': () =>
        refresh(
          messageRoutes.thread,
          bookingRoutes.mine,
          bookingRoutes.slots,
          connectionRoutes.mine,
          mentorRoutes.list,
          mentorRoutes.get,
        ),
      'standing.changed': () => {
        session.refreshAgain().catch(() => {});
        refresh(profileRoutes.me, barItemRoutes.list);
      },
      // The server refuses the refresh with a reason, so the session ends here too.
      'session.ended': () => {
        if (session.state().status === 'member') session.refreshAgain().catch(() => {});
      },
    },
    refreshAll,
  );
}
