import {
  allergens,
  dayMs,
  difficulties,
  glasses,
  methods,
  recipeCategories,
  strengths,
  units,
} from '@barspoon/contracts';
import { lineText } from '@barspoon/mixology';
import type { SearchDocument } from '../../../services/catalogue/src/search/search-index.ts';
import { drawByWeight, randomFrom, zipfWeights } from '../../load/random.ts';
import { ingredientsByUse, library } from '../../seed/library.ts';
import { namesLikeTheLibrarys } from '../../seed/recipe-names.ts';
import { capital, inventWords } from '../../seed/words.ts';

const distinctIngredients = 1000;
const amounts = [60, 45, 30, 22.5, 20, 15, 10, 7.5, 90, 120];
const spirits = ['vodka', 'gin', 'rum', 'whiskey', 'tequila', 'mezcal', 'brandy'];
const minutes = [2, 3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 30];

/**
 * So many synthetic recipes after the library's: its ingredients as often as it uses them and brands of them for a long
 * tail, its tags, its sentences as steps with one in three naming something else.
 */
export function* searchDocuments(count: number): Generator<SearchDocument> {
  const random = randomFrom(count);
  const used = ingredientsByUse();
  const brands = inventWords(distinctIngredients, random).map(capital);
  const ingredients = Array.from({ length: distinctIngredients }, (_, at) => {
    const name = used[at % used.length]?.ingredient.name ?? '';
    return at < used.length ? name : `${brands[at]} ${name}`;
  });
  const drawIngredient = drawByWeight(
    ingredients.map((_, at) => (used[at]?.uses ?? 0) + 0.5),
    random,
  );
  const tags = [...new Set(library.recipes.flatMap((recipe) => recipe.tags))];
  const drawTag = drawByWeight(zipfWeights(tags.length), random);
  const steps = library.recipes.flatMap((recipe) => recipe.instructions);
  const nameOf = namesLikeTheLibrarys(random);

  const line = () => {
    const name = ingredients[drawIngredient()] ?? '';
    const unit = random.chance(0.8) ? 'ml' : random.pick(units);
    const note = random.chance(0.08)
      ? random.pick(['fresh', 'chilled', 'to taste', 'strained twice'])
      : undefined;
    return lineText({ amount: random.pick(amounts), unit, name, note, optional: random.chance(0.05) });
  };
  const step = () => {
    const sentence = random.pick(steps);
    return random.chance(0.33)
      ? sentence.replace(/\b(?:the|a) \w+/, ingredients[drawIngredient()] ?? '')
      : sentence;
  };
  const several = <T>(min: number, more: number, one: () => T) =>
    Array.from({ length: min + random.below(more + 1) }, one);

  for (let at = 0; at < count; at += 1) {
    yield {
      id: `01939c5e-6a00-7000-8000-${at.toString(16).padStart(12, '0')}`,
      name: nameOf(),
      alternativeNames: random.chance(0.2) ? [nameOf()] : [],
      category: random.pick(recipeCategories),
      tags: several(2, 5, () => tags[drawTag()] ?? ''),
      ingredients: several(2, 5, line),
      instructions: several(2, 3, step),
      alcoholic: random.chance(0.88),
      difficulty: random.chance(0.95) ? random.pick(difficulties) : null,
      prepTimeMinutes: random.chance(0.95) ? random.pick(minutes) : null,
      featured: random.chance(0.02),
      createdAt: 1_600_000_000_000 + Math.floor(((at + random.fraction()) / count) * 1500 * dayMs),
      traits: {
        spirit: random.chance(0.85) ? random.pick(spirits) : null,
        glass: random.pick(glasses),
        method: random.chance(0.98) ? random.pick(methods) : null,
        strength: random.chance(0.9) ? random.pick(strengths) : null,
        allergens: random.chance(0.2) ? [random.pick(allergens)] : [],
        contains: several(3, 6, () => used[random.below(used.length)]?.ingredient.slug ?? ''),
        rating: random.chance(0.4) ? 2.5 + random.fraction() * 2.5 : null,
      },
    };
  }
}
