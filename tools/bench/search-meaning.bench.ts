import { DrinkShelf, drinkOf, meantBy } from '@barspoon/bartender';
import { compileVocabulary } from '@barspoon/mixology';
import { typedSearches } from '../../services/catalogue/src/recipe-index/searches-as-people-type.testing.ts';
import { factsOf, ingredientTexts, resolveSpec } from '../../services/catalogue/src/recipes/recipe.ts';
import { library } from '../seed/library.ts';
import { syntheticRecipes } from '../seed/synthetic-recipes.ts';
import { timeUntil } from './kit/clock.ts';
import { median, quantile } from './kit/measure.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = [10_000, 100_000];
const rounds = 5;

const bench: Benchmark = async (record) => {
  for (const count of recipes) {
    const { shelf, vocabulary } = shelfOf(count);
    const kinds = new Map<string, number[]>();
    for (const { kind, q } of typedSearches) {
      const times: number[] = [];
      for (let round = -1; round < rounds; round++) {
        const time = await timeUntil(async () => meantBy(q, shelf, vocabulary));
        if (round >= 0) times.push(time);
      }
      kinds.set(kind, [...(kinds.get(kind) ?? []), Math.min(...times)]);
    }
    const all = [...kinds.values()].flat();
    record.figure(`meaning${count}`, quantile(all, 0.95));
    record.table({
      title: `What ${typedSearches.length} searches mean, ${count} recipes`,
      rows: [...kinds, ['all', all] as const].map(([search, times]) => ({
        search,
        'median ms': median(times),
        'p95 ms': quantile(times, 0.95),
        'worst ms': quantile(times, 1),
      })),
    });
  }
};

function shelfOf(count: number) {
  const vocabulary = compileVocabulary(library.ingredients);
  const shelf = new DrinkShelf();
  for (const { version: _, prepMinutes, difficulty, ...recipe } of syntheticRecipes(count)) {
    const named = recipe.spec.map((line) => ({
      name: vocabulary.get(line.ingredient)?.name ?? line.ingredient,
      amount: line.amount ?? null,
      unit: line.unit,
      note: line.note ?? null,
      optional: line.optional ?? false,
    }));
    const spec = resolveSpec(named, vocabulary);
    const row = { ...recipe, spec, method: recipe.method ?? null, rim: recipe.rim ?? null, origin: null };
    shelf.put(
      drinkOf(
        {
          ...row,
          _id: recipe.slug,
          difficulty,
          prepTimeMinutes: prepMinutes,
          ratingAverage: null,
          facts: factsOf(row, vocabulary),
          ingredients: ingredientTexts(spec),
        },
        vocabulary,
      ),
    );
  }
  return { shelf, vocabulary };
}

export default bench;
