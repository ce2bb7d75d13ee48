import { rmSync } from 'node:fs';
import {
  activityRoutes,
  adminRecipeRoutes,
  catalogueInternalRoutes,
  collectionRoutes,
  discoverRoutes,
  favoriteRoutes,
  matchRoutes,
  type OwnRecipeInput,
  ownDataRoutes,
  ownRecipeRoutes,
  profileRoutes,
  ratingRoutes,
  recipeNoteRoutes,
  recipeRoutes,
  recipeVersionRoutes,
  similarRoutes,
  socialRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aMember,
  anAdmin,
  anIngredient,
  aRecipe,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { formWith, smallPng } from '../support/pictures.ts';
import { aWebFolder } from '../support/web-folder.ts';

/** As much of a build as the gateway's documents need. */
const web = aWebFolder();

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices, { WEB_DIR: web });
  const ingredients = [
    anIngredient('gin', { abv: 40, aliases: ['dry gin'] }),
    anIngredient('sweet-vermouth', { abv: 16 }),
    anIngredient('lime-juice'),
  ];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
});
afterAll(async () => {
  await stack.stop();
  rmSync(web, { recursive: true });
});

type Visibility = OwnRecipeInput['visibility'];
let names = 0;
const input = (visibility: Visibility, more: Partial<OwnRecipeInput> = {}): OwnRecipeInput => ({
  ...aRecipe({ name: `House Drink ${++names}` }),
  visibility,
  ...more,
});
const create = (member: Agent, visibility: Visibility, more?: Partial<OwnRecipeInput>) =>
  member.call(ownRecipeRoutes.create, { body: input(visibility, more) });
const read = (agent: Agent, id: string) => agent.send(recipeRoutes.get, { params: { id } });
const found = async (q: string) => (await stack.visitor().call(recipeRoutes.list, { query: { q } })).total;
const revise = (member: Agent, { id, revision }: { id: string; revision: number }, recipe: OwnRecipeInput) =>
  member.call(ownRecipeRoutes.revise, { params: { id }, body: { revision, recipe } });

