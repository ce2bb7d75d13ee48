import { setTimeout as sleep } from 'node:timers/promises';
import type { RatingInput, Recipe } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { randomFrom } from '../load/random.ts';
import type { Row } from '../report/report.ts';
import { BUILDS, buildWhatChanged } from '../stack/stack/builds.ts';
import { type LoadFigures, load } from './kit/load.ts';
import { median } from './kit/measure.ts';
import { tokenOf } from './kit/members.ts';
import { openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';
import { root } from './kit/world.ts';

const recipes = 2000;
const ratingsPerMinute = 1000;
const rounds = 7;
const seconds = 4;
const connections = 4;
const random = randomFrom(13);

/** What readers ask for. */
interface Question {
  goal: string;
  what: string;
  path: string;
}

/** What goes on while they read, and what was found. */
interface Side {
  name: string;
  /** The recipe that is rated in the meantime. */
  rated?: string;
  runs: LoadFigures[];
  paces: number[];
}

const bench: Benchmark = async (record) => {
  await buildWhatChanged(
    root,
    BUILDS.filter(({ title }) => title === 'web'),
  );
  const world = await openRecipesWorld(recipes);
  try {
    await world.start('identity');
    const [hot, other] = world.recipes;
    if (!hot || !other) throw new Error('there are no recipes');
    const { id, slug } = hot;
    const questions: Question[] = [
      { goal: 'page', what: 'page', path: `/recipes/${slug}` },
      { goal: 'reply', what: 'API reply', path: `/api/v1/recipes/${slug}` },
    ];
    const rows: Row[] = [];
    let sent = 0;
    for (const question of questions) {
      const { ratio, taken, rows: found } = await besideRatings(world, id, other.id, question);
      sent += taken;
      record.figure(question.goal, ratio);
      rows.push(...found);
    }
    const counted = await ratingsOf(world, id);
    if (counted !== sent) throw new Error(`the recipe counts ${counted} of ${sent} ratings`);
    record.table({
      title: `One recipe of ${recipes} over ${connections} connections, medians of ${rounds} rounds of ${seconds} s; the recipe counts all its ${counted} ratings`,
      rows,
    });
  } finally {
    await world.stop();
  }
};

/**
 * Reading alone, during ratings of the same recipe, and during as many of another one, alternately.
 * @returns the median of the rounds' ratios, the ratings of the recipe, and a row of each
 */
async function besideRatings(world: RecipesWorld, hot: string, other: string, { what, path }: Question) {
  const sides: Side[] = [
    { name: 'alone', runs: [], paces: [] },
    { name: 'beside its ratings', rated: hot, runs: [], paces: [] },
    { name: 'beside ratings of another', rated: other, runs: [], paces: [] },
  ];
  let taken = 0;
  for (let round = -1; round < rounds; round++) {
    const turn = (round + 1) % sides.length;
    for (const { rated, runs, paces } of [...sides.slice(turn), ...sides.slice(0, turn)]) {
      const ratings = rated ? rateOnAndOn(world, rated) : undefined;
      const run = await load({ url: world.gateway.url, nextPath: () => path, connections, seconds });
      const { count, perMinute } = (await ratings?.stop()) ?? { count: 0, perMinute: 0 };
      if (rated === hot) taken += count;
      if (run.refused > 0) throw new Error(`${path} was refused ${run.refused} times`);
      if (round < 0) continue;
      runs.push(run);
      paces.push(perMinute);
    }
  }
  const [alone, beside] = sides.map(({ runs }) => runs.map(({ p99 }) => p99));
  const ratios = (beside ?? []).map((p99, at) => p99 / (alone?.[at] ?? Number.NaN));
  const rows = sides.map(
    ({ name, runs, paces }): Row => ({
      what: `${what}, ${name}`,
      'ratings a minute': Math.round(median(paces)),
      'answers a second': Math.round(median(runs.map(({ perSecond }) => perSecond))),
      'p50 ms': median(runs.map(({ p50 }) => p50)),
      'p99 ms': median(runs.map(({ p99 }) => p99)),
    }),
  );
  return { ratio: median(ratios), taken, rows };
}

/** New members rate the recipe at an even pace, whether or not the former ones have their answer. */
function rateOnAndOn(world: RecipesWorld, id: string) {
  const began = performance.now();
  const sent: Promise<void>[] = [];
  let goesOn = true;
  const pacing = (async () => {
    while (goesOn) {
      const rating = rate(world, id);
      // Told of at the end, by whoever waits for all of them.
      rating.catch(() => undefined);
      sent.push(rating);
      await sleep(Math.max(0, began + (sent.length * 60_000) / ratingsPerMinute - performance.now()));
    }
  })();
  return {
    async stop() {
      goesOn = false;
      await pacing;
      await Promise.all(sent);
      const minutes = (performance.now() - began) / 60_000;
      return { count: sent.length, perMinute: sent.length / minutes };
    },
  };
}

async function rate(world: RecipesWorld, id: string): Promise<void> {
  const stars = () => 1 + random.below(5);
  const rating: RatingInput = {
    tasteRating: stars(),
    difficultyRating: stars(),
    presentationRating: stars(),
    valueRating: stars(),
    reviewText: null,
    wouldRecommend: random.chance(0.8),
  };
  const answer = await fetch(`${world.gateway.url}/api/v1/recipes/${id}/rating`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${tokenOf(world, newId())}`,
      'content-type': 'application/json',
      'x-requested-with': 'bench',
    },
    body: JSON.stringify(rating),
  });
  if (!answer.ok) throw new Error(`a rating was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function ratingsOf(world: RecipesWorld, id: string): Promise<number> {
  const answer = await fetch(`${world.gateway.url}/api/v1/recipes/${id}`);
  return ((await answer.json()) as Recipe).rating.count;
}

export default bench;
