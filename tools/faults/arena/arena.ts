import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Document } from 'mongodb';
import { freePort } from '../../stack/lib/ports.ts';
import { seeded } from '../crash-points/active.ts';
import type { Environment } from '../fault.ts';
import { type Entry, type LoadPlan, planEntries } from '../load/entries.ts';
import type { LedgerLoad } from '../load/ledger-load.ts';
import type { Violation } from '../verify/judge-ledger.ts';
import { lagOf, readJournal } from '../verify/ledger-facts.ts';
import { openStores, type StoreAddresses, type Stores } from '../verify/stores.ts';
import type { Verification } from '../verify/verify.ts';
import { Line } from './line.ts';
import { runProgram } from './program.ts';
import { type Departure, Replica, untilReady } from './replica.ts';
import type { Servers } from './servers.ts';

/** What a fault may change of the load. */
export type LoadShape = Pick<LoadPlan, 'poison' | 'poisonEvery' | 'flagEvery' | 'accounts'>;

export interface ArenaOptions extends LoadShape {
  servers: Servers;
  dir: string;
  /** What the databases of this run begin with. */
  prefix: string;
  seed: number;
  events: number;
  perSecond: number;
  /** A run for CI: what takes long is done less often. */
  isShort: boolean;
  env?: Environment;
  through?: 'nats';
}

const readyMs = 40_000;
const shiftClock = pathToFileURL(fileURLToPath(new URL('shift-clock.mjs', import.meta.url))).href;

/** Two replicas each of ledger and auditor on real servers, under load, while something is broken. */
export class Arena {
  readonly servers: Servers;
  /** The entries the load asks for. */
  readonly entries: readonly Entry[];
  readonly line: Line | undefined;
  ledgers: Replica[] = [];
  auditors: Replica[] = [];
  private readonly options: ArenaOptions;
  private readonly random: () => number;
  private readonly journal: string;
  private readonly departures: Departure[] = [];
  private load: Promise<unknown> | undefined;
  private opened: Stores | undefined;

  private constructor(options: ArenaOptions, line: Line | undefined) {
    this.options = options;
    this.servers = options.servers;
    this.line = line;
    this.entries = planEntries(options);
    this.random = seeded(options.seed);
    this.journal = join(options.dir, 'journal.jsonl');
  }

  static async open(options: ArenaOptions): Promise<Arena> {
    const line = options.through && (await Line.open(options.servers[options.through].url));
    const arena = new Arena(options, line);
    arena.ledgers = [await arena.replica('ledger', 1), await arena.replica('ledger', 2)];
    arena.auditors = [await arena.replica('auditor', 1), await arena.replica('auditor', 2)];
    return arena;
  }

  get replicas(): Replica[] {
    return [...this.ledgers, ...this.auditors];
  }

  of(service: string): Replica[] {
    return this.replicas.filter((replica) => replica.service === service);
  }

  get isEven(): boolean {
    return this.options.seed % 2 === 0;
  }

  /** How often something is done: less often in a short run. */
  times({ full, short }: { full: number; short: number }): number {
    return this.options.isShort ? short : full;
  }

