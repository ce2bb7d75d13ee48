import { catalogueInternalRoutes } from '@barspoon/contracts';
import type { Services } from '../../command.ts';
import { library } from '../../seed/library.ts';
import { syntheticRecipes } from '../../seed/synthetic-recipes.ts';
import { openWorld, type RunningProcess, type World } from './world.ts';

const batchSize = 100;

/** The tiers of a public read over a full catalogue, and the bare server for comparison. */
export interface RecipesWorld extends World {
  catalogue: RunningProcess;
  gateway: RunningProcess;
  bare: RunningProcess;
  recipes: { id: string; slug: string; createdAt: number }[];
}

/** A number of synthetic recipes behind gateway and catalogue. */
export async function openRecipesWorld(count: number, more: NodeJS.ProcessEnv = {}): Promise<RecipesWorld> {
  const world = await openWorld();
  try {
    const catalogue = await world.start('catalogue', more);
    await world.operate((services) => fill(services, count));
    await relayed(world);
    const gateway = await world.start('gateway', more);
    const bare = await world.startBare('recipes-server.ts', { DATABASE: world.database('catalogue') });
    const rows = await world.mongo
      .db(world.database('catalogue'))
      .collection<{ _id: string; slug: string; createdAt: Date }>('recipes')
      .find({}, { projection: { slug: 1, createdAt: 1 } })
      .toArray();
    const recipes = rows.map(({ _id, slug, createdAt }) => ({
      id: _id,
      slug,
      createdAt: createdAt.getTime(),
    }));
    return { ...world, catalogue, gateway, bare, recipes };
  } catch (error) {
    await world.stop();
    throw error;
  }
}

async function fill({ ask }: Services, count: number): Promise<void> {
  const batches = <T>(all: readonly T[]) =>
    Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) =>
      all.slice(at * batchSize, (at + 1) * batchSize),
    );
  for (const ingredients of batches(library.ingredients))
    await ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  for (const recipes of batches([...syntheticRecipes(count)]))
    await ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
}

/** Waits until the events of the filling are published, so that they are not measured. */
export async function relayed(world: World): Promise<void> {
  const outbox = world.mongo.db(world.database('catalogue')).collection('outbox');
  while (await outbox.findOne({ publishedAt: null }))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** One after another, from the beginning again after the last. */
export function inTurn<T>(all: readonly T[]): () => T {
  let at = 0;
  return () => {
    const next = all[at++ % all.length];
    if (next === undefined) throw new RangeError('nothing to take');
    return next;
  };
}
