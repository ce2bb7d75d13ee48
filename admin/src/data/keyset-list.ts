import type { Route } from '@barspoon/contracts';
import type { GetListParams, GetListResult } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook, FetchPage } from './cursor-book.ts';
import { orFail } from './failures.ts';
import { listQueryOf } from './list-query.ts';

/** A page length that holds any list: what is exported or chosen as a whole. */
export const everything = Number.MAX_SAFE_INTEGER;

/** A list route as react-admin's data provider calls it; lists without a total only know whether they go on. */
export async function keysetList(
  route: Route,
  params: GetListParams,
  sentence: string,
  cursors: CursorBook,
  /** What the path of the route names. */
  path: Record<string, string> = {},
): Promise<GetListResult> {
  const query = listQueryOf(route, params);
  const fetch: FetchPage<never> = (cursor, limit) =>
    call(route, { params: path, query: { ...query, cursor, limit } } as never) as Promise<never>;
  const { page, perPage } = params.pagination ?? { page: 1, perPage: everything };
  const list = JSON.stringify([route.key, path, query, perPage]);
  const { items, total, nextCursor } = await orFail(sentence, () => cursors.page(list, page, perPage, fetch));
  if (total === undefined && nextCursor !== null)
    return { data: items, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } };
  return { data: items, total: total ?? (page - 1) * perPage + items.length };
}
