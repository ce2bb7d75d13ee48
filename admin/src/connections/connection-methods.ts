import { adminMentorshipRoutes } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import type { CursorBook } from '../data/cursor-book.ts';
import { keysetList } from '../data/keyset-list.ts';

/** Mentorship connections for react-admin, to be read only. */
export const connectionMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminMentorshipRoutes.connections, params, 'Failed to load mentorship data', cursors),
});
