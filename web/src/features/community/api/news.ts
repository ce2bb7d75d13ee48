import { newsRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

export const newsQuery = routeQuery(newsRoutes.list, undefined);
