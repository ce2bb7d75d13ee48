import { type Bits, countBits, eachBit } from './bits.ts';
import { sortKey } from './fold.ts';
import type { Direction } from './recipe-order.ts';
import { type SearchPlace, type SearchQuery, type SearchResult, UnknownPlaceError } from './search-index.ts';

type NamePlace = readonly [key: string, id: string];

const compare = (a: NamePlace, b: NamePlace): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;

/** Pages of recipes by name, for the console: the page's recipes are picked out of the set, the set is not sorted. */
export class NameOrder {
  readonly #places: (NamePlace | undefined)[] = [];

  add(recipe: number, name: string, id: string): void {
    this.#places[recipe] = [sortKey(name), id];
  }

  remove(recipe: number): void {
    this.#places[recipe] = undefined;
  }

  page(
    set: Bits,
    direction: Direction,
    { limit, after }: Pick<SearchQuery, 'limit' | 'after'>,
  ): SearchResult {
    const sign = direction === 'asc' ? 1 : -1;
    const start = after && readPlace(after);
    const first: NamePlace[] = [];
    eachBit(set, (recipe) => {
      const place = this.#places[recipe]!;
      if (start && sign * compare(place, start) <= 0) return;
      const last = first[limit];
      if (last && sign * compare(place, last) >= 0) return;
      let at = first.length;
      while (at > 0 && sign * compare(place, first[at - 1]!) < 0) at -= 1;
      first.splice(at, 0, place);
      first.length = Math.min(first.length, limit + 1);
    });
    const page = first.slice(0, limit);
    const last = page.at(-1);
    return {
      ids: page.map(([, id]) => id),
      total: countBits(set),
      next: last && first.length > limit ? [...last] : null,
    };
  }
}

function readPlace(after: SearchPlace): NamePlace {
  const [key, id] = after;
  if (after.length !== 2 || typeof key !== 'string' || typeof id !== 'string') {
    throw new UnknownPlaceError('not a place in this order');
  }
  return [key, id];
}
