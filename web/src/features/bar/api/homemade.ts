import { preparationRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

export const preparationsQuery = (id: string) => routeQuery(preparationRoutes.list, { params: { id } });

export const batchCostQuery = (id: string, ml: number) =>
  routeQuery(preparationRoutes.cost, { params: { id }, query: { ml } });
