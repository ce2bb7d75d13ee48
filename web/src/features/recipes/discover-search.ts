import {
  allergens,
  type DiscoverSort,
  difficulties,
  discoverSorts,
  type FacetName,
  facetNames,
  glasses,
  methods,
  minuteLimits,
  ratingLimits,
  recipeCategories,
  strengths,
} from '@barspoon/contracts';
import { flag, oneOf, oneOfAnyCase, pageCount, text } from '../../lib/search-params.ts';

/** Implements DISC-09. */
export const discoverCategories = [
  'Classic',
  'Tropical',
  'Whiskey',
  'Gin',
  'Vodka',
  'Rum',
  'Tequila',
  'Mocktail',
] as const;
export const types = ['alcoholic', 'non-alcoholic'] as const;

/** Filters of several values: comma separated in the address. */
export const listFilters = [...facetNames, 'free', 'without'] as const;
export type ListFilter = FacetName | 'free' | 'without';

const known: Record<ListFilter, readonly string[] | undefined> = {
  category: recipeCategories,
  glass: glasses,
  method: methods,
  difficulty: difficulties,
  strength: strengths,
  type: types,
  maxMinutes: minuteLimits.map(String),
  rating: ratingLimits,
  free: allergens,
  // Slugs of the vocabulary, which only the server knows.
  spirit: undefined,
  without: undefined,
};
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the address of the Search tab says. */
export interface DiscoverSearch extends Partial<Record<ListFilter, string | undefined>> {
  q?: string | undefined;
  makeable?: true | undefined;
  sort?: Exclude<DiscoverSort, 'best'> | undefined;
  page?: number | undefined;
}

export const valuesOf = (search: DiscoverSearch, filter: ListFilter): string[] =>
  search[filter]?.split(',') ?? [];

function readList(filter: ListFilter, raw: unknown): string | undefined {
  const values = typeof raw === 'string' || typeof raw === 'number' ? String(raw).split(',') : [];
  const choices = known[filter];
  const good = values.flatMap((value) =>
    choices ? (oneOfAnyCase(choices, value) ?? []) : slug.test(value) ? value : [],
  );
  return good.length > 0 ? [...new Set(good)].slice(0, 10).join(',') : undefined;
}

export function readDiscoverSearch(raw: Record<string, unknown>): DiscoverSearch {
  const lists = Object.fromEntries(listFilters.map((filter) => [filter, readList(filter, raw[filter])]));
  const sort = oneOf(discoverSorts, raw.sort);
  return {
    q: text(raw.q),
    ...lists,
    makeable: flag(raw.makeable),
    sort: sort === 'best' ? undefined : sort,
    page: pageCount(raw.page),
  };
}

/** Whether anything is asked for. Implements DISC-15. */
export const isSearching = ({ page: _, sort: __, ...filters }: DiscoverSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** How many filters are set, the text aside. */
export const filtersSet = (search: DiscoverSearch): number =>
  listFilters.reduce((count, filter) => count + valuesOf(search, filter).length, search.makeable ? 1 : 0);
