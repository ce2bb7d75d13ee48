import { type Actor, ownImportRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import type { Services } from '../command.ts';
import type { Character } from './cast.ts';
import { type Drink, houseDrinks, variations } from './drinks.ts';

type Ask = Services['ask'];
type Maker = Pick<Character, 'username'> & { actor: Actor };

/** Drinks that somebody else has made their own. */
export async function ensureVariations(ask: Ask, people: readonly Maker[], at: (index: number) => Date) {
  const [original, ...others] = people;
  if (!original) return;
  const own = await ask(ownRecipeRoutes.list, { query: { limit: 48 } }, original.actor);
  const basedOn = own.items.find(({ name }) => name === houseDrinks[original.username]?.name)?.id;
  if (!basedOn) return;
  for (const [index, drink] of variations.entries()) {
    const by = others[index];
    if (by) await ensureRecipe(ask, by.actor, { ...drink, basedOn }, at(index));
  }
}

/** A recipe of theirs by its name, which is made when it is not there. */
export async function ensureRecipe(ask: Ask, actor: Actor, body: Drink & { basedOn?: string }, at: Date) {
  const own = await ask(ownRecipeRoutes.list, { query: { limit: 48 } }, actor);
  return own.items.find(({ name }) => name === body.name) ?? ask(ownRecipeRoutes.create, { body }, actor, at);
}

const brought = (name: string, ingredients: string[], steps: string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ingredients,
  recipeInstructions: steps,
});

/** What two of them bring along from elsewhere, each as it is pasted. */
const pasted = [
  [
    brought(
      'Kitchen Garden Collins',
      ['50 ml gin', '25 ml lemon juice', '20 ml honey syrup', '90 ml soda water'],
      [
        'Shake gin, lemon juice and honey syrup with ice and strain over fresh ice in a Collins glass.',
        'Top with soda water and garnish with a sprig of rosemary.',
      ],
    ),
  ],
  [
    brought(
      'Porch Buck',
      ['50 ml aged rum', '15 ml lime juice', '120 ml ginger beer', '2 dashes Angostura bitters'],
      [
        'Build rum, lime juice and ginger beer over ice in a highball glass.',
        'Float the bitters and garnish with a lime wedge.',
      ],
    ),
  ],
].map((recipes) => JSON.stringify(recipes));

/** Recipes that a member brought along; the console shows imports for a day. */
export async function ensureImport(ask: Ask, actor: Actor, index: number): Promise<void> {
  const { items } = await ask(ownImportRoutes.list, {}, actor);
  const text = pasted[index % pasted.length] ?? '';
  if (items.length === 0) await ask(ownImportRoutes.apply, { body: { text, existing: 'skip' } }, actor);
}
