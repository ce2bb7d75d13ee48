import type { RecipeFact, Substitute } from '@barspoon/contracts';
import { compileVocabulary, type Vocabulary } from '@barspoon/mixology';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bar, change, vocabulary } from '../../test/matching/arbitraries.ts';
import { naivelyMadeBy, naiveMatch, naiveMatches } from '../../test/matching/naive-matching.ts';
import type { BarMatches, MatchPlace, RecipeMatch } from './bar-matches.ts';
import type { Named } from './ingredient-lines.ts';
import { MatchingEngine } from './matching-engine.ts';
import { atOnce } from './sliced.ts';

const plain = ({ recipe, percent, matched, total, missing, swaps }: RecipeMatch) => ({
  id: recipe.recipeId,
  percent,
  matched,
  total,
  missing,
  swaps: swaps.map(({ name, use }) => ({ name, use })),
});

function allPages(matches: BarMatches, limit: number, makeable?: boolean): RecipeMatch[] {
  const items: RecipeMatch[] = [];
  let after: MatchPlace | undefined;
  do {
    const page = matches.page({ limit, after, makeable });
    if (after) expect(page.items).not.toEqual([]);
    items.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return items;
}

function afterChanges(words: Vocabulary, changes: readonly (RecipeFact | string)[]) {
  const engine = new MatchingEngine(words);
  const kept = new Map<string, RecipeFact>();
  for (const [at, next] of changes.entries()) {
    if (at % 7 === 6) atOnce(engine.match([]));
    if (typeof next === 'string') {
      engine.remove(next);
      kept.delete(next);
    } else {
      engine.put(next);
      kept.set(next.recipeId, next);
    }
  }
  return { engine, facts: [...kept.values()] };
}

const aFact = (name: string, ...lines: (string | { name: string; optional: boolean })[]): RecipeFact => ({
  recipeId: name,
  revision: 1,
  slug: name,
  name,
  category: 'Classic',
  alcoholic: true,
  featured: false,
  userId: null,
  visibility: 'public',
  ingredients: lines.map((line) =>
    typeof line === 'string'
      ? { name: line, ingredient: null, optional: false }
      : { ...line, ingredient: null },
  ),
});
const item = (name: string): Named => ({ name, ingredient: null });
const words = compileVocabulary([
  { slug: 'whiskey', name: 'whiskey' },
  { slug: 'bourbon', name: 'bourbon', parent: 'whiskey' },
  { slug: 'rye', name: 'rye', parent: 'whiskey' },
  { slug: 'gin', name: 'gin' },
  { slug: 'lime', name: 'lime' },
  { slug: 'lime-juice', name: 'lime juice', madeFrom: 'lime' },
  { slug: 'lime-wedge', name: 'lime wedge', madeFrom: 'lime' },
  { slug: 'ice', name: 'ice', staple: true },
]);

function engineOf(...facts: RecipeFact[]): MatchingEngine {
  const engine = new MatchingEngine(words);
  for (const fact of facts) engine.put(fact);
  return engine;
}
const match = (engine: MatchingEngine, ...names: string[]) => atOnce(engine.match(names.map(item)));
const nextBottles = (engine: MatchingEngine, ...names: string[]) =>
  atOnce(engine.nextBottles(match(engine, ...names), 20)).map(({ name, makes, recipes }) => ({
    name,
    makes,
    recipes: recipes.map((recipe) => recipe.name),
  }));

describe('MatchingEngine', () => {
  it('answers as comparing every item with every ingredient does, with swaps and without, through all pages and changes [MATCH-01, MATCH-03, MATCH-04, MATCH-10, CONTRA-28, BEYOND-44]', () => {
    fc.assert(
      fc.property(
        vocabulary,
        vocabulary,
        fc.array(change, { maxLength: 40, size: 'max' }),
        bar,
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        (first, second, changes, owned, limit, countsSwaps) => {
          const { engine, facts } = afterChanges(first, changes);
          for (const current of [first, second]) {
            engine.useVocabulary(current);
            const matches = atOnce(engine.match(owned, countsSwaps));
            const expected = naiveMatches(facts, owned, current, countsSwaps);
            expect(allPages(matches, limit).map(plain)).toEqual(expected);
            expect(matches.total).toBe(expected.length);
            const whole = expected.filter(({ percent }) => percent === 100);
            expect(allPages(matches, limit, true).map(plain)).toEqual(whole);
            expect(matches.makeable).toBe(whole.length);
            const marks = matches.marks([...facts.map((fact) => fact.recipeId), 'gone']);
            expect(marks.map(plain)).toEqual(
              facts.map((fact) => naiveMatch(fact, owned, current, countsSwaps)),
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('promises of a purchase just what putting it on the bar makes', () => {
    fc.assert(
      fc.property(vocabulary, fc.array(change, { maxLength: 15 }), bar, (current, changes, owned) => {
        const { engine, facts } = afterChanges(current, changes);
        const bottles = atOnce(engine.nextBottles(atOnce(engine.match(owned)), 50));
        for (const { name, ingredient, makes, recipes } of bottles) {
          const made = naivelyMadeBy({ name, ingredient }, facts, owned, current);
          expect(made).toHaveLength(makes);
          expect(recipes.map((recipe) => recipe.recipeId)).toEqual(made.slice(0, 5));
        }
        expect(bottles.map(({ makes }) => makes)).toEqual(
          bottles.map(({ makes }) => makes).sort((a, b) => b - a),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('leaves no purchase unnamed that would make a drink, unless one that can stand for it is named', () => {
    fc.assert(
      fc.property(vocabulary, fc.array(change, { maxLength: 15 }), bar, (current, changes, owned) => {
        const { engine, facts } = afterChanges(current, changes);
        const bottles = atOnce(engine.nextBottles(atOnce(engine.match(owned)), 50));
        for (const node of current.nodes) {
          if (node.group || node.staple) continue;
          const purchase = { name: node.name, ingredient: node.slug };
          if (naivelyMadeBy(purchase, facts, owned, current).length === 0) continue;
          const standsFor = ({ ingredient }: { ingredient: string | null }) =>
            ingredient !== null &&
            (current.covers(ingredient).has(node.slug) || current.covers(node.slug).has(ingredient));
          expect(bottles.some(standsFor)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('counts neither optional lines nor what is always at hand', () => {
    const engine = engineOf(aFact('Gimlet', 'Gin', 'Lime Juice', 'Ice', { name: 'Mint', optional: true }));
    expect(match(engine, 'Gin').page({ limit: 5 }).items).toMatchObject([
      { percent: 50, matched: 1, total: 2, missing: ['Lime Juice'] },
    ]);
    expect(match(engine, 'Gin', 'Lime').makeable).toBe(1);
  });

  it('counts what stands in for a missing ingredient only when asked to, and names it', () => {
    const edge = (use: string, closeness: Substitute['closeness']): Substitute => {
      return { use, role: 'sour', ratio: 1, closeness, note: '', brings: [] };
    };
    const engine = new MatchingEngine(
      compileVocabulary([
        { slug: 'gin', name: 'gin' },
        { slug: 'lemon', name: 'lemon' },
        { slug: 'lemon-juice', name: 'lemon juice', madeFrom: 'lemon' },
        { slug: 'beer', name: 'beer', substitutes: [edge('gin', 'different drink')] },
        {
          slug: 'lime-juice',
          name: 'lime juice',
          substitutes: [edge('lemon-juice', 'works')],
        },
      ]),
    );
    engine.put(aFact('Gimlet', 'Gin', 'Lime Juice', 'Beer'));
    const bar = [item('Gin'), item('Lemons')];
    expect(atOnce(engine.match(bar)).page({ limit: 5 }).items).toMatchObject([
      { matched: 1, total: 3, missing: ['Lime Juice', 'Beer'], swaps: [] },
    ]);
    expect(atOnce(engine.match(bar, true)).page({ limit: 5 }).items).toMatchObject([
      { matched: 2, total: 3, missing: ['Beer'], swaps: [{ name: 'Lime Juice', use: 'lemon-juice' }] },
    ]);
  });

  it('never matches a recipe without ingredients [BEYOND-44]', () => {
    const engine = engineOf(aFact('Air'), aFact('Rocks', 'Ice'));
    expect(match(engine, 'Gin', 'Ice').total).toBe(0);
  });

  it('goes on behind the last match of a page after recipes came and went', () => {
    const engine = engineOf(...['a', 'b', 'd'].map((name) => aFact(name, 'Gin')));
    const { next } = match(engine, 'Gin').page({ limit: 2 });
    engine.remove('b');
    engine.put(aFact('c', 'Gin'));
    const rest = match(engine, 'Gin').page({ limit: 5, after: next ?? undefined });
    expect(rest.items.map(({ recipe }) => recipe.name)).toEqual(['c', 'd']);
    expect(rest.next).toBeNull();
  });

  it('names the bottle most drinks ask for, with the drinks its kin would have made', () => {
    const engine = engineOf(
      aFact('Julep', 'Bourbon'),
      aFact('Old Fashioned', 'Bourbon'),
      aFact('Highball', 'Whiskey'),
      aFact('Sazerac', 'Rye'),
      aFact('Gin Sour', 'Gin', 'Bourbon', 'Zorb'),
    );
    expect(nextBottles(engine)).toEqual([
      { name: 'bourbon', makes: 3, recipes: ['Highball', 'Julep', 'Old Fashioned'] },
      { name: 'rye', makes: 2, recipes: ['Highball', 'Sazerac'] },
    ]);
  });

  it('names one fruit for the juice and the wedge a drink lacks', () => {
    const engine = engineOf(
      aFact('Gimlet', 'Gin', 'Lime Juice', 'Lime Wedge'),
      aFact('Rickey', 'Gin', 'Lime Juice'),
    );
    expect(nextBottles(engine, 'Gin')).toEqual([{ name: 'lime', makes: 2, recipes: ['Gimlet', 'Rickey'] }]);
  });

  it('names no other juice beside the fruit it can be squeezed from', () => {
    const juice = (slug: string, parent: string) => ({ slug, name: slug.replaceAll('-', ' '), parent });
    const words = compileVocabulary([
      { slug: 'lime', name: 'lime' },
      { ...juice('lime-juice', 'juice'), madeFrom: 'lime' },
      { slug: 'juice', name: 'juice', group: true },
      juice('lime-super-juice', 'lime-juice'),
    ]);
    const engine = new MatchingEngine(words);
    for (const name of ['Gimlet', 'Rickey']) engine.put(aFact(name, 'Gin', 'Lime Juice'));
    expect(nextBottles(engine, 'Gin')).toEqual([{ name: 'lime', makes: 2, recipes: ['Gimlet', 'Rickey'] }]);
  });

  it('advises an empty bar the set that makes most drinks, not what makes one by itself', () => {
    const engine = engineOf(
      aFact('Half and Half', 'Beer'),
      aFact('Negroni', 'Gin', 'Campari', 'Sweet Vermouth'),
      aFact('Milano', 'Campari', 'Sweet Vermouth'),
      aFact('Gin and It', 'Gin', 'Sweet Vermouth'),
      aFact('Unmakeable', 'A', 'B', 'C', 'D', 'E', 'F'),
    );
    const set = atOnce(engine.starterSet(atOnce(engine.match([]))));
    expect(set?.makes).toBe(4);
    expect(set?.bottles.map(({ name, makes }) => [name.toLowerCase(), makes])).toEqual([
      ['sweet vermouth', 3],
      ['campari', 2],
      ['gin', 2],
      ['beer', 1],
    ]);
    const none = engineOf();
    expect(atOnce(none.starterSet(atOnce(none.match([]))))).toBeUndefined();
  });

  it('names a thing the vocabulary does not know as the recipes write it', () => {
    const engine = engineOf(aFact('Fizz', 'Gin', 'zorb tonic'), aFact('Fizz 2', 'Gin', 'Zorb Tonic'));
    expect(nextBottles(engine, 'Gin')).toEqual([
      { name: 'Zorb Tonic', makes: 2, recipes: ['Fizz', 'Fizz 2'] },
    ]);
  });
});
