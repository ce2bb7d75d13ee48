import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../stack/lib/ports.ts';
import { seeded } from '../crash-points/active.ts';
import type { LedgerLoad } from '../load/ledger-load.ts';
import type { Violation } from '../verify/judge-ledger.ts';
import { lagOf } from '../verify/ledger-facts.ts';
import { openStores, type StoreAddresses, type Stores } from '../verify/stores.ts';
import type { Verification } from '../verify/verify.ts';
import { type Departure, Replica, untilReady } from './replica.ts';
import type { Servers } from './servers.ts';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export interface ArenaOptions {
  servers: Servers;
  dir: string;
  /** What the databases of this run begin with. */
  prefix: string;
  seed: number;
  events: number;
  perSecond: number;
  accounts: number;
  poisonEvery: number;
  poison: 'throw' | 'kill';
  flagEvery: number;
  /** More for the environment of a replica's n-th life. */
  env?: (service: string, replica: number, life: number) => NodeJS.ProcessEnv;
  /** Where services find a server when it is not at its own address. */
  addresses?: { nats?: string; redis?: string; mongo?: string };
}

/** Two replicas each of ledger and auditor on real servers, under load, while something is broken. */
export class Arena {
  readonly servers: Servers;
  readonly ledgers: Replica[];
  readonly auditors: Replica[];
  /** The same for the same seed. */
  readonly random: () => number;
  private readonly options: ArenaOptions;
  private readonly journal: string;
  private load: Promise<void> | undefined;
  private stores: Stores | undefined;

  private constructor(options: ArenaOptions, replicas: { ledger: Replica[]; auditor: Replica[] }) {
    this.options = options;
    this.servers = options.servers;
    this.ledgers = replicas.ledger;
    this.auditors = replicas.auditor;
    this.random = seeded(options.seed);
    this.journal = join(options.dir, 'journal.jsonl');
  }

  static async open(options: ArenaOptions): Promise<Arena> {
    const make = async (service: string, at: number) => {
      const port = await freePort();
      return new Replica({
        name: `${service}-${at}`,
        service,
        port,
        logs: join(options.dir, 'logs'),
        env: (life) => ({
          NODE_ENV: 'test',
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
          MONGODB_PREFIX: options.prefix,
          MONGODB_URL: options.addresses?.mongo ?? options.servers.mongo.url,
          NATS_URL: options.addresses?.nats ?? options.servers.nats.url,
          REDIS_URL: options.addresses?.redis ?? options.servers.redis.url,
          PORT: String(port),
          FAULT_SEED: String(options.seed * 1000 + at * 100 + life),
          ...options.env?.(service, at, life),
        }),
      });
    };
    const both = (service: string) => Promise.all([make(service, 1), make(service, 2)]);
    return new Arena(options, { ledger: await both('ledger'), auditor: await both('auditor') });
  }

  get replicas(): Replica[] {
    return [...this.ledgers, ...this.auditors];
  }

  async start(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.start()));
    await untilReady(this.replicas, 40_000);
  }

  startLoad(): void {
    const { seed, events, perSecond, accounts, poisonEvery, poison, flagEvery } = this.options;
    const load: LedgerLoad = {
      ...{ seed, events, perSecond, accounts, poisonEvery, poison, flagEvery },
      targets: this.ledgers.map(({ url }) => url),
      journal: this.journal,
      patienceMs: 120_000,
    };
    this.load = program('load/ledger-load.ts', load).then(() => undefined);
  }

  async loadEnded(): Promise<void> {
    await this.load;
  }

  /** A random whole number from `least` to `most`. */
  pick(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  async wait(leastMs: number, mostMs = leastMs): Promise<void> {
    await sleep(this.pick(leastMs, mostMs));
  }

  /** Waits until nothing is on its way and everybody is ready. @returns how long that took; null when it did not happen */
  async settle(withinMs: number): Promise<number | null> {
    const began = performance.now();
    while (performance.now() - began < withinMs) {
      if (await this.isSettled()) return performance.now() - began;
      await sleep(200);
    }
    return null;
  }

  /** Stops every replica in good order. */
  stop(): Promise<Departure[]> {
    return Promise.all(this.replicas.map((replica) => replica.stop()));
  }

  /** What an independent program finds in the stores. */
  async verify(): Promise<{ counts: Record<string, number>; violations: Violation[] }> {
    const verification: Verification = { ...this.addresses, journal: this.journal };
    return JSON.parse(await program('verify/verify.ts', verification));
  }

  async close(): Promise<void> {
    await this.stores?.close();
    this.stores = undefined;
  }

  private get addresses(): StoreAddresses {
    const { mongo, nats, redis } = this.servers;
    return { mongo: mongo.url, nats: nats.url, redis: redis.url, prefix: this.options.prefix };
  }

  private async isSettled(): Promise<boolean> {
    try {
      this.stores ??= await openStores(this.addresses);
      const lag = await lagOf(this.stores);
      if (lag.unpublished || lag.unhandled || lag.undone) return false;
      return (await Promise.all(this.replicas.map((replica) => replica.isReady()))).every(Boolean);
    } catch {
      return false;
    }
  }
}

/** Runs one of our programs to its end. @returns the last line it printed */
function program(path: string, input: object): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [here(path), JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output.trimEnd().split('\n').at(-1) ?? '')
        : reject(new Error(`${path}: ${errors}`)),
    );
  });
}
