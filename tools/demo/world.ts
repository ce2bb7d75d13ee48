import { setTimeout } from 'node:timers/promises';
import {
  type Actor,
  adminChallengeRoutes,
  adminMemberRoutes,
  adminPostingRoutes,
  collectionRoutes,
  commentRoutes,
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
import type { Services } from '../command.ts';
import {
  type Character,
  captions,
  cast,
  collectionPosts,
  comments,
  demoDomain,
  demoPassword,
  emailOf,
  organizer,
  posts,
  reports,
  reviews,
} from './cast.ts';
import { ensureChallenges, sponsor } from './challenges.ts';
import { at, chance, day, some } from './choosing.ts';
import { drawnAvatar, drawnPhoto } from './drawings.ts';
import { bodyOf, ensureImport, ensureRecipe, ensureVariations } from './own-recipes.ts';
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
  async (route, input, actor) => {
    for (let left = route.method === 'POST' ? 0 : 5; ; left--)
      try {
        return await ask(route, input, actor);
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
  for (const [index, post] of posts.entries()) await ensurePost(demo, post, index, people);
  await ensureReports(demo, people);
  say('posts, comments, likes and reports');
  const office = await ensurePerson(demo, organizer, 0, now);
  // Before anybody follows anybody: no feed is filled with who has joined what.
  await ensureChallenges(ask, office.actor, everybody);
  say('challenges');
  const { items } = await ask(recipeRoutes.list, { query: { limit: 48 } });
  const library = items.filter(({ name }) => cast.every(({ drink }) => drink?.name !== name));
  // One after the other: many would change the same few counts.
  for (const [index, person] of people.entries()) await ensureLikings(demo, person, index, library, people);
  say('follows, favorites and ratings');
  await each(
    people.filter(({ drink }) => drink),
    (person, index) => ensureDrink(demo, person, index, people),
  );
  await ensureVariations(ask, people);
  await each(people.slice(10, 12), ({ actor }) => ensureImport(ask, actor));
  say('recipes of their own and photos');
  await each(people.slice(0, 8), (person, index) => ensureCollection(demo, person, index, library));
  for (const post of collectionPosts) await ensureCollectionPost(demo, post, people);
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
  say('collections, mentors, portfolios, live sessions and jobs');
}

/** The account, its profile and its drawn face. */
async function ensurePerson(demo: Demo, character: Character, index: number, now: Date): Promise<Person> {
  const { ask } = demo;
  const { username, fullName, bio, city, country } = character;
  const role = character === organizer ? 'admin' : 'member';
  const { id } = await ask(identityInternalRoutes.ensureMember, {
    body: {
      ...{ email: emailOf(character), password: demoPassword, fullName, role, onlyIfMissing: true },
      registeredAt: new Date(now.getTime() - (20 + index * 9) * day).toISOString(),
      subscribedUntil: new Date(now.getTime() + 365 * day).toISOString(),
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
          ...{ fullName, username, bio, city, state: null, country },
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
  const { accessToken } = await ask(identityInternalRoutes.signIn, {
    body: {
      credentials: { email: emailOf(person), password: demoPassword },
      device: { userAgent: 'Demo world', address: '127.0.0.1' },
    },
  });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'drawing.png');
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
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
): Promise<void> {
  const { total } = await ask(favoriteRoutes.list, { query: { limit: 1 } }, actor);
  if (total > 0) return;
  const others = people.filter((other) => other.id !== id);
  for (const other of some(others, index, 2 + (index % 4)))
    await ask(followRoutes.follow, at(other.id), actor);
  for (const [number, recipe] of some(library, index + 40, 3).entries()) {
    const { rating } = await ask(ratingRoutes.mine, at(recipe.id), actor);
    if (rating) continue;
    const star = (of: number) => 3 + (chance(index, number + of, 9) % 3);
    await ask(
      ratingRoutes.rate,
      {
        ...at(recipe.id),
        body: {
          ...{ tasteRating: star(1), difficultyRating: star(2), presentationRating: star(3) },
          ...{ valueRating: star(4), wouldRecommend: true },
          reviewText: number === 0 ? (reviews[index % reviews.length] ?? null) : null,
        },
      },
      actor,
    );
  }
  // Last: whoever has favorites has all of it.
  for (const recipe of some(library, index, 4)) await ask(favoriteRoutes.add, at(recipe.id), actor);
}

/** Their recipe, and the photo of it. */
async function ensureDrink(
  demo: Demo,
  person: Person,
  index: number,
  people: readonly Person[],
): Promise<void> {
  const { ask } = demo;
  const { drink, actor } = person;
  if (!drink) return;
  const recipe = await ensureRecipe(ask, actor, bodyOf(drink.name, drink.story, drink.lines, [50, 25, 15]));
  const { items } = await ask(photoRoutes.list, { query: { limit: 48 } }, actor);
  if (items.some(({ member }) => member?.id === person.id)) return;
  const drawing = await fetch(`${demo.url}${recipe.picture}`);
  const picture = await drawnPhoto(drink.name, new Uint8Array(await drawing.arrayBuffer()));
  const { id: fileId } = (await upload(demo, person, photoRoutes.upload, picture)) as PhotoFile;
  const caption = captions[index % captions.length] ?? null;
  const photo = await ask(photoRoutes.share, { body: { fileId, recipeId: recipe.id, caption } }, actor);
  for (const fan of some(people, index + 7, 9)) await ask(photoRoutes.like, at(photo.id), fan.actor);
}

async function ensurePost(
  { ask }: Demo,
  { text, recipe }: (typeof posts)[number],
  index: number,
  people: readonly Person[],
): Promise<void> {
  const author = people[(index * 7) % people.length] as Person;
  const { items } = await ask(postRoutes.mine, { query: { limit: 50 } }, author.actor);
  const recipeId = recipe ? (await ask(recipeRoutes.get, at(recipe))).id : null;
  const post =
    items.find(({ content }) => content === text) ??
    (await ask(
      postRoutes.create,
      { body: { content: text, imageUrl: null, recipeId, collectionId: null } },
      author.actor,
    ));
  for (const fan of some(people, index, 2 + (index % 9))) await ask(postRoutes.like, at(post.id), fan.actor);
  const said = await ask(commentRoutes.list, { ...at(post.id), query: { limit: 50 } });
  if (said.items.length > 0) return;
  for (const [number, guest] of some(people, index + 3, index % 4).entries()) {
    const content = comments[(index + number) % comments.length] ?? '';
    const { id: parentId } = await ask(
      commentRoutes.create,
      { ...at(post.id), body: { content, parentId: null } },
      guest.actor,
    );
    if (number > 0) continue;
    const reply = { content: `@${guest.username} Let me know how it goes!`, parentId };
    await ask(commentRoutes.create, { ...at(post.id), body: reply }, author.actor);
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
): Promise<void> {
  const name = collectionNames[index] ?? 'Favorites';
  const { items } = await ask(collectionRoutes.mine, { query: {} }, actor);
  const collection =
    items.find((one) => one.name === name) ??
    (await ask(
      collectionRoutes.create,
      { body: { name, description: '', isPublic: index % 4 !== 3 } },
      actor,
    ));
  if (collection.recipeCount > 0) return;
  for (const recipe of some(library, index + 11, 6))
    await ask(collectionRoutes.addRecipe, { params: { id: collection.id, recipeId: recipe.id } }, actor);
}

/** Longer than community takes to note a new collection. */
const noteMs = 30_000;

/** Community takes note of a new collection a moment later, so it may refuse it at first. */
async function ensureCollectionPost(
  { ask }: Demo,
  { text, collection: name }: (typeof collectionPosts)[number],
  people: readonly Person[],
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
      await ask(postRoutes.create, { body }, author.actor);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(200);
    }
}

const sessions = [
  { title: 'Three drinks from one bottle of gin', inHours: 27, places: 40, mixes: 'Gin' as const },
  // Smaller than those who would like to come: the others are in line.
  { title: 'Clear ice at home', inHours: 75, places: 5 },
  { title: 'Aperitivo hour', inHours: 126, places: 40 },
];

async function ensureSessions(
  { ask }: Demo,
  library: readonly RecipeCard[],
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const { items } = await ask(liveSessionRoutes.list, { query: { limit: 100 } });
  for (const [index, { title, inHours, places, mixes }] of sessions.entries()) {
    const host = people[index * 3] as Person;
    if (items.some((one) => one.title === title && one.host?.id === host.id)) continue;
    const { id } = await ask(
      liveSessionRoutes.schedule,
      {
        body: {
          ...{ title, description: 'Bring a glass. Questions are welcome.' },
          scheduledAt: new Date(Math.ceil((now.getTime() + inHours * hour) / hour) * hour).toISOString(),
          ...{ durationMinutes: 60, maxParticipants: places },
          recipeId: mixes
            ? (library.find(({ category }) => category === mixes) ?? library[0])?.id
            : undefined,
        },
      },
      host.actor,
    );
    const others = people.filter((other) => other.id !== host.id);
    const from = (index * 5) % others.length;
    const guests = [...others.slice(from), ...others.slice(0, from)].slice(0, 8);
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
