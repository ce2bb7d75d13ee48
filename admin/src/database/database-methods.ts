import { tableNames, tableRoutesOf, tableServices } from '@barspoon/contracts';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

/** The tables of all services for react-admin, in the order of the contracts, all on one page. */
export const databaseMethods = {
  async getList() {
    const answers = await orFail('Failed to fetch database stats', () =>
      Promise.all(tableServices.map((service) => call(tableRoutesOf(service).statistics, {}))),
    );
    const items = answers.flatMap(({ items }) => items).map((one) => ({ id: one.table, ...one }));
    items.sort((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table));
    return { data: items as never, total: items.length };
  },
};
