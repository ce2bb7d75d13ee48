import {
  activityRoutes,
  barItemRoutes,
  favouriteRoutes,
  matchRoutes,
  memberActivityRoutes,
  memberRoutes,
  membershipRoutes,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from './lib/api/queries.ts';
import { listenToServer } from './lib/realtime.ts';
import { session } from './lib/session/session.ts';

/** What an edited recipe may be seen in. */
const showingRecipes = [
  recipeRoutes.list,
  recipeRoutes.get,
  recipeRoutes.featured,
  recipeRoutes.getFeatured,
  favouriteRoutes.list,
  matchRoutes.list,
  matchRoutes.marks,
];

/** Keeps open pages true: what the server says has changed is asked anew. Implements PROF-20, AUTH-31. */
export function followServer(queryClient: QueryClient): void {
  const refresh = (...routes: { key: string }[]) => {
    for (const route of routes) void queryClient.invalidateQueries({ queryKey: keyOf(route) });
  };
  void listenToServer(
    {
      'recipe.changed': () => refresh(...showingRecipes),
      'points.awarded': () => refresh(activityRoutes.points, activityRoutes.mine, profileRoutes.me),
      'profile.changed': () => refresh(profileRoutes.me),
      'profiles.changed': () => refresh(memberActivityRoutes.activeCount, memberRoutes.get),
      'membership.changed': () => {
        session.refreshAnew().catch(() => {});
        refresh(profileRoutes.me, membershipRoutes.checkSubscription);
      },
      'standing.changed': () => {
        session.refreshAnew().catch(() => {});
        refresh(profileRoutes.me, barItemRoutes.list);
      },
      // The server refuses the refresh and says why, and so the session ends here too.
      'session.ended': () => {
        if (session.state().status === 'member') session.refreshAnew().catch(() => {});
      },
    },
    () => queryClient.invalidateQueries(),
  );
}
