import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerName } from '@barspoon/servers';
import { freePort } from '@barspoon/servers/process/ports';
import { portVariable, type ServiceName } from '@barspoon/servers/services';
import type { Document } from 'mongodb';
import { seeded } from '../crash-points/active.ts';
import { readJournal } from '../load/journal.ts';
import { openStores, type StoreAddresses, type Stores } from '../verify/stores.ts';
import type { Verdict, Verification } from '../verify/verdict.ts';
import { type Violation, violation } from '../violation.ts';
import type { Access } from './access.ts';
import type { Clusters } from './clusters/clusters.ts';
import { Line } from './line.ts';
import { runProgram } from './program.ts';
import { type Departure, Replica, untilReady } from './replica.ts';
import type { Backing, Servers } from './server.ts';

/** More for the environment of a replica's next life. */
export type Environment = (arena: Arena, service: string, replica: number) => NodeJS.ProcessEnv;

export interface ArenaOptions {
  servers: Servers | Clusters;
  dir: string;
  /** What the databases of this run begin with. */
  prefix: string;
  seed: number;
  events: number;
  perSecond: number;
  /** A run for CI: what takes long is done less often. */
  isShort: boolean;
  /** How long a process that is to stop still answers, so that those who ask notice. */
  stopDelayMs: number;
  env?: Environment | undefined;
  /** Where credentials lie, when the servers ask everybody who they are. */
  access?: Access;
  /** Services reach this server over a line that can be broken. */
  through?: 'nats' | undefined;
  /** The tree of an earlier release that everything begins with. */
  earlier?: string;
}

/** What asks for work: its program, and everything it is told. */
export interface Load {
  program: string;
  input: object;
}

