import { adminBarItemRoutes, adminRecipeRoutes, type Recipe } from '@barspoon/contracts';
import type { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from './data-provider.ts';
import { recipeFormOf } from './recipes/recipe-form.ts';
import { createFakeApi } from './testing/fake-api.ts';
import { Refusal } from './testing/refusal.ts';

const example = adminRecipeRoutes.get.example.response;
const idOf = (index: number) => `01939c5e-6a00-7000-8000-${String(index).padStart(12, '0')}`;
const manyRecipes = Array.from(
  { length: 60 },
  (_, index): Recipe => ({
    ...example,
    id: idOf(index + 1),
    name: `Drink ${index + 1}`,
  }),
);

let api: ReturnType<typeof createFakeApi>;
let provider: ReturnType<typeof createDataProvider>;

beforeEach(() => {
  api = createFakeApi({ recipes: manyRecipes });
  vi.stubGlobal('fetch', api.fetch);
  provider = createDataProvider();
});

const page = (number: number) => ({ pagination: { page: number, perPage: 25 }, filter: {} });
const asked = (key: string) => api.requests.filter((request) => request.key === key);
const failing = (task: Promise<unknown>) =>
  task.then(
    () => expect.unreachable(),
    (problem: HttpError) => problem,
  );
const refuse = (key: string, status: number, detail?: string) =>
  api.answers.set(key, () => {
    throw new Refusal({ status, code: 'test.refused', ...(detail ? { detail } : {}) });
  });

describe('lists', () => {
  it('shows numbered pages with the real total', async () => {
    const { data, total } = await provider.getList('recipes', page(3));
    expect(data.map(({ name }) => name)).toEqual(manyRecipes.slice(50).map(({ name }) => name));
    expect(total).toBe(60);
  });

  it('sends filters and order as the route names them and leaves out what it does not know', async () => {
    await provider.getList('recipes', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'lime', category: 'Gin', featured: true, difficulty: 'Impossible', color: 'red' },
    });
    expect(asked(adminRecipeRoutes.list.key)[0]?.input.query).toMatchObject({
      q: 'lime',
      category: 'Gin',
      featured: true,
      sort: 'name',
      order: 'asc',
      limit: 25,
    });
    expect(asked(adminRecipeRoutes.list.key)[0]?.input.query).not.toHaveProperty('difficulty');
  });

  it.each([
    ['recipes', adminRecipeRoutes.list.key, 'Failed to load recipes'],
    ['inventory', adminBarItemRoutes.list.key, 'Failed to load inventory items'],
  ])('says so when %s cannot be read [ADM-REC-08, ADM-INV-05]', async (resource, key, sentence) => {
    refuse(key, 503);
    expect((await failing(provider.getList(resource, page(1)))).message).toBe(sentence);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await failing(provider.getList(resource, page(1)))).message).toBe(sentence);
  });

  it('names the members who own custom items in as few requests as they fit [BEYOND-95]', async () => {
    api.answers.set('identity.admin-members.cards', ({ query }) => ({
      items: (query.ids as string[]).map((id) => ({ id })),
    }));
    const { data } = await provider.getMany('members', { ids: manyRecipes.map(({ id }) => id) });
    expect(data).toHaveLength(60);
    expect(asked('identity.admin-members.cards')).toHaveLength(2);
  });
});

