import type { PostSort } from '@barspoon/contracts';
import { afterKeyset, decodeCursor, encodeCursor, type KeysetOrder } from '@barspoon/persistence';
import type { PostRow } from './post.schema.ts';

const newestFirst = [
  ['createdAt', -1],
  ['_id', -1],
] as const;
const counted = { popular: 'likesCount', discussed: 'commentsCount' } as const;

/** Most liked or most commented first, then newest. Implements BEYOND-48. */
const orderOf = (sort: PostSort): KeysetOrder =>
  sort === 'latest' ? newestFirst : [[counted[sort], -1], ...newestFirst];

export const sortingOf = (sort: PostSort): Record<string, 1 | -1> => Object.fromEntries(orderOf(sort));

export const cursorAfter = (sort: PostSort, row: PostRow): string =>
  encodeCursor(orderOf(sort).map(([field]) => row[field as '_id' | 'createdAt' | 'likesCount']));

/** The filter for what comes after a place. @throws InvalidInputError for a cursor of another order */
export const afterCursor = (sort: PostSort, cursor: string): Record<string, unknown> =>
  afterKeyset(
    orderOf(sort),
    sort === 'latest'
      ? decodeCursor(cursor, ['moment', 'string'])
      : decodeCursor(cursor, ['number', 'moment', 'string']),
  );
