import { adminContactRoutes } from '@barspoon/contracts';
import type { GetListParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';

const failed = "The contact messages couldn't be loaded";

/** Messages of the contact form for react-admin. Implements BEYOND-56. */
export const contactMessageMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) => keysetList(adminContactRoutes.list, params, failed, cursors),
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    return { data: (await orFail(failed, () => call(adminContactRoutes.get, { params }))) as never };
  },
});
