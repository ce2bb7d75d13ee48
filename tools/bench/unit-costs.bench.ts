import { setTimeout as sleep } from 'node:timers/promises';
import {
  adminMailRoutes,
  barItemRoutes,
  catalogueInternalRoutes,
  identityInternalRoutes,
  type MemberActor,
  postRoutes,
} from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId } from '@barspoon/platform/ids';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { Redis } from 'ioredis';
import type { Db, Document } from 'mongodb';
import { defaultAssumptions } from '../capacity/assumptions.ts';
import { bulkMail, type Cost, type Kind, kinds, measuredMembers } from '../capacity/kinds.ts';
import { deviationOf, requestsADay } from '../capacity/model.ts';
import type { MeasuredLoad, UnitCost, UnitCosts } from '../capacity/unit-costs.ts';
import { MailSink } from '../load/mail-sink.ts';
import { drawByWeight, type Random, randomFrom } from '../load/random.ts';
import { seedLibrary } from '../seed/seed-library.ts';
import { syntheticRecipes } from '../seed/synthetic-recipes.ts';
import { placesOf } from './gateway-hop.bench.ts';
import { heldMiB, openToInspection } from './kit/held-memory.ts';
import { tokenOf } from './kit/members.ts';
import { Processes } from './kit/processes.ts';
import type { Benchmark } from './kit/report.ts';
import { type Asked, password, requestsOf, type Setting } from './kit/requests-of-kinds.ts';
import { untilSettled } from './kit/settled.ts';
import { growthBetween, type StoredBytes, storedBytes } from './kit/stored-bytes.ts';
import { openWorld, type RunningProcess, serviceNames, type World } from './kit/world.ts';

const recipes = 2000;
const posts = 100;
const idleSeconds = 20;
const maxTries = 10;
const retryMs = 2000;
/** Each kind alone, and the load whose costs are predicted. */
const perSecond = 30;
/** What hashes a password would take all cores at that rate. */
const hashingPerSecond = 5;
const hashing: readonly Kind[] = ['sign up', 'sign in'];
/** As often as the load writes: what follows from one act shares no transaction with what follows from another then. */
const sparsePerSecond = 3;
const sparse = 75;
const loadSeconds = 180;
/** So often each kind is asked for. */
const measured: Record<Kind, number> = {
  'sign up': 75,
  'sign in': 75,
  'list recipes': 500,
  'read a recipe': 600,
  'search recipes': 500,
  'match a bar': 500,
  'read the feed': 500,
  'read posts': 500,
  'bar item': 200,
  favorite: 200,
  rating: 200,
  follow: 200,
  post: 200,
  like: 200,
  comment: 200,
  'publish a recipe': 150,
};
/** Kinds that something follows from. */
const writes: readonly Kind[] = [
  ...(['follow', 'bar item', 'favorite', 'rating'] as const),
  ...(['post', 'like', 'comment', 'publish a recipe'] as const),
];
/** Services that hold something of every recipe. */
const holdRecipes = ['catalogue', 'inventory'];

