import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedServers, startServers } from '@barspoon/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runProgram } from '../../tools/faults/arena/program.ts';
import { plantStream, removeFromStream, removeStreams } from '../../tools/faults/verify/planted-stream.ts';
import { listeners } from '../../tools/faults/verify/product-facts.ts';
import { openStores, type Stores, type StreamEvent } from '../../tools/faults/verify/stores.ts';
import { type Verdict, type Verification, verdictOf } from '../../tools/faults/verify/verdict.ts';

interface Row {
  _id: string;
  [field: string]: unknown;
}

let servers: StartedServers;
let dir: string;
let stores: Stores;
let run = 0;
const addresses = () => ({
  mongo: inject('mongodbUrl'),
  prefix: `verifier${process.pid}r${run}`,
  nats: servers.urls.nats,
  redis: servers.urls.redis,
});
type What = Verification['what'];
const inputOf = (what: What): Verification => ({ ...addresses(), journal: journal(), what });
const told = ({ violations }: Verdict) => violations.map((found) => `${found.invariant} ${found.what}`);
const verify = async (what: What) => told(await verdictOf(inputOf(what)));
/** As a fault run asks it: in a process of its own. */
const verifyAsProgram = async (what: What) =>
  told(JSON.parse(await runProgram('verify/verify.ts', inputOf(what))) as Verdict);
const journal = () => join(dir, 'journal.jsonl');
const rows = (service: string, collection: string) => stores.db(service).collection<Row>(collection);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'verifier-test-'));
  servers = await startServers({ dir, only: ['nats', 'redis'], withoutCredentials: true });
});
afterAll(async () => {
  await servers.stop();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  run++;
  stores = await openStores(addresses());
});
afterEach(async () => {
  await stores.redis.flushall();
  await removeStreams(stores);
  await stores.close();
});

const noting = 'auditor__note-when-entry-made';
const posting = 'auditor__post-when-entry-flagged';

