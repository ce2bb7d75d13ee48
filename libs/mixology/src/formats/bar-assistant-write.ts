import type { LibraryIngredient } from '@barspoon/contracts';
import { drinkFacts } from '../facts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type ExchangeRecipe, Notebook } from './exchange.ts';
import { slugOf } from './guess.ts';
import { capitalized, garnishText } from './words.ts';

/** Fields draft 04 has no place for, with what a recipe says that is not the default. */
export function lostInBarAssistant(recipe: ExchangeRecipe): Notebook {
  const notes = new Notebook(recipe.name);
  const without = (field: keyof ExchangeRecipe, isDefault: unknown) => {
    const value = recipe[field];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(isDefault)) {
      notes.omitted(field, 'Bar Assistant has no place for it');
    }
  };
  without('slug', slugOf(recipe.name));
  without('version', 1);
  without('alternativeNames', []);
  without('serves', 1);
  for (const field of [
    'category',
    'difficulty',
    'prepMinutes',
    'ice',
    'rim',
    'layered',
    'foam',
    'homemade',
    'origin',
    'image',
  ] as const) {
    without(field, undefined);
  }
  return notes;
}

/** A recipe as draft 04 describes one, with its calculated strength. */
export function barAssistantRecipe(
  recipe: ExchangeRecipe,
  vocabulary: Vocabulary<LibraryIngredient>,
): Record<string, unknown> {
  const lines = recipe.spec.map((line) => ({ ...line, ingredient: vocabulary.get(line.ingredient ?? '') }));
  return {
    name: recipe.name,
    instructions: recipe.instructions.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    source: recipe.source ?? null,
    description: recipe.description || null,
    garnish:
      recipe.garnish.map((garnish) => capitalized(garnishText(garnish, vocabulary))).join(', ') || null,
    abv: drinkFacts({ ...recipe, method: recipe.method ?? 'build', lines, garnish: [] }).abv,
    tags: recipe.tags,
    glass: capitalized(recipe.glass),
    method: recipe.method ? capitalized(recipe.method) : null,
    images: [],
    ingredients: recipe.spec.map((line, index) => ({
      sort: index + 1,
      name: line.name ?? capitalized(vocabulary.get(line.ingredient ?? '')?.name ?? line.ingredient ?? ''),
      amount: line.amount ?? 0,
      units: line.unit,
      optional: line.optional ?? false,
      note: line.note ?? null,
      substitutes: [],
    })),
  };
}
