import type { RecipeFact } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bar, fact, vocabulary } from '../../test/matching/arbitraries.ts';
import type { Named } from './ingredient-lines.ts';
import { MatchingEngine } from './matching-engine.ts';
import type { PurchaseWish } from './purchase-set.ts';
import { atOnce } from './sliced.ts';

const facts = fc.uniqueArray(fact, { selector: ({ recipeId }) => recipeId, maxLength: 15, size: 'max' });

function engineOf(words: Vocabulary, drinks: readonly RecipeFact[]): MatchingEngine {
  const engine = new MatchingEngine(words);
  for (const drink of drinks) engine.put(drink);
  return engine;
}
const setFor = (
  words: Vocabulary,
  drinks: readonly RecipeFact[],
  owned: readonly Named[],
  wish: PurchaseWish,
) => {
  const engine = engineOf(words, drinks);
  return atOnce(engine.purchaseSet(atOnce(engine.match(owned)), wish));
};

/** Everything that somebody could buy: what the vocabulary knows, and names in drinks that it does not know. */
function purchasesIn(words: Vocabulary, drinks: readonly RecipeFact[]): Named[] {
  const nodes = words.nodes.filter((node) => !node.group && !node.staple);
  const names = drinks.flatMap(({ ingredients }) =>
    ingredients
      .filter(
        ({ name, ingredient, optional }) => !optional && !words.get(ingredient ?? '') && !words.resolve(name),
      )
      .map((line) => line.name),
  );
  const unknown = new Map(names.map((name) => [normalize(name), name]));
  return [
    ...nodes.map(({ name, slug }) => ({ name, ingredient: slug })),
    ...[...unknown.values()].map((name) => ({ name, ingredient: null })),
  ];
}
/** The drinks that bottles newly make, where some whiskey does not stand for a bourbon. */
function newlyMade(
  words: Vocabulary,
  drinks: readonly RecipeFact[],
  owned: readonly Named[],
  bought: readonly Named[],
): string[] {
  const nodeOf = ({ name, ingredient }: Named) => words.get(ingredient ?? '') ?? words.resolve(name);
  const satisfies = (have: Named, line: Named) =>
    words.satisfies(
      { ...have, ingredient: have.ingredient ?? undefined },
      { ...line, ingredient: line.ingredient ?? undefined },
    );
  const isLessThan = (bottle: Named, line: Named) => {
    const node = nodeOf(bottle);
    return node !== undefined && words.ancestors(nodeOf(line)?.slug ?? '').includes(node);
  };
  return drinks
    .filter((drink) => {
      const lines = drink.ingredients.filter((line) => !line.optional && !nodeOf(line)?.staple);
      const lacked = lines.filter((line) => !owned.some((item) => satisfies(item, line)));
      return (
        lacked.length > 0 &&
        lacked.every((line) => bought.some((bottle) => satisfies(bottle, line) && !isLessThan(bottle, line)))
      );
    })
    .map(({ recipeId }) => recipeId);
}
const setsOf = <T>(things: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : [
        ...setsOf(things, size - 1),
        ...things.flatMap((thing, at) =>
          setsOf(things.slice(at + 1), size - 1).map((rest) => [thing, ...rest]),
        ),
      ];

const priceOf = ({ name }: { name: string }) => 1 + (name.length % 4);

describe('the bottles to buy together [BEYOND-214]', () => {
  it('make as many new drinks as the best of all sets of so many do', () => {
    fc.assert(
      fc.property(vocabulary, facts, bar, fc.integer({ min: 1, max: 2 }), (words, drinks, owned, atMost) => {
        const set = setFor(words, drinks, owned, { atMost });
        const each = setsOf(purchasesIn(words, drinks), atMost).map(
          (bought) => newlyMade(words, drinks, owned, bought).length,
        );
        expect(set?.makes ?? 0).toBe(Math.max(...each));
      }),
      { numRuns: 300 },
    );
  });

  it('are no more than wished for, cost no more, are none that is out, and make what they say', () => {
    const wish = fc.record({
      atMost: fc.integer({ min: 1, max: 5 }),
      budget: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(vocabulary, facts, bar, wish, (words, drinks, owned, { atMost, budget }) => {
        const isOut = ({ name }: { name: string }) => name.startsWith('l');
        const set = setFor(words, drinks, owned, { atMost, budget, priceOf, isOut });
        if (!set) return;
        expect(set.bottles.length).toBeLessThanOrEqual(atMost);
        expect(set.bottles.reduce((sum, bottle) => sum + priceOf(bottle), 0)).toBeLessThanOrEqual(budget);
        expect(set.bottles.some(isOut)).toBe(false);
        const made = newlyMade(words, drinks, owned, set.bottles);
        expect(set.recipeIds.toSorted()).toEqual(made.toSorted());
        for (const { makes, recipes } of set.bottles) {
          expect(makes).toBeGreaterThan(0);
          for (const { recipeId } of recipes) expect(made).toContain(recipeId);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are by what the drinks are worth, and make none that is worth nothing', () => {
    fc.assert(
      fc.property(vocabulary, facts, (words, drinks) => {
        const isLiked = (id: string) => Number(id) % 2 === 0;
        const set = setFor(words, drinks, [], { atMost: 2, worthOf: (id) => (isLiked(id) ? 1 : 0) });
        const liked = drinks.filter(({ recipeId }) => isLiked(recipeId));
        expect(set?.makes ?? 0).toBeGreaterThanOrEqual(setFor(words, liked, [], { atMost: 2 })?.makes ?? 0);
        const named = set?.bottles.flatMap(({ recipes }) => recipes) ?? [];
        expect(named.every(({ recipeId }) => isLiked(recipeId))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
