import { setTimeout as sleep } from 'node:timers/promises';
import {
  adminMailRoutes,
  ageNoticeVersion,
  barItemRoutes,
  catalogueInternalRoutes,
  identityInternalRoutes,
  type MemberActor,
  ownRecipeRoutes,
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
import { acts } from '../faults/acts.ts';
import { seedLibrary } from '../seed/seed-library.ts';
import { syntheticRecipes } from '../seed/synthetic-recipes.ts';
import { placesOf } from './gateway-hop.bench.ts';
import { heldMiB, openToInspection } from './kit/held-memory.ts';
import { MailSink } from './kit/mail-sink.ts';
import { tokenOf } from './kit/members.ts';
import { Processes } from './kit/processes.ts';
import { drawByWeight, type Random, randomFrom } from './kit/random.ts';
import { inTurn } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';
import { untilSettled } from './kit/settled.ts';
import { storedBytes } from './kit/stored-bytes.ts';
import { openWorld, type RunningProcess, serviceNames, type World } from './kit/world.ts';

const recipes = 2000;
const posts = 100;
const idleSeconds = 20;
const maxTries = 10;
const retryMs = 2000;
const password = 'a long night out';
/** Each kind alone, and the load whose costs are predicted. */
const perSecond = 30;
const loadSeconds = 180;
/** So often each kind is asked for. */
const measured: Record<Kind, number> = {
  'sign up': 200,
  'sign in': 200,
  'list recipes': 1000,
  'read a recipe': 1200,
  'search recipes': 1000,
  'match a bar': 800,
  'read the feed': 800,
  'read posts': 800,
  'bar item': 300,
  favorite: 300,
  rating: 300,
  follow: 300,
  post: 300,
  like: 300,
  comment: 300,
  'publish a recipe': 150,
};
/** Services that hold something of every recipe. */
const holdRecipes = ['catalogue', 'inventory'];

interface Asked {
  method: string;
  path: string;
  member?: string;
  body?: object;
}

/** What requests are made of. */
interface Setting {
  members: string[];
  recipes: string[];
  items: string[];
  posts: string[];
  names: string[];
  /** Cursors behind recipes. */
  places: string[];
}

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

    const costs = {} as Record<Cost, UnitCost>;
    const requests = requestsOf(setting, randomFrom(20));
    for (const kind of kinds) {
      costs[kind] = await stage.costOf(measured[kind], idleCores, () =>
        stage.askSteadily(Array.from({ length: measured[kind] }, () => requests(kind))),
      );
      console.log(`  ${kind}: ${JSON.stringify(costs[kind].processorMs)}`);
    }
    const sentBefore = sink.count;
    costs[bulkMail] = await stage.costOf(0, idleCores, () => stage.mailEverybody());
    costs[bulkMail] = perUnit(costs[bulkMail], sink.count - sentBefore);
    const load = await stage.measureLoad(requests, randomFrom(21));
    const { data, disk } = await storedBytes(world.mongo, 'bench_');
    const found: UnitCosts = {
      costs,
      idleCores,
      residentMiB,
      ...recipe,
      compression: disk / data,
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

  private settled(): Promise<void> {
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
      recipeBytes: (after.stored.kept - before.stored.kept) / recipes,
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
    while (performance.now() - began < idleSeconds * 1000) await this.settled();
    const seconds = (performance.now() - began) / 1000;
    const used = difference(this.processes.processorSeconds(), before);
    return { idleCores: times(used, 1 / seconds), residentMiB: this.processes.residentMiB() };
  }

  private async reading() {
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

  /** What work costs until all that follows from it is done; for each of `count`, or in all where that is 0. */
  async costOf(
    count: number,
    idleCores: Record<string, number>,
    work: () => Promise<void>,
  ): Promise<UnitCost> {
    const before = await this.reading();
    const usedBefore = this.processes.processorSeconds();
    const began = performance.now();
    await work();
    await this.settled();
    const seconds = (performance.now() - began) / 1000;
    const used = difference(this.processes.processorSeconds(), usedBefore);
    const after = await this.reading();
    const perService = after.events.map((events, at) => events - (before.events[at] ?? 0));
    const all: UnitCost = {
      measured: count,
      processorMs: times(difference(used, times(idleCores, seconds)), 1000),
      events: perService.reduce((sum, events) => sum + events, 0),
      eventsOfOneService: Math.max(...perService),
      keptBytes: after.stored.kept - before.stored.kept,
      expiringByteDays: after.stored.expiringByteDays - before.stored.expiringByteDays,
      streamBytes: after.streamBytes - before.streamBytes,
      redisBytes: after.redisBytes - before.redisBytes,
    };
    return count === 0 ? all : perUnit(all, count);
  }

  /** At a steady rate, however long answers take: costs fall with the rate, as more shares a transaction. */
  async askSteadily(requests: readonly Asked[]): Promise<void> {
    const tokens = new Map<string, string>();
    await Promise.all(
      requests.map(async (asked, at) => {
        await sleep((at * 1000) / perSecond);
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
      if (answer.ok) return;
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
  async measureLoad(requests: (kind: Kind) => Asked, random: Random): Promise<MeasuredLoad> {
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
    const before = await this.reading();
    const usedBefore = this.processes.processorSeconds();
    const began = performance.now();
    await this.askSteadily(all);
    await this.settled();
    const seconds = (performance.now() - began) / 1000;
    const used = difference(this.processes.processorSeconds(), usedBefore);
    const after = await this.reading();
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      seconds,
      calls,
      processorSeconds: used,
      keptBytes: after.stored.kept - before.stored.kept,
      events: sum(after.events) - sum(before.events),
    };
  }
}

/** Requests of each kind that no one has made before: nothing is done twice where that would cost less. */
function requestsOf(setting: Setting, random: Random): (kind: Kind) => Asked {
  const made: Partial<Record<Kind, number>> = {};
  let account = 0;
  const pairOf = (kind: Kind, targets: readonly string[]) => {
    const at = made[kind] ?? 0;
    made[kind] = at + 1;
    const count = setting.members.length;
    const member = setting.members[at % count] ?? '';
    // Another target for each member at the same time, so that they are not all at one row.
    const target = targets[(Math.floor(at / count) + (at % count) * 7) % targets.length] ?? '';
    return { member, target };
  };
  const actOf = (kind: Kind, targets: readonly string[]): Asked => {
    const act = acts.find((candidate) => candidate.kind === kind);
    if (!act) throw new Error(`there is no act ${kind}`);
    const { member, target } = pairOf(kind, targets);
    const body = act.body?.(target);
    return { method: act.method, path: act.path.replace(':target', target), member, ...(body && { body }) };
  };
  const read = (path: string, member?: string): Asked => ({ method: 'GET', path, ...(member && { member }) });
  const anyone = () => random.pick(setting.members);
  // Others than the gateway caches: whoever plans counts on none.
  const [nextRecipe, nextPlace] = [inTurn(setting.recipes), inTurn(setting.places)];
  const nextWord = inTurn(setting.names.map((name) => name.slice(0, 3 + random.below(8))));
  const makers: Record<Kind, () => Asked> = {
    'sign up': () => ({
      method: 'POST',
      path: '/auth/sign-up',
      body: {
        ...{ email: `new${account++}@example.com`, password, fullName: 'Ada Coleman' },
        ...{ ageConfirmed: true, noticeVersion: ageNoticeVersion },
      },
    }),
    'sign in': () => ({
      method: 'POST',
      path: '/auth/sign-in',
      body: { email: `m${random.below(setting.members.length)}@example.com`, password },
    }),
    'list recipes': () => read(`/recipes?limit=24&scope=discover&cursor=${nextPlace()}`),
    'read a recipe': () => read(`/recipes/${nextRecipe()}`),
    'search recipes': () => read(`/recipes?limit=24&q=${encodeURIComponent(nextWord())}`),
    'match a bar': () => read('/me/matches', anyone()),
    'read the feed': () => read('/me/social-feed', anyone()),
    'read posts': () => read('/posts', anyone()),
    'bar item': () => actOf('bar item', setting.items),
    favorite: () => actOf('favorite', setting.recipes),
    rating: () => actOf('rating', setting.recipes),
    follow: () => {
      const asked = actOf('follow', setting.members);
      return asked.path.endsWith(asked.member ?? '') ? actOf('follow', setting.members) : asked;
    },
    post: () => actOf('post', [`A drink for tonight, ${made.post ?? 0}`]),
    like: () => actOf('like', setting.posts),
    comment: () => actOf('comment', setting.posts),
    'publish a recipe': () => {
      const { member } = pairOf('publish a recipe', setting.recipes);
      const name = `House Sour ${made['publish a recipe']}`;
      return { method: 'POST', path: '/me/recipes', member, body: { ...ownRecipe, name } };
    },
  };
  return (kind) => makers[kind]();
}

const ownRecipe = ownRecipeRoutes.create.example.body;

async function streamDays(manager: JetStreamManager): Promise<number> {
  let days = 0;
  for await (const { config } of manager.streams.list()) days = Math.max(days, config.max_age / 1e9 / 86_400);
  return days;
}

const difference = (after: Record<string, number>, before: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]));

const times = (values: Record<string, number>, factor: number): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value * factor]));

function perUnit(all: UnitCost, count: number): UnitCost {
  const { measured: _, processorMs, ...figures } = all;
  return {
    measured: count,
    processorMs: times(processorMs, 1 / count),
    ...(times(figures, 1 / count) as Omit<UnitCost, 'measured' | 'processorMs'>),
  };
}

function costRows(costs: Record<Cost, UnitCost>) {
  const sum = (values: Record<string, number>) =>
    Object.values(values).reduce((total, value) => total + value, 0);
  return Object.entries(costs).map(([what, cost]) => {
    const { mongo = 0, nats = 0, redis = 0, gateway = 0, ...services } = cost.processorMs;
    return {
      what,
      measured: cost.measured,
      'gateway ms': gateway,
      'services ms': sum(services),
      'MongoDB ms': mongo,
      'NATS ms': nats,
      'Redis ms': redis,
      events: cost.events,
      'bytes that stay': Math.round(cost.keptBytes),
      'bytes in NATS': Math.round(cost.streamBytes),
    };
  });
}

export default bench;
