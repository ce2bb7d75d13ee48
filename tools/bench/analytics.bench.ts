import {
  adminAssistantRoutes,
  adminMailRoutes,
  analyticsRoutes,
  catalogueFigureRoutes,
  communityFigureRoutes,
  dayMs,
  failedSearchDays,
  funnelRoutes,
  growthRoutes,
  identityInternalRoutes,
  inventoryInternalRoutes,
  type OutputOf,
  tableFileRoutes,
  tableRoutesOf,
  tableServices,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Db, Document } from 'mongodb';
import { randomFrom } from '../load/random.ts';
import type { Row } from '../report/report.ts';
import { library } from '../seed/library.ts';
import { insertMadeUp, withoutIndexes } from './kit/made-up-rows.ts';
import { median, quantile } from './kit/measure.ts';
import { type SignedIn, signedIn } from './kit/members.ts';
import { residentMiB } from './kit/process-figures.ts';
import { openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { type RunningProcess, serviceNames } from './kit/world.ts';

const recipes = 2000;
/** What many members are compared with. */
const few = 10_000;
const yearDays = 365;
const monthsOfCohorts = 12;
const warmUps = 3;
const openings = 40;
const itemsOnBar = 3;
const favoritesEach = 2;
const itemsAtOnce = 100;
const taste = 'gin';
/** One in this many members has unsubscribed, and one in this many is suppressed. */
const unsubscribedOne = 50;
const suppressedOne = 200;
const daysOfFailedSearches = Math.max(...failedSearchDays);
const email = 'admin@example.com';

/** What the console asks for when analytics is opened and a year is chosen in every panel. */
const page: readonly string[] = [
  analyticsRoutes.get.path,
  ...[growthRoutes.members, funnelRoutes.get, funnelRoutes.revenue].map(({ path }) => ofYear(path)),
  ...[catalogueFigureRoutes.recipes, communityFigureRoutes.posts].map(({ path }) => ofYear(path)),
  `${catalogueFigureRoutes.failedSearches.path}?days=${daysOfFailedSearches}`,
  growthRoutes.retention.path,
  adminAssistantRoutes.overview.path,
].map((path) => `/api/v1${path}`);

/** What it asks for when its database page is opened. */
const tablePaths = tableServices.map((service) => `/api/v1${tableRoutesOf(service).statistics.path}`);

const audiences: Record<string, { of: string; likes?: string }> = {
  everybody: { of: 'everybody' },
  'with a subscription': { of: 'subscribed' },
  'without a subscription': { of: 'not-subscribed' },
  'who like gin': { of: 'everybody', likes: taste },
};

/** Figures over a year, audiences and an export of the console, with few and with many members. */
const bench: Benchmark = async (record, { members }) => {
  const world = await openRecipesWorld(recipes);
  try {
    const running: Record<string, RunningProcess> = { gateway: world.gateway };
    for (const name of serviceNames)
      if (name !== 'gateway' && name !== 'catalogue') running[name] = await world.start(name);
    const items = await seedItems(world);
    await signInAdmin(world);
    await fillYear(world, members);

    const found = new Map<number, Found>();
    let filled = 0;
    let fillSeconds = 0;
    for (const count of [...new Set([Math.min(few, members), members])]) {
      const began = performance.now();
      await fillMembers(world, items, filled, count);
      fillSeconds += (performance.now() - began) / 1000;
      filled = count;
      // Filling takes longer than an access token lives.
      const { headers } = await signInAdmin(world);
      found.set(count, await measure(world, headers));
    }
    const [beforeGrowth, afterGrowth] = [found.get(Math.min(few, members)), found.get(members)];
    if (!beforeGrowth || !afterGrowth) throw new Error('nothing was measured');
    record.figure('year', afterGrowth.p95);
    record.figure('growth', afterGrowth.p50 / beforeGrowth.p50);
    record.figure('tables', afterGrowth.tables);
    record.figure('audience', Math.max(...Object.values(afterGrowth.audiences).slice(0, -1)));
    record.figure(
      'taste',
      (afterGrowth.audiences['who like gin'] ?? Number.NaN) * (1_000_000 / members) * 0.001,
    );
    tellOf(record, found);
    const { headers } = await signInAdmin(world);
    await exportTable(world, running, headers, record);
    record.table({
      title: 'What was made up',
      rows: [
        {
          members,
          'items on bars': members * itemsOnBar,
          favorites: members * favoritesEach,
          'days of figures': yearDays,
          'seconds to fill it in': fillSeconds,
        },
      ],
    });
  } finally {
    await world.stop();
  }
};

/** Milliseconds. */
interface Found {
  p50: number;
  p95: number;
  /** The database page, p95. */
  tables: number;
  /** Each question of the page by itself. */
  questions: Record<string, number>;
  audiences: Record<string, number>;
}

function ofYear(path: string): string {
  return `${path}?days=${yearDays}`;
}

async function measure({ gateway }: RecipesWorld, headers: Record<string, string>): Promise<Found> {
  const ask = async (path: string) => {
    const answer = await fetch(`${gateway.url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const repeated = async (times: number, work: () => Promise<unknown>) => {
    const all: number[] = [];
    for (let round = -warmUps; round < times; round++) {
      const took = await timed(work);
      if (round >= 0) all.push(took);
    }
    return all;
  };
  const opened = await repeated(openings, () => Promise.all(page.map(ask)));
  const tables = quantile(await repeated(openings, () => Promise.all(tablePaths.map(ask))), 0.95);
  const questions: Record<string, number> = {};
  for (const path of page) questions[path] = median(await repeated(openings / 4, () => ask(path)));
  const counted: Record<string, number> = {};
  for (const [name, { of, likes }] of Object.entries(audiences)) {
    const path = `/api/v1${adminMailRoutes.audience.path.replace(':audience', of)}`;
    const countOnce = async () => {
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query = new URLSearchParams({ ...(likes && { likes }), ...(cursor && { cursor }) });
        const piece = (await ask(`${path}?${query}`)) as OutputOf<typeof adminMailRoutes.audience>;
        cursor = piece.nextCursor;
      }
    };
    counted[name] = likes ? await timed(countOnce) : median(await repeated(openings / 8, countOnce));
  }
  return {
    p50: quantile(opened, 0.5),
    p95: quantile(opened, 0.95),
    tables,
    questions,
    audiences: counted,
  };
}

function tellOf(record: Recorder, found: ReadonlyMap<number, Found>): void {
  const columns = (value: (one: Found) => number): Row =>
    Object.fromEntries(
      [...found].map(([count, one]) => [`ms, ${count.toLocaleString('en')} members`, value(one)]),
    );
  record.table({
    title: `Analytics opened over a year: what the console asks for, all at once, ${openings} times, and each by itself (medians)`,
    rows: [
      { asked: 'all of it, p50', ...columns(({ p50 }) => p50) },
      { asked: 'all of it, p95', ...columns(({ p95 }) => p95) },
      { asked: 'the tables of the database page, all at once, p95', ...columns(({ tables }) => tables) },
      ...page.map((path) => ({ asked: path, ...columns(({ questions }) => questions[path] ?? Number.NaN) })),
    ],
  });
  record.table({
    title: 'How many members a bulk mail would go to, counted through gateway and services',
    rows: Object.keys(audiences).map((name) => ({
      audience: name,
      ...columns((one) => one.audiences[name] ?? Number.NaN),
    })),
  });
}

/** All profiles as one file, read as fast as it comes. */
async function exportTable(
  { gateway, serverPids }: RecipesWorld,
  running: Record<string, RunningProcess>,
  headers: Record<string, string>,
  record: Recorder,
): Promise<void> {
  const pids = { gateway: gateway.pid, identity: running.identity?.pid ?? 0, mongo: serverPids.mongo ?? 0 };
  const held = () => residentMiB(pids.gateway) + residentMiB(pids.identity);
  const path = tableFileRoutes.export.path.replace(':table', 'profiles');
  const began = performance.now();
  const answer = await fetch(`${gateway.url}/api/v1${path}`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the export was answered with ${answer.status}`);
  const samples: [number, number][] = [];
  let bytes = 0;
  let lines = 0;
  let sampledAt = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
    if (performance.now() - sampledAt < 100) continue;
    sampledAt = performance.now();
    samples.push([lines, held()]);
  }
  const seconds = (performance.now() - began) / 1000;
  // The brackets stand on lines of their own.
  const rows = lines - 2;
  const inPart = (from: number, to: number) =>
    Math.max(...samples.flatMap(([at, mib]) => (at >= rows * from && at <= rows * to ? [mib] : [])));
  const growth = inPart(0.5, 1) - inPart(0, 0.5);
  record.figure('export', rows / seconds);
  record.figure('memory', growth);
  record.table({
    title: 'The table of profiles as a JSON file, through gateway and identity',
    rows: [
      {
        rows,
        'MB of JSON': bytes / 1e6,
        seconds,
        'rows a second': rows / seconds,
        'MiB of both, first half at most': inPart(0, 0.5),
        'second half at most': inPart(0.5, 1),
      },
    ],
  });
}

async function signInAdmin(world: RecipesWorld): Promise<SignedIn> {
  return signedIn(world, world.gateway, email, 'admin');
}

/** @returns the ids of the items members put on their bars */
async function seedItems(world: RecipesWorld): Promise<string[]> {
  const { barItems } = library;
  await world.operate(async ({ ask }) => {
    for (let at = 0; at < barItems.length; at += itemsAtOnce)
      await ask(inventoryInternalRoutes.seedItems, { body: { items: barItems.slice(at, at + itemsAtOnce) } });
  });
  const rows = await collectionOf(world, 'inventory', 'inventory')
    .find({}, { projection: { _id: 1 } })
    .toArray();
  return rows.map(({ _id }) => String(_id));
}

const databaseOf = (world: RecipesWorld, service: string): Db => world.mongo.db(world.database(service));
const collectionOf = (world: RecipesWorld, service: string, name: string) =>
  databaseOf(world, service).collection<Document>(name);

const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** The figures of a year as the jobs would have rolled them up with the given number of members. Today is counted by the jobs. */
async function fillYear(world: RecipesWorld, members: number): Promise<void> {
  const random = randomFrom(3);
  const joined = Math.max(1, Math.round(members / yearDays));
  const days = Array.from({ length: yearDays - 1 }, (_, at) => dayAgo(yearDays - 1 - at));
  const put = (service: string, name: string, rows: Document[]) =>
    collectionOf(world, service, name).insertMany(rows, { ordered: false });
  await put(
    'identity',
    'day_figures',
    days.map((_id, at) => ({
      _id,
      members: joined * (at + 1),
      newMembers: joined,
      activeMembers: random.below(joined * 20),
      subscribers: joined * Math.floor(at / 10),
      visitors: random.below(joined * 40),
    })) as Document[],
  );
  await put(
    'identity',
    'funnel_days',
    days.map((_id) => ({
      _id,
      registered: joined,
      verified: Math.round(joined * 0.9),
      started: Math.round(joined * 0.6),
      subscribed: Math.round(joined * 0.1),
    })) as Document[],
  );
  await put(
    'identity',
    'revenue_days',
    days.map((day) => ({
      _id: `${day}:usd`,
      day,
      currency: 'usd',
      payments: joined,
      paid: joined * 999,
      refunds: 1,
      refunded: 999,
    })) as Document[],
  );
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].slice(-monthsOfCohorts);
  await put(
    'identity',
    'cohort_figures',
    months.flatMap((cohort, from) =>
      months.slice(from).map((month) => ({
        _id: `${cohort}:${month}`,
        cohort,
        month,
        active: random.below(joined * 30),
      })),
    ) as Document[],
  );
  const perDay = (fields: readonly string[]) =>
    days.map((_id) => ({
      _id,
      ...Object.fromEntries(fields.map((field) => [field, random.below(joined * 10)])),
    })) as Document[];
  await put('catalogue', 'recipe_days', perDay(['newRecipes', 'newRatings']));
  await put('community', 'post_days', perDay(['newPosts', 'newComments']));
  // A term that finds nothing, for every thousand members and day.
  const terms = Math.max(10, Math.round(members / 1000));
  await insertMadeUp<Document>(
    collectionOf(world, 'catalogue', 'failed_searches'),
    terms * (daysOfFailedSearches - 1),
    (at) => {
      const [day, term] = [
        dayAgo(1 + Math.floor(at / terms)),
        `nothing ${random.below(terms * 2)} ${at % terms}`,
      ];
      return { _id: `${day}|${term}`, day, term, people: 3 + random.below(40), at: new Date() } as Document;
    },
  );
}

