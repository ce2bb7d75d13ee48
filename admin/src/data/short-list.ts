import type { GetListParams, GetListResult } from 'react-admin';

type Tests<T> = Readonly<Record<string, (item: T, value: string) => boolean>>;

/**
 * A list that is read whole because it is short, filtered and cut into pages here.
 * @param tests whether an item stays, by the name of the filter; other filters are left out
 */
export function shortList<T>(
  items: readonly T[],
  { filter, pagination }: GetListParams,
  tests: Tests<T>,
): GetListResult {
  const asked = Object.entries(tests).filter(([name]) => filter?.[name]);
  const found = items.filter((item) => asked.every(([name, test]) => test(item, String(filter[name]))));
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: found.slice((page - 1) * perPage, page * perPage) as never, total: found.length };
}

/** Whether one of these texts contains what was typed, in any case. */
export const contains = (typed: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(typed.trim().toLowerCase()));
