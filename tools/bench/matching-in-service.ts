import type { RecipeFact } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import type { Named } from '../../services/inventory/src/matching/ingredient-lines.ts';
import { MatchingEngine } from '../../services/inventory/src/matching/matching-engine.ts';
import { atOnce, inSlices } from '../../services/inventory/src/matching/sliced.ts';
import { naiveMatches } from '../../services/inventory/test/matching/naive-matching.ts';
import type { Row } from '../report/report.ts';
import { library } from '../seed/library.ts';
import { barOf, recipeFacts } from './data/recipe-facts.ts';
import { maxWait, megabytesHeld, processorTimeOf, timeOf } from './kit/clock.ts';
import { compare, median, quantile } from './kit/measure.ts';
import type { Recorder } from './kit/report.ts';

/** Recipes and distinct names that a goal of S4 names. */
const wanted = new Set(['100000/1000', '100000/100000', '1000000/1000']);
const rounds = 9;
const barSize = 200;
/** What three such bars hold together, each of other items. */
const sizeOfThree = 3 * barSize;
/** The number of recipes on which the naive loop is timed; its time is proportional to their number. */
const naiveSample = 200;

const vocabulary = compileVocabulary(library.ingredients);

function engineOf(
  count: number,
  names: number,
): { engine: MatchingEngine; sample: RecipeFact[]; buildMs: number } {
  const engine = new MatchingEngine(vocabulary);
  const sample: RecipeFact[] = [];
  const buildMs = timeOf(() => {
    for (const fact of recipeFacts(count, names)) {
      engine.put(fact);
      if (sample.length < naiveSample) sample.push(fact);
    }
    engine.settle();
  });
  return { engine, sample, buildMs };
}

function sameAsNaive(engine: MatchingEngine, sample: readonly RecipeFact[], bar: readonly Named[]): void {
  const marks = atOnce(engine.match(bar)).marks(sample.map((fact) => fact.recipeId));
  const naive = new Map(naiveMatches(sample, bar, vocabulary).map((match) => [match.id, match.percent]));
  for (const { recipe, percent } of marks) {
    if (percent !== (naive.get(recipe.recipeId) ?? 0)) throw new Error(`${recipe.name} is matched wrongly`);
  }
}

async function rowOf(record: Recorder, count: number, names: number): Promise<Row> {
  const before = megabytesHeld();
  const { engine, sample, buildMs } = engineOf(count, names);
  const held = megabytesHeld() - before;
  const bar = barOf(barSize);
  sameAsNaive(engine, sample, bar);

  const matchOnce = () => atOnce(engine.match(bar)).page({ limit: 24 });
  const three = barOf(sizeOfThree);
  sameAsNaive(engine, sample, three);
  const matchThree = () => atOnce(engine.match(three)).page({ limit: 24 });
  const matchWithSwaps = () => atOnce(engine.match(bar, true)).page({ limit: 24 });
  const times: number[] = [];
  const swapped: number[] = [];
  const timesOfThree: number[] = [];
  const waits: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const time = timeOf(matchOnce);
    const timeWithSwaps = timeOf(matchWithSwaps);
    const timeOfThree = timeOf(matchThree);
    const wait = await maxWait(() => inSlices(engine.match(bar)));
    if (round < 0) continue;
    times.push(time);
    swapped.push(timeWithSwaps);
    timesOfThree.push(timeOfThree);
    waits.push(wait);
  }
  const [, matched] = await compare([
    { name: 'naive', run: () => naiveMatches(sample, bar, vocabulary) },
    { name: 'engine', run: matchOnce },
  ]);
  const processor = processorTimeOf(() => Array.from({ length: 10 }, matchOnce)) / 10;
  const matches = atOnce(engine.match(bar));
  const bottles = Array.from({ length: 3 }, () => {
    const fresh = atOnce(engine.match(bar));
    return timeOf(() => atOnce(engine.nextBottles(fresh, 5)));
  });
  const timesNaive = ((matched?.speedup ?? Number.NaN) * count) / sample.length;
  const key = `${count}/${names}`;
  if (wanted.has(key)) record.figure(`match${key}`, Math.min(...times));
  if (key === '100000/1000') record.figure('threeBars', Math.min(...timesOfThree));
  if (key === '100000/1000') record.figure('naive', timesNaive);
  return {
    recipes: count,
    'distinct names': names,
    'best ms': Math.min(...times),
    'median ms': median(times),
    'p99 ms': quantile(times, 0.99),
    'best ms with swaps': Math.min(...swapped),
    'p99 ms with swaps': quantile(swapped, 0.99),
    'best ms of three bars': Math.min(...timesOfThree),
    'p99 ms of three bars': quantile(timesOfThree, 0.99),
    'processor ms': processor,
    'times naive': Math.round(timesNaive),
    'longest wait ms': median(waits),
    'next bottles ms': Math.min(...bottles),
    matched: matches.total,
    makeable: matches.makeable,
    'µs to take one in': (buildMs / count) * 1000,
    MB: Math.round(held),
  };
}

/** The engine itself, at each number of recipes. */
export async function matchingInService(record: Recorder, sizes: readonly number[]): Promise<void> {
  const rows: Row[] = [];
  for (const count of sizes) {
    rows.push(await rowOf(record, count, 1000));
    if (count >= 100_000) rows.push(await rowOf(record, count, 100_000));
  }
  record.table({ title: `Matching a bar of ${barSize} items, first page included`, rows });
  const pointsOf = (names: number) =>
    rows
      .filter((row) => row['distinct names'] === names)
      .map((row): [number, number] => [Number(row.recipes), Number(row['best ms'])]);
  const lines = [
    { name: '1,000 names', points: pointsOf(1000) },
    { name: '100,000 names', points: pointsOf(100_000) },
  ].filter(({ points }) => points.length > 0);
  record.plot({ title: `A bar of ${barSize} items, by recipes`, x: 'recipes', y: 'ms', lines });
}
