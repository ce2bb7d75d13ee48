import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runProgram } from '../../tools/faults/arena/program.ts';
import { plantStream, removeFromStream, removeStreams } from '../../tools/faults/verify/planted-stream.ts';
import { openStores, type Stores } from '../../tools/faults/verify/stores.ts';
import type { Verdict } from '../../tools/faults/verify/verify.ts';
import { type StartedServers, startServers } from '../../tools/stack/servers/index.ts';

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
const verify = async (what: 'ledger' | 'bars') => {
  const verdict = await runProgram('verify/verify.ts', { ...addresses(), journal: journal(), what });
  return (JSON.parse(verdict) as Verdict).violations.map((found) => `${found.invariant} ${found.what}`);
};
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
        .map((entry) => JSON.stringify({ ...entry, acknowledged: true, tries: 1, maxMs: 5, refusals: {} }))
        .join('\n'),
    );
    await rows('ledger', 'accounts').insertOne({ _id: 'a1', version: 3 });
    await rows('ledger', 'entries').insertMany(
      entries.map(({ key, ...rest }) => ({ _id: key, ...rest, flagged: key === 'k2' })),
    );
    const made = entries.map(({ key, version }) => ({
      ...{ _id: `e${version}`, subject: 'evt.ledger.entry.made.v1', aggregate: 'account:a1' },
      ...{ revision: version, publishedAt: new Date(), envelope: { data: { key } } },
    }));
    const flagged = {
      ...{ _id: 'f2', subject: 'evt.ledger.entry.flagged.v1', aggregate: 'flag:k2' },
      ...{ revision: 1, publishedAt: new Date(), envelope: { data: { key: 'k2' } } },
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
      () => stores.redis.hset('bull:auditor.post-entry:post-entry-k2', 'name', 'x'),
      ['I1 Redis still has bull:auditor.post-entry:post-entry-k2'],
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

describe('the verifier of faults, with bars', () => {
  const awarding = 'engagement-points__award-points-when-item-added';

  /** A member with two bottles on their bar, two points, and both events come to their end. */
  async function aSoundBar() {
    const keys = ['m/gin', 'm/rum'];
    writeFileSync(
      journal(),
      keys
        .map((key) => JSON.stringify({ key, acknowledged: true, tries: 1, maxMs: 5, refusals: {} }))
        .join('\n'),
    );
    for (const [at, key] of keys.entries()) {
      const [userId, inventoryId] = key.split('/') as [string, string];
      await rows('inventory', 'user_inventory').insertOne({ _id: key, userId, inventoryId });
      await rows('inventory', 'outbox').insertOne({
        ...{ _id: `e${at + 1}`, subject: 'evt.inventory.item.added.v1', aggregate: 'bar:m' },
        ...{ revision: at + 1, publishedAt: new Date() },
        envelope: { data: { memberId: userId, itemId: inventoryId } },
      });
      await rows('engagement-points', 'inbox').insertOne({ _id: `${awarding}:e${at + 1}` });
      await rows('engagement-points', 'jobs').insertOne({
        ...{ _id: `award-points-${at}`, name: 'engagement-points.award-points', state: 'done' },
      });
      await rows('engagement-points', 'user_activities').insertOne({
        ...{ _id: key, userId, activityType: 'inventory_added', relatedId: inventoryId, pointsAwarded: 1 },
      });
    }
    await rows('inventory', 'bars').insertOne({ _id: 'm', sequence: 2 });
    await rows('engagement-points', 'user_points').insertOne({ _id: 'm', totalPoints: 2 });
    await plantStream(
      stores,
      'inventory',
      [1, 2].map((revision) => ({ id: `e${revision}`, aggregate: 'bar:m', revision })),
    );
  }

  it('finds nothing where nothing is wrong', async () => {
    await aSoundBar();
    expect(await verify('bars')).toEqual([]);
  });

  const plants: [string, () => Promise<unknown>, string[]][] = [
    [
      'an event the points have never heard of',
      () => rows('engagement-points', 'inbox').deleteOne({ _id: `${awarding}:e2` }),
      ['I1 event e2 never reached the points'],
    ],
    [
      'a point given twice',
      () => rows('engagement-points', 'user_points').updateOne({ _id: 'm' }, { $set: { totalPoints: 3 } }),
      ['I2 m has 3 points instead of 2'],
    ],
    [
      'a bottle without its event',
      () => rows('inventory', 'outbox').deleteOne({ _id: 'e2' }),
      ['I3 bar link m/rum without event', 'I4 events of m have revisions 1 of 2'],
    ],
    [
      'an event that was given up',
      () =>
        rows('engagement-points', 'dead_letters').insertOne({ _id: 'l', consumer: awarding, eventId: 'e1' }),
      [`I5 ${awarding}:e1 was given up`],
    ],
    [
      'a bottle that was acknowledged and is gone',
      async () => {
        await rows('inventory', 'user_inventory').deleteOne({ _id: 'm/gin' });
      },
      ['I3 event m/gin without bar link', 'I6 m/gin was acknowledged and is not there'],
    ],
  ];
  it.each(plants)('finds %s', async (_, plant, expected) => {
    await aSoundBar();
    await plant();
    expect(await verify('bars')).toEqual(expected);
  });
});
