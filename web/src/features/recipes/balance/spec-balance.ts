import {
  balanceRoutes,
  type IngredientFigures,
  type OutputOf,
  type Recipe,
  type SpecLine,
} from '@barspoon/contracts';
import { type Balance, type BalancedDrink, balanceRanges, balanceStyleOf, beside } from '@barspoon/mixology';
import { routeQuery } from '../../../lib/api/queries.ts';

export type FiguresBySlug = ReadonlyMap<string, OutputOf<typeof balanceRoutes.figures>['items'][number]>;

/** Figures of all ingredients of a recipe, asked for at once. */
export const figuresQuery = ({ spec }: Pick<Recipe, 'spec'>) => {
  const ingredients = [...new Set(spec.flatMap(({ ingredient }) => ingredient ?? []))].sort();
  return {
    ...routeQuery(balanceRoutes.figures, { query: { ingredients } }),
    enabled: ingredients.length > 0,
    select: ({ items }: OutputOf<typeof balanceRoutes.figures>): FiguresBySlug =>
      new Map(items.map((item) => [item.slug, item])),
  };
};
export const neighborsQuery = (id: string) => routeQuery(balanceRoutes.neighbors, { params: { id } });

/** The drink with what is known of its ingredients; null where a counted one is unknown: nothing is guessed. */
export function balancedDrink(
  { spec, method, glass, ice, serves }: Pick<Recipe, 'spec' | 'method' | 'glass' | 'ice' | 'serves'>,
  figuresOf: (slug: string) => IngredientFigures | undefined,
): BalancedDrink | null {
  if (method === null) return null;
  const lines = spec.map(({ amount, unit, optional, note, ingredient }) => ({
    amount: amount ?? undefined,
    unit,
    optional,
    note,
    ingredient: ingredient ? figuresOf(ingredient) : undefined,
  }));
  if (lines.some(({ optional, ingredient }) => !optional && !ingredient)) return null;
  return { lines, method, glass, ice, serves };
}

export const tasted = ['abv', 'sugar', 'acid'] as const;
export type Tasted = (typeof tasted)[number];
type Ranges = Record<Tasted, readonly [from: number, to: number]>;

/** What a drink is compared with. */
export interface Others {
  kind: keyof typeof balanceRanges | 'neighbors';
  ranges: Ranges;
}

const minNeighbors = 8;

/** Drinks of its kind, as measured; where nobody has measured that kind, the middle eight of ten of those built like it. */
export function othersOf(drink: BalancedDrink, neighbors: readonly Record<Tasted, number>[]): Others | null {
  const style = balanceStyleOf(drink);
  if (style) return { kind: style, ranges: balanceRanges[style] };
  if (neighbors.length < minNeighbors) return null;
  const ranges = Object.fromEntries(
    tasted.map((figure) => {
      const sorted = neighbors.map((one) => one[figure]).sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
      return [figure, [at(0.1), at(0.9)]];
    }),
  );
  return { kind: 'neighbors', ranges: ranges as unknown as Ranges };
}

export const differences = (balance: Balance, { ranges }: Others) =>
  tasted.flatMap((figure) => {
    const where = beside(figure, balance[figure], ranges[figure]);
    return where === 'within' ? [] : [[figure, where] as const];
  });

/** The spec with other amounts and ingredients. */
export const withMeasures = (
  spec: readonly SpecLine[],
  measures: readonly { amount?: number | undefined; unit: SpecLine['unit'] }[],
): SpecLine[] =>
  spec.map((line, at) => {
    const { amount, unit } = measures[at]!;
    // What filled the glass is measured now: left to the hand, it would undo the balance.
    const isTop = unit === 'top' && amount !== undefined;
    return { ...line, amount: amount ?? null, unit: isTop ? 'ml' : unit };
  });
