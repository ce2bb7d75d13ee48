import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  adminChallengeRoutes,
  adminModerationRoutes,
  adminPostingRoutes,
  advanceChallenges,
  catalogueInternalRoutes,
  collectionRoutes,
  inventoryInternalRoutes,
  leaderboardRoutes,
  liveSessionRoutes,
  photoRoutes,
  postingRoutes,
  postRoutes,
  publicChallengeRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aLibraryRecipe,
  anAdmin,
  anIngredient,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDomain, posts } from '../../tools/demo/cast.ts';
import { challenges } from '../../tools/demo/challenge-plans.ts';
import { participantsOf } from '../../tools/demo/challenges.ts';
import { houseDrinks, variations } from '../../tools/demo/drinks.ts';
import { fillDemoWorld, removeDemoWorld } from '../../tools/demo/world.ts';
import { library } from '../../tools/seed/library.ts';
import { allServices } from '../support/all-services.ts';
import { runScheduled } from '../support/scheduled-jobs.ts';

/** What a batch of syrup is made of, and what it is. */
const homemade = ['sugar', 'simple-syrup'];

let stack: Stack;
let admin: Agent;
let mongo: MongoClient;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  const isHomemade = ({ slug }: { slug: string }) => homemade.includes(slug);
  const shelf = library.barItems.slice(0, 40);
  // A drink of each, so that every bar makes some of them.
  const onShelf = [...new Set(shelf.flatMap(({ ingredient }) => ingredient ?? []))];
  const plain = ['gin', ...onShelf].map((slug) => anIngredient(slug));
  const ingredients = [...plain, ...library.ingredients.filter(isHomemade)];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  const others = onShelf.map((slug) => aLibraryRecipe(`glass-of-${slug}`, [slug]));
  const posted = posts.flatMap(({ recipe }) => (recipe ? aLibraryRecipe(recipe, ['gin']) : []));
  const recipes = [...others, ...posted];
  await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
  const items = [...shelf, ...library.barItems.filter(isHomemade)];
  await stack.ask(inventoryInternalRoutes.seedItems, { body: { items } });
  await eventually(async () => {
    const { items } = await stack.visitor().call(recipeRoutes.list, { query: { limit: 48 } });
    expect(items).toHaveLength(recipes.length);
  });
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

/** A part of the cast shows as much as all of it. */
const members = 7;
const demo = () => ({ ask: stack.ask, url: stack.url, say: () => undefined, members });

/** Rows of every collection that holds what members do. */
async function counts(): Promise<Record<string, number>> {
  const tables = {
    identity: ['accounts', 'profiles'],
    catalogue: ['recipes', 'favorites', 'recipe_ratings', 'collections'],
    community: [
      'posts',
      'comments',
      'post_likes',
      'user_follows',
      'recipe_photos',
      'recipe_photo_likes',
      'content_reports',
      'moderation_cases',
      'reported_menus',
    ],
    professional: [
      'mentorship_profiles',
      'mentorship_connections',
      'mentorship_availability',
      'mentorship_bookings',
      'professional_portfolios',
      'user_professional_skills',
      'job_postings',
      'job_applications',
      'skill_endorsements',
      'message_threads',
      'direct_messages',
    ],
    inventory: [
      'bars',
      'user_inventory',
      'bar_members',
      'bar_choices',
      'bar_entries',
      'bar_bottles',
      'shopping_lists',
      'bar_pars',
      'menus',
      'bar_ordering',
      'bar_tabs',
    ],
    sessions: ['live_sessions', 'session_participants', 'session_waiting'],
    engagement_points: ['challenges', 'challenge_participants', 'challenge_entries', 'challenge_votes'],
  };
  const found: Record<string, number> = {};
  for (const [service, names] of Object.entries(tables))
    for (const name of names)
      found[name] = await mongo
        .db(`${stack.env.MONGODB_PREFIX}_${service}`)
        .collection(name)
        .countDocuments();
  return found;
}

