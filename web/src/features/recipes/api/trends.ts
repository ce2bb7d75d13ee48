import { type TrendWindow, trendRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

/** Implements DISC-05, BEYOND-33. */
export const trendsQuery = (window: TrendWindow) => routeQuery(trendRoutes.list, { query: { window } });
