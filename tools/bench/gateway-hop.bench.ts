import { recipeRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { load } from './kit/load.ts';
import { median, quantile } from './kit/measure.ts';
import { processorSeconds } from './kit/process-figures.ts';
import { inTurn, openRecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = 5000;
const rounds = 7;
const seconds = 1.5;
/** A page with this many cards is about 17 kB. */
const limit = 40;

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  const nats = await connectToNats(world.env, 'bench', { as: OPERATOR });
  try {
    const caller = new Caller(nats, 'bench');
    const places = await placesOf(world.gateway.url, world.recipes);
    const [nextPlace, nextPath] = [inTurn(places), inTurn(places)];
    const path = () => `/api/v1/recipes?limit=${limit}&scope=discover&cursor=${nextPath()}`;

    const hops: number[] = [];
    const times = { service: [] as number[], gateway: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      const service = await askDirectly(caller, nextPlace);
      const gateway = await load({ url: world.gateway.url, nextPath: path, connections: 1, seconds });
      if (round < 0) continue;
      times.service.push(service);
      times.gateway.push(gateway.p50);
      hops.push(gateway.p50 - service);
    }
    const costs: number[] = [];
    let bytes = 0;
    for (let round = -1; round < 5; round++) {
      const before = processorSeconds(world.gateway.pid);
      const busy = await load({ url: world.gateway.url, nextPath: path, connections: 8, seconds });
      bytes = busy.bytes;
      if (round >= 0)
        costs.push(((processorSeconds(world.gateway.pid) - before) * 1e6) / Math.max(1, busy.requests));
    }
    record.figure('hop', median(hops));
    record.figure('processor', median(costs));
    record.table({
      title: `A page of ${limit} recipes (${Math.round(bytes / 1000)} kB), one connection, medians of ${rounds} rounds`,
      rows: [
        { asked: 'the service over NATS', 'p50 ms': median(times.service) },
        { asked: 'through the gateway', 'p50 ms': median(times.gateway) },
      ],
    });
  } finally {
    await nats.close();
    await world.stop();
  }
};

async function askDirectly(caller: Caller, nextPlace: () => string): Promise<number> {
  const actor = { kind: 'visitor' as const, mark: 'bench' };
  const found: number[] = [];
  const ends = performance.now() + seconds * 1000;
  while (performance.now() < ends) {
    const input = { params: {}, query: { limit, scope: 'discover', sort: undefined, cursor: nextPlace() } };
    const asked = performance.now();
    const { status } = await caller.requestRaw(recipeRoutes.list, JSON.stringify(input), {
      correlationId: 'bench',
      causationId: 'bench',
      actor,
    });
    found.push(performance.now() - asked);
    if (status !== 200) throw new Error(`the catalogue answered ${status}`);
  }
  return quantile(found, 0.5);
}

/** A cursor behind every recipe. */
export async function placesOf(
  url: string,
  recipes: readonly { id: string; createdAt: number }[],
): Promise<string[]> {
  const first = await fetch(`${url}/api/v1/recipes?limit=24&scope=discover`);
  const { nextCursor } = (await first.json()) as { nextCursor: string };
  const place = JSON.parse(Buffer.from(nextCursor, 'base64url').toString()) as (string | number)[];
  return recipes.map(({ createdAt, id }) =>
    Buffer.from(JSON.stringify([...place.slice(0, -2), createdAt, id])).toString('base64url'),
  );
}

export default bench;
