import { recipeDeleted, recipeRated, recipeRoutes } from '@barspoon/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceReply } from '../http/service-reply.ts';
import { addressOf, HotPages } from './hot-pages.ts';

const address = addressOf(recipeRoutes.list, '{"query":{"limit":24}}');

/** A service that counts its requests. */
function aService() {
  let asked = 0;
  const ask = async () => {
    asked++;
    return new ServiceReply({ status: 200, body: Buffer.from(`answer ${asked}`) });
  };
  return { ask, asked: () => asked };
}

describe('hot pages', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hold what may be asked for again, and nothing that was asked for once', async () => {
    const pages = new HotPages();
    const { ask, asked } = aService();
    await pages.get(address, false, ask);
    await pages.get(address, true, ask);
    expect(asked()).toBe(2);
    const held = await pages.get(address, true, ask);
    expect([asked(), held.body.toString()]).toEqual([2, 'answer 2']);
  });

  it('ask once for all who want the same page at the same time', async () => {
    const pages = new HotPages();
    const { ask, asked } = aService();
    const answers = await Promise.all([1, 2, 3].map(() => pages.get(address, false, ask)));
    expect([asked(), new Set(answers).size]).toEqual([1, 1]);
  });

  it('hold nothing that was answered before the event that made it old', async () => {
    const pages = new HotPages();
    const { ask, asked } = aService();
    const late = pages.get(address, true, async () => {
      pages.apply({ type: recipeDeleted.type });
      return ask();
    });
    await late;
    await pages.get(address, true, ask);
    expect(asked()).toBe(2);
  });

  it('remember addresses up to a number of bytes, however long somebody makes them', () => {
    const pages = new HotPages();
    const urlOf = (at: number, length: number) => `/api/v1/recipes?q=${String(at).padStart(length, 'x')}`;
    const rememberedOf = (length: number): number => {
      const urls = Array.from({ length: 5000 }, (_, at) => urlOf(at, length));
      for (const url of urls) pages.remember(url, addressOf(recipeRoutes.list, url));
      return urls.filter((url) => pages.known(url)).length;
    };
    expect(rememberedOf(60)).toBeGreaterThan(3000);
    expect(rememberedOf(1500) * 3 * 1500).toBeLessThan(4 * 1024 * 1024);
    expect(rememberedOf(12_000)).toBe(0);
  });

  it('drop only the pages of the recipe that was rated, by its id and by its slug [BEYOND-35]', async () => {
    const pages = new HotPages();
    const { recipeId, slug } = recipeRated.data.parse(recipeRated.example);
    const of = (id: string) => addressOf(recipeRoutes.get, JSON.stringify({ params: { id } }));
    for (const id of [recipeId, slug, 'negroni']) await pages.get(of(id), true, aService().ask);
    pages.apply({ type: recipeRated.type, data: recipeRated.example });
    const asked: string[] = [];
    for (const id of [recipeId, slug, 'negroni'])
      await pages.get(of(id), true, () => {
        asked.push(id);
        return aService().ask();
      });
    expect(asked).toEqual([recipeId, slug]);
  });

  it('are asked for once a second while a crowd rates a recipe, and then with its latest figures [BEYOND-35]', async () => {
    vi.useFakeTimers();
    const pages = new HotPages();
    const { recipeId } = recipeRated.data.parse(recipeRated.example);
    const recipe = addressOf(recipeRoutes.get, JSON.stringify({ params: { id: recipeId } }));
    let ratings = 0;
    const asked: number[] = [];
    const read = () =>
      pages.get(recipe, true, async () => {
        asked.push(ratings);
        return new ServiceReply({ status: 200, body: Buffer.from(`${ratings} ratings`) });
      });
    await read();
    for (; ratings < 50; vi.advanceTimersByTime(60)) {
      ratings++;
      pages.apply({ type: recipeRated.type, data: recipeRated.example });
      await read();
    }
    expect(asked).toEqual([0, 1, 18, 35]);
    vi.advanceTimersByTime(1000);
    await read();
    expect(asked.at(-1)).toBe(50);
    vi.advanceTimersByTime(10_000);
    await read();
    expect(asked).toHaveLength(5);
  });
});
