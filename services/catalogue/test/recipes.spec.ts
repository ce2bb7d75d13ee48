import {
  adminRecipeRoutes,
  catalogueInternalRoutes,
  favoriteRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aLibraryRecipe, anIngredient, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([bootstrap]);
  const ingredients = ['gin', 'campari', 'lime-juice'].map((slug) =>
    anIngredient(slug, { abv: slug === 'gin' ? 40 : 0 }),
  );
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
});
afterAll(() => stack.stop());

const admin = { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 's' } as const;
const member = () =>
  ({ kind: 'member', id: newId(), role: 'member', granted: true, sessionId: 's' }) as const;
const seed = (...recipes: ReturnType<typeof aLibraryRecipe>[]) =>
  stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
const search = (q: string, scope: 'recipes' | 'discover' = 'recipes') =>
  stack.ask(recipeRoutes.list, { query: { q, scope } });

describe('seeding the library', () => {
  it('is idempotent by slug and version', async () => {
    const recipe = aLibraryRecipe('seeded-once', ['gin']);
    expect(await seed(recipe)).toEqual({ inserted: 1, updated: 0, kept: 0 });
    expect(await seed(recipe)).toEqual({ inserted: 0, updated: 0, kept: 1 });
    expect(await seed({ ...recipe, version: 2, prepMinutes: 9 })).toEqual({
      inserted: 0,
      updated: 1,
      kept: 0,
    });
    expect((await stack.ask(recipeRoutes.get, { params: { id: 'seeded-once' } })).prepTimeMinutes).toBe(9);
  });

  it("never overwrites an admin's edit and does not bring back what they deleted", async () => {
    const recipes = [
      aLibraryRecipe('edited-here', ['gin']),
      aLibraryRecipe('deleted-here', ['gin']),
    ] as const;
    await seed(...recipes);
    const edited = await stack.ask(recipeRoutes.get, { params: { id: 'edited-here' } });
    const recipe = aRecipe({ name: 'Edited By Hand' });
    await stack.ask(
      adminRecipeRoutes.revise,
      { params: { id: edited.id }, body: { revision: edited.revision, recipe } },
      admin,
    );
    const deleted = await stack.ask(recipeRoutes.get, { params: { id: 'deleted-here' } });
    await stack.ask(adminRecipeRoutes.delete, { params: { id: deleted.id } }, admin);
    const again = recipes.map((seeded) => ({ ...seeded, version: 7 }));
    expect(await seed(...again)).toEqual({ inserted: 0, updated: 0, kept: 2 });
    expect((await stack.ask(recipeRoutes.get, { params: { id: 'edited-here' } })).name).toBe(
      'Edited By Hand',
    );
  });

  it('leaves a recipe alone that was made here under the same slug', async () => {
    await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Made Here' }) }, admin);
    const theirs = aLibraryRecipe('made-here', ['gin'], { version: 3 });
    expect(await seed(theirs)).toEqual({ inserted: 0, updated: 0, kept: 1 });
  });
});

describe('a recipe', () => {
  it('derives its texts and facts from the spec, and finds its ingredients in the vocabulary [DATA-05]', async () => {
    const made = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Gin And It' }) }, admin);
    expect(made.ingredients).toEqual(['45 ml Gin', '45 ml Sweet Vermouth']);
    expect(made.spec.map(({ ingredient }) => ingredient)).toEqual(['gin', null]);
    expect(made.facts.abv).toBeNull();
    expect(made.slug).toBe('gin-and-it');
  });

  it('is read whole by its id or slug, and its description is cut to 100 characters on cards [REC-08, REC-22]', async () => {
    const description = 'a'.repeat(101);
    const name = 'Long Winded';
    const made = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name, description }) }, admin);
    for (const id of [made.id, made.slug])
      expect((await stack.ask(recipeRoutes.get, { params: { id } })).description).toBe(description);
    const { items } = await search(name);
    expect(items.map((card) => card.description)).toEqual([`${'a'.repeat(100)}…`]);
  });

  it('of the same name gets a slug of its own', async () => {
    const [first, second] = [
      await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Twin' }) }, admin),
      await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Twin' }) }, admin),
    ];
    expect([first.slug, second.slug]).toEqual(['twin', 'twin-2']);
  });

  it('is not changed by an edit of a revision that is gone', async () => {
    const made = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Contested' }) }, admin);
    const revise = (description: string) =>
      stack.ask(
        adminRecipeRoutes.revise,
        {
          params: { id: made.id },
          body: { revision: 1, recipe: aRecipe({ name: 'Contested', description }) },
        },
        admin,
      );
    await revise('The first one wins.');
    await expect(revise('The second one is told.')).rejects.toMatchObject({
      code: 'catalogue.recipe_changed',
    });
    expect((await stack.ask(recipeRoutes.get, { params: { id: made.id } })).description).toBe(
      'The first one wins.',
    );
  });

  it('takes its favorites along when it is deleted [BEYOND-40]', async () => {
    const made = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Short Lived' }) }, admin);
    const ada = member();
    await stack.ask(favoriteRoutes.add, { params: { id: made.id } }, ada);
    await stack.ask(adminRecipeRoutes.delete, { params: { id: made.id } }, admin);
    expect(await stack.ask(favoriteRoutes.list, { query: {} }, ada)).toMatchObject({ items: [], total: 0 });
    await expect(stack.ask(recipeRoutes.get, { params: { id: made.id } })).rejects.toMatchObject({
      detail: 'Recipe not found',
    });
  });

  it('counts a view once per visitor and hour [BEYOND-34]', async () => {
    const made = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Much Viewed' }) }, admin);
    const [one, other] = [
      { kind: 'visitor', mark: 'one' } as const,
      { kind: 'visitor', mark: 'other' } as const,
    ];
    for (const visitor of [one, one, other, one])
      await stack.ask(recipeRoutes.view, { params: { id: made.id } }, visitor);
    expect((await stack.ask(recipeRoutes.get, { params: { id: made.id } })).views).toBe(2);
  });
});

