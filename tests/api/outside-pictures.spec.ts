import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  adminBarItemRoutes,
  adminRecipeRoutes,
  barItemRoutes,
  memberRoutes,
  ownRecipeRoutes,
  postRoutes,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { smallPng } from '../support/pictures.ts';

let stack: Stack;
let mongo: MongoClient;
let web: Server;
let picturesAt: string;
const asked: string[] = [];
beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(smallPng);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  picturesAt = `http://127.0.0.1:${port}`;
  stack = await startStack(allServices, { FETCH_ALSO_FROM: `127.0.0.1:${port}` });
  mongo = await MongoClient.connect(inject('mongodbUrl'));
});
afterAll(async () => {
  web?.close();
  await mongo?.close();
  await stack?.stop();
});

const tracker = 'https://tracker.attack.example/pixel.png';
const rows = (service: string, table: string) =>
  mongo.db(`${stack.env.MONGODB_PREFIX}_${service}`).collection<{ _id: string }>(table);
const aRecipeWith = (author: Agent, image: string) =>
  author.call(ownRecipeRoutes.create, {
    body: { ...aRecipe(), image, visibility: 'public', basedOn: null },
  });
const aBarItem = { name: 'Sloe Gin', brand: 'Home made', category: 'spirits', subcategory: null } as const;
const pathOf = (owner: string, id: string) =>
  new RegExp(`^/pictures/outside/${owner}/${id}/[0-9a-f]{40}-(480|1200)\\.webp$`);
/** What no schema would let in anymore, but what was stored before, or what a test can serve. */
const store = (service: string, table: string, _id: string, change: object) =>
  rows(service, table).updateOne({ _id }, { $set: change });
const fileAt = (path: string) => fetch(`${stack.url}${path}`);

