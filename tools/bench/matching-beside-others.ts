import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Actor,
  barItemRoutes,
  catalogueInternalRoutes,
  inventoryInternalRoutes,
  matchRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';
import { randomFrom } from '../load/random.ts';
import { library } from '../seed/library.ts';
import { recipeFacts } from './data/recipe-facts.ts';
import { median, quantile } from './kit/measure.ts';
import { inTurn } from './kit/recipes-world.ts';
import type { Recorder } from './kit/report.ts';
import { openWorld, type World } from './kit/world.ts';

const recipes = 100_000;
const members = 600;
const barSize = 200;
const rounds = 5;
const seconds = 3;
/** Members per second who open the matches of their bar; each for the first time. */
const matchesASecond = 10;
const batch = 1000;

const visitor: Actor = { kind: 'visitor', mark: 'bench' };
const contextOf = (actor: Actor) => ({ correlationId: 'bench', causationId: 'bench', actor });

/** How matching affects other requests in a running service. */
export async function matchingBesideOthers(record: Recorder): Promise<void> {
  const world = await openWorld();
  const nats = await connectToNats(world.env, 'bench', { as: OPERATOR });
  try {
    await world.start('catalogue');
    await fillFacts(world);
    await world.start('inventory');
    const bars = await fillBars(world);
    const caller = new Caller(nats, 'bench', 20_000);
    const nextMember = inTurn(bars);
    const matched: number[] = [];
    const swapped: number[] = [];
    let asked = 0;
    const match = async () => {
      // Every other one counts swaps.
      const swaps = asked++ % 2 === 1;
      const actor: Actor = {
        kind: 'member',
        id: nextMember(),
        role: 'member',
        granted: true,
        sessionId: 'one',
      };
      const began = performance.now();
      await caller.call(matchRoutes.list, { query: { swaps } }, contextOf(actor));
      (swaps ? swapped : matched).push(performance.now() - began);
    };
    for (let at = 0; at < 20; at++) await match();
    matched.length = 0;
    swapped.length = 0;

    const [quiet, busy, ratios]: number[][] = [[], [], []];
    for (let round = -1; round < rounds; round++) {
      const alone = await p99OfOthers(caller);
      const beside = await whileMatching(match, () => p99OfOthers(caller));
      if (round < 0) continue;
      quiet?.push(alone);
      busy?.push(beside);
      ratios?.push(beside / alone);
    }
    record.figure('others', median(ratios ?? []));
    record.table({
      title: `The shelf's list while ${matchesASecond} members a second match ${recipes} recipes with ${barSize} items, in the running service`,
      rows: [
        { shelf: 'alone', 'p99 ms': median(quiet ?? []) },
        { shelf: 'beside matching', 'p99 ms': median(busy ?? []) },
        { shelf: '(a match itself, from asked to answered)', 'p99 ms': quantile(matched, 0.99) },
        { shelf: '(a match that counts swaps)', 'p99 ms': quantile(swapped, 0.99) },
      ],
    });
  } finally {
    await nats.close();
    await world.stop();
  }
}

async function p99OfOthers(caller: Caller): Promise<number> {
  const times: number[] = [];
  const ends = performance.now() + seconds * 1000;
  while (performance.now() < ends) {
    const began = performance.now();
    await caller.call(barItemRoutes.list, { query: { category: 'spirits' } }, contextOf(visitor));
    times.push(performance.now() - began);
    await sleep(2);
  }
  return quantile(times, 0.99);
}

async function whileMatching<T>(match: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const asked: Promise<void>[] = [];
  const timer = setInterval(() => asked.push(match()), 1000 / matchesASecond);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(asked);
  }
}

/** The facts are in the service's database before it starts, as after years of use. */
async function fillFacts(world: World): Promise<void> {
  await world.operate(async ({ ask }) => {
    for (let at = 0; at < library.ingredients.length; at += 100)
      await ask(catalogueInternalRoutes.seedIngredients, {
        body: { ingredients: library.ingredients.slice(at, at + 100) },
      });
  });
  const kept = world.mongo.db(world.database('inventory')).collection<{ _id: string }>('recipes');
  let rows: { _id: string; revision: number; fact: unknown; keptAt: Date }[] = [];
  for (const fact of recipeFacts(recipes, 1000)) {
    rows.push({ _id: fact.recipeId, revision: 1, fact, keptAt: new Date() });
    if (rows.length < batch) continue;
    await kept.insertMany(rows);
    rows = [];
  }
  if (rows.length) await kept.insertMany(rows);
}

/** @returns the members' ids */
async function fillBars(world: World): Promise<string[]> {
  const database = world.mongo.db(world.database('inventory'));
  await world.operate(async ({ ask }) => {
    for (let at = 0; at < library.barItems.length; at += 100)
      await ask(inventoryInternalRoutes.seedItems, { body: { items: library.barItems.slice(at, at + 100) } });
  });
  const items = await database
    .collection<{ _id: string }>('inventory')
    .find({}, { projection: { _id: 1 } })
    .toArray();
  const random = randomFrom(4);
  const ids = Array.from({ length: members }, newId);
  const createdAt = new Date();
  for (const userId of ids) {
    const chosen = new Set<string>();
    while (chosen.size < Math.min(barSize, items.length)) chosen.add(random.pick(items)._id);
    const links = [...chosen].map((inventoryId) => ({ _id: newId(), userId, inventoryId, createdAt }));
    await database.collection<{ _id: string }>('user_inventory').insertMany(links);
    const bar = { _id: userId, count: links.length, custom: 0, sequence: links.length, revision: 1 };
    await database.collection<{ _id: string }>('bars').insertOne(bar);
  }
  return ids;
}
