import { type Allergen, allergens, type LibraryIngredient, type Recipe } from '@barspoon/contracts';
import type { Vocabulary } from './vocabulary.ts';

/** What counts of an ingredient for those who avoid something. */
export type DietaryIngredient = Pick<LibraryIngredient, 'allergens' | 'vegan'>;

/** A line or garnish; its ingredient is undefined where the vocabulary does not know it. */
export interface DietaryLine {
  name?: string | undefined;
  ingredient: DietaryIngredient | undefined;
  optional?: boolean | undefined;
}

type DietaryFacts = Pick<Recipe['facts'], 'allergens' | 'vegan' | 'optional' | 'unknown'>;
export type Dietary = { [F in keyof DietaryFacts]-?: NonNullable<DietaryFacts[F]> };

/**
 * What a drink contains as it is made without its optional lines, what each of these adds to that, and which lines
 * nobody knows the contents of. A garnish is part of the drink.
 */
export function dietaryOf(lines: readonly DietaryLine[], garnish: readonly DietaryLine[] = []): Dietary {
  const required = [...lines.filter((line) => !line.optional), ...garnish];
  const contained = new Set(required.flatMap(({ ingredient }) => ingredient?.allergens ?? []));
  const vegan = required.every(({ ingredient }) => ingredient?.vegan ?? true);
  const optional = lines.flatMap(({ name = '', ingredient, optional: isOptional }) => {
    if (!isOptional || !ingredient) return [];
    const added = ingredient.allergens.filter((allergen) => !contained.has(allergen));
    const keepsVegan = ingredient.vegan || !vegan;
    return added.length === 0 && keepsVegan ? [] : { name, allergens: added, vegan: keepsVegan };
  });
  const unknown = [...lines, ...garnish].flatMap(({ name = '', ingredient }) => (ingredient ? [] : name));
  return { allergens: [...contained].sort(), vegan, optional, unknown };
}

/** Garnishes joined with their ingredients. */
export const garnishLines = (
  garnish: Recipe['garnish'],
  vocabulary: Vocabulary<LibraryIngredient>,
): DietaryLine[] =>
  garnish.map(({ ingredient: slug }) => {
    const ingredient = vocabulary.get(slug);
    return { name: ingredient?.name ?? slug.replaceAll('-', ' '), ingredient };
  });

/**
 * Every allergen that may be in the glass: with all optional lines, and all there are where a line is unknown. This is
 * what a filter leaves out.
 */
export function mayContain(facts: DietaryFacts): Allergen[] {
  if (facts.unknown?.length) return [...allergens];
  const added = facts.optional?.flatMap((line) => line.allergens) ?? [];
  return [...new Set([...facts.allergens, ...added])].sort();
}

/** Vegan however it is made: no line is unknown, and no optional one comes from an animal. */
export const isVegan = (facts: DietaryFacts): boolean =>
  facts.vegan && !facts.unknown?.length && (facts.optional ?? []).every((line) => line.vegan);
