import {
  adminChallengeRoutes,
  barItemRoutes,
  bookingRoutes,
  catalogueInternalRoutes,
  connectionRoutes,
  dayMs,
  identityInternalRoutes,
  inventoryInternalRoutes,
  ledgerRoutes,
  liveSessionRoutes,
  type MemberActor,
  maxBookings,
  mentorRoutes,
  ownChallengeRoutes,
  postingRoutes,
  postRoutes,
  recipeRoutes,
  sessionPlaces,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../../command.ts';
import { libraryFolder, loadLibrary } from '../../library/load.ts';
import { ballotOf, bottleMl, keyOf, orderOf, slotOf } from '../../load/acts.ts';
import type { ActsPlan } from '../load/plan-acts.ts';
import { type NeatDrink, neatDrinks, openMenu } from './orders-setting.ts';

export const password = 'a long night out';
const minuteMs = 60_000;
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const { body: posting } = postingRoutes.post.example;
const { body: challenge } = adminChallengeRoutes.create.example;

/** What members find when they come: recipes, bottles, and what their host has prepared. */
export type Setting = Pick<ActsPlan, 'targets'> & {
  /** Keys of what the host has done that members do too. */
  doneBefore: string[];
  /** A table of the host's bar, where there is one bottle and one drink. */
  lastBottle: { hostId: string; itemId: string; token: string };
};

/**
 * Prepares accounts and everything that is acted on, through the services as the preparing host.
 * @param each how many of each kind
 */
export async function prepareSetting(
  { ask }: Services,
  emails: readonly string[],
  each: number,
): Promise<Setting> {
  const accountOf = async (email: string, role: MemberActor['role']): Promise<MemberActor> => {
    // Before the challenges began, and still on trial, so that everybody may take part.
    const registeredAt = soon(-1.5 * dayMs);
    const body = { email, password, fullName: 'Ada Coleman', role, registeredAt };
    const { id } = await ask(identityInternalRoutes.ensureMember, { body });
    return { kind: 'member', id, role, granted: true, sessionId: 'faults' };
  };
  const host = await accountOf('host@example.com', 'admin');
  const { ingredients, recipes, barItems } = loadLibrary(libraryFolder);
  for (let at = 0; at < ingredients.length; at += 100)
    await ask(catalogueInternalRoutes.seedIngredients, {
      body: { ingredients: ingredients.slice(at, at + 100) },
    });
  const known = recipes.slice(0, each);
  await ask(catalogueInternalRoutes.seedRecipes, { body: { recipes: known } });
  // Bottles that the recipes are poured from, as far as there are.
  const named = new Set(known.flatMap(({ spec }) => spec.map(({ ingredient }) => ingredient)));
  const isNamed = (item: (typeof barItems)[number]) => named.has(item.ingredient ?? '');
  const items = [...barItems.filter(isNamed), ...barItems.filter((item) => !isNamed(item))].slice(0, each);
  await ask(inventoryInternalRoutes.seedItems, { body: { items } });
  const members: MemberActor[] = [];
  for (const email of emails) {
    const member = await accountOf(email, 'member');
    await ask(mentorRoutes.save, { body: { mentorType: 'both' } }, member);
    members.push(member);
  }
  const bottles = await ask(barItemRoutes.list, { query: { limit: each } }, host);
  const listed = await ask(recipeRoutes.list, { query: { limit: each } });
  const targets: Setting['targets'] = {
    items: bottles.items.map(({ id }) => id),
    recipes: listed.items.map(({ id }) => id),
    posts: [],
    sessions: [],
    fullSessions: [],
    challenges: [],
    ballots: [],
    postings: [],
    slots: [],
    orders: [],
    words: Array.from({ length: each }, (_, at) => `Tonight at the bar, ${at + 1}`),
    wants: Array.from({ length: each }, (_, at) => `Coaster ${'x'.repeat(at + 1)}`),
  };
  for (let at = 0; at < each; at++) {
    const { id } = await ask(postRoutes.create, { body: { content: `Welcome, ${at + 1}` } }, host);
    targets.posts.push(id);
    const days = { startDate: soon(-dayMs), endDate: soon(dayMs) };
    const body = { ...challenge, ...days, maxParticipants: 500 };
    targets.challenges.push((await ask(adminChallengeRoutes.create, { body }, host)).id);
    targets.ballots.push(await ballot(ask, host));
    targets.postings.push((await ask(postingRoutes.post, { body: posting }, host)).id);
  }
  const [like] = known;
  if (!like) throw new Error('there is no recipe to make others like');
  const drinks = await neatDrinks(ask, host, like, each);
  const tokens: string[] = [];
  for (const member of members) tokens.push(await openMenu(ask, member, drinks));
  targets.orders.push(...drinks.flatMap(({ itemId }) => tokens.map((token) => orderOf(itemId, token))));
  const lastBottle = await buyLastBottle(ask, host, drinks);
  targets.slots.push(...(await slotsOfHost(ask, host, members, each)));
  for (let at = 0; at < each; at++) targets.sessions.push(await liveSession(ask, host, 500));
  const guests: MemberActor[] = [];
  for (let at = 0; at < sessionPlaces.min; at++)
    guests.push(await accountOf(`seated${at}@example.com`, 'member'));
  for (let at = 0; at < each; at++) {
    const id = await liveSession(ask, host, guests.length);
    for (const guest of guests) await ask(liveSessionRoutes.join, { params: { id } }, guest);
    targets.fullSessions.push(id);
  }
  const doneBefore = [
    ...['bar item', 'bottle'].map((kind) => keyOf(kind, host.id, lastBottle.itemId)),
    ...targets.fullSessions.flatMap((session) => guests.map(({ id }) => keyOf('place', id, session))),
    ...targets.posts.map((_, at) => keyOf('post', host.id, `Welcome, ${at + 1}`)),
    ...members.map(({ id }) => keyOf('request', host.id, id)),
    ...targets.ballots.flatMap((one) =>
      ['participation', 'entry'].map((kind) => keyOf(kind, host.id, one.slice(0, one.indexOf('@')))),
    ),
  ];
  return { targets, doneBefore, lastBottle };
}

/** The host's bar has one bottle, and a table where guests order what is in it. */
async function buyLastBottle(
  ask: Services['ask'],
  host: MemberActor,
  drinks: readonly NeatDrink[],
): Promise<Setting['lastBottle']> {
  const [drink] = drinks;
  if (!drink) throw new Error('nothing can be poured');
  const { itemId } = drink;
  const params = { id: host.id, entryId: newId() };
  const bottle = { bottleId: newId(), itemId, size: bottleMl, unit: 'ml', level: bottleMl } as const;
  await ask(ledgerRoutes.write, { params, body: { kind: 'bought', ...bottle } }, host);
  return { hostId: host.id, itemId, token: await openMenu(ask, host, [drink]) };
}

/** The host becomes everybody's mentor and offers each of them times of their own, in turn. */
async function slotsOfHost(
  ask: Services['ask'],
  host: MemberActor,
  members: readonly MemberActor[],
  each: number,
): Promise<string[]> {
  await ask(mentorRoutes.save, { body: { mentorType: 'mentor' } }, host);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:30' }));
  await ask(bookingRoutes.setAvailability, { body: { timeZone: 'UTC', minutes: 30, weekly } }, host);
  const connections: string[] = [];
  for (const member of members) {
    const asked = { params: { id: member.id }, body: { requestMessage: 'Shall we look at your menu?' } };
    const { id } = await ask(connectionRoutes.request, asked, host);
    await ask(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } }, member);
    connections.push(id);
  }
  const [first = ''] = connections;
  const { items } = await ask(bookingRoutes.slots, { params: { id: first } }, host);
  // Not those that may have begun before they are asked for.
  const later = items.filter(({ startsAt }) => startsAt > soon(dayMs));
  return later
    .slice(0, members.length * Math.min(each, maxBookings))
    .map(({ startsAt }, at) => slotOf(connections[at % connections.length] ?? '', startsAt));
}

