import { adminSessionRoutes } from '@barspoon/contracts';
import type { GetListParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';

const failed = 'Failed to load live sessions';

/** Sessions of the virtual bar for react-admin. Implements BEYOND-84. */
export const liveSessionMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) => keysetList(adminSessionRoutes.list, params, failed, cursors),
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    return { data: (await orFail(failed, () => call(adminSessionRoutes.get, { params }))) as never };
  },
});
