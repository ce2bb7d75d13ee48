import {
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  collectionRoutes,
  inventoryInternalRoutes,
  ledgerRoutes,
  ownBarRoutes,
  ownRecipeRoutes,
  personalTokenRoutes,
  recipeNoteRoutes,
  rolesFor,
  type Substitute,
  shoppingRoutes,
  type TokenScope,
  tokenScopeNames,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  anIngredient,
  aRecipe,
  eventually,
  type Stack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpenTo } from '../../services/gateway/src/mcp/tool.ts';
import { tools } from '../../services/gateway/src/mcp/tools.ts';
import { type Program, programOf, tokenOf } from '../support/program.ts';
import { sharedServices } from '../support/shared-services.ts';

const own = newId().replaceAll('-', '').slice(-10);
const [gin, lime] = [`gin-${own}`, `lime-${own}`];
const reads: TokenScope[] = ['recipes:read', 'bar:read', 'bartender'];

let stack: Stack;
let ada: Agent;
let reader: Program;
let writer: Program;
let recipeId: string;
let collectionId: string;
let barId: string;
beforeAll(async () => {
  stack = await sharedServices();
  const spec = [
    { amount: 60, unit: 'ml' as const, name: gin, note: null, optional: false },
    { amount: 30, unit: 'ml' as const, name: lime, note: null, optional: false },
  ];
  const substitute: Substitute = {
    use: gin,
    role: 'sour',
    closeness: 'works',
    note: 'sharper',
    ratio: 1,
    brings: [],
  };
  await stack.ask(catalogueInternalRoutes.seedIngredients, {
    body: {
      ingredients: [
        anIngredient(gin, { name: gin, abv: 40, barCategory: 'spirits' }),
        anIngredient(lime, { name: lime, barCategory: 'mixers', substitutes: [substitute] }),
      ],
    },
  });
  const item = { slug: gin, name: gin, brand: 'Generic', category: 'spirits', ingredient: gin } as const;
  await stack.ask(inventoryInternalRoutes.seedItems, { body: { items: [item] } });
  ada = await aMember(stack);
  const recipe = {
    ...aRecipe({ name: `Gimlet ${own}`, spec }),
    visibility: 'public' as const,
    basedOn: null,
  };
  recipeId = (await ada.call(ownRecipeRoutes.create, { body: recipe })).id;
  collectionId = (await ada.call(collectionRoutes.create, { body: { name: `Tonight ${own}` } })).id;
  const { items } = await ada.call(barItemRoutes.list, { query: { q: gin } });
  await ada.call(barRoutes.add, { params: { id: items[0]?.id ?? '' } });
  barId = (await ada.call(ownBarRoutes.list, {})).items.find(({ isChosen }) => isChosen)?.id ?? '';
  reader = await programOf(stack, (await tokenOf(ada, reads)).secret);
  writer = await programOf(stack, (await tokenOf(ada, tokenScopeNames)).secret);
});
afterAll(() => stack.stop());

/** Good arguments for every tool. */
const argumentsOf = (): Record<string, Record<string, unknown>> => ({
  search_recipes: { q: own },
  read_recipe: { id: recipeId },
  read_reviews: { id: recipeId },
  find_ingredient: { q: gin },
  find_substitutes: { ingredients: [lime] },
  my_collections: {},
  read_collection: { id: collectionId },
  add_to_collection: { id: collectionId, recipeId },
  what_can_i_make: {},
  my_bar: {},
  read_shopping_list: {},
  add_to_shopping_list: { text: '6 limes' },
  shop_for_recipes: { recipeIds: [recipeId], servings: 2 },
  log_drink: { recipeId, day: '2026-01-31' },
  ask_bartender: { question: 'Something with gin' },
});
const changes = ['add_to_collection', 'add_to_shopping_list', 'shop_for_recipes', 'log_drink'];

