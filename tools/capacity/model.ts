import type { Assumptions } from './assumptions.ts';
import { bulkMail, type Kind, kinds, measuredMembers } from './kinds.ts';
import { servers, type UnitCost, type UnitCosts } from './unit-costs.ts';

/** How far a load test may be from what the costs predict. */
export const maxDeviation = 0.2;
const daySeconds = 86_400;
const gib = 1024 ** 3;
/** Copies of what each server keeps, and so its machines. */
const copies = { mongo: 3, nats: 3, redis: 2 };
const minReplicas = 2;
const minNodes = 3;
/** What the machine itself needs of its memory. */
const usableMemory = 0.8;

/** What a size of the site takes. */
export interface Capacity {
  members: number;
  recipes: number;
  /** At the peak. */
  requestsASecond: number;
  eventsASecond: number;
  mailsASecond: number;
  services: { service: string; cores: number; replicas: number; gib: number }[];
  mongo: { cores: number; gib: number; diskGB: number; shards: number; nodes: number };
  nats: { cores: number; diskGB: number; nodes: number };
  redis: { cores: number; gib: number; nodes: number };
  /** For services. */
  nodes: number;
  total: { nodes: number; cores: number; gib: number; diskGB: number };
  /** The fullest first. */
  limits: Limit[];
}

/** Something that cannot simply be had more of. */
export interface Limit {
  what: string;
  /** Share of it that is used: above 1 it is not enough. */
  used: number;
  /** What to do then. */
  remedy: string;
}

export interface Measured {
  costs: UnitCosts;
  /** Events one relay publishes in a second. */
  relayASecond: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Requests of all members on a day, for each member there is. */
export const requestsADay = ({ activeShare, aDay }: Assumptions): Record<Kind, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, activeShare * aDay[kind]])) as Record<Kind, number>;

/** Seconds of CPU time by process for a number of requests of each kind within a time; values below the noise are zero. */
export function processorSecondsFor(
  { costs, idleCores, rates }: UnitCosts,
  calls: Partial<Record<Kind, number>>,
  seconds: number,
): Record<string, number> {
  const acts = sum(kinds.map((kind) => (costs[kind].sparseProcessorMs ? (calls[kind] ?? 0) : 0)));
  const sparseness = sparsenessAt(acts / seconds, rates);
  const msOf = ({ processorMs, sparseProcessorMs = processorMs }: UnitCost, name: string) => {
    const dense = processorMs[name] ?? 0;
    return Math.max(0, dense + sparseness * ((sparseProcessorMs[name] ?? 0) - dense));
  };
  return Object.fromEntries(
    Object.keys(idleCores).map((name) => [
      name,
      (idleCores[name] ?? 0) * seconds +
        sum(kinds.map((kind) => ((calls[kind] ?? 0) * msOf(costs[kind], name)) / 1000)),
    ]),
  );
}

/**
 * What follows from acts is worked on in rounds, each with everything that is at hand: some of the cost is of the act, some of
 * the round. Between the two measured rates there are as many rounds a second as before, so the cost of an act falls
 * with the inverse of the rate.
 * @returns 1 at the sparse rate and below, 0 at the dense rate and above
 */
function sparsenessAt(perSecond: number, { sparse, dense }: UnitCosts['rates']): number {
  const within = Math.min(dense, Math.max(sparse, perSecond));
  return (1 / within - 1 / dense) / (1 / sparse - 1 / dense);
}

