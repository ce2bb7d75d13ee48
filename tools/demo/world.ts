import { setTimeout } from 'node:timers/promises';
import {
  type Actor,
  adminChallengeRoutes,
  adminLedgerRoutes,
  adminMemberRoutes,
  adminPostingRoutes,
  collectionRoutes,
  commentRoutes,
  correctionActivity,
  dayMs,
  favoriteRoutes,
  followRoutes,
  identityInternalRoutes,
  liveSessionRoutes,
  moderationRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  type PhotoFile,
  photoRoutes,
  postingRoutes,
  postRoutes,
  profileRoutes,
  type RecipeCard,
  type Route,
  ratingRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';
import { ensureBars } from './bars.ts';
import {
  type Character,
  captions,
  cast,
  collectionPosts,
  demoDomain,
  demoPassword,
  emailOf,
  organizer,
  posts,
  reports,
  reviews,
} from './cast.ts';
import { ensureChallenges, sponsor } from './challenges.ts';
import { ago, at, chance, some } from './choosing.ts';
import { drawnAvatar, drawnPhoto } from './drawings.ts';
import { houseDrinks, variations } from './drinks.ts';
import { ensureImport, ensureRecipe, ensureVariations } from './own-recipes.ts';
import { ensureEndorsements, ensureJobs, ensureMentee, ensureMentor, ensurePortfolio } from './profession.ts';

interface Demo extends Services {
  /** Where the gateway takes uploads. */
  url: string;
  say: (line: string) => void;
  /** The number of members; defaults to the whole cast. */
  members?: number;
}
interface Person extends Character {
  id: string;
  actor: Actor;
}

const hour = 60 * 60 * 1000;
/** What says on a profile that somebody is made up: where others have a state. */
const demoMark = 'Demo world';
const atOnce = 3;
/** How many of the cast do a little of everything; the others only join the challenges. */
const regulars = 30;
const asMember = (id: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  id,
  role,
  granted: true,
  sessionId: id,
});

/** What may be repeated without harm is asked for again while a busy machine does not get to it. */
const patiently =
  (ask: Demo['ask']): Demo['ask'] =>
  async (route, input, actor, at) => {
    for (let left = route.method === 'POST' ? 0 : 5; ; left--)
      try {
        return await ask(route, input, actor, at);
      } catch (error) {
        if (left <= 0 || (error as { kind?: string }).kind !== 'unavailable') throw error;
        await setTimeout(500);
      }
  };

