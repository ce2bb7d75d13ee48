/** One page as the API answers it. */
export interface KeysetPage<T> {
  items: T[];
  nextCursor: string | null;
  /** Absent where nobody counts. */
  total?: number | undefined;
}

/** Reads up to `limit` items from a place in the list; without a cursor from its beginning. */
export type FetchPage<T> = (cursor: string | undefined, limit: number) => Promise<KeysetPage<T>>;

/** The longest page the API gives. */
const maxPageSize = 100;

/**
 * Finds numbered pages in a list that only knows cursors. The place where each page begins is kept as soon as the page
 * before it was read, per list (its filter, order and page length), so that stepping through costs one request a page.
 * A page reached from outside (a reload, a shared link) is walked to from the nearest known place.
 */
export function createCursorBook() {
  const lists = new Map<string, Map<number, string>>();

  return {
    async page<T>(list: string, page: number, length: number, fetch: FetchPage<T>): Promise<KeysetPage<T>> {
      const starts = lists.get(list) ?? new Map<number, string>();
      lists.set(list, starts);
      const from = nearestKnown(starts, page);
      const before = await take(fetch, starts.get(from), (page - from) * length);
      if (page > from && before.nextCursor === null) return { ...before, items: [] };
      if (before.nextCursor) remember(starts, page, before.nextCursor);
      const found = await take(fetch, before.nextCursor ?? undefined, length);
      remember(starts, page + 1, found.nextCursor);
      return found;
    },
  };
}

function nearestKnown(starts: ReadonlyMap<number, string>, page: number): number {
  return Math.max(1, ...[...starts.keys()].filter((known) => known <= page));
}

/** A place that moved (something was added or deleted before it) makes all later ones wrong. */
function remember(starts: Map<number, string>, page: number, cursor: string | null): void {
  if (cursor !== null && starts.get(page) === cursor) return;
  for (const known of [...starts.keys()]) if (known >= page) starts.delete(known);
  if (cursor !== null) starts.set(page, cursor);
}

export type CursorBook = ReturnType<typeof createCursorBook>;

/** Up to `count` items from a place, in as many requests as they need; none when none are asked for. */
async function take<T>(fetch: FetchPage<T>, from: string | undefined, count: number): Promise<KeysetPage<T>> {
  const taken: KeysetPage<T> = { items: [], nextCursor: from ?? null, total: undefined };
  while (taken.items.length < count) {
    const next = await fetch(
      taken.nextCursor ?? undefined,
      Math.min(maxPageSize, count - taken.items.length),
    );
    taken.items.push(...next.items);
    Object.assign(taken, { nextCursor: next.nextCursor, total: next.total });
    if (next.nextCursor === null) break;
  }
  return taken;
}