async function liveSession(ask: Services['ask'], host: MemberActor, places: number): Promise<string> {
  const body = {
    title: 'Sours',
    scheduledAt: soon(5 * minuteMs),
    durationMinutes: 180,
    maxParticipants: places,
  };
  const { id } = await ask(liveSessionRoutes.schedule, { body }, host);
  await ask(liveSessionRoutes.setStatus, { params: { id }, body: { status: 'live' } }, host);
  return id;
}

/** A challenge that is voted on, with an entry of the host. */
async function ballot(ask: Services['ask'], host: MemberActor): Promise<string> {
  const days = { startDate: soon(-dayMs), endDate: soon(dayMs) };
  const body = { ...challenge, ...days, maxParticipants: 500 };
  const { id } = await ask(adminChallengeRoutes.create, { body }, host);
  await ask(ownChallengeRoutes.join, { params: { id } }, host);
  const words = { title: 'Salted Lemon', description: 'Stirred long.', recipeId: null };
  const { entry } = await ask(ownChallengeRoutes.submit, { params: { id }, body: words }, host);
  const { status } = await ask(
    adminChallengeRoutes.revise,
    { params: { id }, body: { ...body, endDate: soon(0) } },
    host,
  );
  if (status !== 'voting' || !entry) throw new Error(`a challenge to vote on is ${status}`);
  return ballotOf(id, entry.id);
}
