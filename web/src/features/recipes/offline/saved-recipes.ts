import { type Recipe, recipeRoutes } from '@barspoon/contracts';

/** The service worker reads recipes from here when the network is away (`vite/offline.ts` names the same cache). */
const RECIPES = 'recipes';
const PICTURES = 'pictures';
/** Slugs of the recipes this browser's member saved, newest first. */
const LIST = 'saved-recipes';
const MAX = 100;

const addressOf = (slug: string) => `/api/v1${recipeRoutes.get.path.replace(':id', slug)}`;

const listed = (): string[] => JSON.parse(localStorage.getItem(LIST) ?? '[]') as string[];
const list = (slugs: string[]) => localStorage.setItem(LIST, JSON.stringify(slugs.slice(0, MAX)));

/** Keeps a saved recipe with its pictures on this device. Not being able to is no failure of the save. */
export async function keepRecipe(slug: string): Promise<void> {
  list([slug, ...listed().filter((one) => one !== slug)]);
  if (!('caches' in window)) return;
  try {
    const recipes = await caches.open(RECIPES);
    if (await recipes.match(addressOf(slug))) return;
    await recipes.add(addressOf(slug));
    const recipe = await keptRecipe(slug);
    const pictures = await caches.open(PICTURES);
    if (recipe) await pictures.addAll([`${recipe.picture}?mode=light`, `${recipe.picture}?mode=dark`]);
  } catch (error) {
    console.info('A saved recipe could not be kept for offline', error);
  }
}

/** Keeps all of a member's favorites, for the ones saved on another device. */
export async function keepRecipes(slugs: string[]): Promise<void> {
  for (const slug of slugs.filter((one) => !listed().includes(one)).toReversed()) await keepRecipe(slug);
}

export function forgetRecipe(slug: string): void {
  list(listed().filter((one) => one !== slug));
}

async function keptRecipe(slug: string): Promise<Recipe | null> {
  const answer = await caches.match(addressOf(slug));
  return answer ? ((await answer.json()) as Recipe) : null;
}

/** The saved recipes that can be read without a network, newest first. */
export async function keptRecipes(): Promise<Recipe[]> {
  if (!('caches' in window)) return [];
  const found = await Promise.all(listed().map(keptRecipe));
  return found.filter((recipe) => recipe !== null);
}
