import { type FacetQuery, type SearchPlace, type SearchSort, UnknownPlaceError } from '../search-index.ts';
import { fromCharacters, toCharacters } from './code-units.ts';
import { ranks } from './queries.ts';

type Values = readonly (string | number)[];

/** An order of results: how OpenSearch sorts by it, and how its sort values and a place in it become each other. */
export interface Order {
  sort: Record<string, 'asc' | 'desc'>[];
  placeOf(values: Values): SearchPlace;
  /** @throws UnknownPlaceError */
  valuesOf(place: SearchPlace): (string | number)[];
}

const unknownPlace = () => new UnknownPlaceError('not a place in this order');
const newest = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/** Groups one after the other, each by age. Its places begin with the group's key. */
function grouped<K extends string | number>(
  first: Order['sort'],
  {
    age = newest,
    keyOf,
    valueFor,
  }: {
    age?: readonly Order['sort'][number][];
    keyOf: (value: K) => K;
    valueFor: (key: unknown) => K | undefined;
  },
): Order {
  return {
    sort: [...first, ...age],
    placeOf: ([value, ...moment]) => [keyOf(value as K), ...moment],
    valuesOf: ([key, createdAt, id, ...more]) => {
      const value = valueFor(key);
      if (value === undefined || typeof createdAt !== 'number' || typeof id !== 'string' || more.length > 0)
        throw unknownPlace();
      return [value, createdAt, id];
    },
  };
}

const aNumber = (key: unknown): number | undefined => (typeof key === 'number' ? key : undefined);

const byRank = grouped<number>([{ _score: 'desc' }], {
  keyOf: (score) => ranks - score,
  valueFor: (rank) => {
    const isRank = typeof rank === 'number' && Number.isInteger(rank) && rank >= 0 && rank < ranks;
    return isRank ? ranks - rank : undefined;
  },
});

const byRating = grouped<number>([{ rating: 'desc' }], {
  // A place says it the other way round: the best first.
  keyOf: (tenths) => 0 - tenths,
  valueFor: (key) => (typeof key === 'number' ? 0 - key : undefined),
});

const byMinutes = grouped<number>([{ minutes: 'asc' }], { keyOf: (minutes) => minutes, valueFor: aNumber });

const byCategory = (order: 'asc' | 'desc') =>
  grouped<string>([{ category: order }], {
    keyOf: fromCharacters,
    valueFor: (key) => (typeof key === 'string' ? toCharacters(key) : undefined),
  });

/** One group, whose key is 0. */
const byAge = (order: 'asc' | 'desc'): Order => ({
  sort: [{ createdAt: order }, { id: order }],
  placeOf: (moment) => [0, ...moment],
  valuesOf: ([key, createdAt, id, ...more]) => {
    if (key !== 0 || typeof createdAt !== 'number' || typeof id !== 'string' || more.length > 0)
      throw unknownPlace();
    return [createdAt, id];
  },
});

const byName = (order: 'asc' | 'desc'): Order => ({
  sort: [{ nameKey: order }, { id: order }],
  placeOf: ([key, id]) => [fromCharacters(String(key)), String(id)],
  valuesOf: ([key, id, ...more]) => {
    if (typeof key !== 'string' || typeof id !== 'string' || more.length > 0) throw unknownPlace();
    return [toCharacters(key), id];
  },
});

export function orderOf(sort: SearchSort, hasTerm: boolean): Order {
  switch (sort.by) {
    case 'best':
      return hasTerm ? byRank : byAge('desc');
    case 'createdAt':
      return byAge(sort.order);
    case 'category':
      return byCategory(sort.order);
    case 'name':
      return byName(sort.order);
  }
}

export function facetOrderOf(sort: FacetQuery['sort'], hasTerm: boolean): Order {
  switch (sort) {
    case 'best':
      return orderOf({ by: 'best' }, hasTerm);
    case 'newest':
      return byAge('desc');
    case 'name':
      return byName('asc');
    case 'rating':
      return byRating;
    case 'quickest':
      return byMinutes;
  }
}
