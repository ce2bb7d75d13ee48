import { adminRecipeRoutes, type CollectionInput, collectionRoutes } from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, aRecipe, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await stack.stop();
});

let names = 0;
const aDrink = () =>
  admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: `Collected Drink ${++names}` }) });
const create = (member: Agent, input: Partial<CollectionInput> = {}) =>
  member.call(collectionRoutes.create, { body: { name: 'Friday night', ...input } });
const add = (member: Agent, id: string, recipeId: string) =>
  member.call(collectionRoutes.addRecipe, { params: { id, recipeId } });
const get = (member: Agent, id: string) => member.call(collectionRoutes.get, { params: { id } });

describe('public collections', () => {
  it('are browsed by everybody, last changed first, and those of one member apart [BEYOND-165]', async () => {
    const [ada, bea, drink] = [await aMember(stack), await aMember(stack), await aDrink()];
    const first = await create(ada, { name: 'First', isPublic: true });
    const second = await create(bea, { name: 'Second', isPublic: true });
    const kept = await create(ada, { name: 'Kept' });
    await create(ada, { name: 'Empty', isPublic: true });
    for (const [owner, { id }] of [
      [ada, first],
      [bea, second],
      [ada, kept],
    ] as const)
      await add(owner, id, drink.id);
    const names = async (query: { ownerId?: string | undefined; limit?: number }) =>
      (await stack.visitor().call(collectionRoutes.shown, { query })).items
        .filter(({ userId }) => userId === ada.userId || userId === bea.userId)
        .map(({ name }) => name);
    expect(await names({ limit: 24 })).toEqual(['Second', 'First']);
    expect(await names({ ownerId: ada.userId })).toEqual(['First']);
    const { items } = await stack.visitor().call(collectionRoutes.shown, { query: { ownerId: bea.userId } });
    expect(items[0]).toMatchObject({ recipeCount: 1, recipes: [{ id: drink.id }] });
  });
});

describe('a collection', () => {
  it('is private unless said otherwise, and its owner reads it last changed first [COLL-02, COLL-03, COLL-05, COLL-07]', async () => {
    const [ada, drink] = [await aMember(stack), await aDrink()];
    const first = await create(ada, { description: 'Short and cold' });
    expect(first).toMatchObject({ name: 'Friday night', isPublic: false, userId: ada.userId, recipes: [] });
    const second = await create(ada, { name: 'Sunday' });
    await add(ada, first.id, drink.id);
    const { items } = await ada.call(collectionRoutes.mine, { query: { recipeId: drink.id } });
    expect(items.map(({ id, contains }) => [id, contains])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    const { id, name, image, category, alcoholic } = drink;
    expect(items[0]?.recipes).toMatchObject([{ id, name, image, category, alcoholic, note: null }]);
  });

  it('needs a name [COLL-04]', async () => {
    const ada = await aMember(stack);
    for (const body of [{ name: '  ' }, {}]) {
      const answer = await ada.send(collectionRoutes.create, { body });
      expect([answer.status, answer.body.detail]).toEqual([400, 'Collection name is required']);
    }
  });

  it('holds a recipe once, and moves up with every change [BEYOND-91]', async () => {
    const [ada, one, two] = [await aMember(stack), await aDrink(), await aDrink()];
    const before = await create(ada);
    for (const { id } of [one, one, two]) await add(ada, before.id, id);
    const after = await get(ada, before.id);
    expect(after.recipes.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    await ada.call(collectionRoutes.removeRecipe, { params: { id: before.id, recipeId: one.id } });
    expect((await get(ada, before.id)).recipes.map(({ id }) => id)).toEqual([two.id]);
  });

  it('keeps notes and a new order, and refuses an order of what it was before', async () => {
    const [ada, one, two] = [await aMember(stack), await aDrink(), await aDrink()];
    const { id } = await create(ada);
    for (const drink of [one, two]) await add(ada, id, drink.id);
    await ada.call(collectionRoutes.note, {
      params: { id, recipeId: two.id },
      body: { note: 'With mezcal' },
    });
    const { revision } = await get(ada, id);
    const body = { revision, recipeIds: [two.id, one.id] };
    const ordered = await ada.call(collectionRoutes.reorder, { params: { id }, body });
    expect(ordered.recipes.map((recipe) => [recipe.id, recipe.note])).toEqual([
      [two.id, 'With mezcal'],
      [one.id, null],
    ]);
    expect((await ada.send(collectionRoutes.reorder, { params: { id }, body })).status).toBe(409);
  });

  it('that is public is there for everybody, a private one for nobody else [COLL-05, BEYOND-02, BEYOND-92]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await create(ada);
    const params = { id };
    for (const other of [bea, stack.visitor()])
      expect((await other.send(collectionRoutes.get, { params })).status).toBe(404);
    const body = { name: 'Mine', description: '', isPublic: false };
    expect((await bea.send(collectionRoutes.revise, { params, body })).status).toBe(404);
    await ada.call(collectionRoutes.revise, { params, body: { ...body, isPublic: true } });
    expect(await get(stack.visitor(), id)).toMatchObject({
      name: 'Mine',
      owner: { fullName: 'Ada Coleman' },
    });
    expect((await bea.send(collectionRoutes.delete, { params })).status).toBe(403);
    await ada.call(collectionRoutes.delete, { params });
    expect((await ada.send(collectionRoutes.get, { params })).status).toBe(404);
  });

  it('is shared with its name and a picture of its first drink, a private one with neither [COLL-11, BEYOND-92]', async () => {
    const [ada, drink] = [await aMember(stack), await aDrink()];
    const open = await create(ada, { name: 'Shared & cold', isPublic: true });
    const secret = await create(ada, { name: 'Just mine' });
    for (const { id } of [open, secret]) await add(ada, id, drink.id);
    const shared = async (id: string) =>
      (await stack.visitor().request<string>('GET', `/social-hub?tab=collections&collection=${id}`)).body;
    const document = await shared(open.id);
    expect(document).toContain('<title>Shared &amp; cold');
    expect(document).toContain(`content="${drink.name}"`);
    const picture = /property="og:image" content="([^"]+)"/.exec(document)?.[1]?.replaceAll('&amp;', '&');
    const { pathname, search } = new URL(picture ?? '', stack.url);
    const answer = await fetch(`${stack.url}${pathname}${search}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await shared(secret.id)).not.toContain('Just mine');
  });

  it('of another member can be copied into a private one', async () => {
    const [ada, bea, drink] = [await aMember(stack), await aMember(stack), await aDrink()];
    const { id } = await create(ada, { isPublic: true });
    await add(ada, id, drink.id);
    const copy = await bea.call(collectionRoutes.copy, { params: { id } });
    expect(copy).toMatchObject({ userId: bea.userId, isPublic: false, recipes: [{ id: drink.id }] });
    expect(copy.id).not.toBe(id);
  });

  it('loses a recipe that is deleted [BEYOND-40]', async () => {
    const [ada, drink] = [await aMember(stack), await aDrink()];
    const { id } = await create(ada);
    await add(ada, id, drink.id);
    await admin.call(adminRecipeRoutes.delete, { params: { id: drink.id } });
    expect(await get(ada, id)).toMatchObject({ recipes: [], recipeCount: 0 });
  });
});
