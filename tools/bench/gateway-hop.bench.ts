import { recipeRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { load, warmUp } from './kit/load.ts';
import { median, quantile } from './kit/measure.ts';
import { processorSeconds } from './kit/process-figures.ts';
import { inTurn, openRecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';
import type { RunningProcess } from './kit/world.ts';

const recipes = 5000;
const rounds = 7;
const seconds = 1.5;
/** CPU time depends on what the other core does at the moment: many short slices meet the same moments. */
const cpuRounds = 40;
const cpuSeconds = 0.5;
/** A page with this many cards is about 17 kB. */
const limit = 40;

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  const nats = await connectToNats(world.env, 'bench', { as: OPERATOR });
  try {
    const caller = new Caller(nats, 'bench');
    const asker = await world.startBare('nats-asker.ts');
    const places = await placesOf(world.gateway.url, world.recipes);
    const [nextPlace, nextPath] = [inTurn(places), inTurn(places)];
    const path = () => `/api/v1/recipes?limit=${limit}&scope=discover&cursor=${nextPath()}`;

    // Without it the gateway asks for standings and settings again and again.
    await world.start('identity');
    for (const { url } of [world.gateway, asker]) await warmUp({ url, nextPath: path, connections: 8 });
    const hopsOf = { gateway: [] as number[], asker: [] as number[] };
    const serviceTimes: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const service = await askDirectly(caller, nextPlace);
      for (const [name, { url }] of inOrder(round, { gateway: world.gateway, asker })) {
        const { p50 } = await load({ url, nextPath: path, connections: 1, seconds });
        if (round >= 0) hopsOf[name].push(p50 - service);
      }
      if (round >= 0) serviceTimes.push(service);
    }
    const costsOf = { gateway: [] as number[], asker: [] as number[] };
    let bytes = 0;
    for (let round = -1; round < cpuRounds; round++)
      for (const [name, { url, pid }] of inOrder(round, { gateway: world.gateway, asker })) {
        const before = processorSeconds(pid);
        const busy = await load({ url, nextPath: path, connections: 8, seconds: cpuSeconds });
        if (busy.refused > 0) throw new Error(`${name} has refused ${busy.refused} requests`);
        bytes = busy.bytes;
        if (round >= 0) costsOf[name].push(((processorSeconds(pid) - before) * 1e6) / busy.requests);
      }
    record.figure('hop', median(hopsOf.gateway));
    record.figure('timesAsker', median(costsOf.gateway) / median(costsOf.asker));
    record.table({
      title: `A page of ${limit} recipes (${Math.round(bytes / 1000)} kB), medians of ${rounds} rounds, of ${cpuRounds} for the CPU time`,
      rows: [
        { asked: 'the service over NATS', 'p50 ms': median(serviceTimes) },
        ...(['asker', 'gateway'] as const).map((name) => ({
          asked:
            name === 'asker'
              ? 'through a bare HTTP server that only asks over NATS and hashes the reply'
              : 'through the gateway',
          'p50 ms': median(hopsOf[name]) + median(serviceTimes),
          'hop ms': median(hopsOf[name]),
          'CPU time of a response µs': Math.round(median(costsOf[name])),
        })),
      ],
    });
  } finally {
    await nats.close();
    await world.stop();
  }
};

type Name = 'gateway' | 'asker';

/** The one first in this round, the other first in the next. */
function inOrder(round: number, both: Record<Name, RunningProcess>): [Name, RunningProcess][] {
  const entries = Object.entries(both) as [Name, RunningProcess][];
  return round % 2 === 0 ? entries : entries.reverse();
}

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
