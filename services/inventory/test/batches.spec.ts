import {
  barItemRoutes,
  barRoutes,
  ledgerRoutes,
  type MemberActor,
  matchRoutes,
  ownBarRoutes,
  preparationRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { anIngredient, eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from './actors.ts';
import { aFact, specLine } from './catalogue-stand-in.ts';
import { type Inventory, startInventory, vocabulary } from './inventory-app.ts';

type Input = SentInputOf<typeof ledgerRoutes.write>['body'];

const cordial = anIngredient('lime-cordial', {
  preparation: {
    parts: [
      { amount: 4, unit: 'piece', ingredient: 'lime' },
      { amount: 200, unit: 'gram', ingredient: 'sugar' },
      { amount: 100, unit: 'ml', ingredient: 'water' },
    ],
    makesMl: 400,
    keepsDays: 21,
    steps: ['Rub the zest of the lime into the sugar and add the water.'],
  },
});
const gimlet = aFact('Gimlet', ['gin', 'lime-cordial']);

describe('what is made at home [BEYOND-213]', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
    await inventory.seed(
      {
        slug: 'a-brand',
        name: 'Roses Cordial',
        brand: 'Roses',
        category: 'mixers',
        ingredient: 'lime-cordial',
      },
      {
        slug: 'lime-cordial',
        name: 'Lime Cordial',
        brand: 'Generic',
        category: 'mixers',
        ingredient: 'lime-cordial',
      },
      { slug: 'sugar', name: 'Sugar', brand: 'Generic', category: 'mixers', ingredient: 'sugar' },
    );
    await inventory.catalogue.revises([...vocabulary, anIngredient('sugar'), cordial]);
    await inventory.catalogue.publishes(gimlet);
    const ann = aMember();
    await eventually(async () => {
      expect(await preparations(ann)).toHaveLength(1);
      expect((await toMake(ann)).total).toBe(2);
    });
  });
  afterAll(() => inventory.stop());

  const write = (actor: MemberActor, body: Input, entryId = newId(), id = actor.id) =>
    inventory.ask(ledgerRoutes.write, { params: { id, entryId }, body }, actor);
  const buy = async (actor: MemberActor, slug: string, more: Partial<Extract<Input, { kind: 'bought' }>>) => {
    const bottleId = newId();
    const itemId = (await itemNamed(slug)) ?? '';
    await write(actor, { kind: 'bought', bottleId, itemId, size: 1000, unit: 'ml', ...more });
    return bottleId;
  };
  const itemNamed = async (name: string) =>
    (await inventory.ask(barItemRoutes.list, { query: { q: name } })).items.find((item) => item.name === name)
      ?.id;
  const bottles = async (actor: MemberActor, id = actor.id) =>
    (await inventory.ask(ledgerRoutes.bottles, { params: { id } }, actor)).items;
  const owned = async (actor: MemberActor) =>
    (await inventory.ask(barItemRoutes.list, { query: { owned: true, sort: 'name' } }, actor)).items.map(
      ({ name }) => name,
    );
  const preparations = async (actor: MemberActor) =>
    (await inventory.ask(preparationRoutes.list, { params: { id: actor.id } }, actor)).items;
  const toMake = async (actor: MemberActor) => {
    const query = { recipeIds: [gimlet.recipeId] };
    const { items } = await inventory.ask(matchRoutes.marks, { query }, actor);
    return items[0] ?? { total: 0, matched: 0, missing: [], toMake: [] };
  };
  const eur = (amount: number) => ({ amount, currency: 'eur' });
  /** A bar with sugar and limes that have a price. */
  async function aBarWithParts() {
    const ann = aMember();
    const limes = await buy(ann, 'Limes', { size: 10, unit: 'piece', level: 10, price: eur(400) });
    const sugar = await buy(ann, 'Sugar', { level: 1000, price: eur(200) });
    return { ann, limes, sugar };
  }
  const batch = (bottleId = newId(), ml = 400): Input => ({
    kind: 'prepared',
    bottleId,
    ingredient: 'lime-cordial',
    ml,
  });

  it('is said to be makeable where all parts stand on the bar, and never counted as there', async () => {
    const ann = aMember();
    await inventory.ask(barRoutes.add, { params: { id: inventory.idOf('limes') } }, ann);
    expect(await preparations(ann)).toEqual([
      { ingredient: 'lime-cordial', name: 'Lime cordial', makesMl: 400, keepsDays: 21, lacking: ['sugar'] },
    ]);
    expect(await toMake(ann)).toMatchObject({ matched: 0, toMake: [] });
    await inventory.ask(barRoutes.add, { params: { id: (await itemNamed('Sugar')) ?? '' } }, ann);
    expect(await preparations(ann)).toMatchObject([{ lacking: [] }]);
    expect(await toMake(ann)).toMatchObject({
      matched: 0,
      missing: ['gin', 'lime cordial'],
      toMake: [{ line: 'lime cordial', ingredient: 'lime-cordial', name: 'lime cordial' }],
    });
  });

  it('costs what its parts cost, for as much of it as is asked for', async () => {
    const { ann } = await aBarWithParts();
    const cost = (ml: number, actor = ann, id = 'lime-cordial') =>
      inventory.ask(preparationRoutes.cost, { params: { id }, query: { ml } }, actor);
    const known = { unpriced: [], lacking: [], unmeasured: [] };
    expect(await cost(400)).toEqual({ totals: [eur(200)], ...known });
    expect(await cost(800)).toEqual({ totals: [eur(400)], ...known });
    expect(await cost(400, aMember())).toEqual({ ...known, totals: [], lacking: ['lime', 'sugar'] });
    await expect(cost(400, ann, 'gin')).rejects.toMatchObject({ code: 'inventory.preparation_not_found' });
  });

  it('stands on the bar as an open bottle of the plain item, takes its parts, and all of that is undone', async () => {
    const { ann, limes, sugar } = await aBarWithParts();
    const before = { bottles: await bottles(ann), owned: await owned(ann), match: await toMake(ann) };
    const [entryId, bottleId] = [newId(), newId()];
    const effect = await write(ann, batch(bottleId), entryId);
    expect(effect).toMatchObject({
      changes: [
        { bottleId, name: 'Lime Cordial', before: null, after: 400 },
        { bottleId: limes, name: 'Limes', amount: 4, before: 10, after: 6 },
        { bottleId: sugar, name: 'Sugar', amount: 200, before: 1000, after: 800 },
      ],
      lacking: [],
      cost: { totals: [eur(200)], isPartial: false },
    });
    expect(await owned(ann)).toEqual(['Lime Cordial', 'Limes', 'Sugar']);
    const [made] = (await bottles(ann)).filter(({ id }) => id === bottleId);
    expect(made).toMatchObject({ size: 400, level: 400, price: eur(200), keepsDays: 21, isHomemade: true });
    expect(made?.openedAt).toBe(made?.addedAt);
    expect(await toMake(ann)).toMatchObject({ matched: 1, missing: ['gin'], toMake: [] });
    inventory.catalogue.shown = { name: 'Gimlet', serves: 1, spec: [specLine(50, 'lime-cordial')] };
    const drink = await write(ann, { kind: 'made', recipeId: newId(), servings: 1 });
    expect(drink.cost?.totals).toEqual([eur(25)]);
    await write(ann, { kind: 'undone', entryId: drink.id });
    await write(ann, { kind: 'undone', entryId });
    expect({ bottles: await bottles(ann), owned: await owned(ann), match: await toMake(ann) }).toEqual(
      before,
    );
    const { items } = await inventory.ask(ledgerRoutes.list, { params: { id: ann.id }, query: {} }, ann);
    expect(items.find(({ id }) => id === entryId)).toMatchObject({
      kind: 'prepared',
      level: 400,
      isUndone: true,
    });
  });

  it('stays while another batch of it is there, and goes with the last one', async () => {
    const { ann } = await aBarWithParts();
    const [one, other] = [newId(), newId()];
    await write(ann, batch(), one);
    await write(ann, batch(), other);
    await write(ann, { kind: 'undone', entryId: one });
    expect(await owned(ann)).toContain('Lime Cordial');
    await write(ann, { kind: 'undone', entryId: other });
    expect(await owned(ann)).toEqual(['Limes', 'Sugar']);
  });

  it('leaves what stood on the bar before where a batch of it is undone', async () => {
    const { ann } = await aBarWithParts();
    await inventory.ask(barRoutes.add, { params: { id: (await itemNamed('Lime Cordial')) ?? '' } }, ann);
    const entryId = newId();
    await write(ann, batch(), entryId);
    await write(ann, { kind: 'undone', entryId });
    expect(await owned(ann)).toContain('Lime Cordial');
  });

  it('counts once, however often it arrives', async () => {
    const { ann, sugar } = await aBarWithParts();
    const [entryId, body] = [newId(), batch()];
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 4 }, () => write(ann, body, entryId)));
    expect(await bottles(ann)).toHaveLength(3);
    expect((await bottles(ann)).find(({ id }) => id === sugar)?.level).toBe(800);
  });

  it('is made at any size, of parts that the bar has not too, which it names; its price is then unknown', async () => {
    const ann = aMember();
    await buy(ann, 'Sugar', { level: 50, price: eur(200) });
    const bottleId = newId();
    const effect = await write(ann, batch(bottleId, 200));
    expect(effect).toMatchObject({
      changes: [{ after: 200 }, { name: 'Sugar', before: 50, after: 0, seemsEmpty: true }],
      lacking: ['lime'],
      cost: { isPartial: true },
    });
    expect((await bottles(ann)).find(({ id }) => id === bottleId)).toMatchObject({ size: 200, price: null });
  });

  it('is refused where nobody has told how, where the id is taken, and for who only reads', async () => {
    const { ann, sugar } = await aBarWithParts();
    await expect(write(ann, { ...batch(), ingredient: 'gin' } as Input)).rejects.toMatchObject({
      extra: { errors: [{ path: 'body.ingredient' }] },
    });
    await expect(write(ann, batch(sugar))).rejects.toMatchObject({ code: 'inventory.id_taken' });
    const cabin = await inventory.ask(ownBarRoutes.create, { body: { name: 'The cabin' } }, ann);
    await expect(write(aMember(), batch(), newId(), cabin.id)).rejects.toMatchObject({ kind: 'notFound' });
  });
});