describe('recipes', () => {
  const [first] = manyRecipes as [Recipe];
  const form = recipeFormOf(first);

  it('saves the whole recipe over the revision that was read', async () => {
    const { data } = await provider.update('recipes', {
      id: first.id,
      data: { ...form, name: 'New name' },
      previousData: first,
    });
    expect(data).toMatchObject({ name: 'New name', revision: first.revision + 1 });
  });

  it('refuses to save over a revision it has not seen', async () => {
    api.recipes.change(first.id, { revision: 7 });
    const problem = await failing(
      provider.update('recipes', { id: first.id, data: form, previousData: first }),
    );
    expect(problem).toMatchObject({ status: 409, message: 'Failed to save recipe' });
  });

  it('hands refused fields to the form and keeps the documented sentence [ADM-REC-10]', async () => {
    const instructions = [{ text: 'x'.repeat(700) }];
    const problem = await failing(
      provider.update('recipes', { id: first.id, data: { ...form, instructions }, previousData: first }),
    );
    expect(problem.message).toBe('Failed to save recipe');
    expect(problem.body.errors).toMatchObject({
      'instructions.0.text': expect.stringContaining('600'),
      root: { serverError: 'Failed to save recipe' },
    });
  });

  it('features by a route of its own, and gives the reason of a refusal [ADM-REC-12, BEYOND-30]', async () => {
    const change = { id: first.id, data: { featured: true }, previousData: first };
    expect((await provider.update('recipes', change)).data.featured).toBe(true);
    refuse(adminRecipeRoutes.feature.key, 422, 'At most 6 recipes can be featured');
    expect((await failing(provider.update('recipes', change))).message).toBe(
      'Failed to update feature status: At most 6 recipes can be featured',
    );
  });

  it('features and deletes many, each by itself', async () => {
    const ids = [idOf(1), idOf(2)];
    await provider.updateMany('recipes', { ids, data: { featured: true } });
    expect(api.recipes.get(idOf(2)).featured).toBe(true);
    await provider.deleteMany('recipes', { ids });
    expect(api.recipes.all()).toHaveLength(58);
  });

  it('gives the server the pause it asks for in the middle of many', async () => {
    let isLimited = true;
    api.answers.set(adminRecipeRoutes.delete.key, ({ params }) => {
      if (isLimited && params.id === idOf(2)) {
        isLimited = false;
        throw new Refusal({ status: 429, code: 'common.too_many_requests', retryAfter: 0.05 });
      }
      return api.recipes.remove(params.id);
    });
    await provider.deleteMany('recipes', { ids: [idOf(1), idOf(2), idOf(3)] });
    expect(api.recipes.all()).toHaveLength(57);
  });

  it('says so when a recipe cannot be deleted [ADM-REC-09]', async () => {
    refuse(adminRecipeRoutes.delete.key, 500);
    const problem = await failing(provider.delete('recipes', { id: first.id, previousData: first }));
    expect(problem.message).toBe('Failed to delete recipe');
  });
});

describe('inventory', () => {
  const item = adminBarItemRoutes.get.example.response;
  const form = { name: 'Sloe Gin', brand: 'Ida', category: 'spirits', subcategory: 'Liqueur' };

  it('adds, changes and deletes items [ADM-INV-01]', async () => {
    const { data } = await provider.create('inventory', { data: { ...form, image: '' } });
    expect(data).toMatchObject({ name: 'Sloe Gin', image: '/placeholder.svg' });
    await provider.update('inventory', {
      id: data.id,
      data: { ...form, brand: 'Plymouth' },
      previousData: data,
    });
    expect(api.items.get(data.id).brand).toBe('Plymouth');
    await provider.delete('inventory', { id: data.id, previousData: data });
    expect(api.items.all()).not.toContainEqual(expect.objectContaining({ id: data.id }));
  });

  it('says which act failed [ADM-INV-06, ADM-INV-07, ADM-INV-08, CONTRA-35]', async () => {
    for (const act of ['create', 'revise', 'delete'] as const) refuse(adminBarItemRoutes[act].key, 500);
    const previous = { id: item.id, previousData: item };
    expect((await failing(provider.create('inventory', { data: form }))).message).toBe(
      'Failed to create item',
    );
    expect((await failing(provider.update('inventory', { ...previous, data: form }))).message).toBe(
      'Failed to update item',
    );
    expect((await failing(provider.delete('inventory', previous))).message).toBe('Failed to delete item');
  });
});

describe('the access token', () => {
  it('is renewed once and the call repeated when it is no longer accepted', async () => {
    await provider.getOne('recipes', { id: idOf(1) });
    let isRefused = true;
    api.answers.set(adminRecipeRoutes.get.key, ({ params }) => {
      if (isRefused) {
        isRefused = false;
        throw new Refusal({ status: 401, code: 'common.unauthenticated' });
      }
      return api.recipes.get(params.id);
    });
    const renewals = asked('identity.auth.refresh').length;
    expect((await provider.getOne('recipes', { id: idOf(2) })).data.name).toBe('Drink 2');
    expect(asked('identity.auth.refresh')).toHaveLength(renewals + 1);
    expect(asked('identity.auth.refresh').at(-1)?.headers.get('x-requested-with')).toBe('barspoon');
  });
});
