import { nameKey } from '@barspoon/collections';
import { counted } from './ingredient-lines.ts';
import type { Purchase, Purchases } from './purchases.ts';
import type { RecipeHead, RecipeTable } from './recipe-table.ts';
import type { Sliced } from './sliced.ts';

/** One purchase and what it would newly make of a bar's recipes. */
export interface NextBottle {
  ingredient: string | null;
  name: string;
  /** Drinks of which every missing ingredient is met by this alone. */
  makes: number;
  /** The first five of them by name. */
  recipes: RecipeHead[];
}

/** Recipes that lack the same and are one purchase away. `first` are the least positions by name. */
interface Lacking {
  lines: readonly number[];
  purchases: readonly Purchase[];
  count: number;
  first: number[];
}

interface Gain {
  purchase: Purchase;
  makes: number;
  /** Drinks among them that ask for just this or for something made from it. */
  asked: number;
  first: number[];
}

const recipesPerStep = 64;
const maxRecipesNamed = 5;

/**
 * The single purchases that would newly make the most drinks, the most first, then by name. Of purchases that can
 * stand for one another (bourbon and whiskey) only the one recipes ask for most is named, with all it makes.
 */
export function* nextBottlesOf(
  recipes: RecipeTable,
  purchases: Purchases,
  answers: Uint8Array,
  limit: number,
): Sliced<NextBottle[]> {
  const groups = yield* groupLacking(recipes, purchases, answers);
  const gains = yield* gainsOf(groups, purchases);
  const byName = recipes.byName();
  return withoutKin(gains, purchases)
    .sort((a, b) => b.makes - a.makes || compareNames(a, b))
    .slice(0, limit)
    .map(({ purchase: { ingredient, name }, makes, first }) => ({
      ingredient,
      name,
      makes,
      recipes: first.map((position) => recipes.head(byName[position]!)),
    }));
}

function* groupLacking(recipes: RecipeTable, purchases: Purchases, answers: Uint8Array): Sliced<Lacking[]> {
  const byLine = new Map<number, Lacking>();
  const others: Lacking[] = [];
  const lines: number[] = [];
  for (const [position, recipe] of recipes.byName().entries()) {
    if (position % recipesPerStep === 0) yield;
    collectLacked(recipes, answers, recipe, lines);
    const [line] = lines;
    if (line === undefined) continue;
    const known = lines.length === 1 ? byLine.get(line) : undefined;
    if (known) {
      known.count += 1;
      if (known.first.length < maxRecipesNamed) known.first.push(position);
      continue;
    }
    const meeting = meetingAll(lines, purchases);
    if (meeting.length === 0) continue;
    const group = { lines: [...lines], purchases: meeting, count: 1, first: [position] };
    if (lines.length === 1) byLine.set(line, group);
    else others.push(group);
  }
  return [...byLine.values(), ...others];
}

/** Into `lines` the distinct counted lines of a recipe that the bar does not meet. */
export function collectLacked(
  { needs }: RecipeTable,
  answers: Uint8Array,
  recipe: number,
  lines: number[],
): void {
  lines.length = 0;
  const { pool } = needs;
  const end = needs.end(recipe);
  for (let at = needs.start(recipe); at < end; at += 1) {
    const line = pool[at]!;
    if (answers[line] === counted && !lines.includes(line)) lines.push(line);
  }
}

/** Nearly always none from the second line on, which is found out without a list being made. */
function meetingAll(lines: readonly number[], purchases: Purchases): readonly Purchase[] {
  const [first, second] = lines;
  const meeting = first === undefined ? [] : purchases.meeting(first);
  if (second === undefined) return meeting;
  const meetingSecond = purchases.meeting(second);
  if (!meeting.some((purchase) => meetingSecond.includes(purchase))) return [];
  return meeting.filter((purchase) => lines.every((line) => purchases.meeting(line).includes(purchase)));
}

function* gainsOf(groups: readonly Lacking[], purchases: Purchases): Sliced<Gain[]> {
  const gains = new Map<Purchase, Gain>();
  for (const [at, { lines, purchases: meeting, count, first }] of groups.entries()) {
    if (at % recipesPerStep === 0) yield;
    for (const purchase of meeting) {
      const gain = gains.get(purchase) ?? { purchase, makes: 0, asked: 0, first: [] };
      gains.set(purchase, gain);
      gain.makes += count;
      if (lines.every((line) => purchases.isAskedFor(purchase, line))) gain.asked += count;
      gain.first = [...gain.first, ...first].sort((a, b) => a - b).slice(0, maxRecipesNamed);
    }
  }
  return [...gains.values()];
}

function withoutKin(gains: readonly Gain[], purchases: Purchases): Gain[] {
  const hidden = new Set<Purchase>();
  const kept: Gain[] = [];
  for (const gain of gains.toSorted((a, b) => b.asked - a.asked || b.makes - a.makes || compareNames(a, b))) {
    if (hidden.has(gain.purchase)) continue;
    kept.push(gain);
    for (const kin of purchases.kinOf(gain.purchase)) hidden.add(kin);
  }
  return kept;
}

function compareNames(a: Gain, b: Gain): number {
  const [one, other] = [a, b].map(
    ({ purchase }) => `${nameKey(purchase.name)}\n${purchase.name}\n${purchase.ingredient}`,
  );
  return one! < other! ? -1 : one! > other! ? 1 : 0;
}
