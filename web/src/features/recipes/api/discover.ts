import { difficulties, type recipeFilters, recipeRoutes } from '@barspoon/contracts';
import type { z } from 'zod';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { oneOf, pageCount, text } from '../../../lib/search-params.ts';

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
/** Minutes to choose from. Implements BEYOND-32. */
export const timeLimits = [5, 10, 20] as const;

type Filters = { [K in Exclude<keyof typeof recipeFilters, 'scope'>]?: z.output<(typeof recipeFilters)[K]> };

/** What the address of the Search tab says. */
export interface DiscoverSearch extends Filters {
  page?: number | undefined;
}

export const readDiscoverSearch = (raw: Record<string, unknown>): DiscoverSearch => ({
  q: text(raw.q),
  category: oneOf(discoverCategories, raw.category),
  difficulty: oneOf(difficulties, raw.difficulty),
  type: oneOf(types, raw.type),
  maxMinutes: timeLimits.find((minutes) => minutes === Number(raw.maxMinutes)),
  page: pageCount(raw.page),
});

/** Whether anything is asked for. Implements DISC-15. */
export const isSearching = ({ page: _, ...filters }: DiscoverSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** Implements DISC-11 to DISC-14. */
export const discoverQuery = ({ page: _, ...filters }: DiscoverSearch) =>
  pagedQuery(recipeRoutes.list, { query: { scope: 'discover', ...filters } });
