import { describe, expect, it } from 'vitest';
import { defaultAssumptions } from './assumptions.ts';
import { bulkMail, type Cost, kinds } from './kinds.ts';
import { capacityFor, deviationOf, type Measured, nextBottleneck, processorSecondsFor } from './model.ts';
import type { UnitCost } from './unit-costs.ts';

const cost: UnitCost = {
  measured: 1000,
  processorMs: { gateway: 1, catalogue: 2, inventory: 1, mongo: 1, nats: 0.2, redis: 0.1 },
  events: 1,
  eventsOfOneService: 0.5,
  keptBytes: 1000,
  expiringByteDays: 10_000,
  streamBytes: 500,
  redisBytes: 100,
};
const measured: Measured = {
  relayASecond: 1000,
  costs: {
    costs: Object.fromEntries([...kinds, bulkMail].map((kind) => [kind, cost])) as Record<Cost, UnitCost>,
    rates: { sparse: 3, dense: 30 },
    idleCores: { gateway: 0.01, catalogue: 0.01, inventory: 0.01, mongo: 0.02, nats: 0.01, redis: 0.01 },
    residentMiB: { gateway: 150, catalogue: 200, inventory: 200, mongo: 500, nats: 50, redis: 20 },
    recipeMemoryBytes: { catalogue: 2000, inventory: 1000 },
    recipeBytes: 3000,
    compression: 0.4,
    streamDays: 14,
    load: {
      seconds: 100,
      calls: { favorite: 1000 },
      processorSeconds: { gateway: 2, catalogue: 3, inventory: 2, mongo: 3, nats: 1.2, redis: 1.1 },
      keptBytes: 900_000,
      events: 1000,
    },
  },
};
const capacity = (members: number, more = {}) =>
  capacityFor(members, { ...defaultAssumptions, ...more }, measured);
const withCosts = (more: Partial<UnitCost>): Measured => ({
  ...measured,
  costs: {
    ...measured.costs,
    costs: Object.fromEntries([...kinds, bulkMail].map((kind) => [kind, { ...cost, ...more }])) as Record<
      Cost,
      UnitCost
    >,
  },
});

