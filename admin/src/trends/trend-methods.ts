import { adminTrendRoutes, trendWindows } from '@barspoon/contracts';
import type { GetListParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

const failed = "The trends couldn't be loaded";

/** Popularity for react-admin: 24 recipes of a window, all on one page. */
export const trendMethods = {
  async getList(_: string, { filter }: GetListParams) {
    const window = trendWindows.find((one) => one === filter?.window) ?? 'week';
    const { items } = await orFail(failed, () => call(adminTrendRoutes.list, { query: { window } }));
    return { data: items as never, total: items.length };
  },
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    return { data: (await orFail(failed, () => call(adminTrendRoutes.get, { params }))) as never };
  },
};