describe('the verifier of faults, with the ledger', () => {
  /** Three entries of one account: an ordinary one, a flagged one and a poisonous one, all come to their end. */
  async function aSoundLedger(order = [1, 2, 3]) {
    const entries = [1, 2, 3].map((version) => ({ key: `k${version}`, account: 'a1', version }));
    const poisonOf = (version: number) => (version === 3 ? 'throw' : 'none');
    writeFileSync(
      journal(),
      entries
        .map((entry) => ({ ...entry, poison: poisonOf(entry.version), flagged: entry.version === 2 }))
        .map(
          (entry) =>
            `${JSON.stringify({ ...entry, acknowledged: true, tries: 1, maxMs: 5, refusals: {} })}\n`,
        )
        .join(''),
    );
    await rows('ledger', 'accounts').insertOne({ _id: 'a1', version: 3 });
    await rows('ledger', 'entries').insertMany(
      entries.map(({ key, ...rest }) => ({ _id: key, ...rest, flagged: key === 'k2' })),
    );
    const made = entries.map(({ key, version }) => ({
      _id: `e${version}`,
      subject: 'evt.ledger.entry.made.v1',
      aggregate: 'account:a1',
      revision: version,
      publishedAt: new Date(),
      envelope: { data: { key } },
    }));
    const flagged = {
      _id: 'f2',
      subject: 'evt.ledger.entry.flagged.v1',
      aggregate: 'flag:k2',
      revision: 1,
      publishedAt: new Date(),
      envelope: { data: { key: 'k2' } },
    };
    await rows('ledger', 'outbox').insertMany([...made, flagged]);
    await plantStream(stores, 'ledger', [
      ...order.map((version) => ({ id: `e${version}`, aggregate: 'account:a1', revision: version })),
      { id: 'f2', aggregate: 'flag:k2', revision: 1 },
    ]);
    await rows('auditor', 'inbox').insertMany(
      [`${noting}:e1`, `${noting}:e2`, `${noting}:e3`, `${posting}:f2`].map((_id) => ({ _id })),
    );
    await rows('auditor', 'dead_letters').insertOne({ _id: 'l3', consumer: noting, eventId: 'e3' });
    await rows('auditor', 'effects').insertMany(
      [1, 2].map((version) => ({ _id: `x${version}`, eventId: `e${version}`, account: 'a1', version })),
    );
    await rows('auditor', 'jobs').insertOne({ _id: 'post-entry-k2', data: { key: 'k2' }, state: 'done' });
    await rows('auditor', 'postings').insertOne({ _id: 'p2', key: 'k2' });
  }

  it('finds nothing where nothing is wrong', async () => {
    await aSoundLedger();
    expect(await verify('ledger')).toEqual([]);
    expect(await verifyAsProgram('ledger')).toEqual([]);
  });

  const plants: [string, () => Promise<unknown>, string[]][] = [
    [
      'an event that is not published',
      () => rows('ledger', 'outbox').updateOne({ _id: 'e1' }, { $set: { publishedAt: null } }),
      ['I1 event e1 is not marked as published'],
    ],
    [
      'an event its consumer has never heard of',
      () => rows('auditor', 'inbox').deleteOne({ _id: `${posting}:f2` }),
      [`I1 event f2 never reached ${posting}`],
    ],
    [
      'an event that is marked as published and not in the stream',
      () => removeFromStream(stores, 'ledger', 4),
      ['I1 event f2 is not in the stream'],
    ],
    [
      'a job that is not done',
      () => rows('auditor', 'jobs').updateOne({}, { $set: { state: 'pending' } }),
      ['I1 job k2 is pending', 'I2 job k2 has 1 effects'],
    ],
    [
      'a job that Redis still has',
      () => stores.redis.hset('auditor:jobs:auditor.post-entry:post-entry-k2', 'name', 'x'),
      ['I1 Redis still has auditor:jobs:auditor.post-entry:post-entry-k2'],
    ],
    [
      'a second effect of an event',
      () => rows('auditor', 'effects').insertOne({ _id: 'x9', eventId: 'e1', account: 'a1', version: 1 }),
      ['I2 event e1 has 2 effects instead of 1'],
    ],
    [
      'an effect of an event that was given up',
      () => rows('auditor', 'effects').insertOne({ _id: 'x9', eventId: 'e3', account: 'a1', version: 3 }),
      ['I2 event e3 has 1 effects instead of 0', 'I4 a1 was noted with versions 1,2,3'],
    ],
    [
      'a handled event without effect',
      () => rows('auditor', 'effects').deleteOne({ _id: 'x2' }),
      ['I2 event e2 has 0 effects instead of 1', 'I4 a1 was noted with versions 1'],
    ],
    [
      'a second effect of a job',
      () => rows('auditor', 'postings').insertOne({ _id: 'p9', key: 'k2' }),
      ['I2 job k2 has 2 effects'],
    ],
    [
      'a change without its event',
      () => rows('ledger', 'outbox').deleteOne({ _id: 'f2' }),
      ['I3 flagged entry k2 without event', 'I3 job k2 without flagged event'],
    ],
    [
      'an event without its change',
      () => rows('ledger', 'entries').updateOne({ _id: 'k2' }, { $set: { flagged: false } }),
      ['I3 event k2 without flagged entry'],
    ],
    [
      'an event without its job',
      async () => {
        await rows('auditor', 'jobs').deleteMany({});
        await rows('auditor', 'postings').deleteMany({});
      },
      ['I3 flagged event k2 without job'],
    ],
    [
      'a version that is missing',
      () => rows('ledger', 'accounts').updateOne({}, { $set: { version: 4 } }),
      ['I4 a1 has versions 1,2,3 of 4', 'I4 events of a1 have revisions 1,2,3 of 4'],
    ],
    [
      'poison that was not given up',
      () => rows('auditor', 'dead_letters').deleteMany({}),
      [
        'I2 event e3 has 0 effects instead of 1',
        'I4 a1 was noted with versions 1,2',
        `I5 poison ${noting}:e3 without dead letter`,
      ],
    ],
    [
      'a dead letter that is no poison',
      () => rows('auditor', 'dead_letters').insertOne({ _id: 'l9', consumer: posting, eventId: 'f2' }),
      [`I5 dead letter ${posting}:f2 without poison`],
    ],
    [
      'something acknowledged that is not there as it was said',
      () => rows('ledger', 'entries').updateOne({ _id: 'k1' }, { $set: { version: 9 } }),
      ['I4 a1 has versions 2,3,9 of 3', 'I6 entry k1 is 9, acknowledged 1'],
    ],
    [
      'something that nobody asked for',
      async () => {
        const present = readFileSync(journal(), 'utf8').split('\n');
        writeFileSync(journal(), present.slice(1).join('\n'));
      },
      ['I6 entry k1 was never asked for'],
    ],
  ];
  it.each(plants)('finds %s', async (_, plant, expected) => {
    await aSoundLedger();
    await plant();
    expect(await verify('ledger')).toEqual(expected);
  });

  it('finds a stream in which an event overtook another of its account', async () => {
    await aSoundLedger([1, 3, 2]);
    expect(await verify('ledger')).toEqual(['I4 account:a1 has revision 2 behind 3 in the stream']);
  });
});