describe('a picture of the web that a member names (security 67) [BEYOND-131]', () => {
  it('of a recipe is shown to readers, staff and its author from our own address', async () => {
    const [author, admin] = [await aMember(stack), await anAdmin(stack)];
    const recipe = await aRecipeWith(author, tracker);
    const params = { id: recipe.id };
    const expected = expect.stringMatching(pathOf('recipes', recipe.id));
    expect(recipe.image).toEqual(expected);
    await eventually(async () => {
      const { items } = await stack.visitor().call(recipeRoutes.list, { query: {} });
      expect(items.find(({ id }) => id === recipe.id)?.image).toMatch(/-480\.webp$/);
    });
    const answers = [
      await stack.visitor().request('GET', `/api/v1/recipes/${recipe.slug}`),
      await stack.visitor().request('GET', '/api/v1/recipes'),
      await author.send(ownRecipeRoutes.get, { params }),
      await admin.send(adminRecipeRoutes.get, { params }),
      await admin.send(adminRecipeRoutes.list, { query: {} }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(recipe.id);
      expect(JSON.stringify(body)).not.toContain('tracker.attack.example');
    }
    for (const path of [`/recipes/${recipe.slug}`, '/recipes'])
      expect(await (await fileAt(path)).text()).not.toContain('tracker.attack.example');
  });

  it('stays with its recipe when an editor sends back where it is shown', async () => {
    const [author, admin] = [await aMember(stack), await anAdmin(stack)];
    const { id, image, revision, ...rest } = await aRecipeWith(author, tracker);
    const input = { ...aRecipe(), name: rest.name, image };
    const own = await author.call(ownRecipeRoutes.revise, {
      params: { id },
      body: { revision, recipe: { ...input, visibility: 'public' } },
    });
    const byAdmin = await admin.call(adminRecipeRoutes.revise, {
      params: { id },
      body: { revision: own.revision, recipe: input },
    });
    expect([own.image, byAdmin.image]).toEqual([image, image]);
    expect(await rows('catalogue', 'recipes').findOne({ _id: id })).toMatchObject({ image: tracker });
  });

  it('is fetched once and kept, so that nobody exchanges it, and goes with its recipe', async () => {
    const author = await aMember(stack);
    const { id } = await aRecipeWith(author, tracker);
    await store('catalogue', 'recipes', id, { image: `${picturesAt}/once.png` });
    const { image } = await author.call(ownRecipeRoutes.get, { params: { id } });
    const small = (image ?? '').replace('-1200', '-480');
    const answers = [await fileAt(image ?? ''), await fileAt(small), await fileAt(image ?? '')];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(asked.filter((url) => url === '/once.png')).toHaveLength(1);
    const other = (image ?? '').replace(/[0-9a-f]{40}/, '0'.repeat(40));
    expect((await fileAt(other)).status).toBe(404);
    expect((await fileAt((image ?? '').replace(id, newId()))).status).toBe(404);
    expect((await fileAt((image ?? '').replace('recipes', 'items'))).status).toBe(404);
  });

  it('of a bar item is shown from our own address, and its address told to those alone who may change it', async () => {
    const [member, admin] = [await aMember(stack), await anAdmin(stack)];
    const own = await member.call(barItemRoutes.create, { body: { ...aBarItem, image: tracker } });
    expect(own).toMatchObject({
      image: expect.stringMatching(pathOf('items', own.id)),
      imageAddress: tracker,
    });
    const name = `Bottle ${newId().slice(-8)}`;
    const shared = await admin.call(adminBarItemRoutes.create, {
      body: { ...aBarItem, name, image: tracker, popular: false },
    });
    await store('inventory', 'inventory', own.id, { image: `${picturesAt}/gin.png` });
    const { items } = await member.call(barItemRoutes.list, { query: { q: 'Sloe Gin' } });
    const path = items.find(({ id }) => id === own.id)?.image ?? '';
    expect((await fileAt(path)).status).toBe(200);
    await eventually(async () => {
      const seen = await stack.visitor().call(barItemRoutes.list, { query: { q: name } });
      expect(seen.items).toMatchObject([
        { id: shared.id, image: expect.stringMatching(pathOf('items', shared.id)) },
      ]);
      expect(JSON.stringify(seen)).not.toContain('tracker.attack.example');
    });
  });

  it('of a member who came from elsewhere is shown from our own address, in every card', async () => {
    const member = await aMember(stack);
    const id = member.userId ?? '';
    await store('identity', 'profiles', id, { avatarUrl: `${picturesAt}/face.png` });
    const { avatarUrl, username } = await member.call(profileRoutes.me, {});
    expect(avatarUrl).toMatch(pathOf('members', id));
    expect((await fileAt(avatarUrl ?? '')).status).toBe(200);
    const page = await stack.visitor().call(memberRoutes.get, { params: { username } });
    const body = { content: 'Hello', imageUrl: null, recipeId: null, collectionId: null };
    // A copy of a name and picture that another service made before.
    await eventually(async () => {
      const { matchedCount } = await store('community', 'authors', id, {
        avatarUrl: `${picturesAt}/face.png`,
      });
      expect(matchedCount).toBe(1);
    });
    const { author } = await member.call(postRoutes.create, { body });
    expect([page.avatarUrl, author?.avatarUrl]).toEqual([avatarUrl, avatarUrl]);
  });

  it('of a post is fetched once however often it is held anew', async () => {
    const member = await aMember(stack);
    const imageUrl = `${picturesAt}/post.png`;
    const body = { content: 'Look', imageUrl, recipeId: null, collectionId: null };
    const { image, id } = await member.call(postRoutes.create, { body });
    for (let time = 0; time < 3; time += 1) expect((await fileAt(image ?? '')).status).toBe(200);
    expect(asked.filter((url) => url === '/post.png')).toHaveLength(1);
    await member.call(postRoutes.delete, { params: { id } });
  });

  it.each([
    'http://127.0.0.1/x.png',
    'http://2130706433/x.png',
    'http://0177.0.0.1/x.png',
    'http://10.0.0.1/x.png',
    'http://192.168.1.1:8080/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://localhost/x.png',
    'http://printer/x.png',
    'http://printer.local/x.png',
    'https://user:password@example.com/x.png',
    'https://user@example.com/x.png',
    'javascript:alert(1)',
    '//example.com/x.png',
  ])('is refused at %s', async (image) => {
    const [member, admin] = [await aMember(stack), await anAdmin(stack)];
    const recipe = { ...aRecipe(), image };
    const answers = [
      await member.send(ownRecipeRoutes.create, { body: { ...recipe, visibility: 'public', basedOn: null } }),
      await admin.send(adminRecipeRoutes.create, { body: recipe }),
      await member.send(barItemRoutes.create, { body: { ...aBarItem, image } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect([...new Set(body.errors?.map(({ path }) => path))]).toEqual([expect.stringMatching(/image$/)]);
    }
  });
});

describe('what pages may load pictures from (security 67)', () => {
  it.each(['/', '/recipes', '/admin/', '/api/v1/recipes'])('%s: from here alone', async (path) => {
    const policy = (await fileAt(path)).headers.get('content-security-policy') ?? '';
    const images = policy.split(';').find((part) => part.trim().startsWith('img-src'));
    expect(images?.trim()).toBe("img-src 'self' data: blob:");
  });
});
