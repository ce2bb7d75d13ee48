import { tableNames, tableRoutesOf, tableServices } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { contains, shortList } from '../data/short-list.ts';

/** The tables of one service or of all for react-admin, in the order of the contracts. */
export const databaseMethods = {
  async getList(_: string, params: GetListParams) {
    const asked = tableServices.filter((service) => (params.filter?.service ?? service) === service);
    const answers = await orFail('Failed to fetch database stats', () =>
      Promise.all(asked.map((service) => call(tableRoutesOf(service).statistics, {}))),
    );
    const items = answers.flatMap(({ items }) => items).map((one) => ({ id: one.table, ...one }));
    items.sort((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table));
    return shortList(items, params, {
      q: ({ table }, typed) => contains(typed, table, table.replaceAll('_', ' ')),
    });
  },
};