/** Members from one number on up to another, who joined over a year: their accounts, profiles, bars and favorites. */
async function fillMembers(
  world: RecipesWorld,
  items: readonly string[],
  from: number,
  to: number,
): Promise<void> {
  const random = randomFrom(from + 1);
  const count = to - from;
  const identity = databaseOf(world, 'identity');
  const { account, profile } = await templates(world);
  const now = Date.now();
  const ids = Array.from({ length: count }, () => newId());
  const joinedAt = Array.from({ length: count }, () => new Date(now - random.below(yearDays * dayMs)));
  const id = (at: number) => ids[at] as string;
  const oneIn = (share: number) => random.below(share) === 0;
  await withoutIndexes(identity, ['accounts', 'profiles'], async () => {
    await insertMadeUp<Document>(identity.collection('accounts'), count, (at) => ({
      ...account,
      _id: id(at),
      email: `member${from + at}@bench.example`,
      role: 'member',
      createdAt: joinedAt[at],
      emailVerifiedAt: oneIn(10) ? null : joinedAt[at],
      subscribedUntil: oneIn(10) ? new Date(now + 30 * dayMs) : null,
      suspendedAt: null,
    }));
    await insertMadeUp<Document>(identity.collection('profiles'), count, (at) => ({
      ...profile,
      _id: id(at),
      fullName: `Member ${from + at}`,
      username: `member${from + at}`,
      usernameKey: `member${from + at}`,
      createdAt: joinedAt[at],
      updatedAt: joinedAt[at],
      lastActiveAt: new Date(now - random.below(20 * dayMs)),
    }));
  });
  const catalogue = databaseOf(world, 'catalogue');
  await withoutIndexes(catalogue, ['favorites'], () =>
    insertMadeUp<Document>(catalogue.collection('favorites'), count * favoritesEach, (at) => {
      const member = Math.floor(at / favoritesEach);
      // Never the same recipe twice for a member.
      const half = world.recipes.length / favoritesEach;
      const recipe = world.recipes[(at % favoritesEach) * half + random.below(half)];
      return {
        _id: newId(),
        userId: id(member),
        recipeId: recipe?.id,
        createdAt: joinedAt[member],
      } as Document;
    }),
  );
  const inventory = databaseOf(world, 'inventory');
  await withoutIndexes(inventory, ['user_inventory'], () =>
    insertMadeUp<Document>(inventory.collection('user_inventory'), count * itemsOnBar, (at) => {
      const member = Math.floor(at / itemsOnBar);
      const part = Math.floor(items.length / itemsOnBar);
      const item = items[(at % itemsOnBar) * part + random.below(part)];
      return { _id: newId(), userId: id(member), inventoryId: item, createdAt: joinedAt[member] } as Document;
    }),
  );
  const notifications = databaseOf(world, 'notifications');
  await insertMadeUp<Document>(
    notifications.collection('news_unsubscribed'),
    Math.floor(count / unsubscribedOne),
    (at) => ({ _id: id(at * unsubscribedOne), at: new Date() }) as Document,
  );
  await insertMadeUp<Document>(
    notifications.collection('suppressed'),
    Math.floor(count / suppressedOne),
    (at) =>
      ({
        _id: id(at * suppressedOne + 1),
        addressMac: 'of an address they had before',
        kind: 'hard',
        reason: '550 5.1.1 No such mailbox',
        at: new Date(),
      }) as Document,
  );
}

/** What of an account is only one's own, or for a search. */
const unique = { phone: 0, searchKey: 0, searchGrams: 0, nameKey: 0 };

/** The rows of a member whom the service has made. */
async function templates(world: RecipesWorld) {
  const body = { email: 'template@example.com', password: 'a long night out', fullName: 'Ada Coleman' };
  const { id } = await world.operate(({ ask }) => ask(identityInternalRoutes.ensureMember, { body }));
  const row = (name: string, projection: Document) =>
    collectionOf(world, 'identity', name).findOne({ _id: id as never }, { projection });
  return {
    account: await row('accounts', { _id: 0, ...unique }),
    profile: await row('profiles', { _id: 0 }),
  };
}

export default bench;
