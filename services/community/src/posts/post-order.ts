import type { PostSort } from '@barspoon/contracts';
import { type ListOrder, newestFirst } from '@barspoon/persistence';
import type { PostRow } from './post.schema.ts';

/** Most liked or most commented first, then newest. Implements BEYOND-48. */
export const postOrders: Record<PostSort, ListOrder<PostRow>> = {
  latest: newestFirst,
  popular: [['likesCount', -1, 'number'], ...newestFirst],
  discussed: [['commentsCount', -1, 'number'], ...newestFirst],
};
