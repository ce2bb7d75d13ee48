import { adminRatingRoutes } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import type { CursorBook } from '../data/cursor-book.ts';
import { keysetList } from '../data/keyset-list.ts';

/** Ratings for react-admin. */
export const ratingMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminRatingRoutes.list, params, 'Failed to load ratings', cursors),
});
