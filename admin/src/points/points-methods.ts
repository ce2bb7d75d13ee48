import { adminLedgerRoutes } from '@barspoon/contracts';
import type { GetListParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';

const failed = 'Failed to load the points ledger';

/** Where a member stands, for react-admin. */
export const pointsMethods = {
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    return {
      data: { id, ...(await orFail(failed, () => call(adminLedgerRoutes.standing, { params }))) } as never,
    };
  },
};

/** The entries of the ledger of the member that the filter names. */
export const ledgerMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminLedgerRoutes.list, params, failed, cursors, { id: String(params.filter?.memberId) }),
});
