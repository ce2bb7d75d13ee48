import {
  adminRecipeRoutes,
  auditRoutesOf,
  catalogueInternalRoutes,
  type ImportedRecipe,
  type Recipe,
  type RecipeImport,
  recipeFileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aLibraryRecipe,
  aMember,
  anAdmin,
  anIngredient,
  aRecipe,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap as catalogue } from '../../services/catalogue/src/bootstrap.ts';
import { bootstrap as gateway } from '../../services/gateway/src/bootstrap.ts';
import { bootstrap as identity } from '../../services/identity/src/bootstrap.ts';
import { exported, imported, read, upload } from '../support/recipe-files.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack([identity, catalogue, gateway]);
  admin = await anAdmin(stack);
  const ingredients = ['gin', 'campari', 'lime-juice'].map((slug) => anIngredient(slug));
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
});
afterAll(() => stack?.stop());

/** Seeds recipes, until the index finds each by its name. */
async function seed(recipes: ReturnType<typeof aLibraryRecipe>[]): Promise<void> {
  await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
  await eventually(async () => {
    for (const { name } of recipes)
      expect((await stack.ask(recipeRoutes.list, { query: { q: name } })).items).toContainEqual(
        expect.objectContaining({ name }),
      );
  });
}

let count = 0;
/** Recipes nobody else's test knows, seeded, and the words they are found by. */
async function seeded(number: number): Promise<{ q: string; recipes: Recipe[] }> {
  const q = `Batch${++count}x`;
  const made = Array.from({ length: number }, (_, at) =>
    aLibraryRecipe(`batch${count}x-${at}`, ['gin', 'campari'], { name: `${q} ${at}`, version: 2 }),
  );
  await seed(made);
  const recipes = await Promise.all(
    made.map(({ slug }) => stack.ask(recipeRoutes.get, { params: { id: slug } })),
  );
  return { q, recipes };
}

const fileOf = (q: string, format: 'library' | 'schema.org' | 'bar-assistant' = 'library') =>
  eventually(async () => {
    const { status, body } = await exported(admin, { format, q });
    // A busy machine may send us away with a 503, whose problem would be taken for a file.
    expect(status, body).toBe(200);
    return body;
  });
const recipeAt = (slug: string) => stack.ask(recipeRoutes.get, { params: { id: slug } });
const edit = ({ id, revision }: Recipe, more: Parameters<typeof aRecipe>[0]) =>
  admin.call(adminRecipeRoutes.revise, { params: { id }, body: { revision, recipe: aRecipe(more) } });
const apply = ({ id }: RecipeImport, existing: 'skip' | 'update' | 'overwrite' = 'skip') =>
  admin.send(recipeFileRoutes.apply, { params: { id }, body: { existing } });
const reportOn = async ({ id }: RecipeImport, query: object = {}): Promise<ImportedRecipe[]> =>
  (await admin.call(recipeFileRoutes.recipes, { params: { id }, query })).items;

