import { setTimeout as sleep } from 'node:timers/promises';
import { adminTrendRoutes, dayMs, type MemberActor, trendRoutes, trendWindows } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Collection } from 'mongodb';
import { randomFrom } from '../load/random.ts';
import type { Row } from '../report/report.ts';
import { insertMadeUp } from './kit/made-up-rows.ts';
import { median, quantile } from './kit/measure.ts';
import { exactProcessorMs } from './kit/process-figures.ts';
import { openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = 2000;
const newActs = 10_000;
const histories = [100_000, 1_000_000];
const rounds = 15;
const reads = 400;
const idleMs = 1000;
const admin: MemberActor = { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 'bench' };
const random = randomFrom(5);

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  try {
    const acts = world.mongo.db(world.database('catalogue')).collection<ActDocument>('trend_events');
    const rows: Row[] = [];
    let past = 0;
    for (const history of histories) {
      // Long past: what no window holds anymore.
      await insertMadeUp(acts, history - past, () =>
        actOf(world, Date.now() - (60 + random.below(300)) * dayMs, 0),
      );
      past = history;
      const { ms, processorMs, idle } = await calculations(world, acts);
      // The windows of the second history hold as many young acts as those of the first.
      await acts.deleteMany({ run: { $ne: 0 } });
      rows.push({
        'past acts': history,
        'p50 ms': ms,
        'processor ms of the service': processorMs,
        'of an idle service in that time': idle,
        'minus idle': processorMs - idle,
      });
    }
    const [few, many] = rows;
    record.figure('processor', Number(many?.['minus idle']));
    record.figure('history', Number(many?.['p50 ms']) / Number(few?.['p50 ms']));
    record.table({ title: `A calculation of ${newActs} new acts, medians of ${rounds}`, rows });
    record.figure('read', await readsOf(world));
  } finally {
    await world.stop();
  }
};

/**
 * Counts new acts repeatedly.
 * @returns medians of how long it took, of the CPU time of the service, and of what it uses idle in the same time
 */
async function calculations(world: RecipesWorld, acts: Collection<ActDocument>) {
  const found = { ms: [] as number[], processorMs: [] as number[], idle: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    await insertMadeUp(acts, newActs, () => actOf(world, Date.now() - random.below(dayMs), null));
    const share = await idleShare(world);
    const before = exactProcessorMs(world.catalogue.pid);
    const began = performance.now();
    const { counted } = await world.operate(({ ask }) => ask(adminTrendRoutes.calculate, {}, admin));
    const ms = performance.now() - began;
    if (counted !== newActs) throw new Error(`${counted} of ${newActs} acts were counted`);
    if (round < 0) continue;
    found.ms.push(ms);
    found.processorMs.push(exactProcessorMs(world.catalogue.pid) - before);
    found.idle.push(ms * share);
  }
  return { ms: median(found.ms), processorMs: median(found.processorMs), idle: median(found.idle) };
}

/** @returns how much of the time the service keeps a processor busy with nothing to do */
async function idleShare({ catalogue }: RecipesWorld): Promise<number> {
  const [before, began] = [exactProcessorMs(catalogue.pid), performance.now()];
  await sleep(idleMs);
  return (exactProcessorMs(catalogue.pid) - before) / (performance.now() - began);
}

/** The list, asked of the service past what the gateway holds. @returns p99 in milliseconds */
const readsOf = (world: RecipesWorld): Promise<number> =>
  world.operate(async ({ ask }) => {
    const p99s: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const times: number[] = [];
      for (let at = 0; at < reads; at++) {
        const began = performance.now();
        await ask(trendRoutes.list, { query: { window: trendWindows[at % trendWindows.length] } });
        times.push(performance.now() - began);
      }
      if (round >= 0) p99s.push(quantile(times, 0.99));
    }
    return median(p99s);
  });

interface ActDocument {
  _id: string;
  recipeId: string;
  act: string;
  points: number;
  userId: string | null;
  visitor: string | null;
  at: Date;
  run: number | null;
}

const actOf = ({ recipes: all }: RecipesWorld, at: number, run: number | null): ActDocument => ({
  _id: newId(),
  recipeId: random.pick(all).id,
  act: 'view',
  points: 1,
  userId: null,
  visitor: `v${random.below(10_000)}`,
  at: new Date(at),
  run,
});

export default bench;
