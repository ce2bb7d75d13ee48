import { type Actor, type InputOf, ownImportRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import type { Services } from '../command.ts';
import { type Character, variations } from './cast.ts';

type Ask = Services['ask'];
type Maker = Pick<Character, 'drink'> & { actor: Actor };

/** Drinks that somebody else has made their own. */
export async function ensureVariations(ask: Ask, people: readonly Maker[]): Promise<void> {
  const [original, ...others] = people.filter(({ drink }) => drink);
  if (!original?.drink) return;
  const { name, lines } = original.drink;
  const own = await ask(ownRecipeRoutes.list, { query: { limit: 48 } }, original.actor);
  const basedOn = own.items.find((recipe) => recipe.name === name)?.id;
  if (!basedOn) return;
  for (const [index, { title, story, amounts }] of variations.entries()) {
    const by = others[index];
    if (!by) return;
    await ensureRecipe(ask, by.actor, { ...bodyOf(`${title} ${name}`, story, lines, amounts), basedOn });
  }
}

type NewRecipe = InputOf<typeof ownRecipeRoutes.create>['body'];
type Three<T> = readonly [T, T, T];

export const bodyOf = (name: string, description: string, lines: Three<string>, amounts: Three<number>) => ({
  ...{ name, description, alternativeNames: [], category: 'Classic' as const },
  ...{ alcoholic: true, difficulty: 'Beginner' as const, prepTimeMinutes: 4, serves: 1 },
  ...{ method: 'shake' as const, glass: 'coupe' as const, ice: 'none' as const, rim: null, garnish: [] },
  spec: lines.map((line, at) => ({
    ...{ amount: amounts[at] ?? 0, unit: 'ml' as const, name: line, note: null, optional: false },
  })),
  instructions: ['Shake with ice.', 'Strain into a chilled glass.'],
  ...{ tags: ['house'], image: null, visibility: 'public' as const },
});

export async function ensureRecipe(
  ask: Ask,
  actor: Actor,
  body: Omit<NewRecipe, 'basedOn'> & { basedOn?: string },
) {
  const own = await ask(ownRecipeRoutes.list, { query: { limit: 48 } }, actor);
  return own.items.find(({ name }) => name === body.name) ?? ask(ownRecipeRoutes.create, { body }, actor);
}

/** A text as it is pasted from somewhere else. */
const pasted = JSON.stringify(
  ['Kitchen Sour', 'Porch Highball', 'Sunday Smash'].map((name, at) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeIngredient: [`${45 + 5 * at} ml gin`, '20 ml lime juice', '15 ml simple syrup'],
    recipeInstructions: ['Shake with ice.', 'Strain over fresh ice.'],
  })),
);

/** Recipes that a member brought along; the console shows imports for a day. */
export async function ensureImport(ask: Ask, actor: Actor): Promise<void> {
  const { items } = await ask(ownImportRoutes.list, {}, actor);
  if (items.length === 0)
    await ask(ownImportRoutes.apply, { body: { text: pasted, existing: 'skip' } }, actor);
}
