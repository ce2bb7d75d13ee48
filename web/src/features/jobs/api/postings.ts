import {
  type ApplicationStatus,
  applicationRoutes,
  postingFitRoutes,
  postingRoutes,
  savedPostingRoutes,
} from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import type { JobsSearch } from '../jobs-search.ts';

export function postingsQuery({ q, location, type, level, view }: JobsSearch) {
  if (view === 'mine') return pagedQuery(postingRoutes.mine, { query: {} });
  if (view === 'saved') return pagedQuery(savedPostingRoutes.list, { query: {} });
  const query = { q, workLocation: location, jobType: type, experienceLevel: level };
  return pagedQuery(postingRoutes.list, { query });
}

export const postingCountsQuery = ({ q, location, type, level }: JobsSearch) =>
  routeQuery(postingRoutes.counts, {
    query: { q, workLocation: location, jobType: type, experienceLevel: level },
  });

export const postingQuery = (id: string) => routeQuery(postingRoutes.get, { params: { id } });

export const postingFitQuery = (id: string) => routeQuery(postingFitRoutes.get, { params: { id } });

export const ownApplicationsQuery = () => pagedQuery(applicationRoutes.mine, { query: {} });

export const receivedQuery = (id: string, status: ApplicationStatus) =>
  pagedQuery(applicationRoutes.received, { params: { id }, query: { status } });