/** What `members` members take. */
export function capacityFor(
  members: number,
  assumed: Assumptions,
  { costs: found, relayASecond }: Measured,
): Capacity {
  const perDay = requestsADay(assumed);
  const peak = assumed.peakFactor / daySeconds;
  const calls = Object.fromEntries(kinds.map((kind) => [kind, members * perDay[kind] * peak])) as Record<
    Kind,
    number
  >;
  const mails = members / (assumed.bulkMailHours * 3600);
  const mail = found.costs[bulkMail];
  // CPU time of one second at the peak, while a bulk mail is being sent.
  const used = processorSecondsFor(found, calls, 1);
  const coresOf = (name: string) =>
    (used[name] ?? 0) + (mails * Math.max(0, mail.processorMs[name] ?? 0)) / 1000;

  const days = 365 * assumed.years;
  const everyDay = (of: (kind: Kind) => number) =>
    members * sum(kinds.map((kind) => perDay[kind] * of(kind)));
  const mailsADay = (members * assumed.bulkMailsAWeek) / 7;
  const recipes = members * perDay['publish a recipe'] * days;
  const kept =
    (everyDay((kind) => found.costs[kind].keptBytes) + mailsADay * mail.keptBytes) * days +
    everyDay((kind) => found.costs[kind].expiringByteDays) +
    mailsADay * mail.expiringByteDays;
  const streams = everyDay((kind) => found.costs[kind].streamBytes) * found.streamDays;
  // What Redis holds follows from how many members there are and what waits, not from how much they have done.
  const redisBytes =
    (members *
      Math.max(0, sum(kinds.map((kind) => found.costs[kind].redisBytes * found.costs[kind].measured)))) /
    measuredMembers;

  const services = Object.keys(found.idleCores)
    .filter((name) => !(servers as readonly string[]).includes(name))
    .map((service) => {
      const cores = coresOf(service);
      const replicas = Math.max(minReplicas, Math.ceil(cores / assumed.maxUse));
      return { service, cores, replicas, gib: replicas * memoryOf(found, service, recipes) };
    });
  const mongoDisk = (kept * found.compression * assumed.diskReserve) / 1e9;
  const mongoGiB = (kept * assumed.hotShare) / gib + (found.residentMiB.mongo ?? 0) / 1024;
  const redisGiB = redisBytes / gib + (found.residentMiB.redis ?? 0) / 1024;
  const natsDisk = (streams * assumed.diskReserve) / 1e9;
  const events = sum(kinds.map((kind) => calls[kind] * found.costs[kind].events));
  const eventsOfOne = sum(kinds.map((kind) => calls[kind] * found.costs[kind].eventsOfOneService));

  const limits: Limit[] = [
    {
      what: 'processor of the primary of MongoDB',
      used: coresOf('mongo') / (assumed.largestCores * assumed.maxUse),
      remedy: 'give services a replica set of their own (MONGODB_URL of each), then shards',
    },
    {
      what: 'disk of a server of MongoDB',
      used: mongoDisk / (assumed.largestDiskTB * 1000),
      remedy: 'give services a replica set of their own (MONGODB_URL of each), then shards',
    },
    {
      what: 'memory of a server of MongoDB',
      used: mongoGiB / (assumed.largestGiB * usableMemory),
      remedy: 'give services a replica set of their own (MONGODB_URL of each), then shards',
    },
    {
      what: 'search index in the memory of a process of catalogue',
      used: memoryOf(found, 'catalogue', recipes) / assumed.processGiB,
      remedy: 'keep it in OpenSearch (SEARCH_URL)',
    },
    {
      what: 'matching engine in the memory of a process of inventory',
      used: memoryOf(found, 'inventory', recipes) / assumed.processGiB,
      remedy: 'processes with more memory; to cut the recipes into parts has not been built',
    },
    {
      what: 'the relay of the service with most events, which one replica works',
      used: eventsOfOne / (relayASecond * assumed.maxUse),
      remedy: 'a relay for each part of an outbox has not been built',
    },
    {
      what: 'the one thread of Redis',
      used: coresOf('redis') / assumed.maxUse,
      remedy: 'a Redis for queues and one for the rest',
    },
    {
      what: 'processor of the leader of NATS',
      used: coresOf('nats') / (assumed.nodeCores * assumed.maxUse),
      remedy: 'leaders of streams on different servers of the cluster',
    },
  ];
  const shards = Math.max(1, ...limits.slice(0, 3).map((limit) => Math.ceil(limit.used)));
  const serviceCores = sum(services.map(({ cores }) => cores / assumed.maxUse));
  const serviceGiB = sum(services.map((one) => one.gib));
  const nodes = Math.max(
    minNodes,
    Math.ceil(serviceCores / assumed.nodeCores),
    Math.ceil(serviceGiB / (assumed.nodeGiB * usableMemory)),
  );
  const mongo = {
    cores: coresOf('mongo') / assumed.maxUse,
    gib: mongoGiB / usableMemory,
    diskGB: mongoDisk,
    shards,
    nodes: copies.mongo * shards,
  };
  const nats = { cores: coresOf('nats') / assumed.maxUse, diskGB: natsDisk, nodes: copies.nats };
  const redis = {
    cores: coresOf('redis') / assumed.maxUse,
    gib: redisGiB / usableMemory,
    nodes: copies.redis,
  };
  return {
    members,
    recipes,
    requestsASecond: sum(Object.values(calls)),
    eventsASecond: events,
    mailsASecond: mails,
    services,
    mongo,
    nats,
    redis,
    nodes,
    total: {
      nodes: nodes + mongo.nodes + nats.nodes + redis.nodes,
      cores:
        serviceCores + copies.mongo * mongo.cores + copies.nats * nats.cores + copies.redis * redis.cores,
      gib: serviceGiB + copies.mongo * mongo.gib + copies.redis * redis.gib,
      diskGB: copies.mongo * mongo.diskGB + copies.nats * nats.diskGB,
    },
    limits: limits.sort((a, b) => b.used - a.used),
  };
}

