import {
  catalogueInternalRoutes,
  type LibraryIngredient,
  type RecipeFormatName,
  type RecipeImport,
  recipeFormatNames,
  recipeRoutes,
} from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import {
  type ExchangeRecipe,
  exchangeFields,
  libraryText,
  readLibraryText,
  recipeFormats,
} from '@barspoon/mixology/formats';
import { type Agent, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap as catalogue } from '../../services/catalogue/src/bootstrap.ts';
import { bootstrap as gateway } from '../../services/gateway/src/bootstrap.ts';
import { bootstrap as identity } from '../../services/identity/src/bootstrap.ts';
import { bootstrap as inventory } from '../../services/inventory/src/bootstrap.ts';
import { libraryFolder, loadLibrary } from '../../tools/library/load.ts';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { exported, imported } from '../support/recipe-files.ts';

const library = loadLibrary(libraryFolder);
const batchSize = 100;

let stack: Stack;
let admin: Agent;
let mongo: MongoClient;
beforeAll(async () => {
  stack = await startStack([identity, catalogue, inventory, gateway]);
  admin = await anAdmin(stack);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  await seedLibrary(stack, () => undefined);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) =>
    all.slice(at * batchSize, (at + 1) * batchSize),
  );

async function seedVocabulary(all: readonly LibraryIngredient[]): Promise<void> {
  for (const ingredients of batchesOf(all))
    await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
}

async function storedVocabulary(): Promise<LibraryIngredient[]> {
  const all: LibraryIngredient[] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.ask(catalogueInternalRoutes.vocabulary, { query: { cursor } });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
}

async function exportAll(format: RecipeFormatName): Promise<string> {
  const { status, body } = await exported(admin, { format });
  expect(status, body.slice(0, 300)).toBe(200);
  return body;
}

const database = () => mongo.db(`${stack.env.MONGODB_PREFIX}_catalogue`);

/** Asked of the service: the gateway holds a list for a while, and rows that are changed alone make no event. */
const indexHas = (count: number) =>
  eventually(async () =>
    expect((await stack.ask(recipeRoutes.list, { query: {} })).total, 'in the index').toBe(count),
  );

/** Nothing of any recipe is left, and every replica knows. */
async function empty(): Promise<void> {
  for (const name of ['recipes', 'deleted_library_recipes', 'recipe_imports', 'imported_recipes'])
    await database().collection(name).deleteMany({});
  await indexHas(0);
  expect(await exportAll('library')).toBe('[]\n');
}

/** Exports everything, empties the database, imports the file and exports again, once all of it can be found. */
async function roundTrip(format: RecipeFormatName) {
  const before = await exportAll(format);
  await empty();
  const started = performance.now();
  const done: RecipeImport = await imported(admin, before);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${format}: ${done.total} recipes read and imported in ${seconds.toFixed(1)} s`);
  await indexHas(done.total);
  return { before, done, after: await exportAll(format) };
}

const byName = (recipes: readonly ExchangeRecipe[]): ExchangeRecipe[] =>
  recipes.toSorted((a, b) => (a.name < b.name ? -1 : 1));

function recipesIn(format: RecipeFormatName, text: string): ExchangeRecipe[] {
  const { recipes, notes } = recipeFormats[format].read(text, compileVocabulary(library.ingredients));
  expect(notes.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  return byName(recipes);
}

function only(fields: readonly string[], recipes: readonly ExchangeRecipe[]) {
  return recipes.map((recipe) =>
    Object.fromEntries(fields.map((field) => [field, recipe[field as keyof ExchangeRecipe]])),
  );
}

describe('seeding the starter library', () => {
  it('once more changes nothing', async () => {
    const said: string[] = [];
    const before = await exportAll('library');
    await seedLibrary(stack, (line) => said.push(line));
    const { ingredients, recipes, barItems } = library;
    const kept = (all: readonly unknown[]) =>
      `${all.length} of ${all.length} (0 new, 0 updated, ${all.length} kept)`;
    expect(said).toEqual(
      expect.arrayContaining([
        `ingredients: ${kept(ingredients)}`,
        `recipes: ${kept(recipes)}`,
        `bar items: ${kept(barItems)}`,
      ]),
    );
    expect(await exportAll('library')).toBe(before);
  });
});

describe('an export', () => {
  it('is a whole file also while the index still knows of recipes that are gone', async () => {
    const recipes = database().collection<{ _id: string; nameKey: string }>('recipes');
    const all = await recipes.find().sort({ nameKey: 1 }).toArray();
    // More than a piece at the beginning, in the middle and at the end, and the rows alone: no event tells the index.
    const gone = [...all.slice(0, 60), ...all.slice(200, 300), ...all.slice(-60)];
    await recipes.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
    try {
      for (const format of recipeFormatNames) {
        const text = await exportAll(format);
        expect(recipesIn(format, text), format).toHaveLength(all.length - gone.length);
      }
      await indexHas(all.length - gone.length);
    } finally {
      await recipes.insertMany(gone);
      await indexHas(all.length);
    }
  });
});

describe('everything exported and imported into an empty database', () => {
  it('is the same library, byte for byte, in the own format', { timeout: 120_000 }, async () => {
    const { before, done, after } = await roundTrip('library');
    expect(after).toBe(before);
    expect(done.result).toMatchObject({ created: library.recipes.length, updated: 0, left: 0 });
    expect(done.outcomes).toMatchObject({ guessed: 0, refused: 0 });
    expect(recipesIn('library', after)).toEqual(byName(library.recipes));
  });

  it('is the same library, byte for byte, as schema.org has words for it', { timeout: 120_000 }, async () => {
    const { before, done, after } = await roundTrip('schema.org');
    expect(after).toBe(before);
    expect(done.result).toMatchObject({ created: library.recipes.length });
    const carried = exchangeFields.filter((field) => field !== 'layered' && field !== 'foam');
    const [now, then] = [recipesIn('library', await exportAll('library')), byName(library.recipes)];
    expect(only(carried, now)).toEqual(only(carried, then));
  });

  it('is the same vocabulary, byte for byte, in the own format', async () => {
    const text = libraryText('ingredients', await storedVocabulary());
    for (const name of ['ingredients', 'vocabulary']) await database().collection(name).deleteMany({});
    const { entries, problems } = readLibraryText('ingredients', text);
    expect(problems).toEqual([]);
    await seedVocabulary(entries);
    expect(libraryText('ingredients', await storedVocabulary())).toBe(text);
    expect(entries).toEqual(library.ingredients.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)));
  });

  // Last: what Bar Assistant has no place for is gone from the library afterward.
  it("is the same library in every field of Bar Assistant's schema", { timeout: 120_000 }, async () => {
    const { before, done, after } = await roundTrip('bar-assistant');
    expect(done.result).toMatchObject({ created: library.recipes.length });
    const written = (text: string) =>
      (JSON.parse(text) as Record<string, unknown>[])
        // The strength is calculated, ice included, of which the schema says nothing.
        .map(({ abv, ...fields }) => fields);
    expect(written(after)).toEqual(written(before));
    const carried = [
      'name',
      'description',
      'tags',
      'alcoholic',
      'method',
      'glass',
      'spec',
      'garnish',
      'instructions',
      'source',
    ];
    const [now, then] = [recipesIn('library', await exportAll('library')), byName(library.recipes)];
    expect(only(carried, now)).toEqual(only(carried, then));
  });
});