const bench: Benchmark = async (record) => {
  const world = await openWorld();
  const sink = await MailSink.open();
  const nats = await connectToNats(world.env, 'bench', { as: OPERATOR });
  try {
    const services = await startAll(world, sink);
    const manager = await jetstreamManager(nats);
    const stage = new Stage(world, services, manager, new Processes(world, services));
    const recipe = await stage.recipeBytes();
    const setting = await stage.prepare();
    const { idleCores, residentMiB } = await stage.rest();

    const works = {} as Record<Cost, Work>;
    const requests = requestsOf(setting, randomFrom(20));
    const some = (kind: Kind, count: number) => Array.from({ length: count }, () => requests(kind));
    // What a member does for the first time earns achievements, and happens once in years.
    for (const kind of writes) await stage.askSteadily(some(kind, measuredMembers));
    await stage.settled();
    for (const kind of kinds) {
      const rate = hashing.includes(kind) ? hashingPerSecond : perSecond;
      works[kind] = await stage.work(() => stage.askSteadily(some(kind, measured[kind]), rate));
      if (writes.includes(kind)) {
        const alone = await stage.work(() => stage.askSteadily(some(kind, sparse), sparsePerSecond));
        works[kind].sparse = alone;
      }
      console.log(`  ${kind}: ${works[kind].seconds.toFixed(1)} s`);
    }
    const sentBefore = sink.count;
    works[bulkMail] = await stage.work(() => stage.mailEverybody());
    const mails = sink.count - sentBefore;
    const { calls, work: mixed } = await stage.workOfLoad(requests, randomFrom(21));
    const end = await storedBytes(world.mongo, 'bench_');
    const costs = Object.fromEntries(
      Object.entries(works).map(([what, work]) => [
        what,
        costOf(work, what === bulkMail ? mails : measured[what as Kind], idleCores, end),
      ]),
    ) as Record<Cost, UnitCost>;
    const load: MeasuredLoad = {
      calls,
      seconds: mixed.seconds,
      processorSeconds: mixed.processorSeconds,
      keptBytes: growthBetween(mixed.before.stored, mixed.after.stored, end).kept,
      events: sumOf(eventsOf(mixed)),
    };
    const found: UnitCosts = {
      costs,
      idleCores,
      residentMiB,
      rates: { sparse: sparsePerSecond, dense: perSecond },
      ...recipe,
      compression: end.disk / end.data,
      streamDays: await streamDays(manager),
      load,
    };
    if (stage.refused > 0) console.log(`  ${stage.refused} requests were refused with 503 and asked again`);
    record.data(found);
    const deviation = deviationOf(found);
    record.figure('processor', deviation.processor * 100);
    record.figure('bytes', deviation.keptBytes * 100);
    record.table({ title: 'Of each, until all that follows from it is done', rows: costRows(costs) });
    record.table({ title: deviation.title, rows: deviation.rows });
  } finally {
    await nats.close();
    await world.stop();
    await sink.close();
  }
};

async function startAll(world: World, sink: MailSink): Promise<Map<string, RunningProcess>> {
  const services = new Map<string, RunningProcess>();
  // The gateway asks all others when it starts.
  for (const name of [...serviceNames.filter((service) => service !== 'gateway'), 'gateway'])
    services.set(name, await world.start(name, { SMTP_URL: sink.url, ...openToInspection }));
  return services;
}

/** What the servers hold at a moment. */
interface Reading {
  stored: StoredBytes;
  redisBytes: number;
  streamBytes: number;
  /** Events of each service. */
  events: number[];
}

/** Something that was done, and what it took. */
interface Work {
  before: Reading;
  after: Reading;
  seconds: number;
  processorSeconds: Record<string, number>;
  /** The same, done more slowly. */
  sparse?: Work;
}

/** The product with everything in it that is measured. */
class Stage {
  private readonly databases: Db[];
  private readonly world: World;
  private readonly services: ReadonlyMap<string, RunningProcess>;
  private readonly manager: JetStreamManager;
  private readonly processes: Processes;
  private admin: MemberActor | undefined;
  /** Answers that somebody was not there. */
  refused = 0;

  constructor(
    world: World,
    services: ReadonlyMap<string, RunningProcess>,
    manager: JetStreamManager,
    processes: Processes,
  ) {
    this.world = world;
    this.services = services;
    this.manager = manager;
    this.processes = processes;
    this.databases = serviceNames.map((name) => world.mongo.db(world.database(name)));
  }

  settled(): Promise<void> {
    return untilSettled(this.databases, this.manager);
  }

  private get gateway(): string {
    return this.services.get('gateway')?.url ?? '';
  }

  /** Fills the catalogue, and finds what each recipe takes on the disk and in memory. */
  async recipeBytes(): Promise<Pick<UnitCosts, 'recipeBytes' | 'recipeMemoryBytes'>> {
    await this.world.operate((asked) => seedLibrary(asked, () => undefined));
    await this.settled();
    const held = () =>
      Promise.all(holdRecipes.map(async (name) => heldMiB(this.services.get(name)?.log ?? '')));
    const before = { held: await held(), stored: await storedBytes(this.world.mongo, 'bench_') };
    await this.world.operate(async ({ ask }) => {
      const all = [...syntheticRecipes(recipes)];
      for (let at = 0; at < all.length; at += 100)
        await ask(catalogueInternalRoutes.seedRecipes, { body: { recipes: all.slice(at, at + 100) } });
    });
    await this.settled();
    const after = { held: await held(), stored: await storedBytes(this.world.mongo, 'bench_') };
    const each = (name: string, at: number) => [
      name,
      (((after.held[at] ?? 0) - (before.held[at] ?? 0)) * 1024 * 1024) / recipes,
    ];
    return {
      recipeBytes: growthBetween(before.stored, after.stored, after.stored).kept / recipes,
      recipeMemoryBytes: Object.fromEntries(holdRecipes.map(each)),
    };
  }

