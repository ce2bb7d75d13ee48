import { type Aisle, aisles, type LibraryIngredient, type PartyNeed, type Unit } from '@barspoon/contracts';
import { aisleOf } from '../aisles.ts';
import { needsOf } from '../needs.ts';
import { partLines } from '../preparations.ts';
import { sourcesOf } from '../takings.ts';
import { thingOf } from '../thing.ts';
import { toMl } from '../units.ts';
import { freshDays, linesFor, type PartyBar, rounded, type ServedRecipe } from './party.ts';

/**
 * What bottles usually hold, by where a shop keeps them: those of spirits as the EU sells them (Directive 2007/45/EC allows 700 ml),
 * the rest as most shops do. Anything else is not sold in bottles.
 */
const soldMl: Partial<Record<Aisle, number>> = {
  spirits: 700,
  liqueurs: 700,
  wine: 750,
  beer: 330,
  mixers: 1000,
  syrups: 700,
  dairy: 500,
};
const bittersMl = 200;

type Amounts = { amount: number; unit: Unit }[];
/** Less is a rounding. */
const crumbs = 0.01;

function plus(amounts: Amounts, amount: number, unit: Unit): Amounts {
  const ml = toMl({ amount, unit });
  const added = ml === undefined ? { amount, unit } : { amount: ml, unit: 'ml' as const };
  const known = amounts.find((one) => one.unit === added.unit);
  if (!known) return [...amounts, added];
  return amounts.map((one) => (one === known ? { ...one, amount: one.amount + added.amount } : one));
}

/** What is counted is bought whole. */
const shown = (amounts: Amounts): Amounts =>
  amounts.map(({ amount, unit }) => ({
    unit,
    amount: unit === 'piece' ? Math.ceil(rounded(amount)) : rounded(amount),
  }));

interface Gathered {
  name: string;
  ingredient: string | null;
  drinks: Set<string>;
  amounts: Amounts;
  isLacking: boolean;
  lacking: Amounts;
  size: number | undefined;
}

/**
 * Everything that drinks take, what of it the bar lacks by the one rule of matching, and what makes up for that, aisle by aisle. Each bottle of the
 * bar is poured once; staples and optional lines are left out. Implements BEYOND-262.
 */
export function needsOfParty(recipes: readonly ServedRecipe[], bar: PartyBar): PartyNeed[] {
  const { vocabulary } = bar;
  const all = new Map<string, Gathered>();
  const lines = recipes
    .filter(({ servings }) => servings > 0)
    .flatMap((recipe) =>
      linesFor(recipe, recipe.servings, vocabulary).map((line) => ({
        ...line,
        drink: recipe.name,
        thing: thingOf(line, vocabulary),
      })),
    );
  const left = new Map(bar.bottles.map(({ id, level }) => [id, level]));
  for (const line of lines) {
    const node = vocabulary.nodeOf(line);
    if (line.optional || node?.staple) continue;
    const { key, name, ingredient } = line.thing;
    const known = all.get(key) ?? {
      name,
      ingredient,
      drinks: new Set<string>(),
      amounts: [],
      isLacking: false,
      lacking: [],
      size: sourcesOf(line, node, bar, left).flatMap(({ bottle }) => sizeOf(bottle?.id, bar) ?? [])[0],
    };
    known.drinks.add(line.drink);
    if (line.amount !== null) known.amounts = plus(known.amounts, line.amount, line.unit);
    all.set(key, known);
  }
  for (const { thing, amount, unit } of needsOf(lines, bar)) {
    const known = all.get(thing.key);
    if (!known) continue;
    known.isLacking = true;
    if (amount !== null) known.lacking = plus(known.lacking, amount, unit);
  }
  return [...all.values()]
    .map((one) => needOf(one, bar))
    .sort((one, other) => aisles.indexOf(one.aisle) - aisles.indexOf(other.aisle));
}

const sizeOf = (bottleId: string | undefined, { bottles }: PartyBar): number | undefined =>
  bottles.find(({ id, unit }) => id === bottleId && unit === 'ml')?.size;

function needOf({ size, ...one }: Gathered, { vocabulary }: PartyBar): PartyNeed {
  const aisle = aisleOf(one.ingredient, vocabulary);
  const lackingMl = one.lacking.find(({ unit }) => unit === 'ml')?.amount ?? 0;
  const node = one.ingredient === null ? undefined : vocabulary.get(one.ingredient);
  const isBitters = [node, ...vocabulary.ancestors(node?.slug ?? '')].some(
    (kind) => kind?.slug === 'cocktail-bitters',
  );
  const bottleMl = size ?? (isBitters ? bittersMl : soldMl[aisle]);
  const count = bottleMl === undefined ? 0 : Math.ceil((lackingMl - crumbs) / bottleMl);
  const homemade = lackingMl > crumbs && node ? madeOf(node, lackingMl, vocabulary) : null;
  const isFresh = homemade !== null && homemade.keepsDays <= freshDays;
  return {
    name: one.name,
    ingredient: one.ingredient,
    aisle,
    drinks: [...one.drinks],
    amounts: shown(one.amounts),
    isLacking: one.isLacking,
    lacking: shown(one.lacking),
    bottles:
      bottleMl === undefined || count === 0 || isFresh
        ? null
        : { size: bottleMl, count, leftMl: rounded(Math.max(0, count * bottleMl - lackingMl)) },
    homemade,
  };
}

/** What has alcohol and is made at home draws for weeks: nobody begins it for an evening. */
function madeOf(
  node: LibraryIngredient,
  ml: number,
  vocabulary: PartyBar['vocabulary'],
): PartyNeed['homemade'] {
  const { preparation, abv } = node;
  if (!preparation || abv > 0) return null;
  const parts = partLines(preparation, vocabulary).flatMap((line) =>
    line.optional || line.amount === null
      ? []
      : {
          name: thingOf(line, vocabulary).name,
          amounts: shown(plus([], (line.amount * ml) / preparation.makesMl, line.unit)),
        },
  );
  return { ml: rounded(ml), keepsDays: preparation.keepsDays, parts };
}
