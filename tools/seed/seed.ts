import { fileURLToPath } from 'node:url';
import { catalogueInternalRoutes, inventoryInternalRoutes, type SeedReport } from '@barspoon/contracts';
import { type Services, withServices } from '../command.ts';
import { loadLibrary } from '../library/load.ts';

const batchSize = 100;
/** On the front page of a new installation. */
const featured = ['classic-old-fashioned', 'smoky-mezcal-margarita', 'lavender-gin-fizz'];

/** Brings the starter library into the running services; idempotent. Prints a line per batch. */
async function seed({ ask }: Services): Promise<void> {
  const library = loadLibrary(fileURLToPath(new URL('../../library', import.meta.url)));
  await inBatches('ingredients', library.ingredients, (ingredients) =>
    ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } }),
  );
  await inBatches('recipes', library.recipes, (recipes) =>
    ask(catalogueInternalRoutes.seedRecipes, { body: { recipes, featured } }),
  );
  await inBatches('bar items', library.barItems, (items) =>
    ask(inventoryInternalRoutes.seedItems, { body: { items } }),
  );
}

async function inBatches<T>(
  what: string,
  all: readonly T[],
  send: (batch: T[]) => Promise<SeedReport>,
): Promise<void> {
  const sum = { inserted: 0, updated: 0, kept: 0 };
  for (let at = 0; at < all.length; at += batchSize) {
    const report = await send(all.slice(at, at + batchSize));
    for (const key of ['inserted', 'updated', 'kept'] as const) sum[key] += report[key];
    const done = Math.min(at + batchSize, all.length);
    console.log(
      `${what}: ${done} of ${all.length} (${sum.inserted} new, ${sum.updated} updated, ${sum.kept} kept)`,
    );
  }
}

await withServices('seed', seed);
