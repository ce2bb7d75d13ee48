import { type OutputOf, postRoutes } from '@barspoon/contracts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import type { CommunitySearch } from './community-search.ts';

export type PostPage = OutputOf<typeof postRoutes.list>;

/** Reading on is up to the reader: a list never moves by itself under what they read. */
const steady = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export function postsQuery({ tab, sort, q, tag }: CommunitySearch) {
  const query = { sort, q, tag };
  if (tab === 'my-posts') return { ...pagedQuery(postRoutes.mine, { query }), ...steady };
  if (tab === 'following') return { ...pagedQuery(postRoutes.followed, { query }), ...steady };
  return { ...pagedQuery(postRoutes.list, { query: { ...query, tab } }), ...steady };
}

export const postQuery = (id: string) => routeQuery(postRoutes.get, { params: { id } });

/** Every list of posts. */
export const listKeys = [postRoutes.list, postRoutes.mine, postRoutes.followed].map((route) => [
  ...keyOf(route),
  'pages',
]);
