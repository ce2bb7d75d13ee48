import { mentorRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import type { MentorshipSearch } from '../mentorship-search.ts';

export const mentorsQuery = ({ q, type, specialization, experience }: MentorshipSearch) =>
  pagedQuery(mentorRoutes.list, { query: { q, type, specialization, experience } });

export const mentorQuery = (id: string) => routeQuery(mentorRoutes.get, { params: { id } });

export const ownMentorProfileQuery = () => routeQuery(mentorRoutes.mine, undefined);
