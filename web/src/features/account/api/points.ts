import { activityRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

export const pointsQuery = () => routeQuery(activityRoutes.points, undefined);

/** The newest twenty. Implements PROF-07. */
export const activitiesQuery = () => routeQuery(activityRoutes.mine, { query: {} });
