import {
  barItemAdded,
  barItemRoutes,
  barRoutes,
  barsMax,
  inventoryInternalRoutes,
  type MemberActor,
  matchRoutes,
  ownBarRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarLinkRow, BarRow } from '../src/bar/bar.schema.ts';
import { aMember } from './actors.ts';
import { aFact } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

describe('several bars', () => {
  let inventory: Inventory;
  const negroni = aFact('Negroni', ['gin', 'campari', 'sweet-vermouth']);
  const daiquiri = aFact('Daiquiri', ['white-rum', 'lime-juice', 'simple-syrup']);
  beforeAll(async () => {
    inventory = await startInventory();
    await inventory.catalogue.publishes(negroni, daiquiri);
    const ann = aMember();
    await add('campari', ann);
    await add('white-rum', ann);
    await eventually(async () => expect((await matches(ann)).total).toBe(2));
  });
  afterAll(() => inventory.stop());

  const add = (slug: string, actor: MemberActor) =>
    inventory.ask(barRoutes.add, { params: { id: inventory.idOf(slug) } }, actor);
  const open = (name: string, actor: MemberActor) =>
    inventory.ask(ownBarRoutes.create, { body: { name } }, actor);
  const list = async (actor: MemberActor) => (await inventory.ask(ownBarRoutes.list, {}, actor)).items;
  const named = async (actor: MemberActor) =>
    (await list(actor)).map(({ name, count, isChosen }) => `${name} ${count}${isChosen ? ' chosen' : ''}`);
  const owned = async (actor: MemberActor, bar?: string) => {
    const { items } = await inventory.ask(barItemRoutes.list, { query: { owned: true, bar } }, actor);
    return items.map(({ name }) => name).sort();
  };
  const matches = (actor: MemberActor) => inventory.ask(matchRoutes.list, { query: {} }, actor);
  const on = (route: 'choose' | 'archive' | 'restore' | 'delete', id: string, actor: MemberActor) =>
    inventory.ask(ownBarRoutes[route], { params: { id } }, actor);

  it('make together what none of them makes alone, without those in the archive [BEYOND-202]', async () => {
    const ann = aMember();
    await add('london-dry-gin', ann);
    await add('campari', ann);
    const cabin = await open('The cabin', ann);
    await add('vermouth', ann);
    await add('campari', ann);
    const withAllBars = () =>
      inventory.ask(matchRoutes.list, { query: { makeable: true, allBars: true } }, ann);
    const alone = () => inventory.ask(matchRoutes.list, { query: { makeable: true } }, ann);
    await eventually(async () => expect((await withAllBars()).items[0]).toMatchObject({ name: 'Negroni' }));
    expect(await withAllBars()).toMatchObject({ makeable: 1, owned: 3 });
    expect(await alone()).toMatchObject({ makeable: 0, owned: 2 });
    const marks = { recipeIds: [negroni.recipeId], allBars: true };
    expect((await inventory.ask(matchRoutes.marks, { query: marks }, ann)).items).toMatchObject([
      { percent: 100 },
    ]);
    await on('choose', ann.id, ann);
    await on('archive', cabin.id, ann);
    expect(await withAllBars()).toMatchObject({ makeable: 0, owned: 2 });
  });

  it('begin with what already stood on the shelf, as the release before stored it, without a missing bottle [BEYOND-200]', async () => {
    const ann = aMember();
    const slugs = ['campari', 'bourbon', 'limes'];
    const links = slugs.map((slug) => ({
      _id: newId(),
      userId: ann.id,
      inventoryId: inventory.idOf(slug),
      createdAt: new Date(),
    }));
    await inventory.rows(BarLinkRow).collection.insertMany(links as never);
    const row = { _id: ann.id, count: 3, custom: 0, sequence: 3, revision: 3 };
    await inventory.rows(BarRow).collection.insertOne(row as never);
    expect(await named(ann)).toEqual(['My Bar 3 chosen']);
    expect(await owned(ann)).toEqual(['Campari', 'Kentucky Bourbon', 'Limes']);
    await open('The cabin', ann);
    await add('campari', ann);
    // A replica of the release before goes on writing as it always has.
    const late = {
      _id: newId(),
      userId: ann.id,
      inventoryId: inventory.idOf('lager'),
      createdAt: new Date(),
    };
    await inventory.rows(BarLinkRow).collection.insertOne(late as never);
    expect(await owned(ann)).toEqual(['Campari']);
    expect(await owned(ann, ann.id)).toEqual(['Campari', 'House Lager', 'Kentucky Bourbon', 'Limes']);
  });

  it('are each asked for what they make once chosen, wherever a bar is asked for [BEYOND-200]', async () => {
    const ann = aMember();
    for (const slug of ['london-dry-gin', 'campari', 'vermouth']) await add(slug, ann);
    const cabin = await open('The cabin', ann);
    expect(await named(ann)).toEqual(['My Bar 3', 'The cabin 0 chosen']);
    expect(await matches(ann)).toMatchObject({ owned: 0, makeable: 0 });
    for (const slug of ['white-rum', 'limes']) await add(slug, ann);
    const { items: bottles } = await inventory.ask(matchRoutes.nextBottles, { query: {} }, ann);
    expect(bottles.map(({ name }) => name.toLowerCase())).toEqual(['simple syrup']);
    await add('simple-syrup', ann);
    const params = { memberId: ann.id };
    const makes = async () => (await inventory.ask(inventoryInternalRoutes.makeable, { params })).recipeIds;
    expect(await makes()).toEqual([daiquiri.recipeId]);
    await on('choose', ann.id, ann);
    expect(await makes()).toEqual([negroni.recipeId]);
    const query = { recipeIds: [negroni.recipeId] };
    expect((await inventory.ask(matchRoutes.marks, { query }, ann)).items[0]?.percent).toBe(100);
    await on('choose', cabin.id, ann);
    expect((await inventory.ask(matchRoutes.marks, { query }, ann)).items[0]?.percent).toBe(0);
  });

  it('take a bottle each, and what is told of it names the bar that is not the first', async () => {
    const ann = aMember();
    const added = inventory.catalogue.hears(barItemAdded);
    const cabin = await open('The cabin', ann);
    const params = { id: cabin.id, itemId: inventory.idOf('campari') };
    await inventory.ask(ownBarRoutes.addItem, { params }, ann);
    await inventory.ask(ownBarRoutes.addItem, { params: { ...params, id: ann.id } }, ann);
    await eventually(() => expect(added.map(({ data }) => data.barId)).toEqual([cabin.id, undefined]));
    await inventory.ask(ownBarRoutes.removeItem, { params }, ann);
    expect(await named(ann)).toEqual(['My Bar 1', 'The cabin 0 chosen']);
  });

  it('show what a member made themselves on each, changed and deleted at once', async () => {
    const ann = aMember();
    const cabin = await open('The cabin', ann);
    const body = { name: 'Gin', brand: 'Mine', category: 'spirits' } as const;
    const { id } = await inventory.ask(barItemRoutes.create, { body }, ann);
    for (const bar of [cabin.id, ann.id])
      await inventory.ask(ownBarRoutes.addItem, { params: { id: bar, itemId: id } }, ann);
    const matched = async () => (await matches(ann)).items.map(({ matched }) => matched);
    expect(await matched()).toEqual([1]);
    await inventory.ask(
      barItemRoutes.revise,
      { params: { id }, body: { ...body, name: 'Nothing known' } },
      ann,
    );
    expect(await matched()).toEqual([]);
    await inventory.ask(barItemRoutes.delete, { params: { id } }, ann);
    expect(await named(ann)).toEqual(['My Bar 0', 'The cabin 0 chosen']);
  });

  it('are renamed, archived, taken out and deleted; the first one stays [BEYOND-200]', async () => {
    const ann = aMember();
    const cabin = await open('The cabin', ann);
    await add('campari', ann);
    const rename = (id: string, name: string) =>
      inventory.ask(ownBarRoutes.rename, { params: { id }, body: { name } }, ann);
    await rename(cabin.id, 'The lake house');
    await rename(ann.id, 'Home');
    await on('archive', cabin.id, ann);
    expect(await named(ann)).toEqual(['Home 0 chosen', 'The lake house 1']);
    await expect(on('choose', cabin.id, ann)).rejects.toMatchObject({ code: 'inventory.bar_archived' });
    const params = { id: cabin.id, itemId: inventory.idOf('limes') };
    await expect(inventory.ask(ownBarRoutes.addItem, { params }, ann)).rejects.toMatchObject({
      code: 'inventory.bar_archived',
    });
    await on('restore', cabin.id, ann);
    expect(await named(ann)).toEqual(['Home 0', 'The lake house 1 chosen']);
    for (const act of ['archive', 'delete'] as const)
      await expect(on(act, ann.id, ann)).rejects.toMatchObject({ code: 'inventory.first_bar_stays' });
    await on('delete', cabin.id, ann);
    expect(await named(ann)).toEqual(['Home 0 chosen']);
    expect(await inventory.rows(BarLinkRow).countDocuments({ userId: cabin.id })).toBe(0);
  });

  it(`are at most ${barsMax}, however many are opened at once [BEYOND-200]`, async () => {
    const ann = aMember();
    const opened = await Promise.allSettled(
      Array.from({ length: barsMax + 2 }, (_, at) => open(`${at}`, ann)),
    );
    const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(3).fill('inventory.too_many_bars'));
    expect(await list(ann)).toHaveLength(barsMax);
  });

  it('of somebody else do not exist [BEYOND-200]', async () => {
    const ann = aMember();
    const cabin = await open('The cabin', aMember());
    const another = aMember();
    await add('campari', another);
    for (const id of [cabin.id, another.id, newId()]) {
      const itemId = inventory.idOf('campari');
      const params = { id };
      const acts = [
        () => inventory.ask(ownBarRoutes.rename, { params, body: { name: 'Mine' } }, ann),
        ...(['choose', 'archive', 'restore', 'delete'] as const).map((route) => () => on(route, id, ann)),
        () => inventory.ask(ownBarRoutes.addItem, { params: { id, itemId } }, ann),
        () => inventory.ask(ownBarRoutes.removeItem, { params: { id, itemId } }, ann),
        () => owned(ann, id),
      ];
      for (const act of acts)
        await expect(act()).rejects.toMatchObject({ kind: 'notFound', code: 'inventory.bar_not_found' });
    }
  });
});
