import { browseCategories, recipeRoutes } from '@barspoon/contracts';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { addressReader, oneOfAnyCase, pageCount, text } from '../../../lib/search-params.ts';

/** What the address of `/recipes` says. */
export type RecipeSearch = ReturnType<typeof readRecipeSearch>;

export const readRecipeSearch = addressReader((raw) => ({
  q: text(raw.q),
  category: oneOfAnyCase(browseCategories, raw.category),
  // How many pages are shown.
  page: pageCount(raw.page),
}));

/** Implements REC-03 to REC-06. */
export const recipeListQuery = ({ q, category }: RecipeSearch) =>
  pagedQuery(recipeRoutes.list, { query: { q, category } });