describe('the verifier of faults, with the product', () => {
  const awarding = 'engagement-points__award-points-when-item-added';
  const streams = new Map<string, StreamEvent[]>();

  /** An event that was told and has reached everybody who listens. */
  async function told(
    type: string,
    { id, aggregate, revision }: StreamEvent,
    data: Record<string, unknown>,
  ): Promise<void> {
    const service = type.slice(0, type.indexOf('.'));
    const subject = `evt.${type}.v1`;
    await rows(service, 'outbox').insertOne({
      _id: id,
      subject,
      aggregate,
      revision,
      publishedAt: new Date(),
      envelope: { data },
    });
    for (const listener of listeners.filter((one) => one.subject === subject))
      await rows(listener.service, 'inbox').insertOne({ _id: `${listener.id}:${id}` });
    streams.set(service, [...(streams.get(service) ?? []), { id, aggregate, revision }]);
  }

  async function activity(
    userId: string,
    entry: number,
    activityType: string,
    more: Record<string, unknown>,
  ) {
    await rows('engagement-points', 'user_activities').insertOne({
      _id: `a-${userId}-${entry}`,
      userId,
      entry,
      activityType,
      pointsAwarded: 1,
      ...more,
    });
    const event = { id: `award-${userId}-${entry}`, aggregate: `points:${userId}`, revision: entry };
    await told('engagement-points.points.awarded', event, { memberId: userId });
  }

  async function points(_id: string, totalPoints: number) {
    const standing = { totalPoints, entries: totalPoints, sequence: totalPoints };
    await rows('engagement-points', 'user_points').insertOne({ _id, ...standing });
    for (const window of ['2026-11', '2026-W47'])
      await rows('engagement-points', 'window_points').insertOne({
        _id: `${window}:${_id}`,
        window,
        userId: _id,
        points: totalPoints,
      });
    await rows('identity', 'profiles').insertOne({ _id, totalPoints });
    await rows('community', 'authors').insertOne({ _id, totalPoints });
  }

  async function news(_id: string, userId: string, type: string, targetId: string, readers: string[]) {
    await rows('community', 'social_activities').insertOne({ _id, userId, type, targetId, shown: true });
    for (const readerId of readers)
      await rows('community', 'feed_lines').insertOne({
        _id: `${readerId}/${_id}`,
        readerId,
        activityId: _id,
        authorId: userId,
      });
  }

  /** One after the other, both with h. */
  const meetings = ['m', 'f'].map((menteeUserId, at) => {
    const startsAt = new Date(Date.UTC(2027, 0, 4, 10 + at));
    const endsAt = new Date(Date.UTC(2027, 0, 4, 11 + at));
    return {
      _id: `b${at}`,
      key: `booking ${menteeUserId}/c${at}@${startsAt.toISOString()}`,
      row: {
        connectionId: `c${at}`,
        mentorUserId: 'h',
        menteeUserId,
        status: 'booked',
        startsAt,
        endsAt,
        revision: 1,
      },
    };
  });

  /** m puts two bottles on their bar, keeps a recipe, likes h's post, applies for a job and books h, as f does; f follows m. */
  async function aSoundEvening() {
    streams.clear();
    const keys = ['bar item m/gin', 'bar item m/rum', 'favorite m/fizz', 'like m/p', 'follow f/m'];
    writeFileSync(
      journal(),
      [...keys, 'post h/Hello', 'application m/j', ...meetings.map(({ key }) => key)]
        .map((key) => `${JSON.stringify({ key, acknowledged: true, tries: 1, maxMs: 5, refusals: {} })}\n`)
        .join(''),
    );
    for (const [at, item] of ['gin', 'rum'].entries()) {
      const revision = at + 1;
      await rows('inventory', 'user_inventory').insertOne({ _id: item, userId: 'm', inventoryId: item });
      const event = { id: `e${revision}`, aggregate: 'bar:m', revision };
      await told('inventory.item.added', event, { memberId: 'm', itemId: item });
      await rows('engagement-points', 'jobs').insertOne({
        _id: `award-points-${item}`,
        name: 'engagement-points.award-points',
        state: 'done',
      });
      await activity('m', revision, 'inventory_added', { relatedId: item });
    }
    await rows('inventory', 'bars').insertOne({ _id: 'm', sequence: 2 });

    await rows('catalogue', 'favorites').insertOne({ _id: 'fav', userId: 'm', recipeId: 'fizz' });
    await rows('catalogue', 'favorite_counts').insertOne({ _id: 'm', count: 1, sequence: 1 });
    const saved = { id: 'e3', aggregate: 'favorites:m', revision: 1 };
    await told('catalogue.recipe.saved', saved, { memberId: 'm', recipeId: 'fizz' });
    await activity('m', 3, 'recipe_saved', { relatedId: 'fizz' });
    await news('n1', 'm', 'recipe_liked', 'fizz', ['m', 'f']);

    await rows('community', 'posts').insertOne({
      _id: 'p',
      userId: 'h',
      content: 'Hello',
      likesCount: 1,
      commentsCount: 0,
      revision: 2,
    });
    const post = { aggregate: 'post:p' };
    await told('community.post.published', { id: 'e4', ...post, revision: 1 }, { postId: 'p' });
    await rows('community', 'post_likes').insertOne({ _id: 'l', userId: 'm', postId: 'p' });
    await told('community.post.liked', { id: 'e5', ...post, revision: 2 }, { memberId: 'm', postId: 'p' });
    await activity('m', 4, 'recipe_liked', { relatedId: 'p', counterpartId: 'h' });
    await activity('h', 1, 'like_received', { relatedId: 'p', counterpartId: 'm' });

    await rows('community', 'user_follows').insertOne({ _id: 'fo', followerId: 'f', followedId: 'm' });
    await rows('community', 'follow_counts').insertOne({ _id: 'f', followingCount: 1 });
    await rows('community', 'follow_counts').insertOne({ _id: 'm', followersCount: 1 });
    const followed = { id: 'e6', aggregate: 'follows:f', revision: 1 };
    await told('community.member.followed', followed, { memberId: 'f', followedId: 'm' });
    await activity('f', 1, 'user_followed', { relatedId: 'm', counterpartId: 'm' });
    await news('n2', 'f', 'user_followed', 'm', ['f']);

    await rows('professional', 'job_applications').insertOne({
      _id: 'ap',
      applicantUserId: 'm',
      postingId: 'j',
      revision: 1,
    });
    const submitted = { id: 'e7', aggregate: 'application:ap', revision: 1 };
    await told('professional.application.submitted', submitted, {
      applicationId: 'ap',
      posterId: 'h',
      memberId: 'm',
    });
    for (const [kind, memberId] of [
      ['application-submitted', 'h'],
      ['application-sent', 'm'],
    ])
      await rows('notifications', 'mails').insertOne({
        _id: `${kind}-e7-${memberId}`,
        kind,
        state: 'sent',
      });

    for (const { _id, row } of meetings) {
      await rows('professional', 'mentorship_bookings').insertOne({ _id, ...row });
      const booked = { id: `e-${_id}`, aggregate: `booking:${_id}`, revision: 1 };
      await told('professional.booking.made', booked, { bookingId: _id });
    }

    for (const [member, total] of [
      ['m', 4],
      ['h', 1],
      ['f', 1],
    ] as const)
      await points(member, total);
    for (const [service, events] of streams) await plantStream(stores, service, events);
  }

  it('finds nothing where nothing is wrong', async () => {
    await aSoundEvening();
    expect(await verify('product')).toEqual([]);
    expect(await verifyAsProgram('product')).toEqual([]);
  });

  const plants: [string, () => Promise<unknown>, string[]][] = [
    [
      'an event the points have never heard of',
      () => rows('engagement-points', 'inbox').deleteOne({ _id: `${awarding}:e2` }),
      [`I1 event e2 never reached ${awarding}`],
    ],
    [
      'an event that is not published, and one that is not in the stream',
      async () => {
        await rows('catalogue', 'outbox').updateOne({ _id: 'e3' }, { $set: { publishedAt: null } });
        await removeFromStream(stores, 'inventory', 1);
      },
      ['I1 event e3 is not published', 'I1 event e1 is not in the stream'],
    ],
    [
      'a job that is not done, and one that Redis still has',
      async () => {
        const jobs = rows('engagement-points', 'jobs');
        await jobs.updateOne({ _id: 'award-points-gin' }, { $set: { state: 'pending' } });
        await stores.redis.hset(
          'engagement-points:jobs:engagement-points.award-points:award-points-rum',
          'name',
          'x',
        );
      },
      [
        'I1 job award-points-gin is pending',
        'I1 Redis still has engagement-points:jobs:engagement-points.award-points:award-points-rum',
      ],
    ],
    [
      'points that are not those of the activities',
      () => rows('engagement-points', 'user_points').updateOne({ _id: 'm' }, { $set: { totalPoints: 5 } }),
      [
        'I2 m has 5 points instead of 4',
        'I2 m has 4 points in identity instead of 5',
        'I2 m has 4 points in community instead of 5',
      ],
    ],
    [
      'an activity that is recorded twice',
      () =>
        rows('engagement-points', 'user_activities').insertOne({
          _id: 'x',
          userId: 'm',
          entry: 5,
          activityType: 'inventory_added',
          relatedId: 'gin',
          pointsAwarded: 0,
        }),
      ['I2 1 of activity inventory_added too many', 'I4 activities of m have numbers 1,2,3,4,5 of 4'],
    ],
    [
      'a bottle without its event',
      () => rows('inventory', 'outbox').deleteOne({ _id: 'e2' }),
      ['I3 bar item m/rum without event inventory.item.added', 'I4 events of bar:m have revisions 1 of 2'],
    ],
    [
      'a like that is not counted',
      () => rows('community', 'posts').updateOne({ _id: 'p' }, { $set: { likesCount: 0 } }),
      ['I2 p has likesCount 0 instead of 1 (like)'],
    ],
    [
      'a follower that is counted twice',
      () => rows('community', 'follow_counts').updateOne({ _id: 'm' }, { $set: { followersCount: 2 } }),
      ['I2 m has followersCount 2 instead of 1 (follow)'],
    ],
    [
      'a feed that lacks what somebody followed did',
      () => rows('community', 'feed_lines').deleteOne({ _id: 'f/n1' }),
      ['I2 news for f/n1 without feed line'],
    ],
    [
      'a mail that was not sent',
      () =>
        rows('notifications', 'mails').updateOne(
          { _id: 'application-submitted-e7-h' },
          { $set: { state: 'waiting' } },
        ),
      ['I2 application application-submitted-e7-h without mail application-submitted'],
    ],
    [
      'a mentor who is booked twice at the same time',
      () =>
        rows('professional', 'mentorship_bookings').updateOne(
          { _id: 'b0' },
          { $set: { endsAt: new Date(Date.UTC(2027, 0, 4, 11, 30)) } },
        ),
      ['I2 h has a meeting during another: b1'],
    ],
    [
      'an event that was given up',
      () =>
        rows('engagement-points', 'dead_letters').insertOne({ _id: 'l', consumer: awarding, eventId: 'e1' }),
      [`I5 ${awarding}:e1 was given up`],
    ],
    [
      'a bottle that was acknowledged and is gone',
      () => rows('inventory', 'user_inventory').deleteOne({ _id: 'gin' }),
      [
        'I3 event inventory.item.added m/gin without bar item',
        'I2 activity inventory_added m/gin without bar item',
        'I6 bar item m/gin was acknowledged and is not there',
      ],
    ],
    [
      'what nobody asked for, and what is there more often than it was asked for',
      async () => {
        const present = readFileSync(journal(), 'utf8').split('\n');
        writeFileSync(journal(), present.filter((line) => !line.includes('favorite m/fizz')).join('\n'));
        await rows('community', 'posts').insertOne({
          _id: 'q',
          userId: 'h',
          content: 'Hello',
          likesCount: 0,
          commentsCount: 0,
          revision: 0,
        });
      },
      [
        'I3 post q without event community.post.published',
        'I6 favorite m/fizz was never asked for',
        'I6 post h/Hello is there 2 times',
      ],
    ],
  ];
  it.each(plants)('finds %s', async (_, plant, expected) => {
    await aSoundEvening();
    await plant();
    expect(await verify('product')).toEqual(expected);
  });
});
