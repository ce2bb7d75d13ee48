import {
  barItemRoutes,
  catalogueInternalRoutes,
  type LibraryRecipe,
  type MemberActor,
  menuRoutes,
  recipeRoutes,
  tableRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../../command.ts';
import { drinkIdOf, menuSlugOf, orderedMl } from '../../load/acts.ts';

/** A recipe that is poured from an item alone. */
export interface NeatDrink {
  itemId: string;
  recipeId: string;
}

/** A drink of each item that an ingredient can be poured from. @param like a recipe whose other words are theirs */
export async function neatDrinks(
  ask: Services['ask'],
  host: MemberActor,
  like: LibraryRecipe,
  max: number,
): Promise<NeatDrink[]> {
  const { items } = await ask(barItemRoutes.list, { query: { limit: max } }, host);
  const known = items.flatMap(({ id, ingredient }) => (ingredient ? [{ id, ingredient }] : []));
  const slugOf = (ingredient: string) => `neat-${ingredient}`;
  const recipes = [...new Set(known.map(({ ingredient }) => ingredient))].map((ingredient) => ({
    ...like,
    slug: slugOf(ingredient),
    name: `Neat ${ingredient}`,
    alternativeNames: [],
    garnish: [],
    serves: 1,
    spec: [{ amount: orderedMl, unit: 'ml' as const, ingredient }],
  }));
  await ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
  const drinks: NeatDrink[] = [];
  for (const { id, ingredient } of known) {
    const recipe = await ask(recipeRoutes.get, { params: { id: slugOf(ingredient) } });
    drinks.push({ itemId: id, recipeId: recipe.id });
  }
  return drinks;
}

/** A menu on a member's first bar, where guests order at a table. @returns the code, which is the table's name too */
export async function openMenu(
  ask: Services['ask'],
  member: MemberActor,
  drinks: readonly NeatDrink[],
): Promise<string> {
  const { id } = member;
  const params = { id, menuId: newId() };
  const shown = drinks.map(({ itemId, recipeId }) => ({ id: drinkIdOf(itemId), recipeId, name: itemId }));
  const sections = [{ id: newId(), name: 'Neat', drinks: shown }];
  const body = { name: 'Tonight', currency: 'eur', availability: 'greyed', revision: 0, sections } as const;
  await ask(menuRoutes.save, { params, body }, member);
  await ask(menuRoutes.publish, { params, body: { slug: menuSlugOf(id) } }, member);
  const table = { params: { id, tableId: newId() } };
  await ask(tableRoutes.set, { ...table, body: { name: 'The first one' } }, member);
  const { token } = await ask(tableRoutes.makeCode, table, member);
  await ask(tableRoutes.set, { ...table, body: { name: token } }, member);
  await ask(tableRoutes.setOpen, { params: { id }, body: { isOpen: true } }, member);
  return token;
}
