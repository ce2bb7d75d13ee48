import {
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  ledgerRoutes,
  ownBarRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  type SentInputOf,
  shoppingLinesMax,
  shoppingRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let mongo: MongoClient;
beforeAll(async () => {
  stack = await startStack(allServices, {});
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  await seedLibrary(stack, () => undefined);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

type Input = SentInputOf<typeof shoppingRoutes.change>['body'];
const change = (one: Agent, id: string, body: Input, changeId = newId()) =>
  one.call(shoppingRoutes.change, { params: { id, changeId }, body });
const listOf = async (one: Agent, id: string) =>
  (await one.call(shoppingRoutes.list, { params: { id } })).items;
const amountsOn = async (one: Agent, id: string) =>
  (await listOf(one, id)).map(({ name, amounts }) => [
    name,
    ...amounts.map(({ amount, unit }) => `${amount} ${unit}`),
  ]);

/** A member with an empty first bar, which has their id. */
async function aBar() {
  const owner = await aMember(stack);
  return { owner, id: owner.userId ?? '' };
}

async function itemNamed(one: Agent, name: string): Promise<string> {
  const { items } = await one.call(barItemRoutes.list, { query: { q: name } });
  return items[0]?.id ?? '';
}

/** Puts a bottle on a bar. */
async function put(one: Agent, id: string, name: string, level: number | null): Promise<string> {
  const itemId = await itemNamed(one, name);
  const body = { kind: 'bought', bottleId: newId(), itemId, size: 700, unit: 'ml', level } as const;
  await one.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body });
  return itemId;
}

const aRecipe = (one: Agent, name: string, lines: readonly [number | null, string][]) =>
  one.call(ownRecipeRoutes.create, {
    body: {
      name,
      visibility: 'private',
      category: 'Classic',
      alcoholic: true,
      difficulty: null,
      prepTimeMinutes: null,
      glass: 'rocks',
      spec: lines.map(([amount, ingredient]) => ({
        amount,
        unit: amount === null ? ('top' as const) : ('ml' as const),
        name: ingredient,
        note: null,
        optional: false,
      })),
      instructions: ['Pour it into a glass.'],
    },
  });

describe('the shopping list of a bar', () => {
  it('reads what people write, adds what is needed twice, and files it by aisle [BEYOND-207]', async () => {
    const { owner, id } = await aBar();
    for (const text of [
      '700 ml gin',
      '1 oz Gin',
      '6 limes',
      'Lime',
      'Hendrick’s gin',
      'paper straws',
      'birthday candles',
      'champagne',
    ])
      await change(owner, id, { kind: 'written', text });
    expect(await amountsOn(owner, id)).toEqual([
      ['Gin', '730 ml'],
      ['Lime', '6 piece'],
      ['Hendrick’s gin'],
      ['Paper straws'],
      ['Birthday candles'],
      ['Champagne'],
    ]);
    const lines = await listOf(owner, id);
    expect(lines.map(({ aisle }) => aisle)).toEqual([
      'spirits',
      'fruit',
      'spirits',
      'supplies',
      'other',
      'wine',
    ]);
    expect(lines.map(({ itemId }) => itemId !== null)).toEqual([true, true, true, true, false, true]);
  });

  it('counts a change once however often it arrives, also twice at the same moment [BEYOND-207]', async () => {
    const { owner, id } = await aBar();
    const changeId = newId();
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(owner, id, { kind: 'written', text: '3 lemons' }, changeId)),
    );
    expect(answers.map(({ added }) => added.length).sort()).toEqual([0, 0, 1]);
    await Promise.all(['2 lemons', '50 ml gin'].map((text) => change(owner, id, { kind: 'written', text })));
    expect((await amountsOn(owner, id)).sort()).toEqual([
      ['Gin', '50 ml'],
      ['Lemon', '5 piece'],
    ]);
    expect((await listOf(owner, id)).map((line) => line.id)).toContain(changeId);
    const database = mongo.db(`${stack.env.MONGODB_PREFIX}_inventory`);
    const told = await database
      .collection('outbox')
      .find({ aggregate: `shopping-list:${id}` })
      .toArray();
    expect(told.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
    const row = await database.collection<{ _id: string }>('shopping_lists').findOne({ _id: id });
    expect(row).toMatchObject({ revision: 3 });
  });

  it('is ticked by whoever did it last, however late it is told [BEYOND-209]', async () => {
    const { owner, id } = await aBar();
    const lineId = newId();
    await change(owner, id, { kind: 'written', text: 'Campari' }, lineId);
    const ticked = (isTicked: boolean, secondsAgo: number) => {
      const at = new Date(Date.now() - secondsAgo * 1000).toISOString();
      return change(owner, id, { kind: 'ticked', lineId, isTicked, at });
    };
    await ticked(true, 20);
    expect((await ticked(false, 30)).items).toMatchObject([{ isTicked: true }]);
    expect((await ticked(false, 10)).items).toMatchObject([{ isTicked: false }]);
    await ticked(true, 0);
    await change(owner, id, { kind: 'written', text: '500 ml Campari' });
    expect(await listOf(owner, id)).toHaveLength(2);
    await change(owner, id, { kind: 'ticked', lineId, isTicked: false });
    expect(await amountsOn(owner, id)).toEqual([['Campari', '500 ml']]);
    await change(owner, id, { kind: 'ticked', lineId, isTicked: true });
    const [line] = await listOf(owner, id);
    await change(owner, id, { kind: 'ticked', lineId: line?.id ?? '', isTicked: true });
    await change(owner, id, { kind: 'written', text: 'Gin' });
    await change(owner, id, { kind: 'cleared' });
    const left = await listOf(owner, id);
    expect(left.map(({ name }) => name)).toEqual(['Gin']);
    await change(owner, id, { kind: 'removed', lineId: left[0]?.id ?? '' });
    expect(await listOf(owner, id)).toEqual([]);
  });

  it('takes what runs low, once [BEYOND-208]', async () => {
    const { owner, id } = await aBar();
    await put(owner, id, 'Campari', 140);
    await put(owner, id, 'Aperol', 400);
    await put(owner, id, 'Sweet Vermouth', null);
    expect((await change(owner, id, { kind: 'low' })).added).toEqual([{ name: 'Campari', amounts: [] }]);
    expect((await change(owner, id, { kind: 'low' })).added).toEqual([]);
    expect(await listOf(owner, id)).toMatchObject([{ name: 'Campari', amounts: [], aisle: 'liqueurs' }]);
    const itemId = await itemNamed(owner, 'Aperol');
    await change(owner, id, { kind: 'item', itemId });
    expect((await listOf(owner, id)).map((line) => line.itemId)).toContain(itemId);
  });

  it('takes what recipes need for so many beyond what stands on the bar [BEYOND-208]', async () => {
    const { owner, id } = await aBar();
    await put(owner, id, 'Campari', 100);
    await put(owner, id, 'Sweet Vermouth', null);
    const negroni = await aRecipe(owner, 'Our Negroni', [
      [30, 'Campari'],
      [30, 'Gin'],
      [30, 'Sweet Vermouth'],
    ]);
    const fizz = await aRecipe(owner, 'Our Fizz', [
      [40, 'Gin'],
      [null, 'Soda Water'],
    ]);
    const recipeIds = [negroni.id, fizz.id, newId()];
    expect((await change(owner, id, { kind: 'recipes', recipeIds, servings: 5 })).added).toEqual([
      { name: 'Campari', amounts: [{ amount: 50, unit: 'ml' }] },
      { name: 'Gin', amounts: [{ amount: 350, unit: 'ml' }] },
      { name: 'Soda water', amounts: [] },
    ]);
    expect(await amountsOn(owner, id)).toEqual([['Campari', '50 ml'], ['Gin', '350 ml'], ['Soda water']]);
    expect((await listOf(owner, id)).find(({ name }) => name === 'Gin')?.recipes).toEqual([
      'Our Negroni',
      'Our Fizz',
    ]);
    // What stands there already asks for so much more; what is judged by eye is there.
    expect((await change(owner, id, { kind: 'recipes', recipeIds, servings: 1 })).added).toEqual([
      { name: 'Gin', amounts: [{ amount: 70, unit: 'ml' }] },
    ]);
    const unknown = { kind: 'recipes', recipeIds: [newId()], servings: 1 } as const;
    const params = { id, changeId: newId() };
    expect((await owner.send(shoppingRoutes.change, { params, body: unknown })).status).toBe(404);
  });

  it('shows on the pages of everybody at the bar, and asks nobody else to look [BEYOND-207]', async () => {
    const { owner, id } = await aBar();
    const [guest, stranger] = await Promise.all([aMember(stack), aMember(stack)]);
    const invite = await owner.call(barMemberRoutes.invite, { params: { id }, body: { role: 'guest' } });
    await guest.call(barInviteRoutes.accept, { params: { id: invite.id } });
    const heard: string[] = [];
    const sockets = [owner, guest, stranger].map((one, index) =>
      io(stack.url, { auth: { token: one.token }, transports: ['websocket'] }).onAny((name: string) => {
        heard.push(`${index} ${name}`);
      }),
    );
    try {
      await eventually(() => expect(sockets.every(({ connected }) => connected)).toBe(true));
      await eventually(async () => {
        await change(owner, id, { kind: 'written', text: 'Mint' });
        expect(heard).toEqual(expect.arrayContaining(['0 shopping.changed', '1 shopping.changed']));
      });
      expect((await listOf(guest, id)).map(({ name }) => name)).toEqual(['Mint']);
      heard.length = 0;
      await change(owner, id, { kind: 'cleared' });
      await eventually(() =>
        expect(heard).toEqual(expect.arrayContaining(['0 shopping.changed', '1 shopping.changed'])),
      );
      expect(heard.filter((one) => one.startsWith('2 shopping') || one.endsWith('bars.changed'))).toEqual([]);
    } finally {
      for (const socket of sockets) socket.disconnect();
    }
  });

  it('has room for so many lines and says so [BEYOND-207]', async () => {
    const { owner, id } = await aBar();
    await change(owner, id, { kind: 'written', text: 'Napkins' });
    const lists = mongo
      .db(`${stack.env.MONGODB_PREFIX}_inventory`)
      .collection<{ _id: string; lines: object[] }>('shopping_lists');
    const [line] = (await lists.findOne({ _id: id }))?.lines ?? [];
    const lines = Array.from({ length: shoppingLinesMax }, (_, at) => ({
      ...line,
      id: newId(),
      key: `thing ${at}`,
    }));
    await lists.updateOne({ _id: id }, { $set: { lines } });
    const body = { kind: 'written', text: 'One more thing' } as const;
    expect(
      await owner.send(shoppingRoutes.change, { params: { id, changeId: newId() }, body }),
    ).toMatchObject({
      body: {
        code: 'inventory.shopping_list_full',
        detail: 'A shopping list has room for 200 lines. Clear what is ticked to make room.',
      },
    });
  });

  it('goes with its bar: to an heir, or with the bar that is deleted, and into the export of its owner [BEYOND-207]', async () => {
    const { owner, id } = await aBar();
    const bartender = await aMember(stack);
    const invite = await owner.call(barMemberRoutes.invite, { params: { id }, body: { role: 'bartender' } });
    await bartender.call(barInviteRoutes.accept, { params: { id: invite.id } });
    await change(bartender, id, { kind: 'written', text: '4 oranges' });
    const exported = async (one: Agent) =>
      JSON.stringify(await one.call(ownDataRoutes.export, { body: { password: 'a long night out' } }));
    expect(await exported(owner)).toContain('"Orange"');
    expect(await exported(bartender)).not.toContain('"Orange"');
    await owner.call(barMemberRoutes.handOver, {
      params: { id },
      body: { memberId: bartender.userId ?? '' },
    });
    const { items } = await bartender.call(ownBarRoutes.list, {});
    const given = items.find(({ isFirst, role }) => !isFirst && role === 'owner')?.id ?? '';
    expect(await amountsOn(bartender, given)).toEqual([['Orange', '4 piece']]);
    expect(await listOf(owner, id)).toEqual([]);
    expect(await exported(bartender)).toContain('"Orange"');
    await bartender.call(ownBarRoutes.delete, { params: { id: given } });
    expect(await exported(bartender)).not.toContain('"Orange"');
  });
});
