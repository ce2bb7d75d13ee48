import {
  catalogueInternalRoutes,
  inventoryInternalRoutes,
  type LibraryRecipe,
  type SeedReport,
} from '@barspoon/contracts';
import type { Services } from '../command.ts';
import { libraryFolder, loadLibrary } from '../library/load.ts';
import { syntheticRecipes } from './synthetic-recipes.ts';

const batchSize = 100;
/** On the front page of a new installation. */
export const featured = ['classic-old-fashioned', 'smoky-mezcal-margarita', 'lavender-gin-fizz'];

/** Brings the starter library into the running services; idempotent. Says a line per batch. */
export async function seedLibrary({ ask }: Services, say: (line: string) => void): Promise<void> {
  const library = loadLibrary(libraryFolder);
  await inBatches(say, 'ingredients', library.ingredients, (ingredients) =>
    ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } }),
  );
  await inBatches(say, 'recipes', bestKnownLast(library.recipes), (recipes) =>
    ask(catalogueInternalRoutes.seedRecipes, { body: { recipes, featured } }),
  );
  await inBatches(say, 'bar items', library.barItems, (items) =>
    ask(inventoryInternalRoutes.seedItems, { body: { items } }),
  );
}

/** Adds synthetic recipes to the library's, for measurements. */
export async function seedSynthetic(
  { ask }: Services,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  await inBatches(say, 'synthetic recipes', [...syntheticRecipes(count)], (recipes) =>
    ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } }),
  );
}

/** Lists are newest first, so the drinks everybody knows are made last: a new installation opens with them. */
const bestKnownLast = (recipes: readonly LibraryRecipe[]): LibraryRecipe[] =>
  recipes.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ slug, source }: LibraryRecipe): number =>
  featured.includes(slug) ? 2 : Number(source.startsWith('IBA'));

async function inBatches<T>(
  say: (line: string) => void,
  what: string,
  all: readonly T[],
  send: (batch: T[]) => Promise<SeedReport>,
): Promise<void> {
  const sum = { inserted: 0, updated: 0, kept: 0 };
  for (let at = 0; at < all.length; at += batchSize) {
    const report = await send(all.slice(at, at + batchSize));
    for (const key of ['inserted', 'updated', 'kept'] as const) sum[key] += report[key];
    const done = Math.min(at + batchSize, all.length);
    say(`${what}: ${done} of ${all.length} (${sum.inserted} new, ${sum.updated} updated, ${sum.kept} kept)`);
  }
}
