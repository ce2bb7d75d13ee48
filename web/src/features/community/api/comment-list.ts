import { commentRoutes } from '@barspoon/contracts';
import { pagedQuery } from '../../../lib/api/queries.ts';

/** Comments of a post, oldest first, each followed by its replies. */
export const commentsQuery = (postId: string) =>
  pagedQuery(commentRoutes.list, { params: { id: postId }, query: {} });