describe('the model of capacity', () => {
  it('never asks for less when there are more members', () => {
    const sizes = [1, 1000, 30_000, 100_000, 1_000_000, 7_000_000, 10_000_000, 100_000_000];
    const all = sizes.map((members) => capacity(members));
    for (const [at, larger] of all.slice(1).entries()) {
      const smaller = all[at];
      if (!smaller) throw new Error('no size');
      for (const what of ['nodes', 'cores', 'gib', 'diskGB'] as const)
        expect(larger.total[what], what).toBeGreaterThanOrEqual(smaller.total[what]);
      expect(larger.requestsASecond).toBeGreaterThan(smaller.requestsASecond);
      expect(larger.mongo.shards).toBeGreaterThanOrEqual(smaller.mongo.shards);
    }
  });

  it('has two of each service and a cluster of each server for the smallest site', () => {
    const { services, nodes, mongo, nats, redis, total } = capacity(1);
    expect(services.map(({ service, replicas }) => [service, replicas])).toEqual([
      ['gateway', 2],
      ['catalogue', 2],
      ['inventory', 2],
    ]);
    expect([nodes, mongo.nodes, nats.nodes, redis.nodes, total.nodes]).toEqual([3, 3, 3, 2, 11]);
  });

  it('adds up what each request costs, and what processes use at rest', () => {
    const used = processorSecondsFor(measured.costs, { favorite: 1000, post: 500 }, 60);
    expect(used.catalogue).toBeCloseTo(1500 * 0.002 + 60 * 0.01);
    expect(used.mongo).toBeCloseTo(1500 * 0.001 + 60 * 0.02);
  });

  it('counts acts that come one by one as dearer than those that come together', () => {
    const sparse = withCosts({ sparseProcessorMs: { ...cost.processorMs, mongo: 10, nats: 2 } }).costs;
    const msEach = (perSecond: number, name: string) => {
      const idle = sparse.idleCores[name] ?? 0;
      const used = processorSecondsFor(sparse, { favorite: perSecond * 100 }, 100)[name] ?? 0;
      return ((used - idle * 100) * 1000) / (perSecond * 100);
    };
    expect([msEach(1, 'mongo'), msEach(3, 'mongo'), msEach(3, 'nats')]).toEqual([
      expect.closeTo(10),
      expect.closeTo(10),
      expect.closeTo(2),
    ]);
    // 9 ms between 3 and 30 a second are 30 ms a round, and 0 an act.
    expect(msEach(6, 'mongo')).toBeCloseTo(5);
    expect(msEach(30, 'mongo')).toBeCloseTo(1);
    expect(msEach(3000, 'mongo')).toBeCloseTo(1);
    expect(msEach(6, 'catalogue')).toBeCloseTo(2);
  });

  it('takes more machines for a higher peak and fewer for a fuller processor', () => {
    const cores = capacity(1_000_000).total.cores;
    expect(capacity(1_000_000, { peakFactor: 8 }).total.cores).toBeGreaterThan(cores * 1.5);
    expect(capacity(1_000_000, { maxUse: 0.9 }).total.cores).toBeLessThan(cores);
  });

  it('keeps more the longer it is kept', () => {
    expect(capacity(1_000_000, { years: 6 }).mongo.diskGB).toBeGreaterThan(capacity(1_000_000).mongo.diskGB);
  });

  it.each([
    ['processor of the primary of MongoDB', { processorMs: { ...cost.processorMs, mongo: 1000 } }],
    ['disk of a server of MongoDB', { keptBytes: 0, expiringByteDays: 1e12 }],
    ['the one thread of Redis', { processorMs: { ...cost.processorMs, redis: 100 } }],
    ['the relay of the service with most events, which one replica works', { eventsOfOneService: 1000 }],
  ])('names the bottleneck: %s', (what, more) => {
    const one = { ...defaultAssumptions, hotShare: 0 };
    expect(nextBottleneck(one, withCosts(more)).limit.what).toBe(what);
  });

  it('names the search index where recipes are what there is most of', () => {
    const assumed = { ...defaultAssumptions, aDay: { ...defaultAssumptions.aDay, 'publish a recipe': 50 } };
    const { limit } = nextBottleneck(assumed, { ...withCosts({ keptBytes: 0, expiringByteDays: 0 }) });
    expect(limit.what).toBe('search index in the memory of a process of catalogue');
    expect(limit.remedy).toContain('SEARCH_URL');
  });

  it('says from how many members on the first limit is met', () => {
    const { members, limit } = nextBottleneck(defaultAssumptions, measured);
    const usedBy = (count: number) =>
      capacityFor(count, defaultAssumptions, measured).limits.find(({ what }) => what === limit.what)?.used;
    expect(usedBy(members)).toBeGreaterThanOrEqual(1);
    expect(usedBy(members * 0.99)).toBeLessThan(1);
  });

  it('divides MongoDB when one server is not enough', () => {
    const assumed = { ...defaultAssumptions, largestDiskTB: 0.001 };
    const { mongo } = capacityFor(10_000_000, assumed, measured);
    expect(mongo.shards).toBeGreaterThan(1);
    expect(mongo.nodes).toBe(3 * mongo.shards);
  });

  it('says how far the costs are from a measured load', () => {
    const { processor, keptBytes, rows } = deviationOf(measured.costs);
    // 5.3 of the requests and 7 at rest, against 12.3.
    expect(processor).toBeCloseTo(Math.abs(5.3 + 7 - 12.3) / 12.3);
    expect(keptBytes).toBeCloseTo(100_000 / 900_000);
    expect(rows.map(({ what }) => what)).toContain('of mongo, cores');
  });
});
