import type { Allergen } from '@barspoon/contracts';
import type { Drink } from './drink.ts';
import { listed } from './turn.ts';

/** "egg", or "egg if you add the egg white" where only an optional line brings it. Implements BEYOND-150. */
export function containedWords({ facts }: Drink, allergen: Allergen): string {
  const lines = (facts.optional ?? []).filter(({ allergens }) => allergens.includes(allergen));
  if (lines.length === 0 || facts.allergens.includes(allergen)) return allergen;
  return `${allergen} if you add the ${listed(lines.map((line) => line.name))}`;
}

/** Whether a drink of known ingredients is vegan, and what to leave out so that it is. */
export function veganWords({ name, vegan, facts }: Drink): string {
  if (vegan) return `Yes: by its recipe the ${name} is vegan.`;
  const lines = (facts.optional ?? []).filter((line) => !line.vegan);
  return facts.vegan && lines.length > 0
    ? `Only without the ${listed(lines.map((line) => line.name))}, which the recipe of the ${name} calls optional.`
    : `No: by its recipe the ${name} is not vegan.`;
}
