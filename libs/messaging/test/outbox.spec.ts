import { setTimeout as sleep } from 'node:timers/promises';
import { barItemAdded, recipeUnsaved } from '@barspoon/contracts';
import { eventStream } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServiceStates } from '../src/operations/service-state.ts';
import { Lease, LeaseRow } from '../src/outbox/lease.ts';
import { type RunningProbe, startProbe } from './probe.ts';
import { type NatsWorld, natsWorld } from './world.ts';

const service = recipeUnsaved.service;
let world: NatsWorld;
let owner: RunningProbe;
const database = `outbox_${newId().slice(-12)}`;
const start = () => startProbe(world.env, { database, service });
const outbox = () => owner.db.collection('outbox');
const unpublished = () => outbox().countDocuments({ publishedAt: null });

beforeAll(async () => {
  world = await natsWorld();
  owner = await start();
});
afterAll(async () => {
  await owner.stop();
  await world.close();
});

describe('the outbox', () => {
  it('refuses an event outside a transaction', async () => {
    const about = { aggregate: 'recipe:x', revision: 1 };
    await expect(owner.probe.outbox.add(recipeUnsaved, recipeUnsaved.example, about)).rejects.toThrow(
      'open transaction',
    );
  });

  it("refuses another service's event", async () => {
    const about = { aggregate: 'item:x', revision: 1 };
    const adding = owner.probe.transactions.run(() =>
      owner.probe.outbox.add(barItemAdded, barItemAdded.example, about),
    );
    await expect(adding).rejects.toThrow('not an event of catalogue');
  });

  it('waits for the operator to make its stream, and publishes when there is one (security 56)', async () => {
    const manager = await jetstreamManager(world.nats);
    await manager.streams.delete(eventStream(service));
    await owner.probe.publish(newId(), 1);
    await sleep(2500);
    await expect(world.kept(service)).rejects.toThrow('stream not found');
    expect(await unpublished()).toBeGreaterThan(0);
    await world.makeStreams();
    await eventually(async () => expect(await unpublished()).toBe(0), 20_000);
    expect(await world.kept(service)).not.toEqual([]);
  });

  it('finds what is not published without reading what is', async () => {
    const plans = [
      outbox().find({ publishedAt: null }).sort({ createdAt: 1 }).limit(256),
      outbox().find({ publishedAt: null, $or: [{ aggregate: 'recipe:x', revision: { $lt: 3 } }] }),
    ];
    for (const plan of plans) expect(JSON.stringify(await plan.explain())).not.toContain('COLLSCAN');
  });

  it('publishes in the order of revisions when the clocks of replicas have gone apart', async () => {
    // The first revision was written by a replica whose clock is an hour ahead, more than a batch of others by one behind.
    const aggregate = `recipe:${newId()}`;
    const row = (revision: number, ageMs: number) => ({
      _id: newId() as never,
      subject: recipeUnsaved.subject,
      aggregate,
      revision,
      envelope: {},
      createdAt: new Date(Date.now() - ageMs),
      publishedAt: null,
      place: null,
    });
    await owner.probe.transactions.run(async () => {
      const later = Array.from({ length: 400 }, (_, at) => row(at + 2, 3_600_000 - at));
      await owner.db.model('OutboxRow').insertMany([...later, row(1, -3_600_000)]);
    });
    await eventually(async () => expect(await unpublished()).toBe(0));
    const kept = (await world.kept(service)).filter((event) => event.aggregate === aggregate);
    expect(kept.map((event) => event.revision)).toEqual(Array.from({ length: 401 }, (_, at) => at + 1));
  });

  it('is relayed by one of two replicas, and by the other at once when the first one stops', async () => {
    const other = await start();
    const leases = other.db.collection('leases');
    const holder = await eventually(async () => {
      const lease = await leases.findOne({});
      expect(lease?.until.getTime()).toBeGreaterThan(Date.now());
      return lease;
    });
    await owner.stop();
    await other.probe.publish(newId(), 1);
    await eventually(
      async () => expect(await other.db.collection('outbox').countDocuments({ publishedAt: null })).toBe(0),
      5000,
    );
    expect((await leases.findOne({}))?.token).toBeGreaterThan(holder?.token);
    owner = other;
  });

  it('publishes the end of its stream again that a restored server has lost', async () => {
    for (let revision = 1; revision <= 5; revision++) await owner.probe.publish(newId(), revision);
    await eventually(async () => expect(await unpublished()).toBe(0));
    const last = (await outbox().find().sort({ place: -1 }).limit(1).next())?.place as number;
    // As if the server had confirmed three more places than it knows of now.
    const lost = await outbox().find({ place: last }).toArray();
    await outbox().updateMany({ place: last }, { $set: { place: last + 3 } });
    await owner.db.collection('streams').updateMany({}, { $set: { lastPlace: last + 3 } });
    await owner.stop();
    owner = await start();
    await eventually(async () => {
      const rows = await outbox()
        .find({ _id: { $in: lost.map((row) => row._id) } })
        .toArray();
      for (const row of rows) expect(row.place).toBeLessThanOrEqual(last);
    });
  });
});

