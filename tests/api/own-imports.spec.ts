import {
  catalogueInternalRoutes,
  favoriteRoutes,
  type OwnImportInput,
  ownDataRoutes,
  ownFileMaxRecipes,
  ownImportRoutes,
  ownRecipeRoutes,
  recipeRoutes,
  recipeVersionRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aMember,
  anAdmin,
  anIngredient,
  aRecipe,
  eventually,
  type Stack,
  serveWeb,
  startStack,
  type WebServer,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { importFile, sendImport, undoImport } from '../support/own-imports.ts';

let stack: Stack;
let web: WebServer;
beforeAll(async () => {
  web = await serveWeb(({ url }, response) => {
    if (url !== '/gimlet') return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<title>Gimlet</title><script type="application/ld+json">${JSON.stringify(drink('Web Gimlet'))}</script>`,
      );
  });
  stack = await startStack(allServices, { FETCH_ALSO_FROM: `127.0.0.1:${web.port}` });
  const ingredients = [anIngredient('gin', { abv: 40 }), anIngredient('lime-juice')];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
});
afterAll(async () => {
  await stack?.stop();
  await web?.stop();
});

const drink = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['60 ml gin', '25 ml lime juice'],
  recipeInstructions: ['Shake with ice.', 'Strain into a chilled coupe.'],
  ...more,
});
const whole = {
  slug: 'our-gimlet',
  name: 'Our Gimlet',
  category: 'Gin',
  alcoholic: true,
  glass: 'coupe',
  ice: 'none',
  method: 'shake',
  spec: [{ amount: 60, unit: 'ml', ingredient: 'gin' }],
  instructions: ['Shake.'],
};
const file = (...drinks: unknown[]) => JSON.stringify(drinks);
const report = (member: Agent, text: string) => member.call(ownImportRoutes.report, { body: { text } });
const apply = (member: Agent, text: string, more: Partial<OwnImportInput> = {}) =>
  sendImport(member, { text, ...more });
const ownOf = async (member: Agent) =>
  (await member.call(ownRecipeRoutes.list, { query: {} })).items
    .map(({ name, visibility }) => `${name}, ${visibility}`)
    .sort();
const changesOf = ({ recipes }: Awaited<ReturnType<typeof report>>) =>
  recipes.map(({ name, change }) => [name, change]);

describe('a member’s file of recipes', () => {
  it('is told recipe by recipe before anything is stored, then imported [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const text = file(drink('Gimlet'), drink('Gimlet'), drink('Empty', { recipeIngredient: [] }));
    const told = await report(ada, text);
    expect(told).toMatchObject({ format: 'schema.org', room: 100 });
    expect(changesOf(told)).toEqual([
      ['Gimlet', 'new'],
      ['Gimlet', 'refused'],
      ['Empty', 'refused'],
    ]);
    expect(told.recipes[0]?.notes.map(({ outcome }) => outcome)).not.toContain('mapped');
    expect(told.recipes[0]?.notes.map(({ field }) => field)).not.toContain('slug');
    expect(told.recipes[1]?.notes).toEqual([
      expect.objectContaining({ field: 'name', outcome: 'refused', toCheck: true }),
    ]);
    expect(told.recipes[2]?.notes.some(({ outcome }) => outcome === 'refused')).toBe(true);
    expect(await ownOf(ada)).toEqual([]);

    const done = await apply(ada, text);
    expect([done.status, done.body]).toMatchObject([202, { created: 1, updated: 0 }]);
    expect(await ownOf(ada)).toEqual(['Gimlet, private']);
    expect(changesOf(await report(ada, text))[0]).toEqual(['Gimlet', 'same']);
  });

  it('leaves what is there or brings it to the file’s state, which is a version [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const { id } = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'House Gimlet' }), visibility: 'public', tags: ['kept'] },
    });
    const text = file(drink('house gimlet', { description: 'Better.' }), drink('New One'));
    const told = await report(ada, text);
    expect(changesOf(told)).toEqual([
      ['house gimlet', 'changed'],
      ['New One', 'new'],
    ]);
    expect(told.recipes[0]?.differs).toEqual(expect.arrayContaining(['description', 'spec']));
    expect((await apply(ada, text, { visibility: 'link' })).body).toMatchObject({ created: 1, updated: 0 });
    expect(await ownOf(ada)).toEqual(['House Gimlet, public', 'New One, link']);
    expect((await apply(ada, text, { existing: 'update' })).body).toMatchObject({ created: 0, updated: 1 });
    const now = await ada.call(ownRecipeRoutes.get, { params: { id } });
    expect(now).toMatchObject({ description: 'Better.', tags: ['kept'], visibility: 'public' });
    const { items } = await ada.call(recipeVersionRoutes.list, { params: { id } });
    expect(items).toHaveLength(2);
  });

  it('is undone within a day, once, but for what was changed since [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const before = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Mine' }), visibility: 'public' },
    });
    const text = file(drink('Mine', { description: 'Overwritten.' }), drink('Gone'), drink('Stays'));
    const { id } = await importFile(ada, { text, existing: 'update', visibility: 'public' });
    await eventually(async () => {
      const gone = await stack.visitor().call(recipeRoutes.list, { query: { q: 'Gone' } });
      expect(gone.items.map(({ name }) => name)).toContain('Gone');
    });
    const own = await ada.call(ownRecipeRoutes.list, { query: {} });
    const stays = own.items.find(({ name }) => name === 'Stays')?.id ?? '';
    await ada.call(ownRecipeRoutes.revise, {
      params: { id: stays },
      body: { revision: 1, recipe: { ...aRecipe({ name: 'Stays Mine' }), visibility: 'private' } },
    });
    expect((await ada.call(ownImportRoutes.list, {})).items.map((one) => one.id)).toEqual([id]);
    const eve = await aMember(stack);
    expect((await eve.send(ownImportRoutes.undo, { params: { id } })).status).toBe(404);
    expect((await eve.send(ownImportRoutes.get, { params: { id } })).status).toBe(404);
    expect((await eve.call(ownImportRoutes.list, {})).items).toEqual([]);
    expect(await undoImport(ada, id)).toMatchObject({
      deleted: 1,
      restored: 1,
      kept: 1,
    });
    expect(await ownOf(ada)).toEqual(['Mine, public', 'Stays Mine, private']);
    const now = await ada.call(ownRecipeRoutes.get, { params: { id: before.id } });
    expect(now).toMatchObject({ description: before.description, spec: before.spec, slug: before.slug });
    await eventually(async () =>
      expect((await stack.visitor().call(recipeRoutes.list, { query: { q: 'Gone' } })).total).toBe(0),
    );
    const again = await ada.send(ownImportRoutes.undo, { params: { id } });
    expect([again.status, again.body.code]).toEqual([404, 'catalogue.import_not_found']);
    expect((await ada.call(ownImportRoutes.list, {})).items).toEqual([]);
  });

  it('gives recipes of like names addresses of their own, and takes what hangs on them along when undone [BEYOND-25, BEYOND-40]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const text = file(drink('Twin Gimlet'), drink('Twin; Gimlet'), drink('Other Gimlet'));
    const { id } = await importFile(ada, { text, existing: 'skip', visibility: 'public' });
    const { items } = await ada.call(ownRecipeRoutes.list, { query: {} });
    expect(items.map(({ slug }) => slug).sort()).toEqual(['other-gimlet', 'twin-gimlet', 'twin-gimlet-2']);
    for (const { id } of items) await eve.call(favoriteRoutes.add, { params: { id } });
    const kept = await eve.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Kept Gimlet' }), visibility: 'public' },
    });
    await eve.call(favoriteRoutes.add, { params: { id: kept.id } });
    expect(await undoImport(ada, id)).toMatchObject({ deleted: 3 });
    const left = await eve.call(favoriteRoutes.list, { query: {} });
    expect([left.total, left.items.map(({ recipe }) => recipe.name)]).toEqual([1, ['Kept Gimlet']]);
  });

  it('stores nothing when there is no room for all of it [BEYOND-25, ADM-SET-01]', async () => {
    const ada = await aMember(stack);
    await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'First' }), visibility: 'private' },
    });
    const many = Array.from({ length: 100 }, (_, at) => drink(`Number ${at}`));
    expect(await ada.call(ownImportRoutes.list, {})).toMatchObject({ room: 99, limit: 100 });
    expect((await report(ada, file(...many))).room).toBe(99);
    expect((await apply(ada, file(...many))).body).toMatchObject({
      state: 'failed',
      created: 0,
      problem: 'You can have up to 100 recipes of your own. Delete one to make room.',
    });
    expect(await ownOf(ada)).toEqual(['First, private']);
    expect((await ada.call(ownImportRoutes.list, {})).items).toEqual([]);
    expect((await apply(ada, file(...many.slice(1)))).body).toMatchObject({ created: 99 });
  });

  it('is refused by name when it is of no format, empty, or too long', async () => {
    const ada = await aMember(stack);
    const many = Array.from({ length: ownFileMaxRecipes + 1 }, (_, at) => drink(`Number ${at}`));
    const texts = [
      [
        'Dear diary',
        'We recognize no recipes in this. It takes our own files, JSON-LD, CSV, and files of Bar Assistant, Mealie, Tandoor, Cooklang, TheCocktailDB, or Open Drinks.',
      ],
      [file({ '@type': 'Person', name: 'Ada' }), 'This file holds no recipe of this format.'],
      [file(...many), 'Up to 300 recipes fit into one import; this file has 301.'],
    ] as const;
    for (const [text, message] of texts) {
      const answers = [await ada.send(ownImportRoutes.report, { body: { text } }), await apply(ada, text)];
      for (const { status, body } of answers)
        expect([status, body.errors]).toEqual([400, [{ path: 'body.text', message }]]);
    }
  });

  it('is in the export of whoever sent it as long as it can be undone', async () => {
    const ada = await aMember(stack);
    await apply(ada, file(drink('Exported')));
    const out = await ada.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(out.services.catalogue?.own_imports).toMatchObject([{ recipes: [{ revision: 1, before: null }] }]);
  });

  it('may be a page of the web, read behind the guard, told and stored like any other [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const page = await ada.call(ownImportRoutes.page, { body: { url: `${web.url}/gimlet` } });
    expect(page.url).toBe(`${web.url}/gimlet`);
    expect(changesOf(await report(ada, page.text))).toEqual([['Web Gimlet', 'new']]);
    expect((await apply(ada, page.text)).body).toMatchObject({ created: 1 });
    expect(await ownOf(ada)).toEqual(['Web Gimlet, private']);
    for (const url of [
      `${web.url}/nothing`,
      'http://169.254.169.254/latest',
      'http://127.0.0.1:22/',
      'gopher://x',
    ]) {
      const refused = await ada.send(ownImportRoutes.page, { body: { url } });
      expect([url, refused.status, refused.body.code]).toEqual([url, 422, 'egress.not_fetched']);
    }
  });

  it('may be a table, a drink of TheCocktailDB, or one of Open Drinks [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const files = [
      [
        'csv',
        'name,ingredients,steps\n"Table Gimlet","60 ml gin\n25 ml lime juice","1. Shake.\n2. Strain."\n',
      ],
      [
        'cocktaildb',
        '{"drinks":[{"strDrink":"Site Gimlet","strIngredient1":"Gin","strInstructions":"Shake."}]}',
      ],
      ['opendrinks', '{"name":"Open Gimlet","ingredients":["60 ml gin"],"directions":["Shake."]}'],
      ['json', `{"barspoon":1,"recipes":[${JSON.stringify(whole)}]}`],
    ] as const;
    for (const [format, text] of files) {
      expect(await report(ada, text)).toMatchObject({ format, recipes: [{ change: 'new' }] });
      expect((await apply(ada, text)).body).toMatchObject({ created: 1, updated: 0 });
      expect(changesOf(await report(ada, text))).toEqual([[expect.any(String), 'same']]);
    }
    expect(await ownOf(ada)).toEqual([
      'Open Gimlet, private',
      'Our Gimlet, private',
      'Site Gimlet, private',
      'Table Gimlet, private',
    ]);
  });

  it('is stored by itself after it was asked for, however long that takes, and by its member alone', async () => {
    const ada = await aMember(stack);
    const text = file(...Array.from({ length: 90 }, (_, at) => drink(`Public ${at}`)));
    const body = { text, existing: 'skip' as const, visibility: 'public' as const };
    const begun = await ada.call(ownImportRoutes.apply, { body });
    expect(begun).toMatchObject({ state: 'applying', created: 0 });
    const { id } = begun;
    const eve = await aMember(stack);
    expect((await eve.send(ownImportRoutes.get, { params: { id } })).status).toBe(404);
    await eventually(async () => {
      const now = await ada.call(ownImportRoutes.get, { params: { id } });
      expect(now).toMatchObject({ state: 'done', created: 90, held: 0 });
    }, 60_000);
    expect((await ada.call(ownRecipeRoutes.list, { query: {} })).total).toBe(90);
  });

  it('that cannot be stored has changed nothing and says why', async () => {
    const ada = await aMember(stack);
    const text = file(...Array.from({ length: 60 }, (_, at) => drink(`Twice ${at}`)));
    const other = file(...Array.from({ length: 60 }, (_, at) => drink(`Again ${at}`)));
    const ends = await Promise.all([text, other].map((one) => apply(ada, one)));
    const done = ends.filter(({ body }) => body.state === 'done');
    expect(done).toHaveLength(1);
    expect(ends.find((one) => !done.includes(one))?.body).toMatchObject({
      state: 'failed',
      created: 0,
      problem: expect.stringContaining('up to 100'),
    });
    expect((await ada.call(ownRecipeRoutes.list, { query: {} })).total).toBe(60);
  });

  it('of 300 recipes is told, stored and undone as one [BEYOND-25, ADM-SET-01]', async () => {
    const admin = await anAdmin(stack);
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    await admin.call(siteSettingsRoutes.revise, {
      body: { revision, settings: { ...settings, maxRecipesPerUser: 300 } },
    });
    const ada = await aMember(stack);
    await eventually(async () => expect((await report(ada, file(drink('One')))).room).toBe(300), 30_000);
    const text = file(...Array.from({ length: 300 }, (_, at) => drink(`Number ${at}`)));
    const { id, ...done } = await importFile(ada, { text, existing: 'skip' });
    expect(done).toMatchObject({ created: 300, updated: 0 });
    expect(await undoImport(ada, id)).toMatchObject({
      deleted: 300,
      restored: 0,
      kept: 0,
    });
    expect(await ownOf(ada)).toEqual([]);
  });
});
