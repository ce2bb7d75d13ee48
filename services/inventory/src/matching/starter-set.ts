import { counted } from './ingredient-lines.ts';
import type { NextBottle } from './next-bottles.ts';
import type { Purchase, Purchases } from './purchases.ts';
import type { RecipeTable } from './recipe-table.ts';
import type { Sliced } from './sliced.ts';

/** Bottles to begin a bar with: together they make `makes` drinks; each of them says in how many of these it is. */
export interface StarterSet {
  makes: number;
  bottles: NextBottle[];
}

interface Need {
  recipe: number;
  lines: readonly number[];
}

const size = 5;
const maxCandidates = 32;
const maxStates = 8;
const maxRecipes = 5000;
const recipesPerStep = 64;
const maxRecipesNamed = 5;
/** What a drink counts for that lacks none, one, two… more: nearness leads the search where nothing is complete yet. */
const worthByLacking = [1, 0.12, 0.03, 0.008, 0.002] as const;

/**
 * The few purchases that together make the most drinks of a bar that has nothing yet. One alone would only name what
 * makes a drink by itself. A beam search: the best sets of each size are tried with one purchase more.
 */
export function* starterSetOf(
  recipes: RecipeTable,
  purchases: Purchases,
  answers: Uint8Array,
): Sliced<StarterSet | undefined> {
  const needs = needsOf(recipes, answers);
  const candidates = yield* candidatesFor(needs, purchases);
  const meets = candidates.map((candidate) => linesMetBy(candidate, needs, purchases));
  let states: number[][] = [[]];
  let best: { chosen: number[]; made: Need[] } = { chosen: [], made: [] };
  for (let step = 0; step < size; step += 1) {
    const scored = new Map<string, { chosen: number[]; worth: number }>();
    for (const state of states) {
      for (let at = 0; at < candidates.length; at += 1) {
        if (state.includes(at)) continue;
        const chosen = [...state, at].sort((a, b) => a - b);
        const key = chosen.join();
        if (!scored.has(key)) scored.set(key, { chosen, worth: worthOf(chosen, needs, meets) });
      }
      yield;
    }
    const ranked = [...scored.values()].sort((a, b) => b.worth - a.worth).slice(0, maxStates);
    states = ranked.map(({ chosen }) => chosen);
    for (const chosen of states) {
      const made = needs.filter(({ lines }) => lackingOf(lines, chosen, meets) === 0);
      if (made.length > best.made.length) best = { chosen, made };
    }
  }
  if (best.made.length === 0) return undefined;
  const bottles = best.chosen
    .map((at) => bottleOf(candidates[at]!, best.made, meets[at]!, recipes))
    .filter(({ makes }) => makes > 0)
    .sort((a, b) => b.makes - a.makes || a.name.localeCompare(b.name));
  return { makes: best.made.length, bottles };
}

/** What drinks need that few purchases can make, by name. */
function needsOf(recipes: RecipeTable, answers: Uint8Array): Need[] {
  const needs: Need[] = [];
  for (const recipe of recipes.byName()) {
    const lines = [...new Set(recipes.needs.get(recipe))].filter((line) => answers[line] === counted);
    if (lines.length > 0 && lines.length <= size) needs.push({ recipe, lines });
    if (needs.length === maxRecipes) break;
  }
  return needs;
}

/** The purchases that most drinks ask for; of those that can stand for one another only the first. */
function* candidatesFor(needs: readonly Need[], purchases: Purchases): Sliced<Purchase[]> {
  const asked = new Map<Purchase, number>();
  for (const [at, { lines }] of needs.entries()) {
    if (at % recipesPerStep === 0) yield;
    for (const line of lines)
      for (const purchase of purchases.meeting(line))
        if (purchases.isAskedFor(purchase, line)) asked.set(purchase, (asked.get(purchase) ?? 0) + 1);
  }
  const ranked = [...asked].sort(([a, one], [b, other]) => other - one || a.name.localeCompare(b.name));
  const hidden = new Set<Purchase>();
  const kept: Purchase[] = [];
  for (const [purchase] of ranked) {
    if (hidden.has(purchase)) continue;
    kept.push(purchase);
    for (const kin of purchases.kinOf(purchase)) hidden.add(kin);
    if (kept.length === maxCandidates) break;
  }
  return kept;
}

function linesMetBy(purchase: Purchase, needs: readonly Need[], purchases: Purchases): Set<number> {
  const lines = new Set(needs.flatMap((need) => need.lines));
  return new Set([...lines].filter((line) => purchases.meeting(line).includes(purchase)));
}

function worthOf(chosen: readonly number[], needs: readonly Need[], meets: readonly Set<number>[]): number {
  let worth = 0;
  for (const { lines } of needs) worth += worthByLacking[lackingOf(lines, chosen, meets)] ?? 0;
  return worth;
}

function lackingOf(
  lines: readonly number[],
  chosen: readonly number[],
  meets: readonly Set<number>[],
): number {
  let lacking = 0;
  for (const line of lines) if (!chosen.some((at) => meets[at]!.has(line))) lacking += 1;
  return lacking;
}

function bottleOf(
  { ingredient, name }: Purchase,
  made: readonly Need[],
  meets: ReadonlySet<number>,
  recipes: RecipeTable,
): NextBottle {
  const used = made.filter(({ lines }) => lines.some((line) => meets.has(line)));
  return {
    ingredient,
    name,
    makes: used.length,
    recipes: used.slice(0, maxRecipesNamed).map(({ recipe }) => recipes.head(recipe)),
  };
}
