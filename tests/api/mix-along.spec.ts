import {
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  inventoryInternalRoutes,
  liveSessionRoutes,
  matchRoutes,
  type NewRecipeInput,
  ownDataRoutes,
  ownRecipeRoutes,
  type RealtimeData,
  roomRoutes,
  type Substitute,
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
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const minute = 60_000;
let stack: Stack;
const sockets: Socket[] = [];
const standIn = (use: string): Substitute => ({
  use,
  role: 'base spirit',
  ratio: 1,
  closeness: 'works',
  note: 'plainer',
  brings: [],
});
beforeAll(async () => {
  stack = await startStack(allServices);
  const ingredients = [
    ...['vodka', 'lemon-juice'].map((slug) => anIngredient(slug)),
    anIngredient('gin', { substitutes: [standIn('vodka')] }),
    anIngredient('lime-juice', { substitutes: [standIn('lemon-juice')] }),
  ];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  await stack.ask(inventoryInternalRoutes.seedItems, {
    body: {
      items: [
        { slug: 'vodka', name: 'Vodka', brand: 'Generic', category: 'spirits', ingredient: 'vodka' },
        { slug: 'lemon-juice', name: 'Lemon Juice', brand: 'Generic', category: 'mixers' },
      ],
    },
  });
});
afterAll(() => stack?.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

let drinks = 0;
const spec = ['Gin', 'Lime Juice', 'Lemon Juice'].map((name) => ({
  amount: 30,
  unit: 'ml' as const,
  name,
  note: null,
  optional: false,
}));
const aDrink = (author: Agent, more: Partial<NewRecipeInput> = {}) =>
  author.call(ownRecipeRoutes.create, {
    body: {
      ...aRecipe({ name: `Along ${++drinks}`, spec, instructions: ['Shake.', 'Strain.', 'Serve.'] }),
      visibility: 'public',
      basedOn: null,
      ...more,
    },
  });
const at = (id: string) => ({ params: { id } });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const schedule = (host: Agent, recipeId: string | null = null) =>
  host.call(liveSessionRoutes.schedule, {
    body: { title: 'Sours', scheduledAt: inMinutes(10), recipeId },
  });
const start = (host: Agent, id: string) =>
  host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
const move = (member: Agent, id: string, recipeId: string, step: number) =>
  member.send(roomRoutes.move, { ...at(id), body: { recipeId, step } });
const choose = (member: Agent, id: string, recipeId: string | null) =>
  member.send(roomRoutes.choose, { ...at(id), body: { recipeId } });
const roomOf = (member: Agent, id: string) => member.call(roomRoutes.get, at(id));

/** A page of a member in a room, and the steps it has heard of. */
async function aPageIn(member: Agent, id: string) {
  const socket = io(stack.url, { transports: ['websocket'], auth: { token: member.token } });
  sockets.push(socket);
  const heard: RealtimeData<'room.mix-along'>[] = [];
  socket.on('room.mix-along', (state: RealtimeData<'room.mix-along'>) => heard.push(state));
  await new Promise<void>((resolve) => {
    socket.on('connect', () => resolve());
  });
  return { answer: await socket.emitWithAck('room.enter', id), heard };
}

describe('mixing along', () => {
  it('takes everybody inside from step to step with the host, and who comes late to where they are [BEYOND-84]', async () => {
    const [host, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const { id: recipeId } = await aDrink(host);
    const { id, recipe } = await schedule(host, recipeId);
    expect(recipe).toEqual({ recipeId, available: true });
    for (const guest of [ben, cleo]) await guest.call(liveSessionRoutes.join, at(id));
    expect((await move(host, id, recipeId, 1)).status, 'not before it is live').toBe(409);
    await start(host, id);
    const page = await aPageIn(ben, id);
    const outside = await aPageIn(await aMember(stack), id);
    expect(outside.answer).toEqual({ refused: true });
    for (const step of [1, 2, 2, 1]) expect((await move(host, id, recipeId, step)).status).toBe(200);
    const mixAlong = { recipeId, available: true, steps: 3 };
    await eventually(() => expect(page.heard.map(({ mixAlong }) => mixAlong?.step)).toEqual([1, 2, 1]));
    expect(page.heard[0]?.mixAlong).toEqual({ ...mixAlong, step: 1 });
    const revisions = page.heard.map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
    const late = await roomOf(cleo, id);
    expect(late.mixAlong).toEqual({ ...mixAlong, step: 1 });
    expect(late.sessionRevision).toBe(revisions.at(-1));
    expect(outside.heard).toEqual([]);
  });

  it('refuses a step there is not, one of another recipe, and a recipe not everybody can read [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const [one, other] = [await aDrink(host), await aDrink(host)];
    const { id } = await schedule(host, one.id);
    await start(host, id);
    const tooFar = await move(host, id, one.id, 4);
    expect([tooFar.status, tooFar.body.errors]).toEqual([
      400,
      [{ path: 'body.step', message: 'This recipe has 3 steps' }],
    ]);
    expect((await move(host, id, other.id, 1)).body.code).toBe('sessions.other_recipe');
    for (const visibility of ['private', 'link'] as const) {
      const { id: hidden } = await aDrink(host, { visibility });
      const refused = await choose(host, id, hidden);
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'body.recipeId']);
    }
    expect((await choose(host, id, newId())).status).toBe(400);
    expect((await roomOf(host, id)).mixAlong).toMatchObject({ recipeId: one.id, step: 0 });
    expect((await choose(host, id, other.id)).body).toMatchObject({
      mixAlong: { recipeId: other.id, step: 0 },
    });
    expect((await choose(host, id, null)).body).toMatchObject({ mixAlong: null });
  });

  it('tells plainly that the recipe was hidden or deleted, and goes on when it is shown again [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const drink = await aDrink(host);
    const { id } = await schedule(host, drink.id);
    await start(host, id);
    await move(host, id, drink.id, 3);
    const page = await aPageIn(host, id);
    const { id: recipeId, slug: _, ...rest } = drink;
    const input = { ...aRecipe({ name: rest.name, spec }), instructions: ['Shake.', 'Strain.'] };
    const revise = async (revision: number, visibility: 'public' | 'private') =>
      (
        await host.call(ownRecipeRoutes.revise, {
          params: { id: recipeId },
          body: { revision, recipe: { ...input, visibility } },
        })
      ).revision;
    const hidden = await revise(drink.revision, 'private');
    await eventually(() => expect(page.heard.at(-1)?.mixAlong?.available).toBe(false));
    expect((await move(host, id, recipeId, 1)).body.code).toBe('sessions.recipe_gone');
    await eventually(async () =>
      expect((await stack.visitor().call(liveSessionRoutes.get, at(id))).recipe).toEqual({
        recipeId,
        available: false,
      }),
    );
    await revise(hidden, 'public');
    await eventually(() =>
      expect(page.heard.at(-1)?.mixAlong).toEqual({ recipeId, available: true, step: 2, steps: 2 }),
    );
    await host.call(ownRecipeRoutes.delete, { params: { id: recipeId } });
    await eventually(() => expect(page.heard.at(-1)?.mixAlong?.available).toBe(false));
  });

  it('is chosen and changed while editing, and is in what its host takes along [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const [one, other] = [await aDrink(host), await aDrink(host)];
    const { id } = await schedule(host, one.id);
    const settings = await host.call(liveSessionRoutes.settings, at(id));
    expect(settings.recipeId).toBe(one.id);
    const revised = await host.call(liveSessionRoutes.revise, {
      ...at(id),
      body: { ...settings, recipeId: other.id },
    });
    expect(revised.recipe?.recipeId).toBe(other.id);
    const guest = await aMember(stack);
    expect((await choose(guest, id, one.id)).status).toBe(403);
    const { services } = await host.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(JSON.stringify(services)).toContain(`"recipeId":"${other.id}"`);
  });
});

describe('what a bar lacks for a recipe', () => {
  it('is told with what stands in on that bar, and on no other [MATCH-04, BEYOND-84]', async () => {
    const [host, ben] = [await aMember(stack), await aMember(stack)];
    const { id } = await aDrink(host);
    await eventually(async () => {
      const { items } = await ben.call(barItemRoutes.list, { query: { limit: 24 } });
      expect(items.length).toBe(2);
      for (const item of items) await ben.call(barRoutes.add, { params: { id: item.id } });
    });
    const marksOf = async (member: Agent, recipeIds = [id]) =>
      (await member.call(matchRoutes.marks, { query: { recipeIds, swaps: true } })).items;
    await eventually(async () => {
      const swaps = (await marksOf(ben)).flatMap((match) => match.swaps);
      expect(swaps.map(({ instead, name }) => [instead, name])).toEqual([
        ['Gin', 'vodka'],
        ['Lime Juice', 'lemon juice'],
      ]);
    });
    expect(await marksOf(host)).toMatchObject([{ swaps: [], missing: { length: 3 } }]);
    expect(await marksOf(ben, [newId()])).toEqual([]);
  });
});
