import { similarRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

export const similarQuery = (id: string) => routeQuery(similarRoutes.list, { params: { id } });
