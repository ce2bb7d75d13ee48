import type { Glass, Ice, LibraryIngredient, Method } from '@barspoon/contracts';
import { type Dietary, type DietaryLine, dietaryOf } from './dietary.ts';
import { dilutionMl } from './dilution.ts';
import { glassCapacityMl } from './glass-capacity.ts';
import { type Measure, toMl } from './units.ts';

/** What the calculation needs to know of an ingredient; a whole `LibraryIngredient` fits. */
export type IngredientFacts = Pick<LibraryIngredient, 'abv' | 'allergens' | 'vegan' | 'carbonated'> &
  Partial<Pick<LibraryIngredient, 'sugar' | 'acid' | 'otherKcal' | 'pieceMl' | 'solid' | 'gramsPerMl'>>;

/** One line of a spec joined with its ingredient; undefined where the vocabulary does not know it. */
export interface FactLine extends Measure {
  /** Said of a line that is optional or unknown. */
  name?: string | undefined;
  ingredient: IngredientFacts | undefined;
  optional?: boolean | undefined;
  note?: string | null | undefined;
}

export interface FactInput {
  lines: readonly FactLine[];
  method: Method;
  glass: Glass;
  ice: Ice;
  /** Servings the spec makes; every figure is per serving. */
  serves?: number;
  /** Counts only for what the drink contains. */
  garnish?: readonly DietaryLine[];
}

/** Calculated facts of one serving. Figures leave optional lines out, and counted pieces without a known size add nothing. */
export interface DrinkFacts extends Dietary {
  /** Liquid poured, before ice has touched it, in ml. */
  liquidMl: number;
  /** Water the ice adds, in ml. */
  dilutionMl: number;
  /** What stands in the glass: liquid and melted ice, in ml. */
  volumeMl: number;
  /** Percent alcohol by volume of the finished drink in its glass. */
  abv: number;
  /** Grams of pure alcohol. */
  alcoholGrams: number;
  /** Standard drinks of 14 g of alcohol (NIAAA). */
  standardDrinks: number;
  sugarGrams: number;
  /** Grams of acid, as citric acid. */
  acidGrams: number;
  kcal: number;
  /** False when a line's ingredient is unknown, so that the figures are a lower bound. */
  complete: boolean;
}

/** Served in a glass of its own: it is drunk, but it neither fills nor thins the drink. */
const isAlongside = ({ note }: Pick<FactLine, 'note'>): boolean =>
  /\b(?:side|alongside|chaser)\b/.test(note ?? '');

/** g/ml of ethanol at 20 °C (CRC Handbook). */
const ethanolDensity = 0.789;
/** One US standard drink in grams of alcohol (NIAAA, "What Is A Standard Drink?"). */
const standardDrinkGrams = 14;
/** Atwater general factors in kcal/g (FAO Food and Nutrition Paper 77, 2003): alcohol 7, carbohydrate 4. */
const kcalPerGram = { alcohol: 7, sugar: 4 } as const;
/** A drink filled to here is full; a hand that tops stops before the rim. */
const fullShare = 0.9;
/** Share of the glass that ice takes up (a rocks glass of cubes holds about 45 % drink when full). */
export const iceShare: Readonly<Record<Ice, number>> = {
  none: 0,
  cubes: 0.35,
  'large cube': 0.25,
  crushed: 0.4,
  cracked: 0.4,
  block: 0.2,
};

/** What one serving comes to, unrounded. Unknown ingredients add their volume alone. */
export interface Serving {
  liquidMl: number;
  dilutionMl: number;
  volumeMl: number;
  /** Of all that is drunk, in ml. */
  alcoholMl: number;
  /** Of what stands in the glass, in ml. */
  glassAlcoholMl: number;
  sugarGrams: number;
  acidGrams: number;
  otherKcal: number;
}

