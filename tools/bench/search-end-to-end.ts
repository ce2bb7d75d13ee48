import { load } from './kit/load.ts';
import { median } from './kit/measure.ts';
import { inTurn, openRecipesWorld } from './kit/recipes-world.ts';
import type { Recorder } from './kit/report.ts';

const recipes = 10_000;
const rounds = 5;
const seconds = 2;
const connections = 8;

/**
 * The whole way of a search, against a server that lets MongoDB look through every recipe with a regular expression.
 * Each text is asked for once, so that nothing comes from the gateway's memory.
 */
export async function searchEndToEnd(record: Recorder): Promise<void> {
  const world = await openRecipesWorld(recipes);
  try {
    const texts = await textsOf(world.gateway.url);
    const [ours, bares] = [inTurn(texts), inTurn(texts)];
    const ratios: number[] = [];
    const found = { ours: [] as number[], bare: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      const bare = await load({
        url: world.bare.url,
        nextPath: () => `/search?q=${bares()}`,
        connections,
        seconds,
      });
      const own = await load({
        url: world.gateway.url,
        nextPath: () => `/api/v1/recipes?limit=24&scope=discover&q=${ours()}`,
        connections,
        seconds,
      });
      if (bare.refused + own.refused > 0) throw new Error('a search was refused');
      if (round < 0) continue;
      found.ours.push(own.perSecond);
      found.bare.push(bare.perSecond);
      ratios.push(own.perSecond / bare.perSecond);
    }
    record.figure('endToEnd', median(ratios));
    record.table({
      title: `Searches a second end to end, ${recipes} recipes, ${connections} connections`,
      rows: [
        { server: 'regular expression in MongoDB, bare server', 'a second': median(found.bare) },
        { server: 'gateway, NATS, index, MongoDB', 'a second': median(found.ours) },
      ],
    });
  } finally {
    await world.stop();
  }
}

/** Pieces of names, as they are while somebody types: all different. */
async function textsOf(url: string): Promise<string[]> {
  const texts = new Set<string>();
  let cursor = '';
  for (let page = 0; page < 40; page++) {
    const answer = await fetch(`${url}/api/v1/recipes?limit=48&scope=discover${cursor}`);
    const { items, nextCursor } = (await answer.json()) as { items: { name: string }[]; nextCursor: string };
    for (const { name } of items)
      for (let from = 0; from + 4 <= name.length; from += 2)
        for (const length of [4, 6]) texts.add(encodeURIComponent(name.slice(from, from + length).trim()));
    cursor = `&cursor=${nextCursor}`;
  }
  return [...texts].filter((text) => text.length >= 3);
}
