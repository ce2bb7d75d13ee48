import { compileVocabulary, normalize } from '@barspoon/mixology';
import solver from 'highs';
import { MatchingEngine } from '../../services/inventory/src/matching/matching-engine.ts';
import type { PurchaseWish } from '../../services/inventory/src/matching/purchase-set.ts';
import { atOnce } from '../../services/inventory/src/matching/sliced.ts';
import { type Random, randomFrom } from '../load/random.ts';
import { library } from '../seed/library.ts';
import { libraryFacts } from './data/recipe-facts.ts';
import { barsDrawn, type Named, priceIn } from './data/wishes.ts';
import { median, quantile } from './kit/measure.ts';
import type { Recorder } from './kit/report.ts';

const bars = 100;
const liked = { worth: 3, share: 0.15 };
const dislikedShare = 0.05;

const vocabulary = compileVocabulary(library.ingredients);
const facts = libraryFacts();
const nodeOf = ({ name, ingredient }: Named) => vocabulary.get(ingredient ?? '') ?? vocabulary.resolve(name);
const forVocabulary = ({ name, ingredient }: Named) => ({ name, ingredient: ingredient ?? undefined });
const satisfies = (have: Named, line: Named) =>
  vocabulary.satisfies(forVocabulary(have), forVocabulary(line));
const keyOf = ({ name, ingredient }: Named) => `${ingredient} ${normalize(name)}`;

/** What is needed of a drink, without what is optional or always at hand. */
const lines = new Map<string, Named>();
const drinks = facts.map(({ recipeId, ingredients }) => ({
  recipeId,
  needs: ingredients
    .filter((line) => !line.optional && !nodeOf(line)?.staple)
    .map((line) => {
      lines.set(keyOf(line), line);
      return keyOf(line);
    }),
}));

/** Everything that can be bought, and what each meets; some whiskey is no bourbon to whoever buys it. */
const bottles = vocabulary.nodes
  .filter((node) => !node.group && !node.staple)
  .map(({ name, slug }) => {
    const bottle = { name, ingredient: slug };
    const isLessThan = (line: Named) =>
      vocabulary.ancestors(nodeOf(line)?.slug ?? '').some((node) => node.slug === slug);
    const meets = new Set(
      [...lines].filter(([, line]) => satisfies(bottle, line) && !isLessThan(line)).map(([key]) => key),
    );
    return { ...bottle, meets };
  })
  .filter(({ meets }) => meets.size > 0);

interface Problem {
  wish: PurchaseWish & { worthOf: (id: string) => number; priceOf: (bottle: { name: string }) => number };
  lacked: { recipeId: string; needs: string[] }[];
}

/** What bottles are worth together, counted drink by drink. */
const worthOf = (bought: readonly { name: string }[], { wish, lacked }: Problem): number => {
  const met = new Set(
    bottles.filter(({ name }) => bought.some((one) => one.name === name)).flatMap(({ meets }) => [...meets]),
  );
  return lacked
    .filter(({ needs }) => needs.every((line) => met.has(line)))
    .reduce((sum, { recipeId }) => sum + wish.worthOf(recipeId), 0);
};

/** Whether so many bottles can meet all these lines. */
const canMeet = (needs: readonly string[], count: number): boolean => {
  const [first] = needs;
  if (first === undefined) return true;
  return (
    count > 0 &&
    bottles.some(
      ({ meets }) =>
        meets.has(first) &&
        canMeet(
          needs.filter((line) => !meets.has(line)),
          count - 1,
        ),
    )
  );
};

/**
 * The same as a mixed-integer program: x says whether a bottle is bought, y whether the drinks that lack the same can be
 * made. Drinks that no set makes are left out, and bottles that meet no more than a cheaper one.
 */
function programOf({ wish, lacked }: Problem): string {
  const byNeeds = new Map<string, { needs: string[]; worth: number }>();
  for (const { recipeId, needs } of lacked) {
    if (!canMeet(needs, wish.atMost)) continue;
    const key = needs.toSorted().join();
    byNeeds.set(key, { needs, worth: (byNeeds.get(key)?.worth ?? 0) + wish.worthOf(recipeId) });
  }
  const made = [...byNeeds.values()].map((need, at) => ({ ...need, y: `y${at}` }));
  const wanted = new Set(made.flatMap(({ needs }) => needs));
  const sold: { x: string; meets: Set<string>; price: number }[] = [];
  const byMeets = bottles
    .map(({ name, meets }, at) => ({
      x: `x${at}`,
      meets: meets.intersection(wanted),
      price: wish.budget === undefined ? 0 : wish.priceOf({ name }),
    }))
    .sort((a, b) => b.meets.size - a.meets.size || a.price - b.price);
  for (const one of byMeets)
    if (!sold.some(({ meets, price }) => price <= one.price && one.meets.isSubsetOf(meets))) sold.push(one);
  const sum = (terms: readonly string[]) => terms.join(' + ');
  const rules = made.flatMap(({ y, needs }) =>
    needs.map((line) => {
      const meeting = sold.filter(({ meets }) => meets.has(line));
      return `${y} ${meeting.map(({ x }) => `- ${x}`).join(' ')} <= 0`;
    }),
  );
  return [
    'Maximize',
    sum(made.map(({ y, worth }) => `${worth} ${y}`)),
    'Subject To',
    ...rules,
    `${sum(sold.map(({ x }) => x))} <= ${wish.atMost}`,
    ...(wish.budget === undefined
      ? []
      : [`${sum(sold.map(({ x, price }) => `${price} ${x}`))} <= ${wish.budget}`]),
    'Binary',
    [...sold.map(({ x }) => x), ...made.map(({ y }) => y)].join(' '),
    'End',
  ].join('\n');
}

