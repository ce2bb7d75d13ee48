import {
  activityRoutes,
  adminRecipeRoutes,
  assistantRoutes,
  authRoutes,
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  dayMs,
  favoriteRoutes,
  identityInternalRoutes,
  ownBarRoutes,
  ownDataRoutes,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aLibraryRecipe,
  aMember,
  anAdmin,
  anIngredient,
  aRecipe,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const password = 'a long night out';
const fullName = 'Ottoline Vanishing';
const email = 'ottoline@example.com';

/** What remains for its days, as `/data-retention` says, and holds nothing of them but their internal identifier. */
const technicalCopies = ['outbox', 'inbox', 'jobs', 'audit', 'erased_members', 'recipe_views'];

let stack: Stack;
let mongo: MongoClient;
let recipeId: string;

beforeAll(async () => {
  stack = await startStack(allServices);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients: [anIngredient('gin')] } });
  await stack.ask(catalogueInternalRoutes.seedRecipes, {
    body: { recipes: [aLibraryRecipe('drink-one', ['gin'])] },
  });
  recipeId = await eventually(async () => {
    const { items } = await stack.visitor().call(recipeRoutes.list, { query: {} });
    expect(items).toHaveLength(1);
    return items[0]?.id as string;
  });
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

/** `service.collection` of every stored document in which one of the texts stands. */
async function tracesOf(texts: readonly string[]): Promise<{ where: string; row: string }[]> {
  const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
  const own = databases.filter(({ name }) => name.startsWith(`${stack.env.MONGODB_PREFIX}_`));
  const found: { where: string; row: string }[] = [];
  for (const { name } of own)
    for (const { name: collection } of await mongo.db(name).listCollections({}, { nameOnly: true }).toArray())
      for await (const document of mongo.db(name).collection(collection).find()) {
        const row = JSON.stringify(document);
        if (texts.some((text) => row.toLowerCase().includes(text.toLowerCase())))
          found.push({ where: collection, row });
      }
  return found;
}

const isCopy = ({ where }: { where: string }) => technicalCopies.includes(where);

/** A member who has left something in every service. */
async function aBusyMember(more: { role?: 'admin'; email: string; fullName: string }): Promise<Agent> {
  const member = await aMember(stack, more);
  await member.call(favoriteRoutes.add, { params: { id: recipeId } });
  const bottle = { name: 'Sloe Gin of my own', brand: 'Home', category: 'spirits' as const };
  const { id } = await member.call(barItemRoutes.create, { body: bottle });
  await member.call(barRoutes.add, { params: { id } });
  const cabin = await member.call(ownBarRoutes.create, { body: { name: `The cabin of ${more.fullName}` } });
  await member.call(ownBarRoutes.addItem, { params: { id: cabin.id, itemId: id } });
  await member.send(recipeRoutes.view, { params: { id: recipeId } });
  await member.call(assistantRoutes.ask, { body: { question: 'Something with gin' } });
  await eventually(async () =>
    expect((await member.call(activityRoutes.points, {})).totalPoints).toBeGreaterThan(0),
  );
  await eventually(async () =>
    expect((await member.call(profileRoutes.me, {})).totalPoints).toBeGreaterThan(0),
  );
  return member;
}

