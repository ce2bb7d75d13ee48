import type { LibraryRecipe } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { type Balance, type BalancedDrink, balanceOf } from './balance.ts';
import { libraryRecipes as recipes, libraryVocabulary as vocabulary } from './library.testing.ts';
import { type BalanceGoals, roundedSpec, solveSpec } from './solve-spec.ts';

const drinkOf = ({ spec, method, glass, ice, serves }: LibraryRecipe): BalancedDrink => ({
  lines: spec.map((line) => ({ ...line, ingredient: vocabulary.get(line.ingredient) })),
  method,
  glass,
  ice,
  serves,
});
const named = (name: string): BalancedDrink => drinkOf(recipes.find((recipe) => recipe.name === name)!);
const within = (share: number, value: number, goal: number) =>
  expect(Math.abs(value - goal)).toBeLessThanOrEqual(share * goal + 1e-9);
const shareOf = (reached: readonly boolean[]) => reached.filter(Boolean).length / reached.length;

describe('amounts for a balance [BEYOND-231]', () => {
  it('are what they are when nothing is to change, for every drink of the library', () => {
    expect(recipes.length).toBeGreaterThan(600);
    for (const recipe of recipes) {
      const drink = drinkOf(recipe);
      const { measures, balance, isReached } = solveSpec(drink, {});
      expect(isReached).toBe(true);
      for (const [at, { amount, unit }] of drink.lines.entries()) {
        expect(measures[at]!.unit).toBe(unit);
        if (amount !== undefined) expect(measures[at]!.amount, recipe.name).toBeCloseTo(amount, 6);
      }
      within(1e-6, balance.volumeMl, balanceOf(drink).volumeMl);
    }
  });

  const changes: Record<string, (balance: Balance) => BalanceGoals> = {
    'a tenth stronger': ({ abv }) => ({ abv: abv * 1.1 }),
    'a tenth weaker': ({ abv }) => ({ abv: abv * 0.9 }),
    'a fifth sweeter': ({ sugar }) => ({ sugar: sugar * 1.2 }),
    'a fifth drier': ({ sugar }) => ({ sugar: sugar * 0.8 }),
    'a third larger': ({ volumeMl }) => ({ volumeMl: volumeMl * 1.3 }),
    'larger and stronger': ({ abv, volumeMl }) => ({ abv: abv * 1.05, volumeMl: volumeMl * 1.2 }),
  };
  it.each(Object.entries(changes))('come within 1 % of %s, or say that they do not', (_, goalsOf) => {
    const reached = recipes.map((recipe) => {
      const drink = drinkOf(recipe);
      const goals = goalsOf(balanceOf(drink));
      const { measures, balance, isReached } = solveSpec(drink, goals);
      expect(measures.every(({ amount }) => amount === undefined || amount > 0)).toBe(true);
      if (isReached)
        for (const [figure, goal] of Object.entries(goals))
          if (goal > 0.5) within(0.011, balance[figure as keyof Balance], goal);
      return isReached;
    });
    // Spirits alone have nothing to become weaker with.
    expect(shareOf(reached)).toBeGreaterThan(0.85);
  });

  it('keep how sweet and sour a drink is when its citrus or its sweetener is exchanged', () => {
    const exchanges: Record<string, string[]> = {
      'lime-juice': ['lemon-juice', 'yuzu-juice'],
      'lemon-juice': ['lime-juice', 'yuzu-juice'],
      'simple-syrup': ['honey-syrup', 'rich-simple-syrup', 'agave-syrup'],
    };
    let exchanged = 0;
    for (const recipe of recipes.filter(({ method }) => method === 'shake')) {
      const drink = drinkOf(recipe);
      const before = balanceOf(drink);
      if (before.acid < 0.3 || before.sugar < 2) continue;
      for (const [at, { ingredient }] of recipe.spec.entries()) {
        for (const other of exchanges[ingredient] ?? []) {
          const node = vocabulary.get(other);
          if (!node || recipe.spec.some((line) => line.ingredient === other)) continue;
          const lines = drink.lines.with(at, { ...drink.lines[at]!, ingredient: node });
          const { balance } = solveSpec({ ...drink, lines }, {}, before);
          within(0.05, balance.sugar / balance.acid, before.sugar / before.acid);
          exchanged += 1;
        }
      }
    }
    expect(exchanged).toBeGreaterThan(200);
  });

  it('say the nearest that the ingredients get where they do not get there', () => {
    const { isReached, balance } = solveSpec(named('Negroni'), { abv: 8 });
    expect(isReached).toBe(false);
    expect(balance.abv).toBeGreaterThan(8);
    expect(balance.abv).toBeLessThan(balanceOf(named('Negroni')).abv);
  });

  it('are poured by a jigger: 2.5 ml, an eighth of an ounce, half a spoon', () => {
    for (const recipe of recipes) {
      const drink = drinkOf(recipe);
      const before = balanceOf(drink);
      const goals = { sugar: before.sugar * 1.15 };
      const exact = solveSpec(drink, goals);
      for (const [unit, step] of [
        ['ml', 2.5],
        ['oz', 1 / 8],
      ] as const) {
        const { measures } = roundedSpec(drink, exact.measures, unit, goals);
        for (const [at, { amount, unit: own }] of measures.entries())
          if (own === unit && !drink.lines[at]!.optional)
            expect((amount! / step) % 1, recipe.name).toBeCloseTo(0, 6);
      }
    }
  });

  it('stay as near to the goal as a jigger can pour', () => {
    const daiquiri = named('Daiquiri');
    const goals = { sugar: balanceOf(daiquiri).sugar * 1.25 };
    const exact = solveSpec(daiquiri, goals);
    const { balance } = roundedSpec(daiquiri, exact.measures, 'ml', goals);
    within(0.08, balance.sugar, goals.sugar);
    within(0.08, balance.abv, balanceOf(daiquiri).abv);
  });
});