  async prepare(): Promise<Setting> {
    const ensure = async (email: string, role: MemberActor['role']) => {
      const body = { email, password, fullName: 'Ada Coleman', role };
      return (await this.world.operate(({ ask }) => ask(identityInternalRoutes.ensureMember, { body }))).id;
    };
    const admin = await ensure('admin@example.com', 'admin');
    this.admin = { kind: 'member', id: admin, role: 'admin', granted: true, sessionId: 'bench' };
    const ids: string[] = [];
    for (let at = 0; at < measuredMembers; at++) ids.push(await ensure(`m${at}@example.com`, 'member'));
    const setting = await this.world.operate(async ({ ask }) => {
      const written: string[] = [];
      for (let at = 0; at < posts; at++) {
        const body = { content: `Tonight at the bar, ${at + 1}` };
        written.push((await ask(postRoutes.create, { body }, this.admin)).id);
      }
      const { items } = await ask(barItemRoutes.list, { query: { limit: 100 } }, this.admin);
      const rows = await this.world.mongo
        .db(this.world.database('catalogue'))
        .collection<Document>('recipes')
        .find({}, { projection: { name: 1, createdAt: 1 } })
        .toArray();
      return {
        members: ids,
        recipes: rows.map(({ _id }) => String(_id)),
        items: items.map(({ id }) => id),
        posts: written,
        names: rows.map(({ name }) => String(name)),
        places: await placesOf(
          this.gateway,
          rows.map(({ _id, createdAt }) => ({ id: String(_id), createdAt: createdAt.getTime() })),
        ),
      };
    });
    await this.settled();
    return setting;
  }

  /** What processes use and hold while nobody asks for anything. */
  async rest(): Promise<Pick<UnitCosts, 'idleCores' | 'residentMiB'>> {
    const before = this.processes.processorSeconds();
    const began = performance.now();
    // Nobody looks meanwhile: looking costs more than resting.
    await sleep(idleSeconds * 1000);
    const seconds = (performance.now() - began) / 1000;
    const used = difference(this.processes.processorSeconds(), before);
    return { idleCores: times(used, 1 / seconds), residentMiB: this.processes.residentMiB() };
  }

  private async reading(): Promise<Reading> {
    const redis = new Redis(this.world.urls.redis);
    const [, redisBytes] = /used_memory:(\d+)/.exec(await redis.info('memory')) ?? [];
    redis.disconnect();
    let streamBytes = 0;
    for await (const { state } of this.manager.streams.list()) streamBytes += state.bytes;
    const events = await Promise.all(
      this.databases.map((db) => db.collection('outbox').estimatedDocumentCount()),
    );
    return {
      stored: await storedBytes(this.world.mongo, 'bench_'),
      redisBytes: Number(redisBytes),
      streamBytes,
      events,
    };
  }

  /** Does something and waits until all that follows from it is done. */
  async work(work: () => Promise<void>): Promise<Work> {
    const before = await this.reading();
    const usedBefore = this.processes.processorSeconds();
    const began = performance.now();
    await work();
    await this.settled();
    const seconds = (performance.now() - began) / 1000;
    const processorSeconds = difference(this.processes.processorSeconds(), usedBefore);
    return { before, after: await this.reading(), seconds, processorSeconds };
  }

  /** At a steady rate, however long answers take: costs fall with the rate, as more shares a transaction. */
  async askSteadily(requests: readonly Asked[], rate = perSecond): Promise<void> {
    const tokens = new Map<string, string>();
    await Promise.all(
      requests.map(async (asked, at) => {
        await sleep((at * 1000) / rate);
        await this.ask(asked, tokens);
      }),
    );
  }

