import type { LibraryIngredient } from '@barspoon/contracts';
import { garnishLines, isVegan } from '../dietary.ts';
import { drinkFacts } from '../facts.ts';
import { lineText } from '../line-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type ExchangeLine, type ExchangeRecipe, Notebook } from './exchange.ts';
import { capitalized, garnishText } from './words.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

/** A node of a JSON-LD document. */
export type JsonLd = Record<string, unknown>;

/**
 * A recipe as schema.org describes one (https://schema.org/Recipe), without `@context`. `recipeIngredient` holds the
 * texts search engines read; `supply` repeats spec, ice, rim and garnish as quantities, so that nothing is lost on the
 * way back.
 */
export function recipeNode(recipe: ExchangeRecipe, vocabulary: IngredientVocabulary): JsonLd {
  const named = recipe.spec.map((line) => ({ ...line, name: nameOf(line, vocabulary) }));
  const lines = recipe.spec.map((line) => ({ ...line, ingredient: vocabulary.get(line.ingredient ?? '') }));
  const garnish = garnishLines(recipe.garnish, vocabulary);
  const facts = drinkFacts({ ...recipe, method: recipe.method ?? 'build', lines, garnish });
  return defined({
    '@type': 'Recipe',
    identifier: recipe.slug,
    version: recipe.version,
    name: recipe.name,
    alternateName: filled(recipe.alternativeNames),
    description: recipe.description || undefined,
    recipeCategory: recipe.category,
    keywords: filled(recipe.tags),
    educationalLevel: recipe.difficulty,
    prepTime: recipe.prepMinutes === undefined ? undefined : `PT${recipe.prepMinutes}M`,
    recipeYield: recipe.serves,
    cookingMethod: recipe.method,
    tool: { '@type': 'HowToTool', name: `${capitalized(recipe.glass)} glass` },
    recipeIngredient: named.map((line) => lineText(line)),
    supply: [
      ...named.map(({ name, amount, unit, note, optional }) =>
        supply(
          name,
          defined({ value: amount, unitText: unit }),
          [...(optional ? ['optional'] : []), ...(note ? [note] : [])].join(': '),
        ),
      ),
      supply('ice', undefined, `ice: ${recipe.ice}`),
      ...(recipe.rim ? [supply(recipe.rim, undefined, 'rim')] : []),
      ...recipe.garnish.map((garnish) =>
        supply(garnishText(garnish, vocabulary), undefined, `garnish: ${garnish.shape}`),
      ),
    ],
    recipeInstructions: recipe.instructions.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    creator: recipe.origin?.creator ? { '@type': 'Person', name: recipe.origin.creator } : undefined,
    locationCreated: recipe.origin?.place ? { '@type': 'Place', name: recipe.origin.place } : undefined,
    dateCreated: recipe.origin?.year === undefined ? undefined : String(recipe.origin.year),
    citation: recipe.source,
    suitableForDiet: isVegan(facts) ? 'https://schema.org/VeganDiet' : undefined,
    nutrition: facts.complete
      ? {
          '@type': 'NutritionInformation',
          calories: `${facts.kcal} kcal`,
          sugarContent: `${facts.sugarGrams} g`,
          servingSize: '1 drink',
        }
      : undefined,
  });
}

/** What schema.org has no word for. */
export function lostInSchemaOrg(recipe: ExchangeRecipe): Notebook {
  const notes = new Notebook(recipe.name);
  for (const field of ['layered', 'foam', 'homemade'] as const) {
    if (recipe[field] !== undefined) notes.omitted(field, 'schema.org has no word for it');
  }
  if (recipe.image) notes.omitted('image', 'pictures are not handed on');
  return notes;
}

function supply(name: string, quantity: JsonLd | undefined, description: string): JsonLd {
  return defined({
    '@type': 'HowToSupply',
    name,
    requiredQuantity: quantity && { '@type': 'QuantitativeValue', ...quantity },
    description: description || undefined,
  });
}

function nameOf({ ingredient, name }: ExchangeLine, vocabulary: IngredientVocabulary): string {
  return name ?? vocabulary.get(ingredient ?? '')?.name ?? ingredient ?? '';
}

function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function defined(node: JsonLd): JsonLd {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}
