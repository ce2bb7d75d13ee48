import { memberRoutes, type OutputOf, type RatingInput, ratingRoutes } from '@barspoon/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { patchRatings } from '../../../lib/api/patch-ratings.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';

type Summary = OutputOf<typeof ratingRoutes.remove>['summary'];

/** The reader's rating of a recipe; undefined for visitors and until known. Implements RATE-13. */
export function useOwnRating(recipeId: string) {
  const { status } = useSession();
  return useQuery({
    ...routeQuery(ratingRoutes.mine, { params: { id: recipeId } }),
    enabled: status === 'member',
  });
}

/** Implements BEYOND-36. */
export const reviewsQuery = (recipeId: string) =>
  pagedQuery(ratingRoutes.reviews, { params: { id: recipeId }, query: {} });

/** Implements PROF-16. */
export const ownReviewsQuery = () => pagedQuery(ratingRoutes.own, { query: {} });
export const memberReviewsQuery = (username: string) =>
  pagedQuery(memberRoutes.reviews, { params: { username }, query: {} });

function applied(queryClient: QueryClient, recipeId: string, summary: Summary): void {
  patchRatings(queryClient, [{ recipeId, ...summary }]);
  for (const route of [ratingRoutes.reviews, ratingRoutes.own])
    void queryClient.invalidateQueries({ queryKey: keyOf(route) });
}

/** Rates a recipe or changes the rating; the page's average follows at once. Implements RATE-09, RATE-10, BEYOND-35. */
export function useRate(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RatingInput) => call(ratingRoutes.rate, { params: { id: recipeId }, body }),
    onSuccess: ({ rating, summary }) => {
      const { queryKey } = routeQuery(ratingRoutes.mine, { params: { id: recipeId } });
      queryClient.setQueryData(queryKey, { rating });
      applied(queryClient, recipeId, summary);
    },
  });
}

export function useRemoveRating(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(ratingRoutes.remove, { params: { id: recipeId } }),
    onSuccess: ({ summary }) => {
      const { queryKey } = routeQuery(ratingRoutes.mine, { params: { id: recipeId } });
      queryClient.setQueryData(queryKey, { rating: null });
      applied(queryClient, recipeId, summary);
    },
  });
}