describe('a stream with holes', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  /** Events that were published so long ago, each in a batch of its own. */
  async function published(count: number, minutes: number) {
    const rows = [];
    for (let each = 0; each < count; each++) {
      const aggregate = newId();
      await owner.probe.publish(aggregate, 1);
      await eventually(async () => expect(await unpublished()).toBe(0));
      const row = await outbox().findOne({ aggregate: `recipe:${aggregate}` });
      rows.push({ id: String(row?._id), place: Number(row?.place) });
    }
    await outbox().updateMany({}, { $set: { publishedAt: minutesAgo(minutes) } });
    return rows;
  }
  const kept = async () => (await world.kept(service)).map(({ id }) => id);
  const restart = async () => {
    await owner.stop();
    owner = await start();
  };
  let manager: Awaited<ReturnType<typeof jetstreamManager>>;
  beforeAll(async () => {
    manager = await jetstreamManager(world.nats);
    // A server that runs on knows the ids of what was taken out of it.
    await manager.streams.update(eventStream(service), { duplicate_window: 100_000_000 });
  });

  it('gets back what it lost in its middle, once, and says so [BEYOND-186]', async () => {
    const [, second, third] = await published(4, 10);
    const states = () => owner.app.get(ServiceStates, { strict: false });
    const before = (await states().get()).lost?.events ?? 0;
    await manager.streams.deleteMessage(eventStream(service), second?.place ?? 0);
    expect(await kept()).not.toContain(second?.id);
    await restart();
    await eventually(async () => expect(await kept()).toContain(second?.id), 20_000);
    const again = async () =>
      (
        await outbox()
          .find({ publishedAt: { $gt: minutesAgo(5) } })
          .toArray()
      ).length;
    await eventually(async () => expect(await unpublished()).toBe(0));
    const count = await again();
    await restart();
    await owner.probe.publish(newId(), 1);
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(await again()).toBe(count + 1);
    expect(await kept()).toContain(third?.id);
    const { lost } = await states().get();
    expect(lost?.events).toBeGreaterThan(before);
    expect(Date.parse(lost?.lastAt ?? '')).toBeGreaterThan(minutesAgo(1).getTime());
  });

  it('gets back what it lost at its beginning, and nothing that is too old to be there', async () => {
    const [old, lost, left] = await published(3, 10);
    await outbox().updateOne(
      { _id: old?.id as never },
      { $set: { publishedAt: minutesAgo(14 * 24 * 60 - 60) } },
    );
    await manager.streams.purge(eventStream(service), { seq: left?.place ?? 0 });
    expect(await kept()).not.toContain(lost?.id);
    await restart();
    await eventually(async () => expect(await kept()).toContain(lost?.id), 20_000);
    expect(await kept()).not.toContain(old?.id);
  });

  it('waits while the server would take what it lost for what it has', async () => {
    const [, lost] = await published(3, 1);
    await manager.streams.deleteMessage(eventStream(service), lost?.place ?? 0);
    await restart();
    await owner.probe.publish(newId(), 1);
    await eventually(async () => expect(await unpublished()).toBe(0));
    expect(await kept()).not.toContain(lost?.id);
    await outbox().updateMany({}, { $set: { publishedAt: minutesAgo(10) } });
    await restart();
    await eventually(async () => expect(await kept()).toContain(lost?.id), 20_000);
  });
});

describe('a lease', () => {
  const leases = () => owner.app.get<Model<LeaseRow>>(getModelToken(LeaseRow.name), { strict: false });
  const aLease = (name: string, ttlMs = 10_000) => new Lease(leases(), name, ttlMs);

  it('is held by one at a time, with a higher token for every new holder', async () => {
    const [one, other] = [aLease('once'), aLease('once')];
    const both = await Promise.all([one.hold(), other.hold()]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const [holder, waiting] = both[0] ? [one, other] : [other, one];
    expect(await holder.hold()).toBe(true);
    expect(holder.token).toBe(1);
    await holder.release();
    expect(await waiting.hold()).toBe(true);
    expect(waiting.token).toBe(2);
    expect(await holder.hold()).toBe(false);
  });

  it('is not trusted by a holder that was paused for longer than it lasts', async () => {
    const [paused, other] = [aLease('pause', 300), aLease('pause', 300)];
    expect(await paused.hold()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(paused.isTrusted).toBe(false);
    expect(await other.hold()).toBe(true);
    expect(await paused.hold()).toBe(false);
  });

  it.each([-1, 1])('is agreed on by replicas whose clocks are %i h apart', async (hours) => {
    const [skewed, right] = [aLease(`skew ${hours}`, 300), aLease(`skew ${hours}`, 300)];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    expect(await skewed.hold()).toBe(true);
    vi.useRealTimers();
    expect(await right.hold()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await right.hold()).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    expect(await skewed.hold()).toBe(false);
    vi.useRealTimers();
  });
});