  /** Asks, and as pages do once more where somebody is not there for a moment. */
  private async ask({ method, path, member, body }: Asked, tokens: Map<string, string>): Promise<void> {
    if (member && !tokens.has(member)) tokens.set(member, tokenOf(this.world, member));
    const key = newId();
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${this.gateway}/api/v1${path}`, {
        method,
        headers: {
          'x-requested-with': 'bench',
          ...(member && { authorization: `Bearer ${tokens.get(member)}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...(method === 'POST' && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      // An account that stands already was made by a try that was told too late.
      if (answer.ok || (tries > 1 && answer.status === 409)) return;
      if (answer.status !== 503 || tries === maxTries)
        throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
      this.refused++;
      await sleep(retryMs);
    }
  }

  async mailEverybody(): Promise<void> {
    const body = { type: 'bulk' as const, html: '<p>There is a new season behind the bar.</p>' };
    const { bulk } = await this.world.operate(({ ask }) => ask(adminMailRoutes.send, { body }, this.admin));
    const mails = this.world.mongo
      .db(this.world.database('notifications'))
      .collection<Document>('bulk_mails');
    while ((await mails.findOne({ _id: bulk?.id as never }))?.state !== 'done') await sleep(200);
  }

  /** All kinds at once, as often as members are assumed to ask for them, at a steady rate. */
  async workOfLoad(requests: (kind: Kind) => Asked, random: Random) {
    const perDay = requestsADay(defaultAssumptions);
    const draw = drawByWeight(
      kinds.map((kind) => perDay[kind]),
      random,
    );
    const calls: Partial<Record<Kind, number>> = {};
    const all = Array.from({ length: perSecond * loadSeconds }, () => {
      const kind = kinds[draw()] ?? 'list recipes';
      calls[kind] = (calls[kind] ?? 0) + 1;
      return requests(kind);
    });
    return { calls, work: await this.work(() => this.askSteadily(all)) };
  }
}

async function streamDays(manager: JetStreamManager): Promise<number> {
  let days = 0;
  for await (const { config } of manager.streams.list()) days = Math.max(days, config.max_age / 1e9 / 86_400);
  return days;
}

const difference = (after: Record<string, number>, before: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]));

const times = (values: Record<string, number>, factor: number): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value * factor]));

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const eventsOf = ({ before, after }: Work): number[] =>
  after.events.map((events, at) => events - (before.events[at] ?? 0));

/** Milliseconds for each of `count`, beyond what processes use at rest. */
const processorMsOf = (
  { processorSeconds, seconds }: Work,
  count: number,
  idleCores: Record<string, number>,
): Record<string, number> => times(difference(processorSeconds, times(idleCores, seconds)), 1000 / count);

/** @param end what the servers hold when everything has been measured */
function costOf(work: Work, count: number, idleCores: Record<string, number>, end: StoredBytes): UnitCost {
  const { before, after, sparse: slower } = work;
  const grown = growthBetween(before.stored, after.stored, end);
  return {
    measured: count,
    processorMs: processorMsOf(work, count, idleCores),
    ...(slower && { sparseProcessorMs: processorMsOf(slower, sparse, idleCores) }),
    events: sumOf(eventsOf(work)) / count,
    eventsOfOneService: Math.max(...eventsOf(work)) / count,
    keptBytes: grown.kept / count,
    expiringByteDays: grown.expiringByteDays / count,
    streamBytes: (after.streamBytes - before.streamBytes) / count,
    redisBytes: (after.redisBytes - before.redisBytes) / count,
  };
}

function costRows(costs: Record<Cost, UnitCost>) {
  const tiers = ({ mongo = 0, nats = 0, redis = 0, gateway = 0, ...services }: Record<string, number>) => ({
    'gateway ms': gateway,
    'services ms': sumOf(Object.values(services)),
    'MongoDB ms': mongo,
    'NATS ms': nats,
    'Redis ms': redis,
  });
  const rowOf = (what: string, cost: UnitCost, processorMs: Record<string, number>) => ({
    what,
    measured: cost.measured,
    ...tiers(processorMs),
    events: cost.events,
    'bytes that stay': Math.round(cost.keptBytes),
    'bytes in NATS': Math.round(cost.streamBytes),
  });
  return Object.entries(costs).flatMap(([what, cost]) => [
    rowOf(what, cost, cost.processorMs),
    ...(cost.sparseProcessorMs
      ? [rowOf(`${what}, ${sparsePerSecond} a second`, { ...cost, measured: sparse }, cost.sparseProcessorMs)]
      : []),
  ]);
}

export default bench;
