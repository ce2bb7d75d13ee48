import {
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  barRoutes,
  catalogueInternalRoutes,
  inventoryInternalRoutes,
  ledgerRoutes,
  matchRoutes,
  type OwnRecipeInput,
  ownBarRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  preparationRoutes,
  profileRoutes,
  recipeRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anIngredient,
  aRecipe,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

type Entry = SentInputOf<typeof ledgerRoutes.write>['body'];

let stack: Stack;
const password = 'a long night out';
const itemIds = new Map<string, string>();
beforeAll(async () => {
  stack = await startStack(allServices);
  const ingredients = ['gin', 'lime-juice', 'sugar', 'rosemary', 'falernum'].map((slug) =>
    anIngredient(slug),
  );
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  const items = ingredients.map(({ slug, name }) => ({
    slug,
    name,
    brand: 'Generic',
    category: 'mixers' as const,
    ingredient: slug,
  }));
  await stack.ask(inventoryInternalRoutes.seedItems, { body: { items } });
  const ada = await aMember(stack);
  await eventually(async () => {
    const { items: shelf } = await ada.call(barItemRoutes.list, { query: {} });
    for (const { name, id, ingredient } of shelf) if (ingredient) itemIds.set(name, id);
    expect(itemIds.size).toBe(ingredients.length);
  });
});
afterAll(() => stack.stop());

const making = (name: string, parts: [number, string][], more: Partial<OwnRecipeInput> = {}) => ({
  ...aRecipe({
    name,
    alcoholic: false,
    spec: parts.map(([amount, part]) => ({
      amount,
      unit: 'ml' as const,
      name: part,
      note: null,
      optional: false,
    })),
  }),
  homemade: { makesMl: 400, keepsDays: 21 },
  visibility: 'private' as const,
  ...more,
});
const create = (member: Agent, input: OwnRecipeInput) =>
  member.call(ownRecipeRoutes.create, { body: { ...input, basedOn: null } });
const write = (member: Agent, body: Entry, entryId = newId(), id = member.userId ?? '') =>
  member.call(ledgerRoutes.write, { params: { id, entryId }, body });
async function buy(member: Agent, name: string, amount: number, id = member.userId ?? '') {
  const bottleId = newId();
  const bottle = { size: 1000, unit: 'ml' as const, level: 1000, price: { amount, currency: 'eur' } };
  await write(member, { kind: 'bought', bottleId, itemId: itemIds.get(name) ?? '', ...bottle }, newId(), id);
  return bottleId;
}
const standing = async (member: Agent, id = member.userId ?? '') => ({
  bottles: (await member.call(ledgerRoutes.bottles, { params: { id } })).items,
  owned: (await member.call(barItemRoutes.list, { query: { owned: true, sort: 'name', bar: id } })).items.map(
    ({ name }) => name,
  ),
});
const own = async (member: Agent, id = member.userId ?? '') =>
  (await member.call(preparationRoutes.own, { params: { id } })).items;
const ofLines = async (member: Agent, ...lines: string[]) =>
  (await member.call(preparationRoutes.ofLines, { query: { lines: lines.join('\n') } })).items;

/** A member with sugar and rosemary on the bar, and a syrup of them that a private drink needs. */
async function aMemberWithSyrup() {
  const ann = await aMember(stack);
  const sugar = await buy(ann, 'sugar', 200);
  const syrup = await create(
    ann,
    making('Rosemary syrup', [
      [300, 'sugar'],
      [100, 'rosemary'],
    ]),
  );
  const parts: [number, string][] = [
    [50, 'gin'],
    [20, 'Rosemary Syrups'],
  ];
  const drink = await create(ann, making('Garden gin', parts, { homemade: null }));
  return { ann, sugar, syrup, drink };
}
const batch = (recipeId: string, ml = 400, bottleId = newId()): Entry => ({
  kind: 'prepared',
  bottleId,
  recipeId,
  ml,
});

describe('what an own recipe makes', () => {
  it('is offered where a recipe names it, leads to it, and is there once a bottle of it is [BEYOND-301]', async () => {
    const { ann, syrup } = await aMemberWithSyrup();
    const named = { line: 'Rosemary Syrups', recipeId: syrup.id, name: 'Rosemary syrup' };
    expect(await ofLines(ann, 'gin', 'Rosemary Syrups')).toMatchObject([
      { ...named, isThere: false, lacking: ['rosemary'] },
    ]);
    expect(await own(ann)).toMatchObject([{ recipeId: syrup.id, makesMl: 400, lacking: ['rosemary'] }]);
    await buy(ann, 'rosemary', 100);
    expect(await ofLines(ann, 'gin', 'Rosemary Syrups')).toMatchObject([
      { ...named, isThere: false, lacking: [] },
    ]);
    await write(ann, batch(syrup.id));
    expect(await ofLines(ann, 'gin', 'Rosemary Syrups')).toMatchObject([{ ...named, isThere: true }]);
    expect(await ofLines(ann, 'sugar', 'rosemary')).toEqual([]);
  });

  it('is matched by a public recipe as any item of the bar is, also by its kind [BEYOND-301]', async () => {
    const ann = await aMember(stack);
    await buy(ann, 'sugar', 100);
    const aunt = await create(ann, making('Aunt’s falernum', [[300, 'sugar']]));
    const parts: [number, string][] = [
      [50, 'gin'],
      [20, 'falernum'],
    ];
    const { id } = await create(ann, making('Corn n Oil', parts, { homemade: null, visibility: 'public' }));
    const mark = async () => {
      const { items } = await ann.call(matchRoutes.marks, { query: { recipeIds: [id] } });
      return items[0]?.missing;
    };
    await eventually(async () => expect(await mark()).toEqual(['gin', 'falernum']));
    expect(await ofLines(ann, 'gin', 'falernum')).toMatchObject([
      { line: 'falernum', recipeId: aunt.id, isThere: false, lacking: [] },
    ]);
    await write(ann, batch(aunt.id));
    expect(await mark()).toEqual(['gin']);
    expect(await ofLines(await aMember(stack), 'falernum')).toEqual([]);
  });
});

describe('a batch of an own recipe [BEYOND-303]', () => {
  it('fills a bottle, takes its parts, has their price and an age, and is undone exactly', async () => {
    const { ann, sugar, syrup, drink } = await aMemberWithSyrup();
    const rosemary = await buy(ann, 'rosemary', 100);
    const before = {
      ...(await standing(ann)),
      made: await ofLines(ann, 'gin', 'Rosemary Syrups'),
      own: await own(ann),
    };
    const cost = (id: string) => ann.call(preparationRoutes.cost, { params: { id }, query: { ml: 200 } });
    const totals = [{ amount: 35, currency: 'eur' }];
    expect(await cost(syrup.id)).toMatchObject({ totals, unpriced: [], lacking: [] });
    const [entryId, bottleId] = [newId(), newId()];
    const effect = await write(ann, batch(syrup.id, 200, bottleId), entryId);
    expect(effect).toMatchObject({
      changes: [
        { bottleId, name: 'Rosemary syrup', before: null, after: 200 },
        { bottleId: sugar, amount: 150, before: 1000, after: 850 },
        { bottleId: rosemary, amount: 50, before: 1000, after: 950 },
      ],
      cost: { totals, isPartial: false },
    });
    const made = (await standing(ann)).bottles.find(({ id }) => id === bottleId);
    expect(made).toMatchObject({ size: 200, level: 200, price: totals[0], keepsDays: 21, isHomemade: true });
    expect(made?.openedAt).toBe(made?.addedAt);
    const again = await write(ann, batch(syrup.id, 200, bottleId), entryId);
    expect(again).toEqual(effect);
    const poured = await write(ann, { kind: 'made', recipeId: drink.id, servings: 2 });
    expect(poured.changes).toMatchObject([{ bottleId, amount: 40, before: 200, after: 160 }]);
    expect(poured.cost?.totals).toEqual([{ amount: 7, currency: 'eur' }]);
    await write(ann, { kind: 'undone', entryId: poured.id });
    await write(ann, { kind: 'undone', entryId });
    const after = {
      ...(await standing(ann)),
      made: await ofLines(ann, 'gin', 'Rosemary Syrups'),
      own: await own(ann),
    };
    expect(after).toEqual(before);
  });

  it('uses a bottle of another, never one of its own, and lacks that one where it is not there', async () => {
    const { ann, syrup } = await aMemberWithSyrup();
    await buy(ann, 'rosemary', 100);
    const sour = await create(
      ann,
      making('House sour mix', [
        [100, 'lime juice'],
        [100, 'rosemary syrup'],
      ]),
    );
    const sourOf = async () => (await own(ann)).find(({ recipeId }) => recipeId === sour.id)?.lacking;
    expect(await sourOf()).toEqual(['lime juice', 'rosemary syrup']);
    const bottleId = newId();
    await write(ann, batch(syrup.id, 400, bottleId));
    expect(await sourOf()).toEqual(['lime juice']);
    const { changes, lacking } = await write(ann, batch(sour.id, 200));
    expect(changes.slice(1)).toMatchObject([{ bottleId, amount: 50, before: 400, after: 350 }]);
    expect(lacking).toEqual(['lime juice']);
    const rosemary = (await standing(ann)).bottles.find(({ itemId }) => itemId === itemIds.get('rosemary'));
    const second = await write(ann, batch(syrup.id, 40));
    expect(second.changes.map((one) => one.bottleId)).toContain(rosemary?.id);
    expect(second.changes.slice(1).map((one) => one.bottleId)).not.toContain(bottleId);
  });

  it('goes by the name that its recipe has now, in the one item of all its batches', async () => {
    const { ann, syrup } = await aMemberWithSyrup();
    await write(ann, batch(syrup.id));
    const renamed = making('Garden syrup', [[300, 'sugar']], { homemade: { makesMl: 300, keepsDays: 9 } });
    await ann.call(ownRecipeRoutes.revise, {
      params: { id: syrup.id },
      body: { revision: syrup.revision, recipe: renamed },
    });
    await write(ann, batch(syrup.id));
    const { owned, bottles } = await standing(ann);
    expect(owned).toEqual(['Garden syrup', 'sugar']);
    expect(bottles.filter(({ isHomemade }) => isHomemade).map(({ keepsDays }) => keepsDays)).toEqual([9, 9]);
  });

  it('is refused of a drink, of both an ingredient and a recipe or neither, and of a recipe one may not read', async () => {
    const { ann, syrup, drink } = await aMemberWithSyrup();
    const attempt = (one: Agent, body: object) =>
      one.send(ledgerRoutes.write, { params: { id: one.userId ?? '', entryId: newId() }, body });
    const refused = (path: string) => ({ status: 400, body: { errors: [{ path }] } });
    expect(await attempt(ann, batch(drink.id))).toMatchObject(refused('body.recipeId'));
    const neither = { kind: 'prepared', bottleId: newId(), ml: 100 };
    expect(await attempt(ann, neither)).toMatchObject(refused('body.ingredient'));
    const both = { ...neither, ingredient: 'sugar', recipeId: syrup.id };
    expect(await attempt(ann, both)).toMatchObject(refused('body.ingredient'));
    const bob = await aMember(stack);
    expect(await attempt(bob, batch(syrup.id))).toMatchObject({ status: 404 });
    const costOf = (id: string) => bob.send(preparationRoutes.cost, { params: { id }, query: { ml: 100 } });
    expect((await costOf(syrup.id)).status).toBe(404);
    expect(
      (await ann.send(preparationRoutes.cost, { params: { id: drink.id }, query: { ml: 100 } })).body,
    ).toMatchObject({ code: 'inventory.preparation_not_found' });
  });
});

describe('whose it is [BEYOND-304]', () => {
  it('stands on a shared bar for all who are at it, who read its name and never its recipe, and leaves with its maker', async () => {
    const { ann, syrup } = await aMemberWithSyrup();
    const bob = await aMember(stack);
    const { id } = await bob.call(ownBarRoutes.create, { body: { name: 'The cabin' } });
    const invite = await bob.call(barMemberRoutes.invite, {
      params: { id },
      body: { role: 'bartender' },
    });
    await ann.call(barInviteRoutes.accept, { params: { id: invite.id } });
    await write(ann, batch(syrup.id), newId(), id);
    expect((await standing(bob, id)).owned).toEqual(['Rosemary syrup']);
    expect((await standing(bob, id)).bottles).toMatchObject([{ size: 400, keepsDays: 21 }]);
    expect(await own(bob, id)).toEqual([]);
    expect(await own(ann, id)).toMatchObject([{ lacking: ['sugar', 'rosemary'] }]);
    for (const route of [recipeRoutes.get, ownRecipeRoutes.get])
      expect((await bob.send(route, { params: { id: syrup.id } })).status).toBe(404);
    const { items } = await bob.call(ledgerRoutes.list, { params: { id }, query: {} });
    expect(JSON.stringify(items)).not.toContain(syrup.id);
    expect(await ofLines(bob, 'Rosemary syrup')).toEqual([]);
    const { username } = await ann.call(profileRoutes.me, {});
    await ann.call(ownDataRoutes.delete, { body: { password, username: username ?? '' } });
    await eventually(async () => expect((await standing(bob, id)).owned).toEqual([]));
  });

  it('is in the export of its maker, with what it came from', async () => {
    const { ann, syrup } = await aMemberWithSyrup();
    await write(ann, batch(syrup.id));
    const text = JSON.stringify(await ann.call(ownDataRoutes.export, { body: { password } }));
    expect(text).toContain(`"homemade":{"recipeId":"${syrup.id}","keepsDays":21}`);
    expect(text).toContain('"homemade":{"makesMl":400,"keepsDays":21}');
  });

  it('of a public recipe is made by whoever reads it, as an item of theirs', async () => {
    const ann = await aMember(stack);
    const { id } = await create(
      ann,
      making(`Open syrup ${newId()}`, [[300, 'sugar']], { visibility: 'public' }),
    );
    const bob = await aMember(stack);
    await bob.call(barRoutes.add, { params: { id: itemIds.get('sugar') ?? '' } });
    await write(bob, batch(id));
    expect((await standing(bob)).bottles).toMatchObject([{ isHomemade: true, keepsDays: 21 }]);
    expect((await standing(ann)).owned).toEqual([]);
  });
});
