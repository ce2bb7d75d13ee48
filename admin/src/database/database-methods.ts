import { tableNames, tableRoutesOf, tableServices } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

/** The tables of one service or of all for react-admin, in the order of the contracts, all on one page. */
export const databaseMethods = {
  async getList(_: string, { filter }: GetListParams) {
    const asked = tableServices.filter((service) => !filter?.service || service === filter.service);
    const answers = await orFail('Failed to fetch database stats', () =>
      Promise.all(asked.map((service) => call(tableRoutesOf(service).statistics, {}))),
    );
    const q = String(filter?.q ?? '')
      .trim()
      .toLowerCase();
    const items = answers
      .flatMap(({ items }) => items)
      .filter(({ table }) => table.includes(q))
      .map((one) => ({ id: one.table, ...one }));
    items.sort((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table));
    return { data: items as never, total: items.length };
  },
};
