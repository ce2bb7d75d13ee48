import {
  type Bits,
  compareNamePlaces,
  countBits,
  type Direction,
  eachBit,
  type NamePlace,
  nameKey,
} from '@barspoon/collections';
import { type SearchPlace, type SearchQuery, type SearchResult, UnknownPlaceError } from './search-index.ts';

/** Pages of recipes by name, for the console: the page's recipes are picked out of the set, the set is not sorted. */
export class NameOrder {
  readonly #places: (NamePlace | undefined)[] = [];

  add(recipe: number, name: string, id: string): void {
    this.#places[recipe] = [nameKey(name), id];
  }

  remove(recipe: number): void {
    this.#places[recipe] = undefined;
  }

  keyOf(recipe: number): string {
    return this.#places[recipe]?.[0] ?? '';
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
      if (start && sign * compareNamePlaces(place, start) <= 0) return;
      const last = first[limit];
      if (last && sign * compareNamePlaces(place, last) >= 0) return;
      let at = first.length;
      while (at > 0 && sign * compareNamePlaces(place, first[at - 1]!) < 0) at -= 1;
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