/** GiB that one process of a service needs for the given number of recipes. */
function memoryOf({ residentMiB, recipeMemoryBytes }: UnitCosts, service: string, recipes: number): number {
  return (residentMiB[service] ?? 0) / 1024 + (recipes * (recipeMemoryBytes[service] ?? 0)) / gib;
}

/** The number of members at which the first limit is reached, and which that is. */
export function nextBottleneck(assumed: Assumptions, measured: Measured): { members: number; limit: Limit } {
  const fullest = (members: number) => {
    const [limit] = capacityFor(members, assumed, measured).limits;
    if (!limit) throw new Error('there are no limits');
    return limit;
  };
  let enough = 1;
  let tooMany = 2;
  while (fullest(tooMany).used < 1) [enough, tooMany] = [tooMany, tooMany * 2];
  while (tooMany - enough > enough / 1000) {
    const middle = (enough + tooMany) / 2;
    if (fullest(middle).used < 1) enough = middle;
    else tooMany = middle;
  }
  return { members: tooMany, limit: fullest(tooMany) };
}

/** How far the prediction for the measured load is from what it took. */
export function deviationOf(found: UnitCosts) {
  const { calls, seconds, processorSeconds, keptBytes, events } = found.load;
  const predicted = processorSecondsFor(found, calls, seconds);
  const total = (of: Record<string, number>) => sum(Object.values(of));
  const each = (of: (kind: Kind) => number) => sum(kinds.map((kind) => (calls[kind] ?? 0) * of(kind)));
  const bytes = each((kind) => found.costs[kind].keptBytes);
  const told = each((kind) => found.costs[kind].events);
  const off = (expected: number, actual: number) => Math.abs(expected - actual) / actual;
  const row = (what: string, expected: number, actual: number) => ({
    what,
    predicted: expected,
    measured: actual,
    'off by %': off(expected, actual) * 100,
  });
  const isServer = (name: string) => (servers as readonly string[]).includes(name);
  const tiers = [
    ['gateway', (name: string) => name === 'gateway'],
    ['services', (name: string) => name !== 'gateway' && !isServer(name)],
    ...servers.map((server) => [server, (name: string) => name === server] as const),
  ] as const;
  const cores = (of: Record<string, number>, isOf: (name: string) => boolean) =>
    sum(Object.entries(of).flatMap(([name, value]) => (isOf(name) ? value : []))) / seconds;
  return {
    processor: off(total(predicted), total(processorSeconds)),
    keptBytes: off(bytes, keptBytes),
    title: `A mixed load of ${sum(Object.values(calls))} requests in ${Math.round(seconds)} s: what the costs predict, and what it took`,
    rows: [
      row('processor, cores', total(predicted) / seconds, total(processorSeconds) / seconds),
      ...tiers.map(([name, isOf]) =>
        row(`of ${name}, cores`, cores(predicted, isOf), cores(processorSeconds, isOf)),
      ),
      row('bytes that stay in MongoDB', bytes, keptBytes),
      row('events', told, events),
    ],
  };
}
