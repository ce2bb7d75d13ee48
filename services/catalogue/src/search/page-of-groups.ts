import {
  type AgeOrder,
  type Bits,
  countBits,
  type Direction,
  intersectInto,
  type Moment,
} from '@barspoon/collections';
import { type SearchPlace, type SearchQuery, type SearchResult, UnknownPlaceError } from './search-index.ts';

/** Recipes that stand together in a result; groups share none. */
export interface Group {
  key: string | number;
  /** Perhaps with recipes that were not found. */
  recipes: Bits;
}

/**
 * A page of groups one after the other, each by age.
 * @param found what the groups are looked for in; every recipe of it is in one of them
 * @param scratch a set as long as `found`
 */
export function pageOfGroups(
  groups: readonly Group[],
  found: Bits,
  direction: Direction,
  order: AgeOrder,
  { limit, after }: Pick<SearchQuery, 'limit' | 'after'>,
  scratch: Bits,
): SearchResult {
  const place = after && readPlace(after, groups);
  const taken: { key: string | number; recipe: number }[] = [];
  for (const { key, recipes } of groups.slice(place?.from ?? 0)) {
    const wanted = limit + 1 - taken.length;
    if (wanted === 0) break;
    const moment = key === place?.key ? place.moment : undefined;
    intersectInto(scratch, found, recipes);
    for (const recipe of order.take(scratch, direction, wanted, moment)) taken.push({ key, recipe });
  }
  const page = taken.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ recipe }) => order.idOf(recipe)),
    total: countBits(found),
    next: last && taken.length > limit ? [last.key, ...order.momentOf(last.recipe)] : null,
  };
}

function readPlace(after: SearchPlace, groups: readonly Group[]) {
  const [key, createdAt, id] = after;
  const from = groups.findIndex((group) => group.key === key);
  if (from < 0 || after.length !== 3 || typeof createdAt !== 'number' || typeof id !== 'string') {
    throw new UnknownPlaceError('not a place in this order');
  }
  const moment: Moment = [createdAt, id];
  return { key, from, moment };
}