  /** A random whole number from `least` to `most`; the same for the same seed. */
  pick(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  async wait(leastMs: number, mostMs = leastMs): Promise<void> {
    await sleep(this.pick(leastMs, mostMs));
  }

  async start(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.start()));
    await this.untilReady(readyMs);
  }

  untilReady(ms: number): Promise<void> {
    return untilReady(this.replicas, ms);
  }

  startLoad(): void {
    const { seed, events, perSecond, accounts, poisonEvery, poison, flagEvery } = this.options;
    const load: LedgerLoad = {
      ...{ seed, events, perSecond, accounts, poisonEvery, poison, flagEvery },
      targets: this.ledgers.map(({ url }) => url),
      journal: this.journal,
      patienceMs: 120_000,
    };
    this.load = runProgram('load/ledger-load.ts', load);
  }

  async loadEnded(): Promise<void> {
    await this.load;
  }

  /** Answers other than success the load got, connections that were not accepted aside. */
  refusals(): string[] {
    return readJournal(this.journal).flatMap(({ key, refusals }) =>
      Object.entries(refusals)
        .filter(([kind]) => kind !== 'ECONNREFUSED')
        .map(([kind, times]) => `entry ${key} was refused ${times} times: ${kind}`),
    );
  }

  /** Stops a replica in good order and starts it anew; returns when it is ready. */
  async replace(replica: Replica): Promise<void> {
    this.departures.push(await replica.replace());
    await untilReady([replica], readyMs);
  }

  /** Waits until nothing is on its way and everybody is ready. @returns how long it took; null when it did not happen */
  async settle(withinMs: number): Promise<number | null> {
    const began = performance.now();
    while (performance.now() - began < withinMs) {
      if (await this.isSettled()) return performance.now() - began;
      await sleep(200);
    }
    return null;
  }

  /** Stops every replica in good order. @returns how each went, those replaced before included */
  async stop(): Promise<Departure[]> {
    const departures = await Promise.all(this.replicas.map((replica) => replica.stop()));
    return [...this.departures, ...departures];
  }

  /** What an independent program finds in the stores. */
  async verify(): Promise<{ counts: Record<string, number>; violations: Violation[] }> {
    const verification: Verification = { ...this.addresses, journal: this.journal };
    return JSON.parse(await runProgram('verify/verify.ts', verification));
  }

  /** The replica whose relay publishes now. @throws Error when none does */
  async leaseHolder(service: string): Promise<Replica> {
    const lease = await (await this.stores()).db(service).collection('leases').findOne({});
    const pid = Number(String(lease?.holder).split(':')[1]);
    const holder = this.of(service).find((replica) => replica.pid === pid);
    if (!holder) throw new Error(`nobody holds the lease of ${service}`);
    return holder;
  }

  async admin(command: Document): Promise<void> {
    await (await this.stores()).db('ledger').client.db('admin').command(command);
  }

  /** Every published event once more, in any order and under another message id. */
  async publishAgainShuffled(): Promise<void> {
    const { db, nats } = await this.stores();
    const rows = await db('ledger')
      .collection('outbox')
      .find({ publishedAt: { $ne: null } })
      .toArray();
    for (const row of rows.sort(() => this.random() - 0.5)) {
      const about = headers();
      about.set('Msg-Aggregate', row.aggregate);
      about.set('Msg-Revision', String(row.revision));
      await jetstream(nats).publish(row.subject, JSON.stringify(row.envelope), {
        msgID: randomUUID(),
        headers: about,
      });
    }
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.opened = undefined;
    this.line?.close();
  }

  private async replica(service: string, at: number): Promise<Replica> {
    const { options, servers } = this;
    const port = await freePort();
    return new Replica({
      name: `${service}-${at}`,
      service,
      port,
      logs: join(options.dir, 'logs'),
      env: (life) => {
        const env: NodeJS.ProcessEnv = {
          NODE_ENV: 'test',
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
          MONGODB_PREFIX: options.prefix,
          MONGODB_URL: servers.mongo.url,
          NATS_URL: this.line?.url ?? servers.nats.url,
          REDIS_URL: servers.redis.url,
          PORT: String(port),
          FAULT_SEED: String(options.seed * 1000 + at * 100 + life),
          ...options.env?.(this, service, at),
        };
        return env.CLOCK_SHIFT_MS ? { ...env, NODE_OPTIONS: `--import ${shiftClock}` } : env;
      },
    });
  }

  private get addresses(): StoreAddresses {
    const { mongo, nats, redis } = this.servers;
    return { mongo: mongo.url, nats: nats.url, redis: redis.url, prefix: this.options.prefix };
  }

  private async stores(): Promise<Stores> {
    this.opened ??= await openStores(this.addresses);
    return this.opened;
  }

  private async isSettled(): Promise<boolean> {
    try {
      const lag = await lagOf(await this.stores());
      if (lag.unpublished || lag.unhandled || lag.undone) return false;
      return (await Promise.all(this.replicas.map((replica) => replica.isReady()))).every(Boolean);
    } catch {
      return false;
    }
  }
}
