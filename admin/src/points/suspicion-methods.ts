import { adminSuspicionRoutes } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import type { CursorBook } from '../data/cursor-book.ts';
import { keysetList } from '../data/keyset-list.ts';

/** Suspicious gains for react-admin. */
export const suspicionMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminSuspicionRoutes.list, params, 'Failed to load suspicious gains', cursors),
});
