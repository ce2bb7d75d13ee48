import { compileVocabulary } from '@barspoon/mixology';
import { MatchingEngine } from '../../services/inventory/src/matching/matching-engine.ts';
import { atOnce, inSlices } from '../../services/inventory/src/matching/sliced.ts';
import { randomFrom } from '../load/random.ts';
import { library } from '../seed/library.ts';
import { recipeFacts } from './data/recipe-facts.ts';
import { barsDrawn, priceIn } from './data/wishes.ts';
import { maxWait } from './kit/clock.ts';
import { median, quantile } from './kit/measure.ts';
import type { Recorder } from './kit/report.ts';

const recipes = 10_000;
const barSize = 200;
const bars = 40;
const budget = 10_000;

/** How long a proposal takes for a large bar and many recipes, and how long anything else waits meanwhile. */
export async function purchasesInService(record: Recorder): Promise<void> {
  const engine = new MatchingEngine(compileVocabulary(library.ingredients));
  for (const fact of recipeFacts(recipes, 1000)) engine.put(fact);
  engine.settle();
  const random = randomFrom(214);
  const times: number[] = [];
  const waits: number[] = [];
  for (const bar of barsDrawn(random, bars, () => barSize)) {
    const matches = atOnce(engine.match(bar));
    const began = performance.now();
    waits.push(
      await maxWait(() =>
        inSlices(engine.purchaseSet(matches, { atMost: 5, budget, priceOf: priceIn(random) })),
      ),
    );
    times.push(performance.now() - began);
  }
  // The first one reads the vocabulary as well, once for all.
  times.shift();
  record.figure('time', quantile(times, 0.95));
  record.figure('wait', quantile(waits, 0.95));
  record.table({
    title: `Up to five bottles for a bar of ${barSize} items among ${recipes} recipes, ${bars} bars`,
    rows: [
      {
        'p50 ms': median(times),
        'p95 ms': quantile(times, 0.95),
        'slowest ms': Math.max(...times),
        'longest wait of others ms': Math.max(...waits),
      },
    ],
  });
}
