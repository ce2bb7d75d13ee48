import type { Allergen, Recipe } from '@barspoon/contracts';
import { tSheet } from './sheet-texts.ts';

/**
 * What a drink contains, as sentences without their full stop: as it is made, with each optional line, and what nobody
 * knows. "No listed allergens" is only said of a drink that has none however it is made. Implements BEYOND-150.
 */
export function dietaryTexts({ allergens, vegan, optional = [], unknown = [] }: Recipe['facts']): string[] {
  const added = optional.filter((line) => line.allergens.length > 0);
  const animal = optional.filter((line) => !line.vegan);
  const isOnlyAddition = animal.length === 1 && added.length === 1 && animal[0] === added[0];
  return [
    allergens.length > 0 && tSheet('detail.allergens', { names: named(allergens) }),
    ...added.map(({ name: line, allergens: names }) =>
      tSheet('detail.allergensIfAdded', { line, names: named(names) }),
    ),
    unknown.length > 0 && tSheet('detail.unknownLines', { names: unknown.join(', ') }),
    allergens.length + added.length + unknown.length === 0 && tSheet('detail.noAllergens'),
    vegan && animal.length === 0 && unknown.length === 0 && tSheet('detail.vegan'),
    vegan && isOnlyAddition && tSheet('detail.veganWithoutIt'),
    vegan &&
      animal.length > 0 &&
      !isOnlyAddition &&
      tSheet('detail.veganWithout', { names: animal.map(({ name }) => name).join(', ') }),
  ].filter((text) => text !== false);
}

const named = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => tSheet(`allergens.${allergen}`)).join(', ');
