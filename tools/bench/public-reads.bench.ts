import type { Row } from '../report/report.ts';
import { type LoadFigures, load, warmUp } from './kit/load.ts';
import { median } from './kit/measure.ts';
import { inTurn, openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = 10_000;
const connections = 32;
const seconds = 2;
const rounds = 5;

/** What one side is asked for in a comparison. */
interface Side {
  name: string;
  url: string;
  nextPath: () => string;
}

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  try {
    // Without it the gateway asks for standings and settings again and again.
    await world.start('identity');
    const paths = await pathsOf(world);
    const gateway = (name: string, of: readonly string[]): Side => ({
      name,
      url: world.gateway.url,
      nextPath: inTurn(of),
    });
    const bare = (name: string, of: readonly string[]): Side => ({
      name,
      url: world.bare.url,
      nextPath: inTurn(of),
    });
    const list = await compareSides(bare('bare', paths.bareLists), gateway('gateway', paths.lists));
    const one = await compareSides(bare('bare', paths.bareOnes), gateway('gateway', paths.ones));
    const hot = await compareSides(
      bare('bare', ['/recipes']),
      gateway('gateway', ['/api/v1/recipes?limit=24&scope=discover']),
    );
    record.figure('list', list.ratio);
    record.figure('one', one.ratio);
    record.figure('hot', hot.ratio);
    record.table({
      title: `${recipes} recipes, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`,
      rows: [
        ...rowsOf('list of 24', list.figures),
        ...rowsOf('one recipe', one.figures),
        ...rowsOf('hot first page', hot.figures),
      ],
    });
    record.plot({
      title: 'Answers a second, bare server = 1',
      x: '',
      y: 'times the bare server',
      bars: [
        { name: 'list of 24', value: list.ratio },
        { name: 'one recipe', value: one.ratio },
        { name: 'hot first page', value: hot.ratio },
      ],
    });
  } finally {
    await world.stop();
  }
};

/** Both sides alternate, in changing order. @returns the median of the rounds' ratios, and each side's rounds */
async function compareSides(reference: Side, side: Side) {
  const figures = new Map<string, LoadFigures[]>([
    [reference.name, []],
    [side.name, []],
  ]);
  const ratios: number[] = [];
  for (const { url, nextPath } of [reference, side]) await warmUp({ url, nextPath, connections });
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [reference, side] : [side, reference];
    const found: Record<string, number> = {};
    for (const { name, url, nextPath } of order) {
      const run = await load({ url, nextPath, connections, seconds });
      if (run.refused > 0) throw new Error(`${name} has refused ${run.refused} of ${run.requests} requests`);
      found[name] = run.perSecond;
      figures.get(name)?.push(run);
    }
    ratios.push((found[side.name] ?? 0) / (found[reference.name] ?? Number.NaN));
  }
  return { ratio: median(ratios), figures };
}

const rowsOf = (what: string, figures: ReadonlyMap<string, readonly LoadFigures[]>): Row[] =>
  [...figures].map(([name, runs]) => ({
    what,
    server: name,
    'answers a second': Math.round(median(runs.map((run) => run.perSecond))),
    'p50 ms': median(runs.map((run) => run.p50)),
    'p99 ms': median(runs.map((run) => run.p99)),
    'bytes of an answer': Math.round(median(runs.map((run) => run.bytes))),
  }));

/**
 * More different pages than the gateway holds, asked for one after another, so that no answer but the hot one comes from
 * its memory.
 */
async function pathsOf({ recipes, gateway }: RecipesWorld) {
  const first = await fetch(`${gateway.url}/api/v1/recipes?limit=24&scope=discover`);
  const { nextCursor } = (await first.json()) as { nextCursor: string };
  const place = JSON.parse(Buffer.from(nextCursor, 'base64url').toString()) as (string | number)[];
  const cursorOf = (createdAt: number, id: string) =>
    Buffer.from(JSON.stringify([...place.slice(0, -2), createdAt, id])).toString('base64url');
  return {
    lists: recipes.map(
      ({ createdAt, id }) => `/api/v1/recipes?limit=24&scope=discover&cursor=${cursorOf(createdAt, id)}`,
    ),
    bareLists: recipes.map(({ createdAt, id }) => `/recipes?before=${createdAt}&id=${id}`),
    ones: recipes.flatMap(({ id, slug }) => [id, slug].map((name) => `/api/v1/recipes/${name}`)),
    bareOnes: recipes.flatMap(({ id, slug }) => [id, slug].map((name) => `/recipes/${name}`)),
  };
}

export default bench;
