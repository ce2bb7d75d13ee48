import { type AgeOrder, type Bits, countBits, type Direction, type Moment } from '@barspoon/collections';
import { type SearchPlace, type SearchQuery, type SearchResult, UnknownPlaceError } from './search-index.ts';

/** Recipes that stand together in a result; groups share none. */
export interface Group {
  key: string | number;
  set: Bits;
}

/** A page of groups one after the other, each by age. */
export function pageOfGroups(
  groups: readonly Group[],
  direction: Direction,
  order: AgeOrder,
  { limit, after }: Pick<SearchQuery, 'limit' | 'after'>,
): SearchResult {
  const place = after && readPlace(after, groups);
  const taken: { key: string | number; recipe: number }[] = [];
  for (const { key, set } of groups.slice(place?.from ?? 0)) {
    const moment = key === place?.key ? place.moment : undefined;
    const wanted = limit + 1 - taken.length;
    for (const recipe of order.take(set, direction, wanted, moment)) taken.push({ key, recipe });
  }
  const page = taken.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ recipe }) => order.idOf(recipe)),
    total: groups.reduce((sum, { set }) => sum + countBits(set), 0),
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
