import type { RealtimeData } from '@barspoon/contracts';
import type { QueryClient } from '@tanstack/react-query';

export type NewRatings = RealtimeData<'ratings.changed'>['recipes'];

interface Rated {
  id: string;
  rating: { average: number | null; count: number };
}
const isRated = (value: object): value is Rated =>
  'id' in value &&
  'rating' in value &&
  typeof value.rating === 'object' &&
  value.rating !== null &&
  'count' in value.rating;

/** The data with new figures for the given recipes, or the same object if it contains none of them. */
export function withRatings<T>(data: T, figures: ReadonlyMap<string, Rated['rating']>): T {
  if (Array.isArray(data)) {
    const next = data.map((one) => withRatings(one, figures));
    return next.some((one, at) => one !== data[at]) ? (next as T) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if (isRated(data)) {
    const rating = figures.get(data.id);
    return rating ? { ...data, rating } : data;
  }
  const changed = Object.entries(data).flatMap(([key, value]) => {
    const next = withRatings(value, figures);
    return next === value ? [] : [[key, next] as const];
  });
  return changed.length > 0 ? { ...data, ...Object.fromEntries(changed) } : data;
}

/** Updates the figures of recipes wherever they are shown, without a request. Implements BEYOND-35. */
export function patchRatings(queryClient: QueryClient, recipes: NewRatings): void {
  const figures = new Map(recipes.map(({ recipeId, ...rating }) => [recipeId, rating]));
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state;
    const next = withRatings(data, figures);
    // Only the figures change: the time of the next refetch stays the same.
    if (next !== data)
      queryClient.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  }
}
