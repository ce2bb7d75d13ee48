import { describe, expect, it } from 'vitest';
import { createCursorBook, type FetchPage } from './cursor-book.ts';

/** A list of numbers behind cursors, and what was asked of it. */
function numbers(count: number) {
  const kept = Array.from({ length: count }, (_, index) => index + 1);
  const asked: { cursor: string | undefined; limit: number }[] = [];
  const fetch: FetchPage<number> = async (cursor, limit) => {
    asked.push({ cursor, limit });
    const start = cursor ? kept.findIndex((item) => item > Number(cursor)) : 0;
    const items = start < 0 ? [] : kept.slice(start, start + limit);
    const isLast = start < 0 || start + limit >= kept.length;
    return { items, nextCursor: isLast ? null : String(items.at(-1)), total: kept.length };
  };
  return { kept, asked, fetch };
}

describe('numbered pages of a keyset list', () => {
  it('costs one request a page when stepping through', async () => {
    const { asked, fetch } = numbers(10);
    const book = createCursorBook();
    expect((await book.page('list', 1, 4, fetch)).items).toEqual([1, 2, 3, 4]);
    expect((await book.page('list', 2, 4, fetch)).items).toEqual([5, 6, 7, 8]);
    expect(await book.page('list', 3, 4, fetch)).toEqual({ items: [9, 10], nextCursor: null, total: 10 });
    expect((await book.page('list', 2, 4, fetch)).items).toEqual([5, 6, 7, 8]);
    expect(asked).toHaveLength(4);
  });

  it('walks to a page that is reached from outside', async () => {
    const { asked, fetch } = numbers(500);
    expect((await createCursorBook().page('list', 7, 25, fetch)).items).toEqual(
      Array.from({ length: 25 }, (_, index) => 151 + index),
    );
    expect(asked.map(({ limit }) => limit)).toEqual([100, 50, 25]);
  });

  it('answers an empty page with the real total behind the end', async () => {
    const { fetch } = numbers(10);
    expect(await createCursorBook().page('list', 9, 4, fetch)).toEqual({
      items: [],
      nextCursor: null,
      total: 10,
    });
  });

  it('shows nothing twice after something before the page was deleted', async () => {
    const { kept, fetch } = numbers(10);
    const book = createCursorBook();
    await book.page('list', 1, 4, fetch);
    await book.page('list', 2, 4, fetch);
    await book.page('list', 3, 4, fetch);
    kept.splice(1, 1);
    expect((await book.page('list', 1, 4, fetch)).items).toEqual([1, 3, 4, 5]);
    expect((await book.page('list', 3, 4, fetch)).items).toEqual([10]);
    expect((await book.page('list', 2, 4, fetch)).items).toEqual([6, 7, 8, 9]);
  });

  it('keeps the places of two lists apart', async () => {
    const { fetch } = numbers(10);
    const book = createCursorBook();
    await book.page('by fours', 1, 4, fetch);
    await book.page('by threes', 1, 3, fetch);
    expect((await book.page('by fours', 2, 4, fetch)).items).toEqual([5, 6, 7, 8]);
    expect((await book.page('by threes', 2, 3, fetch)).items).toEqual([4, 5, 6]);
  });

  it('reads a whole list in pages of a hundred', async () => {
    const { asked, fetch } = numbers(230);
    const { items } = await createCursorBook().page('list', 1, Number.MAX_SAFE_INTEGER, fetch);
    expect(items).toHaveLength(230);
    expect(asked).toHaveLength(3);
  });
});
