import { setTimeout as sleep } from 'node:timers/promises';
import { barItemAdded, engagementPointsInternalRoutes, type OutputOf } from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { newId } from '@barspoon/platform/ids';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { randomFrom } from '../load/random.ts';
import type { Row } from '../report/report.ts';
import { type Life, livesOf } from './data/lives.ts';
import { type LoadFigures, load } from './kit/load.ts';
import { withoutIndexes } from './kit/made-up-rows.ts';
import { median } from './kit/measure.ts';
import { signedIn } from './kit/members.ts';
import { processorSeconds } from './kit/process-figures.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { openWorld, type RunningProcess, type World } from './kit/world.ts';

const activitiesEach = 20;
/** The number of distinct ledgers, each shared by many members: what follows from one is computed once. */
const differentLives = 2000;
const membersAtOnce = 500;
const actsInBulk = 2_000;
const replaySeconds = 30;
const rounds = 7;
const seconds = 2;
const connections = 2;
const email = 'own@example.com';
const boardKeys = 'engagement-points:board:';

/** Points with many members and their whole history: awards, boards and the replay of the ledger. */
const bench: Benchmark = async (record, { members }) => {
  const world = await openWorld();
  try {
    await world.start('identity');
    const first = await world.start('engagement-points');
    const gateway = await world.start('gateway');
    const own = await signedIn(world, gateway, email);
    const db = world.mongo.db(world.database('engagement-points'));
    const strangers = Array.from({ length: actsInBulk }, () => newId());
    await awardInBulk(world, first, db, strangers);
    const few = await awardInBulk(world, first, db, strangers);
    await first.stop();

    const lives = livesOf(differentLives, activitiesEach, new Date());
    const ids = [own.id, ...Array.from({ length: members - 1 }, () => newId())];
    const filled = performance.now();
    await fill(db, ids, lives);
    const fillMinutes = (performance.now() - filled) / 60_000;
    const { storageSize, indexSize } = await db.stats();

    await forgetBoards(world);
    const service = await world.start('engagement-points');
    // Filling takes longer than an access token lives.
    const { headers } = await signedIn(world, gateway, email);
    await boards(world, gateway, headers, rankedOf(lives, members), record);
    const random = randomFrom(4);
    const chosen = Array.from({ length: actsInBulk }, () => random.pick(ids));
    const many: (typeof few)[] = [];
    for (let round = 0; round < 3; round++) many.push(await awardInBulk(world, service, db, chosen));
    const middle = (of: 'rate' | 'service' | 'mongo') => median(many.map((one) => one[of]));
    record.figure('award', (middle('service') + middle('mongo')) / (few.service + few.mongo));
    record.table({
      title: `${actsInBulk} acts of as many members at once: from their events to the ledger, levels, achievements, boards and events`,
      rows: [
        {
          ledger: `${(2 * actsInBulk).toLocaleString('en')} activities`,
          ...figuresOf(few.rate, few.service, few.mongo),
        },
        {
          ledger: `${(members * activitiesEach).toLocaleString('en')} activities, medians of 3`,
          ...figuresOf(middle('rate'), middle('service'), middle('mongo')),
        },
      ],
    });
    await replay(world, members, record);
    record.table({
      title: 'What was made up',
      rows: [
        {
          members,
          activities: members * activitiesEach,
          'minutes to fill it in': fillMinutes,
          'GB on disk': storageSize / 1e9,
          'GB of them indexes': indexSize / 1e9,
        },
      ],
    });
  } finally {
    await world.stop();
  }
};

const figuresOf = (rate: number, service: number, mongo: number): Row => ({
  'acts a second': Math.round(rate),
  'µs of the service for each': Math.round(service),
  'µs of MongoDB for each': Math.round(mongo),
});

/** Every member puts another bottle on their bar, all at once. */
async function awardInBulk(world: World, service: RunningProcess, db: Db, members: readonly string[]) {
  const ledger = db.collection('user_activities');
  const nats = await connectToNats(world.env, 'inventory');
  try {
    const jets = jetstream(nats);
    const before = await ledger.estimatedDocumentCount();
    const mongoPid = Number((await db.admin().serverStatus()).pid);
    const used = () => ({ service: processorSeconds(service.pid), mongo: processorSeconds(mongoPid) });
    const usedBefore = used();
    const began = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: 128 }, async () => {
        for (let memberId = members[next++]; memberId; memberId = members[next++]) {
          const id = newId();
          const data = {
            memberId,
            itemId: newId(),
            name: 'London Dry Gin',
            category: 'spirits',
            custom: false,
          };
          const { type, version, subject } = barItemAdded;
          const about = headers();
          about.set('Nats-Msg-Id', id);
          const envelope = { id, type, version, occurredAt: new Date().toISOString(), actorId: null, data };
          await jets.publish(subject, JSON.stringify({ ...envelope, correlationId: id, causationId: id }), {
            msgID: id,
            headers: about,
            timeout: 30_000,
          });
        }
      }),
    );
    while ((await ledger.estimatedDocumentCount()) < before + members.length) await sleep(50);
    const each = (from: number, to: number) => ((to - from) * 1e6) / members.length;
    const usedAfter = used();
    return {
      rate: (members.length / (performance.now() - began)) * 1000,
      service: each(usedBefore.service, usedAfter.service),
      mongo: each(usedBefore.mongo, usedAfter.mongo),
    };
  } finally {
    await nats.close();
  }
}

