import { adminMemberRoutes } from '@barspoon/contracts';
import type { GetListParams, GetManyParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { inTurn } from '../data/in-turn.ts';
import { keysetList } from '../data/keyset-list.ts';
import { userTexts } from '../texts/users.ts';

const { failures } = userTexts;

const one = (id: unknown) => call(adminMemberRoutes.get, { params: { id: String(id) } });

/** Members for react-admin; what is done with them goes its own ways. Implements ADM-USERS-04, ADM-USERS-08. */
export const memberMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminMemberRoutes.list, params, failures.load, cursors),
  getOne: async (_: string, { id }: GetOneParams) => ({
    data: (await orFail(failures.load, () => one(id))) as never,
  }),
  getMany: async (_: string, { ids }: GetManyParams) => ({
    data: (await orFail(failures.load, () => inTurn(ids, one))) as never,
  }),
});

/** Where a member is signed in: a list that is always read whole. */
export const memberSessions = {
  async getList(_: string, { filter }: GetListParams) {
    const params = { id: String(filter?.memberId) };
    const { items } = await orFail(failures.loadSessions, () => call(adminMemberRoutes.sessions, { params }));
    return { data: items as never, total: items.length };
  },
};