describe('the featured flag', () => {
  it('is refused to the seventh recipe, also when ten are featured at once, of which Home shows the newest three [BEYOND-30, CONTRA-15]', async () => {
    const recipes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: `Star ${at}` }) }, admin),
      ),
    );
    const outcomes = await Promise.allSettled(
      recipes.map(({ id }) =>
        stack.ask(adminRecipeRoutes.feature, { params: { id }, body: { featured: true } }, admin),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    const { items } = await stack.ask(recipeRoutes.featured, {});
    const newest = recipes
      .filter((_, at) => outcomes[at]?.status === 'fulfilled')
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
    expect(items.map(({ id }) => id)).toEqual(newest.slice(0, 3).map(({ id }) => id));
  });

  it('follows an admin’s order, with what is featured later before it [FEAT-01]', async () => {
    const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
    const before = idsOf(await stack.ask(adminRecipeRoutes.featured, {}, admin));
    const recipeIds = before.toReversed();
    const arranged = await stack.ask(adminRecipeRoutes.arrangeFeatured, { body: { recipeIds } }, admin);
    expect(idsOf(arranged)).toEqual(recipeIds);
    expect(idsOf(await stack.ask(recipeRoutes.featured, {}))).toEqual(recipeIds.slice(0, 3));
    for (const wrong of [
      recipeIds.slice(1),
      [...recipeIds.slice(1), recipeIds[1] ?? ''],
      [...recipeIds.slice(1), newId()],
    ])
      await expect(
        stack.ask(adminRecipeRoutes.arrangeFeatured, { body: { recipeIds: wrong } }, admin),
      ).rejects.toMatchObject({ code: 'catalogue.featured_changed' });

    const feature = (id: string, featured: boolean) =>
      stack.ask(adminRecipeRoutes.feature, { params: { id }, body: { featured } }, admin);
    await feature(recipeIds[5] ?? '', false);
    const { id } = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Late Star' }) }, admin);
    await feature(id, true);
    expect(idsOf(await stack.ask(recipeRoutes.featured, {}))).toEqual([id, ...recipeIds.slice(0, 2)]);
  });
});

describe('searching', () => {
  it('looks in name, ingredients and instructions, or in name, ingredients, category and tags [CONTRA-14, REC-03, DISC-11]', async () => {
    await seed(
      aLibraryRecipe('zephyr', ['campari'], {
        tags: ['windward', 'airy'],
        instructions: ['Whirl it about and pour it out slowly.'],
      }),
    );
    await eventually(async () => expect((await search('ZEPH')).total).toBe(1));
    expect((await search('whirl')).items[0]?.match).toMatchObject({ field: 'instructions' });
    expect((await search('whirl', 'discover')).total).toBe(0);
    // No letter of it is in the texts of the list: it is what kind of drink it is, and its tag says so.
    const tag = { field: 'tags', text: 'windward', start: 0, end: 8 };
    expect((await search('windward')).items.map(({ match }) => match)).toEqual([tag]);
    expect((await search('windward', 'discover')).items[0]?.match).toEqual(tag);
  });

  it('finds a name that was written wrong, and says what it was taken for [BEYOND-115]', async () => {
    await seed(aLibraryRecipe('caipirinha', ['lime-juice']));
    await eventually(async () => expect((await search('caipirinha')).total).toBe(1));
    const { items, correctedTo } = await search('caiprinha');
    expect(items.map(({ name }) => name)).toEqual(['Caipirinha']);
    expect(correctedTo).toBe('Caipirinha');
  });

  it('offers names that are near when it finds little', async () => {
    await seed(aLibraryRecipe('caipirinha', ['lime-juice']));
    const { items, suggestions } = await search('caipir xyzzyx');
    expect(items).toEqual([]);
    expect(suggestions.map(({ name }) => name)).toContain('Caipirinha');
  });

  it('pages to the end without a gap or a double', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await stack.ask(recipeRoutes.list, { query: { limit: 4, cursor } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      if (!cursor) expect(seen).toHaveLength(page.total);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('favorites', () => {
  it('are unique per member and recipe; repeating either way is a success [FAV-02, FAV-03, FAV-08, DATA-12, BEYOND-28]', async () => {
    const made = await stack.ask(adminRecipeRoutes.create, { body: aRecipe({ name: 'Beloved' }) }, admin);
    const ada = member();
    const params = { id: made.id };
    await stack.ask(favoriteRoutes.add, { params }, ada);
    await stack.ask(favoriteRoutes.add, { params }, ada);
    expect(await stack.ask(favoriteRoutes.list, { query: {} }, ada)).toMatchObject({ total: 1 });
    expect(await stack.ask(favoriteRoutes.marks, { query: { recipeIds: [made.id] } }, ada)).toEqual({
      recipeIds: [made.id],
    });
    await stack.ask(favoriteRoutes.remove, { params }, ada);
    await stack.ask(favoriteRoutes.remove, { params }, ada);
    expect(await stack.ask(favoriteRoutes.list, { query: {} }, ada)).toMatchObject({ items: [], total: 0 });
  });
});
