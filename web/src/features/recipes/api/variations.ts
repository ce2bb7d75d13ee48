import { variationRoutes } from '@barspoon/contracts';
import { pagedQuery } from '../../../lib/api/queries.ts';

export const variationsQuery = (id: string) =>
  pagedQuery(variationRoutes.list, { params: { id }, query: {} });
