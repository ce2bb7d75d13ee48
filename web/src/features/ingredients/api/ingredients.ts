import { type DrinkFamily, ingredientPageRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

export const treeQuery = () => routeQuery(ingredientPageRoutes.tree, undefined);

export const ingredientQuery = (id: string) => routeQuery(ingredientPageRoutes.get, { params: { id } });

export const drinksQuery = (id: string, family?: DrinkFamily) =>
  pagedQuery(ingredientPageRoutes.recipes, { params: { id }, query: { family } });
