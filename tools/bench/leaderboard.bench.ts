import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, inventoryInternalRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { randomFrom } from '../load/random.ts';
import type { Row } from '../report/report.ts';
import { library } from '../seed/library.ts';
import { type LoadFigures, load } from './kit/load.ts';
import { insertMadeUp } from './kit/made-up-rows.ts';
import { median, quantile } from './kit/measure.ts';
import { type SignedIn, signedIn } from './kit/members.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { openWorld, type RunningProcess, type World } from './kit/world.ts';

const members = { monthly: 1000, all_time: 1_000_000 };
type Timespan = keyof typeof members;
const timespans = Object.keys(members) as Timespan[];
const rounds = 9;
const seconds = 2;
const connections = 2;
/** Acts of one kind earn points so often a day at most. */
const actsOfEach = 8;
const actors = 5;

interface BoardWorld extends World {
  gateway: RunningProcess;
  points: Db;
}

const bench: Benchmark = async (record) => {
  const world = await openWorld();
  try {
    for (const service of ['identity', 'inventory', 'engagement-points']) await world.start(service);
    const gateway = await world.start('gateway');
    const boards = { ...world, gateway, points: world.mongo.db(world.database('engagement-points')) };
    const own = await signedIn(world, gateway, 'own@example.com');
    await fill(boards, own.id);
    await boardsAreWhole(boards);
    await growth(boards, own, record);
    await visibility(boards, record);
  } finally {
    await world.stop();
  }
};

/** The all-time leaderboard with many members and that of the month with few, through gateway and service, alternately. */
async function growth(world: BoardWorld, own: SignedIn, record: Recorder): Promise<void> {
  const random = randomFrom(6);
  const questions: Record<string, (timespan: Timespan) => string> = {
    'own rank': (timespan) => `/api/v1/me/rank?timespan=${timespan}`,
    'any page': (timespan) =>
      `/api/v1/leaderboard?timespan=${timespan}&limit=24&offset=${random.below(members[timespan] - 24)}`,
  };
  const rows: Row[] = [];
  for (const [question, pathOf] of Object.entries(questions)) {
    const found: Record<Timespan, LoadFigures[]> = { monthly: [], all_time: [] };
    for (let round = -1; round < rounds; round++)
      for (const timespan of round % 2 ? timespans : timespans.toReversed()) {
        const nextPath = () => pathOf(timespan);
        const run = await load({
          url: world.gateway.url,
          nextPath,
          connections,
          seconds,
          headers: own.headers,
        });
        if (run.refused > 0) throw new Error(`${question} was refused ${run.refused} times`);
        if (round >= 0) found[timespan].push(run);
      }
    const ratio = (of: 'p50' | 'p99') =>
      median(found.all_time.map((run, at) => run[of] / (found.monthly[at]?.[of] ?? Number.NaN)));
    record.figure(question === 'own rank' ? 'rank' : 'page', ratio('p99'));
    for (const timespan of timespans)
      rows.push({
        question,
        members: members[timespan],
        'p50 ms': median(found[timespan].map(({ p50 }) => p50)),
        'p99 ms': median(found[timespan].map(({ p99 }) => p99)),
        'p50, times that of 1000': timespan === 'monthly' ? 1 : ratio('p50'),
      });
  }
  record.table({
    title: `Through gateway and service, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`,
    rows,
  });
}

/** From an action until it is on the leaderboard, with a million members. */
async function visibility(world: BoardWorld, record: Recorder): Promise<void> {
  const { gateway } = world;
  const barItems = library.barItems.slice(0, actsOfEach);
  await world.operate(({ ask }) => ask(inventoryInternalRoutes.seedItems, { body: { items: barItems } }));
  const listed = await fetch(`${gateway.url}/api/v1/inventory/items?limit=${actsOfEach}`);
  const { items } = (await listed.json()) as { items: { id: string }[] };
  const waits: number[] = [];
  for (let actor = 0; actor < actors; actor++) {
    const member = await signedIn(world, gateway, `actor${actor}@example.com`);
    for (const [at, { id }] of items.entries()) {
      const path = `${gateway.url}/api/v1/inventory/bar/${id}`;
      const answer = await fetch(path, { method: 'PUT', headers: member.headers });
      if (!answer.ok) throw new Error(`a bottle was answered with ${answer.status}`);
      const began = performance.now();
      while ((await pointsOnBoard(gateway, member)) < at + 1) await sleep(5);
      waits.push(performance.now() - began);
    }
  }
  record.figure('visible', quantile(waits, 0.99) / 1000);
  record.table({
    title: `From a bottle on the bar to the leaderboard, ${waits.length} times`,
    rows: [{ 'p50 ms': median(waits), 'p99 ms': quantile(waits, 0.99) }],
  });
}

async function pointsOnBoard({ url }: RunningProcess, { headers }: SignedIn): Promise<number> {
  const answer = await fetch(`${url}/api/v1/me/rank`, { headers });
  return ((await answer.json()) as { totalPoints: number }).totalPoints;
}

async function fill({ points }: BoardWorld, ownId: string): Promise<void> {
  const random = randomFrom(1);
  const ids = [ownId, ...Array.from({ length: members.all_time - 1 }, () => newId())];
  const standing = { currentLevel: 'Aspiring Shaker', activityCounts: {}, progress: {}, listed: true };
  await insertMadeUp(points.collection<PointsDocument>('user_points'), ids.length, (at) => ({
    _id: ids[at] as string,
    totalPoints: 1 + random.below(100_000),
    sequence: 1,
    entries: 1,
    ...standing,
  }));
  await insertMadeUp(points.collection<CardDocument>('member_cards'), ids.length, (at) => ({
    _id: ids[at] as string,
    username: `m${at}`,
    fullName: `Member ${at}`,
    avatarUrl: null,
    changes: 0,
    stale: false,
  }));
  const window = new Date().toISOString().slice(0, 7);
  const keptUntil = new Date(Date.now() + 60 * dayMs);
  await insertMadeUp(points.collection<WindowDocument>('window_points'), members.monthly, (at) => ({
    _id: `${window}:${ids[at]}`,
    window,
    userId: ids[at] as string,
    sequence: 1,
    points: 1 + random.below(1000),
    listed: true,
    keptUntil,
  }));
}

/** Boards are built in Redis once somebody asks for them; until then MongoDB answers, which is not measured. */
async function boardsAreWhole({ gateway, urls }: BoardWorld): Promise<void> {
  const redis = new Redis(urls.redis);
  const board = `engagement-points:board:`;
  for (const [timespan, name] of [
    ['all_time', 'all'],
    ['monthly', new Date().toISOString().slice(0, 7)],
  ] as const) {
    await fetch(`${gateway.url}/api/v1/leaderboard?timespan=${timespan}`);
    while ((await redis.zcard(`${board}${name}`)) < members[timespan]) await sleep(500);
  }
  redis.disconnect();
}

interface PointsDocument {
  _id: string;
  totalPoints: number;
  sequence: number;
  entries: number;
  currentLevel: string;
  activityCounts: object;
  progress: object;
  listed: boolean;
}
interface CardDocument {
  _id: string;
  username: string;
  fullName: string;
  avatarUrl: null;
  changes: number;
  stale: boolean;
}
interface WindowDocument {
  _id: string;
  window: string;
  userId: string;
  sequence: number;
  points: number;
  listed: boolean;
  keptUntil: Date;
}

export default bench;
