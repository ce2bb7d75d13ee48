import { counted, met } from './ingredient-lines.ts';
import type { RecipeTable } from './recipe-table.ts';
import type { Sliced } from './sliced.ts';

/** How far a bar meets each recipe, in numbers. */
export interface Tally {
  /** Whole percents by recipe number. */
  percents: Uint8Array;
  /** The recipes met at all, best first, then by name; the makeable ones are the first. */
  ranked: Int32Array;
  makeable: number;
}

const recipesPerStep = 4096;

/** Matched by counted lines, rounded. Implements MATCH-04. */
export const percentOf = (matched: number, total: number): number =>
  total === 0 ? 0 : Math.round((matched / total) * 100);

/** Counts for every recipe the lines a bar's answers meet, and ranks the recipes. Implements BEYOND-44, CONTRA-28. */
export function* tallyOf(recipes: RecipeTable, answers: Uint8Array): Sliced<Tally> {
  const percents = new Uint8Array(recipes.end);
  for (let from = 0; from < percents.length; from += recipesPerStep) {
    countStep(recipes, answers, percents, from, Math.min(from + recipesPerStep, percents.length));
    yield;
  }
  const histogram = new Uint32Array(101);
  for (const percent of percents) histogram[percent]! += 1;
  yield;
  const ranked = yield* rankByPercent(recipes.byName(), percents, histogram);
  return { percents, ranked, makeable: histogram[100]! };
}

function countStep(
  { needs }: RecipeTable,
  answers: Uint8Array,
  percents: Uint8Array,
  from: number,
  to: number,
): void {
  const { pool } = needs;
  for (let recipe = from; recipe < to; recipe += 1) {
    let total = 0;
    let matched = 0;
    const end = needs.end(recipe);
    for (let at = needs.start(recipe); at < end; at += 1) {
      const answer = answers[pool[at]!]!;
      total += answer & counted;
      matched += answer >>> 1;
    }
    percents[recipe] = percentOf(matched, total);
  }
}

/** A counting sort: one walk through the names drops each recipe where its percent's place is. */
function* rankByPercent(
  byName: Int32Array,
  percents: Uint8Array,
  histogram: Uint32Array,
): Sliced<Int32Array> {
  const next = new Uint32Array(101);
  for (let percent = 99; percent > 0; percent -= 1)
    next[percent] = next[percent + 1]! + histogram[percent + 1]!;
  const ranked = new Int32Array(next[1]! + histogram[1]!);
  for (let from = 0; from < byName.length; from += recipesPerStep) {
    const to = Math.min(from + recipesPerStep, byName.length);
    for (let at = from; at < to; at += 1) {
      const recipe = byName[at]!;
      const percent = percents[recipe]!;
      if (percent > 0) ranked[next[percent]!++] = recipe;
    }
    yield;
  }
  return ranked;
}

/** Of one recipe: lines that count, those the bar meets, and the names of the others. */
export function countsOf(
  recipes: RecipeTable,
  answers: Uint8Array,
  recipe: number,
): { total: number; matched: number; unmet: number[] } {
  const lines = recipes.needs.get(recipe).filter((line) => answers[line] !== 0);
  const unmet = lines.filter((line) => (answers[line]! & met) === 0);
  return { total: lines.length, matched: lines.length - unmet.length, unmet };
}