describe('deleting the account', () => {
  it('leaves no trace of id, address and name in any service but the technical copies, which know the id alone', async () => {
    const member = await aBusyMember({ email, fullName });
    const { id, username } = await member.call(profileRoutes.me, {});
    const before = await tracesOf([id ?? '']);
    const stores = new Set(before.filter((trace) => !isCopy(trace)).map(({ where }) => where));
    for (const table of [
      'accounts',
      'profiles',
      'sessions',
      'favorites',
      'conversations',
      'conversation_turns',
      'user_inventory',
      'bars',
      'bar_choices',
      'inventory',
      'user_activities',
      'user_points',
    ])
      expect(stores, 'the member is known before').toContain(table);

    await member.call(ownDataRoutes.delete, { body: { password, username } });

    await eventually(async () =>
      expect((await tracesOf([id, email, fullName])).filter((trace) => !isCopy(trace))).toEqual([]),
    );
    expect(await tracesOf([email, fullName, username])).toEqual([]);
    expect((await member.request('GET', '/api/v1/me')).status).toBe(401);
    expect((await member.send(authRoutes.refresh)).status).toBe(401);
    expect((await stack.visitor().send(authRoutes.signIn, { body: { email, password } })).status).toBe(401);
    const { items } = await stack.ask(identityInternalRoutes.memberCards, { body: { ids: [id] } });
    expect(items).toEqual([]);
  });

  it('asks for the username, typed', async () => {
    const member = await aMember(stack);
    const refusal = async (body: object) => (await member.send(ownDataRoutes.delete, { body })).body;
    expect(await refusal({ username: 'somebody.else' })).toMatchObject({
      status: 422,
      code: 'identity.wrong_username',
    });
    expect((await member.request('GET', '/api/v1/me')).status).toBe(200);
  });

  it('gives the address free for a new account', async () => {
    const member = await aMember(stack, { email: 'again@example.com' });
    const { username } = await member.call(profileRoutes.me, {});
    await member.call(ownDataRoutes.delete, { body: { password, username } });
    const returned = await stack.visitor().signUp('Somebody New', 'again@example.com');
    expect(returned.userId).not.toBe(member.userId);
  });

  it('does not earn a second trial, however the address is written (security 63) [ACCESS-06]', async () => {
    const returning = 'Returning@example.com';
    const first = await stack.visitor().signUp('Ada Coleman', returning);
    const { username, access } = await first.call(profileRoutes.me, {});
    await first.call(ownDataRoutes.delete, { body: { password, username } });
    const soon = await stack.visitor().signUp('Ada Coleman', returning.toLowerCase());
    const profile = await soon.call(profileRoutes.me, {});
    expect(profile.access).toEqual(access);
    await soon.call(ownDataRoutes.delete, { body: { password, username: profile.username } });
    moveClock(stack, 3 * dayMs);
    try {
      const late = await stack.visitor().signUp('Ada Coleman', returning.toUpperCase());
      expect((await late.call(profileRoutes.me, {})).access).toMatchObject({
        granted: false,
        reason: 'none',
      });
      expect(
        (await late.send(barItemRoutes.create, { body: { name: 'Gin', category: 'spirits' } })).status,
      ).toBe(403);
      const another = await stack.visitor().signUp('Bea');
      expect((await another.call(profileRoutes.me, {})).access).toMatchObject({ reason: 'trial' });
    } finally {
      moveClock(stack, 0);
    }
  });

  it('awards nothing for what comes late of somebody who has left', async () => {
    const member = await aMember(stack);
    const { id, username } = await member.call(profileRoutes.me, {});
    await member.call(favoriteRoutes.add, { params: { id: recipeId } });
    await member.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () => {
      const erased = await mongo
        .db(`${stack.env.MONGODB_PREFIX}_engagement_points`)
        .collection<{ _id: string }>('erased_members')
        .findOne({ _id: id });
      expect(erased).not.toBeNull();
    });
    await eventually(async () => {
      const jobs = mongo.db(`${stack.env.MONGODB_PREFIX}_engagement_points`).collection('jobs');
      expect(await jobs.countDocuments({ 'data.memberId': id, state: 'done' })).toBe(1);
    });
    await eventually(async () =>
      expect((await tracesOf([id])).filter((trace) => !isCopy(trace))).toEqual([]),
    );
  });

  it('is refused to the only admin, and of the last two who leave at once one stays', async () => {
    const first = await anAdmin(stack);
    const { username } = await first.call(profileRoutes.me, {});
    const refused = await first.send(ownDataRoutes.delete, { body: { password, username } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'identity.last_admin' } });

    const second = await anAdmin(stack);
    const other = await second.call(profileRoutes.me, {});
    const answers = await Promise.all([
      first.send(ownDataRoutes.delete, { body: { password, username } }),
      second.send(ownDataRoutes.delete, { body: { password, username: other.username } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('keeps the recipes an admin has entered and forgets who it was', async () => {
    await anAdmin(stack);
    const author = await anAdmin(stack);
    const recipe = await author.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Outliving' }) });
    const { id, username } = await author.call(profileRoutes.me, {});
    await author.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () =>
      expect((await tracesOf([id])).filter((trace) => !isCopy(trace))).toEqual([]),
    );
    expect((await stack.visitor().send(recipeRoutes.get, { params: { id: recipe.id } })).status).toBe(200);
  });
});