describe('exporting recipes', () => {
  it.each([
    ['library', 'application/yaml', 'yaml'],
    ['schema.org', 'application/ld+json', 'jsonld'],
    ['bar-assistant', 'application/json', 'json'],
  ] as const)('answers a file of the format %s that nobody keeps', async (format, type, extension) => {
    const { q } = await seeded(2);
    const answer = await exported(admin, { format, q });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="recipes-export-\\d{4}-\\d\\d-\\d\\d\\.${extension}"$`),
    );
    expect(answer.body).toContain(`${q} 0`);
    expect(answer.body).toContain(`${q} 1`);
  });

  it('puts more recipes than fit into one message into one file, each once', async () => {
    const { q, recipes } = await seeded(95);
    const nodes = JSON.parse(await fileOf(q, 'schema.org'))['@graph'] as { identifier: string }[];
    expect(nodes.map(({ identifier }) => identifier).sort()).toEqual(recipes.map(({ slug }) => slug).sort());
    expect(JSON.parse(await fileOf(q, 'bar-assistant'))).toHaveLength(95);
  });

  it('of nothing is an empty file', async () => {
    expect(await fileOf('nobodyHasThis')).toBe('[]\n');
  });

  it('is refused without a format and to everybody but admins (security 1, 5)', async () => {
    expect((await exported(admin, {})).status).toBe(400);
    expect((await exported(admin, { format: 'word' })).status).toBe(400);
    expect((await exported(await aMember(stack), { format: 'library' })).status).toBe(403);
    expect((await exported(stack.visitor(), { format: 'library' })).status).toBe(401);
  });
});

describe('a file that is no file of recipes', () => {
  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0]), 'catalogue.not_text'],
    ['a page', '<html><body>Negroni</body></html>', 'catalogue.format_unknown'],
    ['nothing', '', 'catalogue.format_unknown'],
  ])('is refused: %s', async (_, content, code) => {
    const answer = await upload(admin, content);
    expect(answer).toMatchObject({ status: 415, body: { code } });
  });

  it('is refused when it is too large, and when it holds too many recipes', async () => {
    expect((await upload(admin, 'x'.repeat(8 * 1024 * 1024))).status).toBe(413);
    const many = JSON.stringify(Array.from({ length: 3001 }, () => ({ name: 'x', instructions: 'y' })));
    expect(await upload(admin, many)).toMatchObject({
      status: 413,
      body: { code: 'catalogue.too_many_recipes' },
    });
  });

  it('is refused when there is no file, and when it is asked for what we do not know', async () => {
    expect((await admin.send(recipeFileRoutes.import)).status).toBe(415);
    expect((await upload(admin, '[]', { field: 'other' })).status).toBe(400);
    expect((await upload(admin, '[]', { query: '?format=word' })).status).toBe(400);
  });

  it('is refused to everybody but admins (security 1, 5)', async () => {
    expect((await upload(await aMember(stack), '- slug: x')).status).toBe(403);
    expect((await upload(stack.visitor(), '- slug: x')).status).toBe(401);
  });

  it('gets a report that says why, and changes nothing', async () => {
    const broken = await read(admin, '[{"name": "Half a rec');
    expect(broken).toMatchObject({ state: 'ready', changes: { refused: 1 } });
    expect(await reportOn(broken)).toMatchObject([{ change: 'refused', notes: [{ outcome: 'refused' }] }]);
    expect(await apply(broken)).toMatchObject({ status: 422, body: { code: 'catalogue.import_failed' } });
  });
});

describe('reading a file', () => {
  it('says of every recipe what would become of it, and changes none', async () => {
    const { q, recipes } = await seeded(4);
    const file = await fileOf(q);
    const [gone, edited, other, same] = recipes as [Recipe, Recipe, Recipe, Recipe];
    await admin.call(adminRecipeRoutes.delete, { params: { id: gone.id } });
    await edit(edited, { name: edited.name, description: 'By hand.' });
    const changed = file.replace(`name: ${other.name}`, `name: ${other.name} the Second`);
    const found = await read(admin, changed);
    expect(found).toMatchObject({
      state: 'ready',
      format: 'library',
      read: 4,
      total: 4,
      changes: { new: 1, edited: 1, changed: 1, same: 1, refused: 0 },
      problem: null,
      result: null,
    });
    const report = await reportOn(found);
    const entryOf = ({ slug }: Recipe) => report.find((entry) => entry.slug === slug);
    expect(entryOf(gone)).toMatchObject({ change: 'new', recipeId: null });
    expect(entryOf(edited)).toMatchObject({ change: 'edited', recipeId: edited.id });
    expect(entryOf(edited)?.differs).toContain('description');
    expect(entryOf(other)).toMatchObject({ change: 'changed', differs: ['name'] });
    expect(entryOf(same)).toMatchObject({ change: 'same', differs: [] });
    const notes = report.flatMap((entry) => entry.notes);
    expect(notes.filter(({ outcome }) => outcome === 'mapped')).toHaveLength(found.outcomes.mapped);

    await expect(recipeAt(gone.slug)).rejects.toMatchObject({ code: 'catalogue.recipe_not_found' });
    expect((await recipeAt(edited.slug)).description).toBe('By hand.');
    expect(await recipeAt(other.slug)).toEqual(other);
  });

  it('names what was mapped, guessed and refused, one outcome at a time when asked, page by page', async () => {
    const name = `Guesswork ${++count}`;
    const foreign = [0, 1, 2].map((at) => ({
      name: `${name} ${at}`,
      instructions: 'Shake with ice.\nStrain into a coupe.',
      glass: 'Bucket',
      ingredients: [
        { name: 'Gin', amount: 50, units: 'ml' },
        { name: 'Fairy dust', amount: 1, units: 'pinch' },
      ],
    }));
    const found = await read(admin, JSON.stringify(foreign));
    expect(found.format).toBe('bar-assistant');
    const [first] = await reportOn(found);
    expect(first?.notes).toEqual(
      expect.arrayContaining([
        { field: 'spec 1', outcome: 'mapped', detail: 'gin' },
        expect.objectContaining({ field: 'spec 2', outcome: 'guessed' }),
        expect.objectContaining({ field: 'glass', outcome: 'refused' }),
      ]),
    );
    const refused = await reportOn(found, { outcome: 'refused' });
    expect(refused.flatMap(({ notes }) => notes).every(({ outcome }) => outcome === 'refused')).toBe(true);
    const page = await admin.call(recipeFileRoutes.recipes, {
      params: { id: found.id },
      query: { limit: 2 },
    });
    const rest = await admin.call(recipeFileRoutes.recipes, {
      params: { id: found.id },
      query: { limit: 2, cursor: page.nextCursor ?? '' },
    });
    expect([...page.items, ...rest.items].map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(rest.nextCursor).toBeNull();
  });

  it('refuses a recipe that stands in it twice', async () => {
    const { q } = await seeded(1);
    const file = await fileOf(q);
    const found = await read(admin, `${file}\n${file}`);
    expect(found).toMatchObject({ changes: { same: 1, refused: 1 } });
    expect(found.problem).toBeNull();
  });

  it('takes a recipe without a slug for the only one here of its name', async () => {
    const name = `Named Only ${++count}`;
    const slug = `quite-another-slug-${count}`;
    await seed([aLibraryRecipe(slug, ['gin'], { name })]);
    const found = await read(admin, await fileOf(name, 'bar-assistant'));
    expect(await reportOn(found)).toMatchObject([{ slug, change: 'same' }]);
  });
});

describe('applying a file', () => {
  it('brings back what was deleted, with what the audit says of it, and once only', async () => {
    const { q, recipes } = await seeded(2);
    const [gone] = recipes as [Recipe];
    const file = await fileOf(q);
    await admin.call(adminRecipeRoutes.delete, { params: { id: gone.id } });
    const done = await imported(admin, file);
    expect(done).toMatchObject({
      state: 'applied',
      result: { existing: 'skip', created: 1, updated: 0, left: 1 },
    });
    const back = await recipeAt(gone.slug);
    const { id, createdAt, updatedAt, revision, picture, ...said } = gone;
    expect(back).toMatchObject(said);
    expect(back.id).not.toBe(gone.id);
    await eventually(async () =>
      expect((await stack.ask(recipeRoutes.list, { query: { q } })).total).toBe(2),
    );
    expect(await fileOf(q)).toBe(file);

    const again = await apply(done, 'overwrite');
    expect(again).toMatchObject({ status: 202, body: { state: 'applied', result: { created: 1 } } });
    expect(await imported(admin, file)).toMatchObject({ result: { created: 0, updated: 0, left: 2 } });
    expect(await recipeAt(gone.slug)).toEqual(back);

    const { items } = await admin.call(auditRoutesOf('catalogue').list, {
      query: { subject: `recipe-import:${done.id}` },
    });
    expect(items).toMatchObject([
      {
        actor: admin.userId,
        action: 'recipes.imported',
        details: { format: 'library', created: 1, updated: 0, left: 1 },
      },
    ]);
  });

  it("never overwrites an admin's edit without their saying so", async () => {
    const { q, recipes } = await seeded(2);
    const [edited, other] = recipes as [Recipe, Recipe];
    const file = (await fileOf(q)).replaceAll('prepMinutes: 4', 'prepMinutes: 7');
    await edit(edited, { name: edited.name, description: 'By hand.' });

    expect(await imported(admin, file, 'skip')).toMatchObject({ result: { updated: 0, left: 2 } });
    expect((await recipeAt(other.slug)).prepTimeMinutes).toBe(4);

    expect(await imported(admin, file, 'update')).toMatchObject({ result: { updated: 1, left: 1 } });
    expect((await recipeAt(edited.slug)).description).toBe('By hand.');
    expect((await recipeAt(other.slug)).prepTimeMinutes).toBe(7);

    expect(await imported(admin, file, 'overwrite')).toMatchObject({ result: { updated: 1, left: 1 } });
    expect(await recipeAt(edited.slug)).toMatchObject({
      description: edited.description,
      prepTimeMinutes: 7,
    });
    expect(await fileOf(q)).toBe(file);
  });

  it('is left alone by seeding from then on', async () => {
    const { q, recipes } = await seeded(1);
    const [recipe] = recipes as [Recipe];
    const file = (await fileOf(q)).replace('prepMinutes: 4', 'prepMinutes: 7');
    await imported(admin, file, 'update');
    const newer = aLibraryRecipe(recipe.slug, ['gin'], { version: 9 });
    const report = await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes: [newer] } });
    expect(report).toEqual({ inserted: 0, updated: 0, kept: 1 });
  });

  it('keeps what the file has no place for', async () => {
    const { q, recipes } = await seeded(1);
    const [recipe] = recipes as [Recipe];
    const theirs = JSON.parse(await fileOf(q, 'bar-assistant'));
    theirs[0].description = 'Changed over there.';
    await imported(admin, JSON.stringify(theirs), 'update');
    const { difficulty, prepTimeMinutes, category, slug } = recipe;
    expect(await recipeAt(slug)).toMatchObject({
      description: 'Changed over there.',
      difficulty,
      prepTimeMinutes,
      category,
    });
  });

  it('changes nothing when a recipe was edited since the file was read', async () => {
    const { q, recipes } = await seeded(3);
    const [gone, edited] = recipes as [Recipe, Recipe];
    const file = (await fileOf(q)).replaceAll('prepMinutes: 4', 'prepMinutes: 7');
    await admin.call(adminRecipeRoutes.delete, { params: { id: gone.id } });
    const found = await read(admin, file);
    await edit(edited, { name: edited.name, description: 'Faster.' });
    await apply(found, 'update');
    const failed = await eventually(async () => {
      const now = await admin.call(recipeFileRoutes.get, { params: { id: found.id } });
      expect(now.state).toBe('failed');
      return now;
    });
    expect(failed.problem).toContain(edited.name);
    await expect(recipeAt(gone.slug)).rejects.toMatchObject({ code: 'catalogue.recipe_not_found' });
    expect((await recipeAt(edited.slug)).description).toBe('Faster.');
    expect((await apply(found, 'update')).status).toBe(422);
  });

  it('changes nothing when a recipe of the file was made since it was read', async () => {
    const { q, recipes } = await seeded(2);
    const file = await fileOf(q);
    for (const { id } of recipes) await admin.call(adminRecipeRoutes.delete, { params: { id } });
    const found = await read(admin, file);
    await imported(admin, file.slice(0, file.indexOf('\n\n') + 1));
    await apply(found);
    await eventually(async () => {
      const now = await admin.call(recipeFileRoutes.get, { params: { id: found.id } });
      expect(now.state).toBe('failed');
    });
    expect((await stack.ask(recipeRoutes.list, { query: { q } })).total).toBe(1);
  });

  it('lets the recipes in that can be read, and says of the others where they stand and why [BEYOND-122]', async () => {
    const name = `Rickey of Row ${++count}`;
    const table = [
      'Drink,Minutes,Ingredient List',
      `${name},3,60 ml gin`,
      ',3,60 ml gin',
      `${name} the Empty,3,`,
    ].join('\n');
    const found = await read(admin, table);
    expect(found).toMatchObject({ changes: { new: 1, refused: 2 }, problem: null });
    const refused = await reportOn(found, { change: 'refused' });
    expect(refused.flatMap(({ notes }) => notes.flatMap((one) => (one.toCheck ? one.detail : [])))).toEqual(
      expect.arrayContaining([
        'Row 3, column “Drink”: We found no name for it.',
        'Row 4, column “Ingredient List”: We found no ingredients in it.',
      ]),
    );
    await apply(found);
    const done = await eventually(async () => {
      const now = await admin.call(recipeFileRoutes.get, { params: { id: found.id } });
      expect(now.state).toBe('applied');
      return now;
    });
    expect(done.result).toMatchObject({ created: 1, updated: 0, left: 2 });
    expect((await stack.ask(recipeRoutes.list, { query: { q: name } })).total).toBe(1);
  });

  it('changes nothing when none of its recipes can be read', async () => {
    const { q, recipes } = await seeded(1);
    const file = await fileOf(q);
    for (const { id } of recipes) await admin.call(adminRecipeRoutes.delete, { params: { id } });
    const found = await read(admin, file.replace('ingredient: campari', 'ingredient: unobtainium'));
    expect(found).toMatchObject({ changes: { new: 0, refused: 1 } });
    expect(await apply(found)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('cannot be read') },
    });
    expect((await stack.ask(recipeRoutes.list, { query: { q } })).total).toBe(0);
  });

  it('is refused for a file nobody has sent', async () => {
    const id = '01939c5e-6a00-7000-8000-00000000abcd';
    expect((await admin.send(recipeFileRoutes.get, { params: { id } })).status).toBe(404);
    expect(
      (await admin.send(recipeFileRoutes.apply, { params: { id }, body: { existing: 'skip' } })).status,
    ).toBe(404);
  });
});
