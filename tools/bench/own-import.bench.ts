import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Actor,
  type MemberActor,
  ownFileMaxLength,
  ownImportRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { compileVocabulary } from '@barspoon/mixology';
import { recipeFormats } from '@barspoon/mixology/formats';
import { newId } from '@barspoon/platform/ids';
import { library } from '../seed/library.ts';
import { median, quantile } from './kit/measure.ts';
import { inTurn, openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = 2000;
/** As many as a member may have by default. */
const ownRecipes = 100;
const wanted = 300;
const rounds = 7;
const seconds = 4;
/** One whole file a second. */
const everyMs = 1000;

const visitor: Actor = { kind: 'visitor', mark: 'bench' };
const contextOf = (actor: Actor) => ({ correlationId: 'bench', causationId: 'bench', actor });
const member: MemberActor = {
  kind: 'member',
  id: newId(),
  role: 'member',
  granted: true,
  sessionId: 'bench',
};

interface File {
  format: string;
  recipes: number;
  text: string;
  times: number[];
}

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  const nats = await connectToNats(world.env, 'bench', { as: OPERATOR });
  try {
    const caller = new Caller(nats, 'bench', 20_000);
    const files = filesOf();
    await importOwn(caller);
    const next = inTurn(files);
    const report = async () => {
      const { text, times } = next();
      const began = performance.now();
      await caller.call(ownImportRoutes.report, { body: { text } }, contextOf(member));
      times.push(performance.now() - began);
    };
    for (const _ of files) await report();
    const found = { alone: [] as number[], beside: [] as number[], ratios: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      if (round === 0) for (const { times } of files) times.length = 0;
      const alone = await p99OfOthers(caller, world);
      const beside = await besideReports(report, () => p99OfOthers(caller, world));
      if (round < 0) continue;
      found.alone.push(alone);
      found.beside.push(beside);
      found.ratios.push(beside / alone);
    }
    record.figure(
      'report',
      quantile(
        files.flatMap(({ times }) => times),
        0.95,
      ),
    );
    record.figure('others', median(found.ratios));
    record.table({
      title: `The report of a member’s file, one a second, ${ownRecipes} of its recipes there already`,
      rows: files.map(({ format, recipes, text, times }) => ({
        format,
        recipes,
        characters: text.length,
        'p50 ms': median(times),
        'p95 ms': quantile(times, 0.95),
      })),
    });
    record.table({
      title: `One recipe of ${recipes} meanwhile, medians of ${rounds} rounds of ${seconds} s`,
      rows: [
        { 'a recipe': 'alone', 'p99 ms': median(found.alone) },
        { 'a recipe': 'beside reports', 'p99 ms': median(found.beside) },
      ],
    });
  } finally {
    await nats.close();
    await world.stop();
  }
};

/** As many of the library’s recipes as one import takes, in every format that can be written. */
function filesOf(): File[] {
  const vocabulary = compileVocabulary(library.ingredients);
  return Object.entries(recipeFormats).map(([format, { write }]) => {
    for (let count = wanted; ; count -= 10) {
      const { text } = write(library.recipes.slice(0, count), vocabulary);
      if (text.length <= ownFileMaxLength) return { format, recipes: count, text, times: [] };
    }
  });
}

async function importOwn(caller: Caller): Promise<void> {
  const { text } = recipeFormats.csv.write(
    library.recipes.slice(0, ownRecipes),
    compileVocabulary(library.ingredients),
  );
  const body = { text, existing: 'skip' as const, visibility: 'private' as const };
  const context = { ...contextOf(member), idempotencyKey: newId() };
  let { id, state, problem } = await caller.call(ownImportRoutes.apply, { body }, context);
  while (state === 'applying') {
    await sleep(100);
    ({ id, state, problem } = await caller.call(ownImportRoutes.get, { params: { id } }, contextOf(member)));
  }
  if (state !== 'done') throw new Error(`the first recipes were not imported: ${problem}`);
}

async function p99OfOthers(caller: Caller, world: RecipesWorld): Promise<number> {
  const nextRecipe = inTurn(world.recipes);
  const times: number[] = [];
  const ends = performance.now() + seconds * 1000;
  while (performance.now() < ends) {
    const began = performance.now();
    await caller.call(recipeRoutes.get, { params: { id: nextRecipe().slug } }, contextOf(visitor));
    times.push(performance.now() - began);
    await sleep(2);
  }
  return quantile(times, 0.99);
}

async function besideReports<T>(report: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const asked: Promise<void>[] = [];
  const timer = setInterval(() => asked.push(report()), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(asked);
  }
}

export default bench;