/** Twenty processes that start at once need long on a busy machine. */
const readyMs = 180_000;
/** Refusals that clients retry. */
const retriable = ['503 with Retry-After', 'ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
const shiftClock = pathToFileURL(fileURLToPath(new URL('shift-clock.mjs', import.meta.url))).href;

/** Replicas of services on real servers, under load, while something is broken. */
export abstract class Arena {
  readonly line: Line | undefined;
  readonly replicas: Replica[] = [];
  /** More for the environment of every later life, by service. */
  moreEnv: Record<string, NodeJS.ProcessEnv> = {};
  protected readonly options: ArenaOptions;
  protected readonly journal: string;
  protected readonly random: () => number;
  private readonly departures: Departure[] = [];
  /** How long the load took. */
  loadMs = 0;
  private load: Promise<unknown> | undefined;
  private opened: Stores | undefined;

  protected constructor(options: ArenaOptions, line: Line | undefined) {
    this.options = options;
    this.line = line;
    this.random = seeded(options.seed);
    this.journal = join(options.dir, 'journal.jsonl');
  }

  /** The servers that services use: one of each, or clusters. */
  get backing(): Record<ServerName, Backing> {
    return this.options.servers;
  }

  /** The servers of a run without clusters. */
  get servers(): Servers {
    const { servers } = this.options;
    if (isClustered(servers)) throw new Error('this run has clusters');
    return servers;
  }

  get clusters(): Clusters {
    const { servers } = this.options;
    if (!isClustered(servers)) throw new Error('this run has no clusters');
    return servers;
  }

  protected static lineOf({ through, servers }: ArenaOptions): Promise<Line> | undefined {
    return through && Line.open(servers[through].url);
  }

  of(service: string): Replica[] {
    return this.replicas.filter((replica) => replica.service === service);
  }

  /** Where a run keeps what it writes down. */
  get dir(): string {
    return this.options.dir;
  }

  get isEven(): boolean {
    return this.options.seed % 2 === 0;
  }

  /** How often something is done, or how long: less in a short run. */
  times({ full, short }: { full: number; short: number }): number {
    return this.options.isShort ? short : full;
  }

  /** A random whole number from `min` to `max`; the same for the same seed. */
  pick(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  async wait(minMs: number, maxMs = minMs): Promise<void> {
    await sleep(this.pick(minMs, maxMs));
  }

  async start(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.start()));
    await this.untilReady(readyMs);
  }

  untilReady(ms: number): Promise<void> {
    return untilReady(this.replicas, ms);
  }

  /** What has to be there before the load begins. */
  async prepare(): Promise<void> {}

  startLoad(): void {
    const { program, input } = this.planLoad();
    const began = performance.now();
    // It is read while the load writes, also before its first line.
    writeFileSync(this.journal, '');
    this.load = runProgram(program, { ...input, journal: this.journal }).then(() => {
      this.loadMs = performance.now() - began;
    });
    // Whoever waits for its end is told; until then a failure must not end everything.
    this.load.catch(() => undefined);
  }

  async loadEnded(): Promise<void> {
    await this.load;
  }

  /** Answers other than success the load got, connections that were not accepted aside. */
  refusals(): Violation[] {
    return readJournal(this.journal).flatMap(({ key, refusals }) =>
      Object.entries(refusals)
        .filter(([kind]) => kind !== 'ECONNREFUSED')
        .map(([kind, times]) => violation('I6', `${key} was refused ${times} times: ${kind}`)),
    );
  }

  /** What the load has been answered so far; a connection that was not accepted is no answer. */
  answers(): { requests: number; refusals: number } {
    const sums = { requests: 0, refusals: 0 };
    for (const { tries, refusals } of readJournal(this.journal)) {
      const { ECONNREFUSED = 0, ...others } = refusals;
      sums.requests += tries - ECONNREFUSED;
      for (const times of Object.values(others)) sums.refusals += times;
    }
    return sums;
  }

  /** The caller was answered within `ms`, and where refused, told when to come back. */
  badAnswers(ms: number): Violation[] {
    return readJournal(this.journal).flatMap(({ key, maxMs, refusals }) => [
      ...(maxMs > ms ? [violation('I9', `${key} hung for ${maxMs} ms`)] : []),
      ...Object.keys(refusals)
        .filter((kind) => kind !== '503 with Retry-After')
        .map((kind) => violation('I9', `${key} was refused with ${kind}`)),
    ]);
  }

  /**
   * Violations of: every action was acknowledged in the end, and every refusal before that can be retried (503 with
   * Retry-After, or a connection lost with the process that was killed).
   */
  lost(): Violation[] {
    return readJournal(this.journal).flatMap(({ key, acknowledged, tries, refusals }) => [
      ...(acknowledged ? [] : [violation('I6', `${key} was never acknowledged, in ${tries} tries`)]),
      ...Object.keys(refusals)
        .filter((kind) => !retriable.includes(kind))
        .map((kind) => violation('I9', `${key} was refused with ${kind}`)),
    ]);
  }

  /** What the databases of this run begin with. */
  get prefix(): string {
    return this.options.prefix;
  }

  /** Where the credentials of this run lie. */
  get access(): Access {
    if (!this.options.access) throw new Error('the servers ask nobody who they are');
    return this.options.access;
  }

  /** The tree of the release that everything began with. */
  get earlier(): string {
    if (!this.options.earlier) throw new Error('nothing began with an earlier release');
    return this.options.earlier;
  }

  /** Stops a replica gracefully and starts it again, from another tree where one is given; returns when it is ready. */
  async replace(replica: Replica, build?: string | 'present'): Promise<void> {
    this.departures.push(await replica.replace(build));
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

  /** What members see of what they were told, after everything has settled. */
  async readBack(): Promise<Violation[]> {
    return [];
  }

  /** Stops every replica in good order. @returns how each went, those replaced before included */
  async stop(): Promise<Departure[]> {
    const departures = await Promise.all(this.replicas.map((replica) => replica.stop()));
    return [...this.departures, ...departures];
  }

  /** What an independent program finds in the stores. */
  async verify(): Promise<Verdict> {
    const verification: Verification = { ...this.addresses, journal: this.journal, what: this.what };
    return JSON.parse(await runProgram('verify/verify.ts', verification));
  }

  /** Asks MongoDB's administration. */
  async admin(command: Document): Promise<Document> {
    return (await this.stores()).db('any').client.db('admin').command(command);
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.opened = undefined;
    this.line?.close();
  }

  /** What the verifier judges. */
  protected abstract readonly what: Verification['what'];
  protected abstract planLoad(): Load;
  /** Whether stores say that nothing is on its way. */
  protected abstract isQuiet(stores: Stores): Promise<boolean>;

  protected async addReplica(service: string, at: number, own: NodeJS.ProcessEnv = {}): Promise<void> {
    const { options, backing } = this;
    const port = await freePort();
    const replica = new Replica({
      name: `${service}-${at}`,
      service,
      port,
      logs: join(options.dir, 'logs'),
      ...(options.earlier && { root: options.earlier }),
      env: (life) => {
        const env: NodeJS.ProcessEnv = {
          NODE_ENV: 'test',
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
          MONGODB_PREFIX: options.prefix,
          MONGODB_URL: backing.mongo.url,
          NATS_URL: this.line?.url ?? backing.nats.url,
          REDIS_URL: backing.redis.url,
          PORT: String(port),
          [portVariable(service as ServiceName)]: String(port),
          STOP_DELAY_MS: String(options.stopDelayMs),
          FAULT_SEED: String(options.seed * 1000 + at * 100 + life),
          ...own,
          ...options.env?.(this, service, at),
          ...this.moreEnv[service],
        };
        return env.CLOCK_SHIFT_MS ? { ...env, NODE_OPTIONS: `--import ${shiftClock}` } : env;
      },
    });
    this.replicas.push(replica);
  }

  protected get addresses(): StoreAddresses {
    const { mongo, nats, redis } = this.backing;
    return { mongo: mongo.ownUrl, nats: nats.ownUrl, redis: redis.ownUrl, prefix: this.options.prefix };
  }

  async stores(): Promise<Stores> {
    this.opened ??= await openStores(this.addresses);
    return this.opened;
  }

  private async isSettled(): Promise<boolean> {
    try {
      if (!(await this.isQuiet(await this.stores()))) return false;
      return (await Promise.all(this.replicas.map((replica) => replica.isReady()))).every(Boolean);
    } catch {
      return false;
    }
  }
}

export const isClustered = (servers: Servers | Clusters): servers is Clusters => 'members' in servers.nats;