/** Leaderboards built from an empty ledger do not contain members inserted directly into the database. */
async function forgetBoards(world: World): Promise<void> {
  const redis = new Redis(world.urls.redis);
  const keys = await redis.keys(`${boardKeys}*`);
  if (keys.length) await redis.del(...keys);
  redis.disconnect();
}

/** How many of the members have points; the others are on no leaderboard. */
const rankedOf = (lives: readonly Life[], members: number): number =>
  Array.from({ length: members }, (_, at) => lives[at % lives.length] as Life).filter(
    ({ standing }) => standing.totalPoints > 0,
  ).length;

/** The boards of all time and of the month, once they are whole, through gateway and service. */
async function boards(
  world: World,
  { url }: RunningProcess,
  headers: Record<string, string>,
  members: number,
  record: Recorder,
): Promise<void> {
  const redis = new Redis(world.urls.redis);
  const began = performance.now();
  await fetch(`${url}/api/v1/leaderboard?timespan=all_time`);
  while (!(await redis.exists(`${boardKeys}all:ready`))) await sleep(50);
  const buildSeconds = (performance.now() - began) / 1000;
  const ranked = await redis.zcard(`${boardKeys}all`);
  redis.disconnect();
  if (ranked < members) throw new Error(`the board has ${ranked} of ${members} members`);
  const random = randomFrom(6);
  const questions = {
    rank: () => '/api/v1/me/rank?timespan=all_time',
    page: () => `/api/v1/leaderboard?timespan=all_time&limit=24&offset=${random.below(members - 24)}`,
  };
  // Alternately: whatever keeps the machine busy in a round slows both.
  const found = { rank: [] as LoadFigures[], page: [] as LoadFigures[] };
  for (let round = -1; round < rounds; round++)
    for (const question of ['rank', 'page'] as const) {
      const run = await load({ url, nextPath: questions[question], connections, seconds, headers });
      if (run.refused > 0) throw new Error(`${question} was refused ${run.refused} times`);
      if (round >= 0) found[question].push(run);
    }
  const rows = (['rank', 'page'] as const).map((question): Row => {
    const p99 = median(found[question].map((run) => run.p99));
    record.figure(question, p99);
    const p50 = median(found[question].map((run) => run.p50));
    return { question: question === 'rank' ? 'own rank' : 'any page', 'p50 ms': p50, 'p99 ms': p99 };
  });
  record.table({
    title: `The board of all time through gateway and service, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`,
    rows: [...rows, { question: `board built from MongoDB in ${buildSeconds.toFixed(1)} s` }],
  });
}

/** As long as it may take: what is left follows from it, as every member is looked at for themselves. */
async function replay(world: World, members: number, record: Recorder): Promise<void> {
  await world.operate(async ({ ask }) => {
    const sum = { count: 0, corrected: 0 };
    const began = performance.now();
    let after: string | null = '';
    while (after !== null && performance.now() - began < replaySeconds * 1000) {
      const answer: OutputOf<typeof engagementPointsInternalRoutes.rebuild> = await ask(
        engagementPointsInternalRoutes.rebuild,
        { body: { projection: 'points', ...(after && { after }) } },
      );
      sum.count += answer.count;
      sum.corrected += answer.corrected;
      after = answer.next;
    }
    const took = (performance.now() - began) / 1000;
    if (sum.corrected > 0) throw new Error(`${sum.corrected} ledgers come to something else`);
    record.figure('replay', ((took / sum.count) * members) / 60);
    record.table({
      title: 'Points, levels, achievements and boards rebuilt from the ledger and compared',
      rows: [
        {
          'members replayed': sum.count,
          'in seconds': took,
          'members a second': sum.count / took,
          'activities a second': (sum.count / took) * activitiesEach,
          'stored otherwise': sum.corrected,
        },
      ],
    });
  });
}

async function fill(db: Db, ids: readonly string[], lives: readonly Life[]): Promise<void> {
  const names = ['user_points', 'user_activities', 'window_points', 'user_achievements', 'member_cards'];
  let next = 0;
  const work = async () => {
    for (let from = next; from < ids.length; from = next) {
      next = from + membersAtOnce;
      const rows = ids
        .slice(from, next)
        .map((id, at) => rowsOf(id, lives[(from + at) % lives.length] as Life, from + at));
      for (const name of names) {
        const documents = rows.flatMap((row) => row[name] ?? []);
        if (documents.length)
          await db
            .collection<Stored>(name)
            .insertMany(documents, { ordered: false, writeConcern: { w: 1, j: false } });
      }
    }
  };
  await withoutIndexes(db, names, async () => {
    await Promise.all([work(), work(), work()]);
  });
}

/** A member's documents by their collection. */
function rowsOf(userId: string, life: Life, at: number): Record<string, Stored[]> {
  const ids = new Map(life.ledger.map(({ _id }) => [_id, newId()]));
  return {
    user_activities: life.ledger.map((row) => ({ ...row, _id: ids.get(row._id) as string, userId })),
    user_points: [{ ...life.standing, _id: userId, listed: true }],
    window_points: life.windows.map((row) => ({
      ...row,
      _id: `${row.window}:${userId}`,
      userId,
      listed: true,
    })),
    user_achievements: life.earned.map((row) => ({
      ...row,
      _id: `${userId}:${row.achievement}`,
      userId,
      activityId: ids.get(row.activityId),
    })),
    member_cards: [
      {
        _id: userId,
        username: `m${at}`,
        fullName: `Member ${at}`,
        avatarUrl: null,
        changes: 0,
        stale: false,
      },
    ],
  };
}

interface Stored {
  _id: string;
  [field: string]: unknown;
}

export default bench;