/** Members have shopping lists that they have begun to shop from. */
async function expectShopping() {
  const lists = mongo.db(`${stack.env.MONGODB_PREFIX}_inventory`).collection('shopping_lists');
  for (const { lines } of await lists.find().toArray())
    expect(lines.map(({ isTicked }: { isTicked: boolean }) => isTicked)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
}

/** A bar was counted twice, and some of what went was never written down. */
async function expectCounts() {
  const entries = mongo.db(`${stack.env.MONGODB_PREFIX}_inventory`).collection('bar_entries');
  const counts = await entries
    .find({ counted: { $gt: 0 } })
    .sort({ at: 1 })
    .toArray();
  expect(counts).toHaveLength(2);
  const [from, to] = counts.map(({ at }) => at.toISOString());
  expect(daysBetween(from, to)).toBeCloseTo(7, 2);
}

/** Yesterday's evening at a bar took its time, and its tables are closed. */
async function expectEvening() {
  const inventory = mongo.db(`${stack.env.MONGODB_PREFIX}_inventory`);
  const tickets = await inventory.collection('bar_tickets').find().toArray();
  const served = tickets.filter(({ state }) => state === 'served');
  expect(served.length).toBeGreaterThan(24);
  const waits = served.map(({ placedAt, readyAt }) => readyAt - placedAt).sort((one, other) => one - other);
  expect(waits[Math.floor(waits.length / 2)]).toBeGreaterThan(4 * 60_000);
  expect(await inventory.collection('bar_tabs').countDocuments({ 'tip.amount': { $gt: 0 } })).toBe(2);
}

/** A menu of a bar waits in the moderators' queue, reported on two days. */
async function expectReportedMenu() {
  const { items } = await admin.call(adminModerationRoutes.queue, { query: { limit: 50 } });
  const menu = items.find(({ kind }) => kind === 'menu');
  expect(menu?.content).toContain('Winter in the shed');
  const [from, to] = menu?.reports.map(({ createdAt }) => createdAt).sort() ?? [];
  expect(daysBetween(from, to)).toBeCloseTo(3, 2);
}

/** The world has a past: what its members did lies months apart, in the order it is listed in. */
async function expectPast() {
  const posted = (await admin.call(postRoutes.list, { query: { limit: 50 } })).items.map(
    (post) => post.createdAt,
  );
  expect(posted).toEqual([...posted].sort().reverse());
  expect(daysBetween(posted.at(-1), posted[0])).toBeGreaterThan(90);
  const { items: recipes } = await admin.call(recipeRoutes.list, { query: { limit: 48 } });
  // Newest first begins with the library, not with what members wrote.
  const own = recipes.findIndex(({ name }) => name === 'Twist of Fate');
  expect(recipes.slice(0, own).some(({ name }) => name.startsWith('Glass Of'))).toBe(true);
  expect(recipes.slice(own).every(({ name }) => houseNames.has(name))).toBe(true);
  const { items: decided } = await admin.call(adminChallengeRoutes.list, { query: { limit: 100 } });
  const ends = decided
    .filter(({ status }) => status === 'completed')
    .map(({ endDate }) => endDate.slice(0, 10));
  expect(new Set(ends).size).toBe(20);
  await eventually(async () => {
    const { items } = await admin.call(leaderboardRoutes.get, { query: {} });
    expect(new Set(items.map(({ currentLevel }) => currentLevel)).size).toBe(3);
  }, 30_000);
}

/** Of what is made at home one that is too old is left, the last was undone; one comes from an own recipe. */
async function expectBatches() {
  const bottles = mongo.db(`${stack.env.MONGODB_PREFIX}_inventory`).collection('bar_bottles');
  const batches = await bottles.find({ isHomemade: true }).toArray();
  const [own, ...told] = batches.sort((one, other) => other.addedAt - one.addedAt);
  expect([own?.size, own?.level]).toEqual([400, 310]);
  expect(told.length).toBeGreaterThan(0);
  for (const { size, level, addedAt } of told) {
    expect([size, level]).toEqual([400, 60]);
    expect((Date.now() - addedAt) / 86_400_000).toBeGreaterThan(30);
  }
}
const houseNames = new Set([...Object.values(houseDrinks), ...variations].map(({ name }) => name));
const daysBetween = (from = '', to = '') => (Date.parse(to) - Date.parse(from)) / 86_400_000;

it('makes a small living community through the routes of the services, once, and takes all of it away again [BEYOND-68, BEYOND-153, BEYOND-213, BEYOND-253, BEYOND-303]', async () => {
  const before = await counts();
  await fillDemoWorld(demo());
  const filled = await counts();
  expect(filled.accounts).toBe((before.accounts ?? 0) + members + 1);
  for (const name of Object.keys(before))
    expect([name, filled[name] ?? 0]).toEqual([name, expect.anything()]);
  for (const [name, count] of Object.entries(filled)) expect(count, name).toBeGreaterThan(before[name] ?? 0);
  // Those of the past are decided by themselves, within half a minute.
  await runScheduled(stack, advanceChallenges);
  const crowd = Array.from({ length: members });
  await eventually(async () => {
    expect(await stack.visitor().call(publicChallengeRoutes.totals, {})).toEqual({
      challenges: 24,
      participants: challenges.flatMap((_, index) => participantsOf(index, crowd)).length,
      prizesAwardedCents: 1_500_000,
    });
  }, 120_000);
  const { items: photos } = await admin.call(photoRoutes.list, { query: {} });
  expect(photos.length).toBe(members);
  expect(photos.every(({ member }) => member?.avatarUrl)).toBe(true);
  const { items: jobs } = await admin.call(postingRoutes.list, { query: {} });
  expect(jobs).toHaveLength(8);
  const today = new Date().toISOString().slice(0, 10);
  for (const { jobTitle, closesOn } of jobs) expect(closesOn ?? '9', jobTitle).toSatisfy((on) => on > today);
  const { items: sessions } = await admin.call(liveSessionRoutes.list, { query: {} });
  const full = sessions.filter(
    ({ participantCount, maxParticipants }) => participantCount === maxParticipants,
  );
  expect(full.map(({ title }) => title)).toEqual(['Clear ice at home']);

  await expectPast();
  await expectShopping();
  await expectCounts();
  await expectBatches();
  await expectEvening();
  await expectReportedMenu();

  await fillDemoWorld(demo());
  expect(await counts()).toEqual(filled);

  await removeDemoWorld(demo());
  await eventually(async () => expect(await counts()).toEqual(before), 30_000);
  for (const route of [postRoutes.list, liveSessionRoutes.list] as const)
    expect((await stack.visitor().call(route, { query: {} })).items).toEqual([]);
  expect((await admin.call(adminChallengeRoutes.list, { query: {} })).items).toEqual([]);
  expect((await admin.call(adminPostingRoutes.list, { query: {} })).items).toEqual([]);
  expect((await admin.call(collectionRoutes.mine, { query: {} })).items).toEqual([]);
  const filesOf = (folder: string) => {
    try {
      return readdirSync(join(stack.env.UPLOADS_DIR ?? '', folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    } catch {
      return [];
    }
  };
  await eventually(() => {
    for (const folder of ['avatars', 'recipe-photos/members']) expect(filesOf(folder)).toEqual([]);
  }, 20_000);
  const accounts = mongo.db(`${stack.env.MONGODB_PREFIX}_identity`).collection('accounts');
  expect(await accounts.countDocuments({ email: { $regex: demoDomain } })).toBe(0);
  // Thousands of requests one after another: a minute on a quiet machine, five on a busy one.
}, 600_000);