async function each<T>(list: readonly T[], act: (one: T, index: number) => Promise<unknown>): Promise<void> {
  const waiting = [...list.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Fills a development installation with some fifty synthetic members and what they do, through the services' own routes.
 * Made is only what is not there: a second run changes nothing.
 */
export async function fillDemoWorld(given: Demo, now = new Date()): Promise<void> {
  const demo = { ...given, ask: patiently(given.ask) };
  const { ask, say } = demo;
  const everybody: Person[] = [];
  await each(cast.slice(0, given.members), async (character, index) => {
    everybody[index] = await ensurePerson(demo, character, index, now);
  });
  say(`${everybody.length} members`);
  const people = everybody.slice(0, regulars);
  // One after the other: the page begins with the last one.
  for (const [index, post] of posts.entries())
    await ensurePost(demo, post, index, people, ago(now, 145 - 9 * index, 3 * (index % 5)));
  await ensureReports(demo, people);
  say('posts, comments, likes and reports');
  const office = await ensurePerson(demo, organizer, 0, now);
  // Before anybody follows anybody: no feed is filled with who has joined what.
  await ensureChallenges(ask, office.actor, everybody);
  say('challenges');
  const { items } = await ask(recipeRoutes.list, { query: { limit: 48 } });
  const own = new Set([...Object.values(houseDrinks), ...variations].map(({ name }) => name));
  const library = items.filter(({ name }) => !own.has(name));
  // One after the other: many would change the same few counts.
  for (const [index, person] of people.entries())
    await ensureLikings(demo, person, index, library, people, now);
  say('follows, favorites and ratings');
  await each(
    people.filter(({ username }) => houseDrinks[username]),
    (person, index) => ensureDrink(demo, person, index, people, now),
  );
  await ensureVariations(ask, people, (index) => ago(now, 70 - 20 * index));
  await each(people.slice(10, 12), ({ actor }, index) => ensureImport(ask, actor, index));
  say('recipes of their own and photos');
  await ensureBars(ask, people);
  say('bottles and a shared bar');
  await each(people.slice(0, 8), (person, index) =>
    ensureCollection(demo, person, index, library, ago(now, 60 - 6 * index)),
  );
  for (const [index, post] of collectionPosts.entries())
    await ensureCollectionPost(demo, post, people, ago(now, 6 - 3 * index));
  const mentors = people.slice(4, 10);
  await each(mentors, (person, index) => ensureMentor(ask, person, index));
  const [mentee] = people;
  const [mentor] = mentors;
  if (mentee && mentor) await ensureMentee(ask, mentee, mentor);
  await each(people, (person, index) => ensurePortfolio(ask, person, index));
  await ensureSessions(demo, library, people, now);
  // One after the other: the board begins with the last one.
  await ensureJobs(ask, office, people, now);
  await ensureEndorsements(ask, people, [office, ...people]);
  await ensureLevels(ask, office, people, now);
  say('collections, mentors, portfolios, live sessions and jobs');
}

/** Everybody is there before anything of theirs happens: the last of the cast for seven months. */
const registeredDaysAgo = (index: number) => 430 - 4 * index;

/** The account, its profile and its drawn face. */
async function ensurePerson(demo: Demo, character: Character, index: number, now: Date): Promise<Person> {
  const { ask } = demo;
  const { username, fullName, bio, city, country } = character;
  const role = character === organizer ? 'admin' : 'member';
  const { id } = await ask(identityInternalRoutes.ensureMember, {
    body: {
      email: emailOf(character),
      password: demoPassword,
      fullName,
      role,
      onlyIfMissing: true,
      registeredAt: new Date(now.getTime() - registeredDaysAgo(index) * dayMs).toISOString(),
      subscribedUntil: new Date(now.getTime() + 365 * dayMs).toISOString(),
      onboarding: {
        currentStep: 'completed',
        preferences: { experienceLevel: 'intermediate', interests: [], goals: [] },
      },
    },
  });
  const actor = asMember(id, role);
  const person = { ...character, id, actor };
  const me = await ask(profileRoutes.me, {}, actor);
  if (me.bio === null)
    await ask(
      profileRoutes.revise,
      {
        body: {
          fullName,
          username,
          bio,
          city,
          state: demoMark,
          country,
          shows: { place: true, favorites: index % 2 === 0, bar: false },
        },
      },
      actor,
    );
  if (!me.avatarUrl) await upload(demo, person, profileRoutes.uploadAvatar, await drawnAvatar(username));
  return person;
}

/** Pictures are made when nothing else wants the machine. */
const maxAttempts = 10;

/** Sends a file as the member's browser does. */
async function upload(
  { ask, url }: Demo,
  person: Person,
  { method = 'POST', path }: Pick<Route, 'method' | 'path'>,
  content: Buffer,
): Promise<unknown> {
  const signedIn = await ask(identityInternalRoutes.signIn, {
    body: {
      credentials: { email: emailOf(person), password: demoPassword },
      device: { userAgent: 'Demo world', address: '127.0.0.1' },
    },
  });
  // A picture is nice to have; who has set up a second factor meanwhile goes without.
  if ('waiting' in signedIn) return;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'drawing.png');
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${signedIn.accessToken}` },
      body: form,
    });
    if (response.ok) return response.json();
    const isBusy = response.status === 503 && attempt < maxAttempts;
    if (!isBusy) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    await setTimeout(1000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

async function ensureLikings(
  { ask }: Demo,
  { actor, id }: Person,
  index: number,
  library: readonly RecipeCard[],
  people: readonly Person[],
  now: Date,
): Promise<void> {
  // Some of it lately, the most in the months before.
  const when = (number: number) => ago(now, chance(index, number, 100) ** 2 / 80, number);
  const { total } = await ask(favoriteRoutes.list, { query: { limit: 1 } }, actor);
  if (total > 0) return;
  const others = people.filter((other) => other.id !== id);
  for (const [number, other] of some(others, index, 2 + (index % 4)).entries())
    await ask(followRoutes.follow, at(other.id), actor, when(number));
  for (const [number, recipe] of some(library, index + 40, 3).entries()) {
    const { rating } = await ask(ratingRoutes.mine, at(recipe.id), actor);
    if (rating) continue;
    const star = (of: number) => 3 + (chance(index, number + of, 9) % 3);
    await ask(
      ratingRoutes.rate,
      {
        ...at(recipe.id),
        body: {
          tasteRating: star(1),
          difficultyRating: star(2),
          presentationRating: star(3),
          valueRating: star(4),
          wouldRecommend: true,
          reviewText: number === 0 ? (reviews[index % reviews.length] ?? null) : null,
        },
      },
      actor,
      when(number + 5),
    );
  }
  // Last: whoever has favorites has all of it.
  for (const [number, recipe] of some(library, index, 4).entries())
    await ask(favoriteRoutes.add, at(recipe.id), actor, when(number + 9));
}

/** Their recipe, and the photo of it. */
async function ensureDrink(
  demo: Demo,
  person: Person,
  index: number,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const { ask } = demo;
  const { username, actor } = person;
  const drink = houseDrinks[username];
  if (!drink) return;
  const when = ago(now, 160 - 14 * index);
  const recipe = await ensureRecipe(ask, actor, drink, when);
  const { items } = await ask(photoRoutes.list, { query: { limit: 48 } }, actor);
  if (items.some(({ member }) => member?.id === person.id)) return;
  const drawing = await fetch(`${demo.url}${recipe.picture}`);
  const picture = await drawnPhoto(drink.name, index, await drawing.text());
  const { id: fileId } = (await upload(demo, person, photoRoutes.upload, picture)) as PhotoFile;
  const caption = captions[index % captions.length] ?? null;
  const photo = await ask(
    photoRoutes.share,
    { body: { fileId, recipeId: recipe.id, caption } },
    actor,
    new Date(when.getTime() + 2 * dayMs),
  );
  for (const [number, fan] of some(people, index + 7, 9).entries())
    await ask(photoRoutes.like, at(photo.id), fan.actor, new Date(when.getTime() + (3 + number) * dayMs));
}

async function ensurePost(
  { ask }: Demo,
  { text, recipe, said, reply }: (typeof posts)[number],
  index: number,
  people: readonly Person[],
  when: Date,
): Promise<void> {
  const author = people[(index * 7) % people.length] as Person;
  const { items } = await ask(postRoutes.mine, { query: { limit: 50 } }, author.actor);
  const recipeId = recipe ? (await ask(recipeRoutes.get, at(recipe))).id : null;
  const later = (hours: number) => new Date(when.getTime() + hours * hour);
  const post =
    items.find(({ content }) => content === text) ??
    (await ask(
      postRoutes.create,
      { body: { content: text, imageUrl: null, recipeId, collectionId: null } },
      author.actor,
      when,
    ));
  for (const [number, fan] of some(people, index, 2 + (index % 9)).entries())
    await ask(postRoutes.like, at(post.id), fan.actor, later(1 + 5 * number));
  const known = await ask(commentRoutes.list, { ...at(post.id), query: { limit: 50 } });
  if (known.items.length > 0) return;
  const guests = some(
    people.filter(({ id }) => id !== author.id),
    index + 3,
    said.length + 2,
  );
  for (const [number, content] of said.entries()) {
    const guest = guests[number];
    if (!guest) continue;
    const body = { content, parentId: null };
    const when = later(2 + 7 * number);
    const { id: parentId } = await ask(commentRoutes.create, { ...at(post.id), body }, guest.actor, when);
    if (number > 0 || !reply) continue;
    const answer = { content: `@${guest.username} ${reply}`, parentId };
    await ask(commentRoutes.create, { ...at(post.id), body: answer }, author.actor, later(4));
  }
}

/** Two of the posts wait for a moderator, one of them reported twice. */
async function ensureReports({ ask }: Demo, people: readonly Person[]): Promise<void> {
  for (const [index, { content, by, ...body }] of reports.entries()) {
    const { items } = await ask(postRoutes.list, { query: { q: content, limit: 1 } });
    const [post] = items;
    if (!post) continue;
    const others = people.filter(({ id }) => id !== post.author?.id);
    for (const { actor } of some(others, index + 5, by))
      await ask(moderationRoutes.reportPost, { ...at(post.id), body }, actor);
  }
}

const collectionNames = [
  'Friday night',
  'For a crowd',
  'Before dinner',
  'Rainy Sundays',
  'Three bottles or fewer',
  'Long and cold',
  'To impress my mother',
  'Learning the classics',
];

async function ensureCollection(
  { ask }: Demo,
  { actor }: Person,
  index: number,
  library: readonly RecipeCard[],
  when: Date,
): Promise<void> {
  const name = collectionNames[index] ?? 'Favorites';
  const { items } = await ask(collectionRoutes.mine, { query: {} }, actor);
  const collection =
    items.find((one) => one.name === name) ??
    (await ask(
      collectionRoutes.create,
      { body: { name, description: '', isPublic: index % 4 !== 3 } },
      actor,
      when,
    ));
  if (collection.recipeCount > 0) return;
  for (const recipe of some(library, index + 11, 6))
    await ask(
      collectionRoutes.addRecipe,
      { params: { id: collection.id, recipeId: recipe.id } },
      actor,
      when,
    );
}

/** Longer than community takes to note a new collection. */
const noteMs = 30_000;

/** Community takes note of a new collection a moment later, so it may refuse it at first. */
async function ensureCollectionPost(
  { ask }: Demo,
  { text, collection: name }: (typeof collectionPosts)[number],
  people: readonly Person[],
  when: Date,
): Promise<void> {
  const author = people[collectionNames.indexOf(name)];
  if (!author) return;
  const { items } = await ask(postRoutes.mine, { query: { limit: 50 } }, author.actor);
  if (items.some(({ content }) => content === text)) return;
  const own = await ask(collectionRoutes.mine, { query: {} }, author.actor);
  const collectionId = own.items.find((one) => one.name === name)?.id;
  if (!collectionId) return;
  const body = { content: text, imageUrl: null, recipeId: null, collectionId };
  const deadline = Date.now() + noteMs;
  for (;;)
    try {
      await ask(postRoutes.create, { body }, author.actor, when);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(200);
    }
}

/** What some of them had earned before the site counted it, so that every level has somebody. */
const earnedBefore = [1600, 1500, 700, 620, 540];

async function ensureLevels(
  ask: Demo['ask'],
  office: Person,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  for (const [index, points] of earnedBefore.entries()) {
    const person = people[index];
    if (!person) return;
    const { items } = await ask(adminLedgerRoutes.list, { ...at(person.id), query: {} }, office.actor);
    if (items.some(({ activityType }) => activityType === correctionActivity)) continue;
    const body = { entryId: null, points, reason: 'missed' as const, note: null };
    const params = { id: person.id, correctionId: newId() };
    await ask(adminLedgerRoutes.correct, { params, body }, office.actor, ago(now, 100 - 9 * index));
  }
}

const sessions = [
  {
    title: 'Three drinks from one bottle of gin',
    about: 'A sour, a highball and something stirred, side by side. Have gin, lemons and soda at hand.',
    inHours: 27,
    places: 40,
    guests: 8,
    mixes: 'Gin' as const,
  },
  // Smaller than those who would like to come: the others are in line.
  {
    title: 'Clear ice at home',
    about:
      'A cooler bag, tap water and a bread knife: how to freeze from one side, and how to cut without tears.',
    inHours: 75,
    places: 5,
    guests: 8,
  },
  {
    title: 'Aperitivo hour',
    about: 'Three bitters, one bowl of olives and an hour that ends before dinner. Come with what you have.',
    inHours: 126,
    places: 24,
    guests: 5,
  },
];

async function ensureSessions(
  { ask }: Demo,
  library: readonly RecipeCard[],
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const { items } = await ask(liveSessionRoutes.list, { query: { limit: 100 } });
  for (const [index, { title, about, inHours, places, guests: count, ...more }] of sessions.entries()) {
    const host = people[index * 3] as Person;
    if (items.some((one) => one.title === title && one.host?.id === host.id)) continue;
    const { id } = await ask(
      liveSessionRoutes.schedule,
      {
        body: {
          title,
          description: about,
          scheduledAt: new Date(Math.ceil((now.getTime() + inHours * hour) / hour) * hour).toISOString(),
          durationMinutes: 60,
          maxParticipants: places,
          recipeId:
            'mixes' in more
              ? (library.find(({ category }) => category === more.mixes) ?? library[0])?.id
              : undefined,
        },
      },
      host.actor,
    );
    const others = people.filter((other) => other.id !== host.id);
    const from = (index * 5) % others.length;
    const guests = [...others.slice(from), ...others.slice(0, from)].slice(0, count);
    for (const { actor } of guests) await ask(liveSessionRoutes.wait, at(id), actor);
  }
}

/** Takes the demo world away again: its members with all that is theirs, and the challenges and jobs of its office. */
export async function removeDemoWorld({ ask, say }: Pick<Demo, 'ask' | 'say'>): Promise<void> {
  const found = await demoMembers(ask);
  const [offices, members] = [
    found.filter(({ email }) => email === emailOf(organizer)),
    found.filter(({ email }) => email !== emailOf(organizer)),
  ];
  await each(members, async ({ id, username }) => {
    const { items } = await ask(ownRecipeRoutes.list, { query: { limit: 48 } }, asMember(id));
    for (const recipe of items) await ask(ownRecipeRoutes.delete, at(recipe.id), asMember(id));
    await ask(ownDataRoutes.delete, { body: { password: demoPassword, username } }, asMember(id));
  });
  for (const { id, username } of offices) {
    const actor = asMember(id, 'admin');
    const { items } = await ask(adminChallengeRoutes.list, { query: { limit: 100 } }, actor);
    for (const challenge of items)
      if (challenge.sponsoredBy === sponsor)
        await onceFree(() => ask(adminChallengeRoutes.delete, at(challenge.id), actor));
    const posted = await ask(postingRoutes.mine, { query: { limit: 50 } }, actor);
    for (const posting of posted.items) {
      const body = { reason: 'filled' as const, note: null };
      await ask(adminPostingRoutes.remove, { ...at(posting.id), body }, actor);
    }
    await ask(ownDataRoutes.delete, { body: { password: demoPassword, username } }, actor);
  }
  say(`${found.length} members of the demo world removed`);
}

/** Whoever took part has left, and the services hear of it one after the other. */
async function onceFree(remove: () => Promise<unknown>): Promise<void> {
  for (let left = 60; ; left--)
    try {
      await remove();
      return;
    } catch (error) {
      if (left <= 0 || (error as { kind?: string }).kind !== 'conflict') throw error;
      await setTimeout(500);
    }
}

async function demoMembers(ask: Demo['ask']) {
  const found: { id: string; username: string; email: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(
      adminMemberRoutes.list,
      { query: { q: demoDomain, limit: 100, cursor } },
      asMember('01939c5e-6a00-7000-8000-000000000000', 'admin'),
    );
    for (const { id, username, email } of page.items)
      if (email?.endsWith(`@${demoDomain}`)) found.push({ id, username, email });
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}