const post = (
  headers: Record<string, string>,
  body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' },
) =>
  fetch(`${stack.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });
const bearer = (secret: string | undefined) => ({ authorization: `Bearer ${secret}` });

describe('who connects an assistant (security 88)', () => {
  it('shows a personal access token; a session, none and an ended one are refused in words [BEYOND-286]', async () => {
    const none = await post({});
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await none.json()).toMatchObject({
      code: 'gateway.token_needed',
      detail: expect.stringContaining('personal access token'),
    });
    expect((await post(bearer(ada.token))).status, 'a session').toBe(401);
    const { token, secret } = await tokenOf(ada, reads);
    const ended = await programOf(stack, secret);
    await ada.call(personalTokenRoutes.revoke, { params: { id: token.id } });
    await expect.poll(async () => (await post(bearer(secret))).status, { timeout: 3000 }).toBe(401);
    for (const [name, args] of Object.entries(argumentsOf()))
      await expect(ended.ask(name, args), name).rejects.toThrow(/401|session has ended/);
  });

  it('is no page of another site, and keeps no connection open [BEYOND-286]', async () => {
    const { secret } = await tokenOf(ada, reads);
    const foreign = await post({ ...bearer(secret), origin: 'http://rebound.example' });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'gateway.foreign_origin']);
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await fetch(`${stack.url}/mcp`, { method, headers: bearer(secret) });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
    const unknown = await post({ ...bearer(secret), 'mcp-protocol-version': '1999-01-01' });
    expect(unknown.status).toBe(400);
    const ping = { jsonrpc: '2.0', method: 'ping' };
    const many = Array.from({ length: 21 }, (_, id) => ({ ...ping, id }));
    expect(await (await post(bearer(secret), many)).json()).toMatchObject({
      code: 'gateway.too_many_messages',
    });
    expect(await (await post(bearer(secret), many.slice(0, 2))).json()).toHaveLength(2);
  });
});

describe('every tool, every token (security 89)', () => {
  it('calls no route of the console or that no token opens, and has arguments here [BEYOND-286]', () => {
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(argumentsOf()).sort());
    const called = tools.flatMap(({ routes }) => routes);
    expect(called.filter(({ access, path }) => rolesFor(access) || `${path}`.startsWith('/admin'))).toEqual(
      [],
    );
    expect(tools.filter((tool) => !isOpenTo(tokenScopeNames, tool))).toEqual([]);
    for (const { name, annotations, inputSchema } of tools) {
      expect([name, 'confirm' in (inputSchema.properties as object)]).toEqual([name, changes.includes(name)]);
      expect([name, annotations.readOnlyHint]).toEqual([
        name,
        !changes.includes(name) && name !== 'ask_bartender',
      ]);
    }
  });

  it.each(tokenScopeNames.map((scope) => [scope]))(
    'a token of %s lists what it opens, and is refused the rest by the route [BEYOND-286, BEYOND-282]',
    async (scope) => {
      const program = await programOf(stack, (await tokenOf(ada, [scope])).secret);
      const open = tools.filter((tool) => isOpenTo([scope], tool)).map(({ name }) => name);
      expect(await program.toolNames()).toEqual(open);
      const agreed = Object.entries(argumentsOf()).filter(([name]) => !open.includes(name));
      for (const [name, args] of agreed) {
        const confirmed = changes.includes(name) ? { ...args, confirm: true } : args;
        const { isError, data, text } = await program.ask(name, confirmed);
        expect([name, isError, data.problem]).toEqual([
          name,
          true,
          expect.objectContaining({ status: 403, code: 'gateway.token_scope' }),
        ]);
        expect(text).toMatch(/^This access token may not do that\. It needs: /);
      }
      await program.client.close();
    },
  );

  it('answers with a problem in the words of the route, and finds no other address [BEYOND-286]', async () => {
    const missing = await reader.ask('read_collection', { id: newId() });
    expect(missing).toMatchObject({ isError: true, data: { problem: { status: 404 } } });
    const problem = await ada.send(collectionRoutes.get, { params: { id: newId() } });
    expect(missing.text).toBe(problem.body.detail);
    for (const id of ['..', '../admin/recipes', '%2e%2e/admin/members', 'a/b', '?x=1'])
      expect(await reader.ask('read_recipe', { id }), id).toMatchObject({
        isError: true,
        data: { problem: { status: 400 } },
      });
    const unknown = await reader.ask('search_recipes', { limit: 1000, role: 'admin' });
    expect(unknown.text).toMatch(/limit: .*\nrole: role is not a known field/);
    await expect(reader.ask('erase_account')).rejects.toThrow('There is no such tool');
    const admin = await programOf(stack, (await tokenOf(await anAdmin(stack), ['recipes:read'])).secret);
    expect((await admin.ask('my_bar')).data.problem).toMatchObject({ code: 'gateway.token_scope' });
  });
});

describe('an assistant of a member', () => {
  it('finds a recipe, reads it for four in ounces, and says what the bar makes of it [BEYOND-286]', async () => {
    const found = await eventually(async () => {
      const answer = await reader.ask('search_recipes', { q: `Gimlet ${own}` });
      expect(answer.data.items).toHaveLength(1);
      return answer;
    });
    expect(found.data.items).toMatchObject([
      { facts: { id: recipeId, category: 'Classic' }, untrusted: { name: `Gimlet ${own}` } },
    ]);
    const read = await reader.ask('read_recipe', { id: recipeId, servings: 4, unit: 'oz' });
    expect(read.data).toMatchObject({
      facts: { servings: 4, glass: 'coupe', ingredients: [gin, lime] },
      untrusted: { lines: [`8 oz ${gin}`, `4 oz ${lime}`] },
    });
    await eventually(async () => {
      const { data } = await reader.ask('what_can_i_make', { limit: 48 });
      const one = (data.items as { facts: { id: string } }[]).find(({ facts }) => facts.id === recipeId);
      expect(one).toMatchObject({ facts: { percent: 50 }, untrusted: { missing: [lime] } });
    });
    expect((await reader.ask('find_ingredient', { q: gin })).data).toEqual({
      items: [{ slug: gin, name: gin }],
    });
    expect((await reader.ask('find_substitutes', { ingredients: [lime] })).data).toMatchObject({
      items: [{ ingredient: lime, substitutes: [{ ingredient: gin, note: 'sharper' }] }],
    });
    expect((await reader.ask('my_bar')).data).toMatchObject({
      facts: { total: 1 },
      bars: [{ facts: { id: barId, isChosen: true } }],
      items: [{ facts: { ingredient: gin } }],
    });
    expect((await reader.ask('ask_bartender', { question: 'Something with gin' })).data).toMatchObject({
      facts: { by: 'engine' },
      untrusted: { text: expect.any(Array) },
    });
  });

  it('has the bar and recipes as resources, and prompts to begin with [BEYOND-289]', async () => {
    const { client } = reader;
    const bar = await client.readResource({ uri: 'barspoon://bar' });
    expect(bar.contents).toEqual([
      { uri: 'barspoon://bar', mimeType: 'text/plain', text: expect.stringContaining(gin) },
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['barspoon://recipes/{id}']);
    const uri = `barspoon://recipes/${recipeId}`;
    const [recipe] = (await client.readResource({ uri })).contents as { text: string }[];
    expect(recipe?.text).toMatch(/^<untrusted-[0-9a-f]{12}> and /);
    expect(recipe?.text).toContain(`60 ml ${gin}`);
    for (const gone of [`barspoon://recipes/${newId()}`, 'barspoon://recipes/..', 'file:///etc/passwd'])
      await expect(client.readResource({ uri: gone }), gone).rejects.toMatchObject({ code: -32002 });
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['tonight', 'for_guests', 'use_up']);
    const { messages } = await client.getPrompt({ name: 'use_up', arguments: { ingredient: 'basil' } });
    expect(messages[0]?.content).toMatchObject({ text: expect.stringMatching(/^I want to use up basil\./) });
    const cook = await programOf(stack, (await tokenOf(ada, ['recipes:read'])).secret);
    expect((await cook.client.listResources()).resources).toEqual([]);
    await expect(cook.client.readResource({ uri: 'barspoon://bar' })).rejects.toThrow(
      'It needs: Read my bar',
    );
  });

  it('changes nothing before the member agrees, and then exactly that [BEYOND-287]', async () => {
    const list = async () => (await ada.call(shoppingRoutes.list, { params: { id: barId } })).items;
    const entries = async () =>
      (await ada.call(ledgerRoutes.list, { params: { id: barId }, query: {} })).items;
    const collected = async () =>
      (await ada.call(collectionRoutes.get, { params: { id: collectionId } })).recipes;
    const state = async () => [await list(), await entries(), await collected()];
    const before = await state();
    for (const name of changes) {
      for (const confirm of [undefined, false]) {
        const { text, data, isError } = await writer.ask(name, { ...argumentsOf()[name], confirm });
        expect([name, isError, data.isDone]).toEqual([name, false, false]);
        expect(text).toMatch(/^Nothing has been changed\. This will .+ confirm: true once they agree\.$/);
      }
    }
    expect(await state()).toEqual(before);
    for (const name of changes)
      expect((await writer.ask(name, { ...argumentsOf()[name], confirm: true })).isError, name).toBe(false);
    expect((await collected()).map(({ id }) => id)).toEqual([recipeId]);
    expect((await list()).map(({ name }) => name.toLowerCase())).toEqual(['limes', lime]);
    expect(await entries()).toMatchObject([{ kind: 'made', recipe: { id: recipeId }, servings: 1 }]);
    const note = await ada.call(recipeNoteRoutes.mine, { params: { id: recipeId } });
    expect(note.madeOn).toEqual(['2026-01-31']);
  });
});
