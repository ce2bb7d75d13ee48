import { adminOwnImportRoutes } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import type { CursorBook } from '../data/cursor-book.ts';
import { keysetList } from '../data/keyset-list.ts';

/** Members' imports for react-admin. */
export const ownImportMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminOwnImportRoutes.list, params, 'Failed to load imports', cursors),
});
