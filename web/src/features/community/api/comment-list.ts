import { commentRoutes, moderationRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

/** Comments of a post, oldest first, each followed by its replies. */
export const commentsQuery = (postId: string) =>
  pagedQuery(commentRoutes.list, { params: { id: postId }, query: {} });

/** The reader's own that wait for a moderator. */
export const heldCommentsQuery = (postId: string) =>
  routeQuery(moderationRoutes.heldComments, { params: { id: postId } });