describe('a recipe of a member', () => {
  it('is listed for everybody among those of its author while it is public [BEYOND-165]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const one = await create(ada, 'public', { name: 'Listed One' });
    await create(ada, 'private', { name: 'Kept' });
    await create(ada, 'link', { name: 'By Link' });
    const two = await create(ada, 'public', { name: 'Listed Two' });
    await create(ben, 'public', { name: 'Of Ben' });
    const input = { params: { id: ada.userId as string }, query: {} };
    const { items } = await stack.visitor().call(ownRecipeRoutes.published, input);
    expect(items.map(({ id }) => id)).toEqual([two.id, one.id]);
  });

  it('is created, read by all, changed and deleted by its author [BEYOND-25, CONTRA-29, DATA-06]', async () => {
    const ada = await aMember(stack);
    const made = await create(ada, 'public', { name: 'Ada’s Martini', tags: ['dry'] });
    expect(made).toMatchObject({
      slug: 'ada-s-martini',
      category: 'Classic',
      glass: 'coupe',
      ingredients: ['45 ml Gin', '45 ml Sweet Vermouth'],
      instructions: ['Stir with ice.', 'Strain into a chilled coupe.'],
      tags: ['dry'],
      alcoholic: true,
      image: null,
      featured: false,
      userId: ada.userId,
      visibility: 'public',
    });
    expect(new Date(made.createdAt).getTime()).toBeGreaterThan(0);
    const shown = await stack.visitor().call(recipeRoutes.get, { params: { id: made.slug } });
    expect(shown.name).toBe('Ada’s Martini');
    expect(await found('Ada’s Martini')).toBe(1);

    const after = await revise(ada, made, input('public', { name: 'Ada’s Dry Martini' }));
    expect(after).toMatchObject({ slug: 'ada-s-martini', revision: made.revision + 1 });
    const late = await ada.send(ownRecipeRoutes.revise, {
      params: { id: made.id },
      body: { revision: made.revision, recipe: input('public') },
    });
    expect([late.status, late.body.code]).toEqual([409, 'catalogue.recipe_changed']);

    await ada.call(ownRecipeRoutes.delete, { params: { id: made.id } });
    await eventually(async () => expect((await read(stack.visitor(), made.slug)).status).toBe(404));
    expect(await found('Ada’s Dry Martini')).toBe(0);
  });

  it('is listed for its author, newest first, and counted on their profile [PHOTO-03, PROF-06]', async () => {
    const ada = await aMember(stack);
    const first = await create(ada, 'private');
    const second = await create(ada, 'public');
    const page = await ada.call(ownRecipeRoutes.list, { query: { limit: 1 } });
    expect(page.items).toMatchObject([
      { id: second.id, name: second.name, category: second.category, visibility: 'public' },
    ]);
    expect(page.total).toBe(2);
    const rest = await ada.call(ownRecipeRoutes.list, { query: { cursor: page.nextCursor ?? '' } });
    expect(rest.items.map(({ id }) => id)).toEqual([first.id]);
    expect((await ada.call(socialRoutes.stats, {})).recipesCount).toBe(2);
  });

  it('is nobody else’s to change [BEYOND-25]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    for (const [visibility, status] of [
      ['public', 403],
      ['link', 403],
      ['private', 404],
    ] as const) {
      const { id, revision } = await create(ada, visibility);
      const answers = [
        await eve.send(ownRecipeRoutes.get, { params: { id } }),
        await eve.send(ownRecipeRoutes.delete, { params: { id } }),
        await eve.send(ownRecipeRoutes.revise, {
          params: { id },
          body: { revision, recipe: input('public') },
        }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
      expect((await ada.call(ownRecipeRoutes.get, { params: { id } })).revision).toBe(revision);
    }
  });

  it('earns points and stands in the feed of activities, once [BEYOND-25, SOC-05, BEYOND-59]', async () => {
    const ada = await aMember(stack);
    const made = await create(ada, 'public', { name: 'Newsworthy' });
    await eventually(async () =>
      expect((await ada.call(activityRoutes.points, {})).totalPoints).toBeGreaterThanOrEqual(10),
    );
    const activities = async () =>
      (await ada.call(socialRoutes.feed, { query: {} })).items.filter(
        ({ type }) => type === 'recipe_created',
      );
    await eventually(async () => expect(await activities()).toHaveLength(1));
    expect(JSON.stringify(await activities())).toContain('Newsworthy');

    const hidden = await revise(ada, made, input('private', { name: 'Not yet' }));
    await eventually(async () => expect(await activities()).toHaveLength(0));
    const again = await revise(ada, hidden, input('public', { name: 'Newsworthy again' }));
    await eventually(async () => expect(await activities()).toHaveLength(1));
    const { items } = await ada.call(activityRoutes.mine, { query: {} });
    expect(items.filter(({ activityType }) => activityType === 'recipe_created')).toHaveLength(1);
    await ada.call(ownRecipeRoutes.delete, { params: { id: again.id } });
    await eventually(async () => expect(await activities()).toHaveLength(0));
  });

  it('takes a photo from its author alone [BEYOND-25]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const made = await create(ada, 'private');
    const upload = async (agent: Agent) => {
      const response = await fetch(`${stack.url}/api/v1/me/recipes/${made.id}/photo`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${agent.token}` },
        body: formWith(smallPng),
      });
      return { status: response.status, body: (await response.json()) as { image: string } };
    };
    expect((await upload(eve)).status).toBe(404);
    const { status, body } = await upload(ada);
    expect(status).toBe(200);
    const after = await revise(ada, made, input('private', { image: body.image }));
    expect(after.image).toBe(body.image);
    expect((await fetch(`${stack.url}${body.image}`)).status).toBe(200);
  });
});

describe('a recipe that is not public', () => {
  it.each(['private', 'link'] as const)(
    'appears in no list while it is %s [BEYOND-25]',
    async (visibility) => {
      const ada = await aMember(stack);
      const name = `Unheard Of ${visibility}`;
      const made = await create(ada, visibility, { name });
      expect(made.slug).toBe(made.id);
      const visitor = stack.visitor();
      expect(await found(name)).toBe(0);
      expect((await visitor.call(discoverRoutes.search, { query: { q: name } })).total).toBe(0);
      const facts = await stack.ask(catalogueInternalRoutes.recipeFacts, { query: {} });
      expect(facts.items.map(({ recipeId }) => recipeId)).not.toContain(made.id);
      expect((await visitor.send(similarRoutes.list, { params: { id: made.id } })).status).toBe(404);
      const eve = await aMember(stack);
      const tries = [
        await eve.send(favoriteRoutes.add, { params: { id: made.id } }),
        await eve.send(ratingRoutes.rate, {
          params: { id: made.id },
          body: ratingRoutes.rate.example.body,
        }),
      ];
      expect(tries.map(({ status }) => status)).toEqual([404, 404]);
      const feed = await ada.call(socialRoutes.feed, { query: {} });
      expect(JSON.stringify(feed)).not.toContain(name);
    },
  );

  it('is its author’s favorite and on their collections, which show it to others once it is visible by link [BEYOND-151]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const [hidden, shown] = [await create(ada, 'private'), await create(ada, 'public')];
    for (const { id } of [hidden, hidden, shown]) await ada.call(favoriteRoutes.add, { params: { id } });
    const favorites = await ada.call(favoriteRoutes.list, { query: {} });
    expect([favorites.items.map(({ recipe }) => recipe.id), favorites.total]).toEqual([
      [shown.id, hidden.id],
      2,
    ]);
    const { id } = await ada.call(collectionRoutes.create, { body: { name: 'House', isPublic: true } });
    for (const recipe of [hidden, shown])
      await ada.call(collectionRoutes.addRecipe, { params: { id, recipeId: recipe.id } });
    const seenBy = async (agent: Agent) => {
      const { recipes, recipeCount } = await agent.call(collectionRoutes.get, { params: { id } });
      expect(recipeCount).toBe(recipes.length);
      return recipes.map((recipe) => [recipe.id, recipe.visibility]);
    };
    expect(await seenBy(ada)).toEqual([
      [hidden.id, 'private'],
      [shown.id, undefined],
    ]);
    for (const agent of [eve, stack.visitor()]) expect(await seenBy(agent)).toEqual([[shown.id, undefined]]);
    const copy = await eve.call(collectionRoutes.copy, { params: { id } });
    expect(copy.recipes.map((recipe) => recipe.id)).toEqual([shown.id]);

    const linked = await revise(ada, hidden, input('link', { name: hidden.name }));
    expect(await seenBy(eve)).toEqual([
      [linked.id, 'link'],
      [shown.id, undefined],
    ]);
    expect((await eve.send(favoriteRoutes.add, { params: { id: linked.id } })).status).toBe(404);
    const feed = await ada.call(socialRoutes.feed, { query: {} });
    expect(JSON.stringify(feed)).not.toContain(hidden.name);
  });

  it('stays on its author’s own lists when they take it from everybody else’s [BEYOND-151]', async () => {
    const ada = await aMember(stack);
    const made = await create(ada, 'public', { name: 'Kept Sour' });
    await ada.call(favoriteRoutes.add, { params: { id: made.id } });
    const { id } = await ada.call(collectionRoutes.create, { body: { name: 'House' } });
    await ada.call(collectionRoutes.addRecipe, { params: { id, recipeId: made.id } });
    await revise(ada, made, input('private', { name: 'Kept Sour' }));
    expect((await ada.call(favoriteRoutes.list, { query: {} })).total).toBe(1);
    const { recipes } = await ada.call(collectionRoutes.get, { params: { id } });
    expect(recipes.map((recipe) => recipe.id)).toEqual([made.id]);
  });

  it('have a page of their own for whoever is signed in, and none for visitors while they are private [BEYOND-179]', async () => {
    const owner = await aMember(stack);
    const { id } = await owner.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Nobody Else Knows' }), visibility: 'private' },
    });
    const own = await owner.request<string>('GET', `/recipes/${id}`);
    expect(own.status).toBe(200);
    expect(own.body).not.toContain('Nobody Else Knows');
    expect((await stack.visitor().request('GET', `/recipes/${id}`)).status).toBe(404);
  });

  it('is read by whoever has its link, or by its author alone [BEYOND-25]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const linked = await create(ada, 'link');
    const hidden = await create(ada, 'private');
    expect((await read(stack.visitor(), linked.id)).status).toBe(200);
    for (const agent of [stack.visitor(), eve, ada]) expect((await read(agent, hidden.id)).status).toBe(404);
    expect((await ada.call(ownRecipeRoutes.get, { params: { id: hidden.id } })).name).toBe(hidden.name);
    const page = await stack.visitor().request<string>('GET', `/recipes/${linked.id}`);
    expect(page.body).toContain(`<title>${linked.name} · `);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
  });

  it('leaves everywhere it stood when it was public, and keeps its ratings for when it is again [BEYOND-25]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const name = 'Withdrawn Sour';
    const made = await create(ada, 'public', { name });
    await eve.call(favoriteRoutes.add, { params: { id: made.id } });
    await eve.call(ratingRoutes.rate, { params: { id: made.id }, body: ratingRoutes.rate.example.body });
    const collection = await eve.call(collectionRoutes.create, { body: { name: 'Sours' } });
    await eve.call(collectionRoutes.addRecipe, { params: { id: collection.id, recipeId: made.id } });
    const facts = () => eve.call(matchRoutes.marks, { query: { recipeIds: [made.id] } });
    await eventually(async () => expect((await facts()).items).toHaveLength(1));

    const hidden = await revise(ada, made, input('private', { name }));
    expect(await eve.call(favoriteRoutes.list, { query: {} })).toMatchObject({ items: [], total: 0 });
    expect((await eve.call(collectionRoutes.get, { params: { id: collection.id } })).recipes).toEqual([]);
    expect(await found(name)).toBe(0);
    await eventually(async () => expect((await facts()).items).toHaveLength(0));
    await eventually(async () => expect((await read(stack.visitor(), made.id)).status).toBe(404));

    const again = await revise(ada, hidden, input('public', { name }));
    expect(again).toMatchObject({ slug: 'withdrawn-sour', rating: { count: 1 } });
    await eventually(async () => expect((await read(stack.visitor(), 'withdrawn-sour')).status).toBe(200));
  });

  it('cannot be featured, and the console does not open a private one', async () => {
    const [ada, admin] = [await aMember(stack), await anAdmin(stack)];
    for (const visibility of ['link', 'private'] as const) {
      const { id } = await create(ada, visibility);
      const feature = { params: { id }, body: { featured: true } };
      expect((await admin.send(adminRecipeRoutes.feature, feature)).status).toBe(404);
    }
    const { id } = await create(ada, 'private');
    expect((await admin.send(adminRecipeRoutes.get, { params: { id } })).status).toBe(404);
  });
});

describe('a member who leaves', () => {
  it('takes along what is not public, has exported it, and is forgotten by the rest [BEYOND-25]', {
    timeout: 60_000,
  }, async () => {
    const ada = await aMember(stack);
    const [open, linked, hidden] = [
      await create(ada, 'public'),
      await create(ada, 'link'),
      await create(ada, 'private', { name: 'Grandmother’s Secret' }),
    ];
    const file = await ada.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(JSON.stringify(file.services.catalogue?.recipes)).toContain('Grandmother’s Secret');
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { password: 'a long night out', username } });
    await eventually(async () => expect((await read(stack.visitor(), linked.id)).status).toBe(404));
    const shown = () => stack.visitor().call(recipeRoutes.get, { params: { id: open.id } });
    await eventually(async () => expect((await shown()).userId).toBeNull(), 40_000);
    await expect(
      stack.ask(catalogueInternalRoutes.pictureSpec, { params: { id: hidden.id } }),
    ).rejects.toMatchObject({ detail: 'Recipe not found' });
  });
});

describe('the drawing of a recipe that is private, held or removed (security 68) [BEYOND-132]', () => {
  const drawingsOf = async (addresses: readonly string[]) =>
    Promise.all(
      addresses.flatMap((address) =>
        ['', '?mode=dark', '?format=share'].map(async (look) => {
          const answer = await fetch(`${stack.url}${address}${look}`);
          return { status: answer.status, text: await answer.text() };
        }),
      ),
    );
  /** By id and by slug, at every revision there was. */
  const addressesOf = ({ id, slug, revision }: { id: string; slug: string; revision: number }) =>
    [id, slug].flatMap((name) =>
      Array.from({ length: revision }, (_, at) => `/pictures/${name}-${at + 1}.svg`),
    );

  it('tells none of its names, old or new, in no look and at no revision', async () => {
    const ada = await aMember(stack);
    const first = await create(ada, 'public', { name: 'Grandmother’s Xylophone' });
    const shownBefore = await drawingsOf(addressesOf(first));
    const hidden = await revise(ada, first, input('private', { name: 'Name only I should read' }));
    const drawings = [...shownBefore, ...(await drawingsOf(addressesOf({ ...hidden, slug: first.slug })))];
    expect(drawings.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { text } of drawings) expect(text).not.toMatch(/Grandmother|Xylophone|Name only/);
  });

  it('has no address that tells its name, and its author still sees it', async () => {
    const ada = await aMember(stack);
    const first = await create(ada, 'public', { name: 'Quince Quandary' });
    const hidden = await revise(ada, first, input('private', { name: 'Quince Quandary' }));
    expect(hidden.picture).toBe(`/pictures/${first.id}-${hidden.revision}.svg`);
    expect((await fetch(`${stack.url}${hidden.picture}`)).status).toBe(200);
    await eventually(async () =>
      expect((await fetch(`${stack.url}/pictures/${first.slug}-${hidden.revision}.svg`)).status).toBe(404),
    );
    const { items } = await ada.call(ownRecipeRoutes.list, { query: {} });
    expect(items.find(({ id }) => id === first.id)?.picture).toBe(hidden.picture);
  });
});

describe('versions of a recipe', () => {
  const versionsOf = async (member: Agent, id: string) =>
    (await member.call(recipeVersionRoutes.list, { params: { id } })).items;
  const restore = (member: Agent, id: string, version: number, revision: number) =>
    member.send(recipeVersionRoutes.restore, { params: { id, version }, body: { revision } });

  it('are kept of every change of what it says, read whole, and restored as a change of their own [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const first = await create(ada, 'public', { name: 'First Words' });
    const { id } = first;
    const second = await revise(ada, first, input('public', { name: 'Second Thoughts' }));
    // Who sees it is no part of a version.
    const third = await revise(ada, second, input('private', { name: 'Second Thoughts' }));
    expect(await versionsOf(ada, id)).toMatchObject([
      { version: 2, name: 'Second Thoughts', savedAt: second.updatedAt, byAdmin: false },
      { version: 1, name: 'First Words', savedAt: first.createdAt, byAdmin: false },
    ]);
    const { recipe } = await ada.call(recipeVersionRoutes.get, { params: { id, version: 1 } });
    expect(recipe).toMatchObject({ name: 'First Words', instructions: first.instructions });
    expect(recipe.spec.map(({ amount, name }) => [amount, name])).toEqual([
      [45, 'Gin'],
      [45, 'Sweet Vermouth'],
    ]);

    expect((await restore(ada, id, 1, second.revision)).body.code).toBe('catalogue.recipe_changed');
    const restored = await restore(ada, id, 1, third.revision);
    expect([restored.status, restored.body]).toMatchObject([
      200,
      { name: 'First Words', visibility: 'private', revision: 4, spec: first.spec, facts: first.facts },
    ]);
    expect((await versionsOf(ada, id)).map(({ version, name }) => [version, name])).toEqual([
      [4, 'First Words'],
      [2, 'Second Thoughts'],
      [1, 'First Words'],
    ]);
    const gone = await restore(ada, id, 3, 4);
    expect([gone.status, gone.body.code]).toEqual([404, 'catalogue.version_not_found']);
  });

  it('lose nothing of two changes at once: one is refused, and may be saved on top [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const made = await create(ada, 'private', { name: 'Both' });
    const { id, revision } = made;
    const names = ['Here', 'There'];
    const answers = await Promise.all(
      names.map((name) =>
        ada.send(ownRecipeRoutes.revise, {
          params: { id },
          body: { revision, recipe: input('private', { name }) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = names[answers.findIndex(({ status }) => status === 409)] ?? '';
    const now = await ada.call(ownRecipeRoutes.get, { params: { id } });
    await revise(ada, now, input('private', { name: late }));
    const kept = (await versionsOf(ada, id)).map(({ name }) => name);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining(['Both', ...names]));
    expect(kept[0]).toBe(late);
  });

  it('are at most 50, of which the oldest make room', { timeout: 60_000 }, async () => {
    const ada = await aMember(stack);
    let recipe = await create(ada, 'private', { name: 'Restless' });
    for (let number = 2; number <= 52; number++)
      recipe = await revise(ada, recipe, input('private', { name: `Restless ${number}` }));
    const kept = await versionsOf(ada, recipe.id);
    expect(kept).toHaveLength(50);
    expect([kept.at(0)?.version, kept.at(-1)?.version]).toEqual([52, 3]);
  });

  it('say when an admin made the change', async () => {
    const [ada, admin] = [await aMember(stack), await anAdmin(stack)];
    const { id, revision } = await create(ada, 'public', { name: 'Reviewed' });
    const { visibility: _, ...recipe } = input('public', { name: 'Edited' });
    await admin.call(adminRecipeRoutes.revise, { params: { id }, body: { revision, recipe } });
    expect((await versionsOf(ada, id)).map(({ name, byAdmin }) => [name, byAdmin])).toEqual([
      ['Edited', true],
      ['Reviewed', false],
    ]);
  });

  it.each([
    ['public', 403],
    ['link', 403],
    ['private', 404],
  ] as const)('are the author’s alone of a %s recipe [BEYOND-25]', async (visibility, status) => {
    const [ada, eve, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
    const { id, revision } = await create(ada, visibility);
    for (const agent of [eve, admin]) {
      const answers = [
        await agent.send(recipeVersionRoutes.list, { params: { id } }),
        await agent.send(recipeVersionRoutes.get, { params: { id, version: 1 } }),
        await restore(agent, id, 1, revision),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
    expect((await stack.visitor().send(recipeVersionRoutes.list, { params: { id } })).status).toBe(401);
  });

  it('are in their author’s export, and go with the recipe [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const made = await create(ada, 'public', { name: 'Kept Draft' });
    await revise(ada, made, input('public', { name: 'Fair Copy' }));
    const versions = async () => {
      const file = await ada.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
      return file.services.catalogue?.recipe_versions ?? [];
    };
    expect(
      (await versions()).map(({ revision, recipe }) => [revision, (recipe as { name: string }).name]),
    ).toEqual([
      [1, 'Kept Draft'],
      [2, 'Fair Copy'],
    ]);
    await ada.call(ownRecipeRoutes.delete, { params: { id: made.id } });
    expect(await versions()).toEqual([]);
  });
});

describe('a variation of a recipe', () => {
  const vary = (member: Agent, basedOn: string, visibility: Visibility = 'public', name?: string) =>
    member.call(ownRecipeRoutes.create, {
      body: { ...input(visibility, name ? { name } : {}), basedOn },
    });
  const variationsOf = (id: string, query = {}) =>
    stack.visitor().call(variationRoutes.list, { params: { id }, query });
  const basedOn = async (id: string) =>
    (await stack.visitor().call(recipeRoutes.get, { params: { id } })).basedOn;

  it('says what it is based on, and its original lists it with its author [BEYOND-25]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const original = await create(ada, 'public', { name: 'The Original' });
    const [ofAda, ofBen] = [await ada.call(profileRoutes.me, {}), await ben.call(profileRoutes.me, {})];
    const made = await vary(ben, original.id);
    expect(made).toMatchObject({ userId: ben.userId, origin: null, source: null });
    const attribution = {
      original: {
        id: original.id,
        slug: 'the-original',
        name: 'The Original',
        author: { username: ofAda.username, fullName: ofAda.fullName },
      },
    };
    expect(made.basedOn).toEqual(attribution);
    const changed = await revise(ben, made, input('public', { name: 'Renamed Variation' }));
    expect(changed.basedOn).toEqual(attribution);
    expect(await basedOn(original.id)).toBeNull();
    await eventually(async () =>
      expect(await variationsOf(original.id)).toMatchObject({
        items: [
          {
            id: made.id,
            name: 'Renamed Variation',
            userId: ben.userId,
            author: { username: ofBen.username, fullName: ofBen.fullName },
          },
        ],
        nextCursor: null,
        total: 1,
      }),
    );
    const page = await stack.visitor().request<string>('GET', `/recipes/${made.slug}`);
    expect(page.body).toMatch(/"isBasedOn":"[^"]+\/recipes\/the-original"/);
  });

  it('stands in the list of its original only while it is public, page by page, newest first [BEYOND-25]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const { id } = await create(ada, 'public');
    const [first, second] = [await vary(ben, id), await vary(ben, id)];
    for (const visibility of ['private', 'link'] as const) await vary(ben, id, visibility);
    const page = await variationsOf(id, { limit: 1 });
    expect([page.items.map((one) => one.id), page.total]).toEqual([[second.id], 2]);
    const rest = await variationsOf(id, { cursor: page.nextCursor });
    expect([rest.items.map((one) => one.id), rest.nextCursor]).toEqual([[first.id], null]);
    await revise(ben, first, input('private'));
    await eventually(async () => expect((await variationsOf(id)).total).toBe(1));
    await ben.call(ownRecipeRoutes.delete, { params: { id: second.id } });
    await eventually(async () => expect(await variationsOf(id)).toMatchObject({ items: [], total: 0 }));
  });

  it.each([
    ['private', (ada: Agent, made: { id: string; revision: number }) => revise(ada, made, input('private'))],
    [
      'for those with its link',
      (ada: Agent, made: { id: string; revision: number }) => revise(ada, made, input('link')),
    ],
    ['deleted', (ada: Agent, { id }: { id: string }) => ada.call(ownRecipeRoutes.delete, { params: { id } })],
  ] as const)('tells nothing of an original that is %s by now [BEYOND-25]', async (_, withdraw) => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const original = await create(ada, 'public', { name: 'Under Wraps' });
    const made = await vary(ben, original.id);
    expect((await basedOn(made.id))?.original?.name).toBe('Under Wraps');
    await withdraw(ada, original);
    await eventually(async () => expect(await basedOn(made.id)).toEqual({ original: null }));
    const own = await ben.call(ownRecipeRoutes.get, { params: { id: made.id } });
    expect(JSON.stringify(own)).not.toContain('Under Wraps');
    const list = await stack.visitor().send(variationRoutes.list, { params: { id: original.id }, query: {} });
    expect([list.status, list.body.code]).toEqual([404, 'catalogue.recipe_not_found']);
  });

  it('is not made of what its author may not show to everybody [BEYOND-25]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    for (const visibility of ['private', 'link'] as const) {
      const { id } = await create(ada, visibility);
      const answer = await ben.send(ownRecipeRoutes.create, { body: { ...input('public'), basedOn: id } });
      expect([answer.status, answer.body.code]).toEqual([404, 'catalogue.original_not_found']);
    }
    expect((await ben.call(ownRecipeRoutes.list, { query: {} })).total).toBe(0);
  });

  it('keeps its link and loses the name when the author of the original leaves [BEYOND-25]', {
    timeout: 60_000,
  }, async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const original = await create(ada, 'public', { name: 'Left Behind' });
    const made = await vary(ben, original.id);
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { password: 'a long night out', username } });
    await eventually(
      async () =>
        expect(await basedOn(made.id)).toMatchObject({ original: { name: 'Left Behind', author: null } }),
      40_000,
    );
  });
});

describe('a draft', () => {
  const { method, glass, ice, serves, spec } = aRecipe();
  const draft = (member: Agent, more: object = {}) =>
    member.call(ownRecipeRoutes.draft, {
      body: { name: 'Something new', method, glass, ice, serves, spec, ...more },
    });

  it('is told how strong it would be and what its lines are taken for, and is stored nowhere [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const read = await draft(ada);
    expect(read.ingredients).toEqual([
      { slug: 'gin', name: 'gin' },
      { slug: 'sweet-vermouth', name: 'sweet vermouth' },
    ]);
    expect(read.facts.abv).toBeGreaterThan(15);
    expect(read.facts.abv).toBeLessThan(28);
    expect(read.alcoholic).toBe(true);
    const drinks = (name: string, more: object = {}) =>
      draft(ada, { spec: [{ ...spec[0], name, amount: null, unit: 'to taste', ...more }] });
    for (const doubtful of ['Homemade plum brandy', 'Vodka lemonade'])
      expect((await drinks(doubtful)).alcoholic).toBe(true);
    expect((await drinks('Ginger beer')).alcoholic).toBe(false);
    expect((await drinks('Gin', { optional: true })).alcoholic).toBe(false);
    const unknown = await draft(ada, { spec: [{ ...spec[0], name: 'Unobtainium' }] });
    expect(unknown).toMatchObject({ ingredients: [null], facts: { abv: null } });
    expect((await ada.call(ownRecipeRoutes.list, { query: {} })).total).toBe(0);
  });

  it('has its garnish and rim read from words, with what says nothing known [BEYOND-114]', async () => {
    const ada = await aMember(stack);
    const { garnish } = await draft(ada, { garnish: 'salt rim, moonbeam' });
    expect(garnish).toEqual({ read: [], rim: 'salt', unknown: ['moonbeam'] });
    expect((await draft(ada)).garnish).toBeUndefined();
  });

  it('is warned about recipes of the same name or built the same [BEYOND-25]', async () => {
    const ada = await aMember(stack);
    const twin = await create(ada, 'public', {
      name: 'The Twin',
      spec: ['Gin', 'Lime Juice'].map((name) => ({
        amount: 30,
        unit: 'ml',
        name,
        note: null,
        optional: false,
      })),
    });
    const names = async (more: object) => (await draft(ada, more)).alike.map(({ id }) => id);
    expect(await names({ name: 'the twin', spec: [{ ...spec[0], name: 'Lime Juice' }] })).toContain(twin.id);
    expect(
      await names({ name: 'Another', spec: twin.spec.map(({ ingredient: _, ...line }) => line) }),
    ).toContain(twin.id);
    expect(await names({ name: 'Another', spec: [{ ...spec[0], name: 'Lime Juice' }] })).not.toContain(
      twin.id,
    );
  });
});

describe('a note on a recipe', () => {
  it('is the member’s alone, with the days they made it, in their export, and goes with the recipe', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const { id } = await create(ada, 'public');
    const on = (day: string) => ({ params: { id, day } });
    await eve.call(recipeNoteRoutes.write, { params: { id }, body: { note: 'More bitters, always.' } });
    await eve.call(recipeNoteRoutes.made, on('2026-01-30'));
    await eve.call(recipeNoteRoutes.made, on('2026-02-01'));
    const twice = await eve.call(recipeNoteRoutes.made, on('2026-01-30'));
    expect(twice).toEqual({ note: 'More bitters, always.', madeOn: ['2026-02-01', '2026-01-30'] });
    expect((await eve.call(recipeNoteRoutes.notMade, on('2026-02-01'))).madeOn).toEqual(['2026-01-30']);
    expect(await ada.call(recipeNoteRoutes.mine, { params: { id } })).toEqual({ note: '', madeOn: [] });
    const file = await eve.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(file.services.catalogue?.recipe_notes).toMatchObject([
      { recipeId: id, note: 'More bitters, always.', madeOn: ['2026-01-30'] },
    ]);
    await ada.call(ownRecipeRoutes.delete, { params: { id } });
    expect((await eve.send(recipeNoteRoutes.mine, { params: { id } })).status).toBe(404);
  });

  it('is not taken of what the member may not read, nor with a day that is none', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const { id } = await create(ada, 'private');
    const write = { params: { id }, body: { note: 'Hm' } };
    expect((await eve.send(recipeNoteRoutes.write, write)).status).toBe(404);
    expect((await ada.call(recipeNoteRoutes.write, write)).note).toBe('Hm');
    const wrong = await ada.send(recipeNoteRoutes.made, { params: { id, day: '2026-02-30' } });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'params.day']);
  });
});
