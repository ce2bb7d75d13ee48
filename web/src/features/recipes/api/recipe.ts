import { recipeRoutes } from '@barspoon/contracts';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';

/** Implements REC-22. */
export const recipeQuery = (id: string) => routeQuery(recipeRoutes.get, { params: { id } });

/** The gated page of a recipe. Implements NAV-05, CONTRA-16. */
export const featuredRecipeQuery = (id: string) => routeQuery(recipeRoutes.getFeatured, { params: { id } });

/** The newest three featured recipes. Implements FEAT-01. */
export const featuredQuery = () => routeQuery(recipeRoutes.featured, undefined);

/** A page fetched ahead has not been seen; it is when it is shown. */
const whenShown = (): Promise<unknown> =>
  'prerendering' in document && document.prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : Promise.resolve();

/** Counts a view; what becomes of it is the server's business and never the reader's. */
export const countView = (id: string): Promise<unknown> =>
  whenShown()
    .then(() => call(recipeRoutes.view, { params: { id } }))
    .catch(() => undefined);
