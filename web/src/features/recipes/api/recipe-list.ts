import { browseCategories, type RecipeCategory, recipeRoutes } from '@barspoon/contracts';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { oneOfAnyCase, pageCount, text } from '../../../lib/search-params.ts';

/** What the address of `/recipes` says. */
export interface RecipeSearch {
  q?: string | undefined;
  category?: RecipeCategory | undefined;
  /** How many pages are shown. */
  page?: number | undefined;
}

export const readRecipeSearch = (raw: Record<string, unknown>): RecipeSearch => ({
  q: text(raw.q),
  category: oneOfAnyCase(browseCategories, raw.category),
  page: pageCount(raw.page),
});

/** Implements REC-03 to REC-06. */
export const recipeListQuery = ({ q, category }: RecipeSearch) =>
  pagedQuery(recipeRoutes.list, { query: { q, category } });
