import {
  adminMentorshipRoutes,
  type ConnectionList,
  type ConnectionStatus,
  connectionRoutes,
} from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

export const connectionsQuery = (list: ConnectionList) =>
  pagedQuery(connectionRoutes.mine, { query: { list } });

export const overviewQuery = () => routeQuery(adminMentorshipRoutes.overview, undefined);

export const allConnectionsQuery = (status: ConnectionStatus | undefined) =>
  pagedQuery(adminMentorshipRoutes.connections, { query: { status } });

export const allProfilesQuery = (q: string | undefined) =>
  pagedQuery(adminMentorshipRoutes.profiles, { query: { q } });
