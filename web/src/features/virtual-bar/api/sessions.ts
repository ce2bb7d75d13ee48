import { liveSessionRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

export const sessionsQuery = () => pagedQuery(liveSessionRoutes.list, { query: {} });

/** The sessions of a month, which begins and ends in the reader's zone. */
export const monthQuery = (from: Date, to: Date) =>
  pagedQuery(liveSessionRoutes.list, {
    query: { from: from.toISOString(), to: to.toISOString(), limit: 100 },
  });

export const sessionQuery = (id: string) => routeQuery(liveSessionRoutes.get, { params: { id } });

export const joinedQuery = () => routeQuery(liveSessionRoutes.joined, undefined);

export const settingsQuery = (id: string) => routeQuery(liveSessionRoutes.settings, { params: { id } });