function problemOf(random: Random, owned: readonly Named[], atMost: number, budget?: number): Problem {
  const worths = new Map(
    facts.map(({ recipeId }) => {
      const drawn = random.fraction();
      return [recipeId, drawn < dislikedShare ? 0 : drawn > 1 - liked.share ? liked.worth : 1];
    }),
  );
  const have = new Set(
    [...lines].filter(([, line]) => owned.some((item) => satisfies(item, line))).map(([key]) => key),
  );
  const lacked = drinks
    .map(({ recipeId, needs }) => ({
      recipeId,
      needs: [...new Set(needs)].filter((line) => !have.has(line)),
    }))
    .filter(({ recipeId, needs }) => needs.length > 0 && worths.get(recipeId) !== 0);
  const wish = {
    atMost,
    ...(budget !== undefined && { budget }),
    worthOf: (id: string) => worths.get(id) ?? 1,
    priceOf: priceIn(random),
  };
  return { wish, lacked };
}

/** The library, bars by chance, likings by chance: what we propose beside the best there is. */
export async function purchasesBesideSolver(record: Recorder): Promise<void> {
  const highs = await solver();
  const engine = new MatchingEngine(vocabulary);
  for (const fact of facts) engine.put(fact);
  engine.settle();
  const random = randomFrom(39);
  const wishes = [
    { title: 'one bottle', atMost: 1 },
    { title: 'two bottles', atMost: 2 },
    { title: 'three bottles', atMost: 3 },
    { title: 'up to five within a budget', atMost: 5, budget: true },
  ];
  const rows = [];
  const shares = new Map<string, number[]>();
  for (const { title, atMost, budget } of wishes) {
    const found: { ours: number; best: number; oursMs: number; solverMs: number }[] = [];
    for (const owned of barsDrawn(random, bars, () => 5 + random.below(60))) {
      const problem = problemOf(random, owned, atMost, budget ? 3000 + random.below(12_000) : undefined);
      const began = performance.now();
      const set = atOnce(engine.purchaseSet(atOnce(engine.match(owned)), problem.wish));
      const asked = performance.now();
      const solution = highs.solve(programOf(problem), { mip_rel_gap: 0 });
      const solved = performance.now();
      if (solution.Status !== 'Optimal') throw new Error(`the solver says ${solution.Status}`);
      const ours = worthOf(set?.bottles ?? [], problem);
      const best = Math.round(solution.ObjectiveValue);
      if (ours > best) throw new Error(`better than the best: ${ours} of ${best}`);
      if (best > 0) found.push({ ours, best, oursMs: asked - began, solverMs: solved - asked });
    }
    const share = found.map(({ ours, best }) => ours / best);
    shares.set(title, share);
    rows.push({
      wish: title,
      bars: found.length,
      'as good as the best': share.filter((one) => one === 1).length,
      'share of the best, all bars': total(found, 'ours') / total(found, 'best'),
      'share of the best, worst bar': Math.min(...share),
      'ours p50 ms': median(found.map(({ oursMs }) => oursMs)),
      'solver p50 ms': median(found.map(({ solverMs }) => solverMs)),
      'solver p95 ms': quantile(
        found.map(({ solverMs }) => solverMs),
        0.95,
      ),
    });
  }
  const upToThree = wishes
    .filter(({ atMost }) => atMost <= 3)
    .flatMap(({ title }) => shares.get(title) ?? []);
  record.figure('worst', Math.min(...upToThree));
  record.figure('all', Math.min(...rows.map((row) => row['share of the best, all bars'])));
  record.table({
    title: `What is proposed beside the optimum of a solver (HiGHS), ${bars} bars of 5 to 64 items each`,
    rows,
  });
}

const total = <T extends 'ours' | 'best'>(found: readonly Record<T, number>[], what: T): number =>
  found.reduce((sum, one) => sum + one[what], 0);