/** Volume, alcohol, sugar and acid of one serving, after the ice. Pure. */
export function servingOf({ lines, method, glass, ice, serves = 1 }: Omit<FactInput, 'garnish'>): Serving {
  const counted = lines.filter((line) => !line.optional);
  const measured = counted.map((line) => ({ ...line, ml: lineMl(line) }));
  const inGlass = <L extends FactLine>(all: readonly L[]) => all.filter((line) => !isAlongside(line));
  const pouredMl = inGlass(measured).reduce((total, line) => total + volumeOf(line), 0) / serves;
  const toppedMl = topMl(pouredMl, counted, glass, ice) * serves;
  const filled = measured.map((line) => ({ ...line, ml: line.ml ?? (line.unit === 'top' ? toppedMl : 0) }));
  const sum = (share: (ingredient: IngredientFacts) => number, lines = filled) =>
    lines.reduce((total, { ingredient, ml }) => total + (ingredient ? ml * share(ingredient) : 0), 0) /
    serves;

  const glassful = inGlass(filled);
  const liquidMl = glassful.reduce((total, line) => total + volumeOf(line), 0) / serves;
  const stillMl = sum(({ carbonated, solid }) => (carbonated || solid ? 0 : 1), glassful);
  const stillAlcoholMl = sum(({ abv, carbonated }) => (carbonated ? 0 : abv / 100), glassful);
  const melted = dilutionMl({ method, ice, ml: stillMl, alcoholMl: stillAlcoholMl });
  return {
    liquidMl,
    dilutionMl: melted,
    volumeMl: liquidMl + melted,
    alcoholMl: sum(({ abv }) => abv / 100),
    glassAlcoholMl: sum(({ abv }) => abv / 100, glassful),
    sugarGrams: sum(({ sugar = 0 }) => sugar / 100),
    acidGrams: sum(({ acid = 0 }) => acid / 100),
    otherKcal: sum(({ otherKcal: kcal = 0 }) => kcal / 100),
  };
}

/** The same rounded, with strength, energy and diet. Each constant names its source. */
export function drinkFacts(input: FactInput): DrinkFacts {
  const serving = servingOf(input);
  const { liquidMl, volumeMl, sugarGrams } = serving;
  const alcoholGrams = serving.alcoholMl * ethanolDensity;
  return {
    liquidMl: round(liquidMl, 1),
    dilutionMl: round(serving.dilutionMl, 1),
    volumeMl: round(volumeMl, 1),
    abv: volumeMl === 0 ? 0 : round((serving.glassAlcoholMl / volumeMl) * 100, 1),
    alcoholGrams: round(alcoholGrams, 1),
    standardDrinks: round(alcoholGrams / standardDrinkGrams, 1),
    sugarGrams: round(sugarGrams, 1),
    acidGrams: round(serving.acidGrams, 2),
    kcal: Math.round(alcoholGrams * kcalPerGram.alcohol + sugarGrams * kcalPerGram.sugar + serving.otherKcal),
    ...dietaryOf(input.lines, input.garnish),
    complete: input.lines.every(({ optional, ingredient }) => optional || ingredient !== undefined),
  };
}

/** One line in ml: poured, weighed, or counted in pieces of known size (an egg white); undefined otherwise. */
export function lineMl(line: Pick<FactLine, 'amount' | 'unit' | 'ingredient'>): number | undefined {
  const { amount, unit, ingredient } = line;
  if (unit === 'top') return amount;
  if (unit === 'gram') return amount === undefined ? undefined : amount / (ingredient?.gramsPerMl ?? 1);
  const isPiece = unit === 'piece' || unit === 'scoop' || unit === 'cube';
  if (isPiece && ingredient?.pieceMl !== undefined && amount !== undefined)
    return amount * ingredient.pieceMl;
  return toMl(line);
}

/** What a line adds to the glass in ml; sugar and spices dissolve or are strained out. */
function volumeOf({
  ml = 0,
  ingredient,
}: {
  ml?: number | undefined;
  ingredient: IngredientFacts | undefined;
}): number {
  return ingredient?.solid ? 0 : ml;
}

/** What a "top" line without an amount adds to one glass: up to the brim line, between 30 and 180 ml. */
function topMl(pouredMl: number, lines: readonly FactLine[], glass: Glass, ice: Ice): number {
  const tops = lines.filter(({ unit, amount }) => unit === 'top' && amount === undefined).length;
  if (tops === 0) return 0;
  const room = glassCapacityMl[glass] * (1 - iceShare[ice]) * fullShare - pouredMl;
  return Math.min(180, Math.max(30, room)) / tops;
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
