import type { Glass, Ice, LibraryIngredient, Method, Recipe, SpecLine } from '@barspoon/contracts';
import { drinkFacts, garnishLines, lineText, type Vocabulary } from '@barspoon/mixology';

const tenth = (value: number) => Math.round(value * 10) / 10;
const maxCardLength = 100;

/** `Smoky Mezcal Margarita` → `smoky-mezcal-margarita`; the name's letters without their marks. */
export function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '');
  return slug.length >= 2 ? slug : `drink-${slug || 'unnamed'}`;
}

/** A card's description: 100 characters plus an ellipsis. Implements REC-08. */
export const cardDescription = (description: string): string =>
  description.length > maxCardLength ? `${description.slice(0, maxCardLength)}…` : description;

/** The documented list of texts, derived from the structured spec. Implements DATA-05. */
export const ingredientTexts = (spec: readonly SpecLine[]): string[] =>
  spec.map((line) => lineText({ ...line, amount: line.amount ?? undefined, note: line.note ?? undefined }));

/**
 * Facts calculated from the spec. Figures are null when an ingredient is unknown to the vocabulary or the method is
 * not given: a lower bound would look like a fact.
 */
export function factsOf(
  drink: {
    spec: readonly SpecLine[];
    method: Method | null;
    glass: Glass;
    ice: Ice;
    serves: number;
    garnish?: Recipe['garnish'];
  },
  vocabulary: Vocabulary<LibraryIngredient>,
): Recipe['facts'] {
  const lines = drink.spec.map((line) => {
    const ingredient = line.ingredient ? vocabulary.get(line.ingredient) : undefined;
    const { unit, optional, note } = line;
    return {
      amount: line.amount ?? undefined,
      unit,
      optional,
      note,
      ingredient,
      name: ingredient?.name ?? line.name,
    };
  });
  const garnish = garnishLines(drink.garnish ?? [], vocabulary);
  const facts = drinkFacts({ ...drink, lines, garnish, method: drink.method ?? 'build' });
  const dietary = {
    allergens: facts.allergens,
    vegan: facts.vegan && facts.complete,
    ...(facts.optional.length > 0 && { optional: facts.optional }),
    ...(facts.unknown.length > 0 && { unknown: facts.unknown }),
  };
  if (!facts.complete || drink.method === null)
    return {
      volumeMl: null,
      abv: null,
      standardDrinks: null,
      sugarGrams: null,
      acidGrams: null,
      calories: null,
      ...dietary,
    };
  return {
    volumeMl: Math.round(facts.volumeMl),
    abv: tenth(facts.abv),
    standardDrinks: tenth(facts.standardDrinks),
    sugarGrams: tenth(facts.sugarGrams),
    acidGrams: tenth(facts.acidGrams),
    calories: Math.round(facts.kcal),
    ...dietary,
  };
}

/** Lines without a vocabulary slug get it from their name, if the vocabulary knows it. */
export const resolveSpec = (
  spec: readonly Omit<SpecLine, 'ingredient'>[],
  vocabulary: Vocabulary<LibraryIngredient>,
): SpecLine[] => spec.map((line) => ({ ...line, ingredient: vocabulary.resolve(line.name)?.slug ?? null }));
