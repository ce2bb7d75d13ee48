import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Access } from './arena/access.ts';
import { isClustered } from './arena/arena.ts';
import { type Clusters, prepareClusters } from './arena/clusters/clusters.ts';
import { LedgerArena } from './arena/ledger-arena.ts';
import { ProductArena } from './arena/product-arena.ts';
import type { Departure, Replica } from './arena/replica.ts';
import { type Servers } from './arena/server.ts';
import { prepareServers } from './arena/servers.ts';
import type { Fault } from './fault.ts';
import type { Violation } from './violation.ts';

/** What one run of one fault came to. */
export interface Result {
  fault: string;
  seed: number;
  /** Fewer blows, a shorter load. */
  isShort: boolean;
  /** Every broken promise, also one the fault is not about. */
  violations: Violation[];
  counts: Record<string, number>;
  /** Acts acknowledged in a second, on average: fewer than planned where the machine is slower than the plan. */
  perSecond: number;
  /** Acts a second the plan asked for. */
  planned: number;
  /** Processes that died without having been asked to. */
  crashes: number;
  /** How long it took after the fault and the load until nothing was on its way; null when it never was. */
  settledMs: number | null;
  /** The longest a replica took to stop. */
  stoppedMs: number;
  /** The whole run. */
  ms: number;
}

export interface RunOptions {
  servers: Servers | Clusters;
  dir: string;
  seed: number;
  events: number;
  perSecond: number;
  isShort: boolean;
  /** Where credentials lie, when the servers ask everybody who they are. */
  access?: Access;
  /** The tree of an earlier release, for faults that begin with it. */
  earlier?: string | undefined;
}

const defaultSettleMs = 30_000;
const stopMs = 30_000;
/** Who is late is still waited for, so that lateness alone is what the verdict speaks of. */
const latestMs = 120_000;
/** The load looks twice a second who is ready, as a load balancer does; where it may be refused, nobody need wait. */
const noticeMs = 5000;
const defaultLoad = { accounts: 100, poisonEvery: 500, poison: 'throw', flagEvery: 20 } as const;

/** Runs one fault with one seed from a fresh start to the verdict. */
export async function runFault(fault: Fault, options: RunOptions): Promise<Result> {
  if (fault.asksWho && !options.access) return runWithAccess(fault, options);
  const { servers } = options;
  if (fault.onClusters && !isClustered(servers)) return runOnClusters(fault, options);
  const began = performance.now();
  await stopBroken(servers);
  const undo = isClustered(servers) ? undefined : await fault.beforeServers?.(servers);
  try {
    await Promise.all(Object.values(servers).map((server) => server.isRunning || server.start()));
    const seen = await inArena(fault, options).catch((error) => brokenOff(fault, options, error));
    return { ...seen, ms: Math.round(performance.now() - began) };
  } finally {
    if (undo) {
      await Promise.all([servers.nats.kill(), servers.redis.kill()]);
      await undo();
    }
  }
}

/** Servers of its own, which ask everybody who they are. */
async function runWithAccess(fault: Fault, options: RunOptions): Promise<Result> {
  const dir = join(options.dir, 'asks-who');
  rmSync(dir, { recursive: true, force: true });
  const access = await Access.make(dir);
  const servers = await prepareServers(dir, access);
  try {
    return await runFault(fault, { ...options, servers, access });
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

/** Runs on its own clusters. */
async function runOnClusters(fault: Fault, options: RunOptions): Promise<Result> {
  const servers = await prepareClusters(join(options.dir, 'clusters'));
  try {
    return await runFault(fault, { ...options, servers });
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

/** Every run has NATS and Redis of its own; MongoDB only other databases, because it starts slowly. */
async function stopBroken({ nats, redis }: Servers | Clusters): Promise<void> {
  for (const server of [nats, redis]) {
    await server.kill();
    server.wipe();
  }
}

async function inArena(fault: Fault, options: RunOptions): Promise<Omit<Result, 'ms'>> {
  const dir = join(options.dir, `${fault.id}-seed-${options.seed}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const { seed, isShort } = options;
  const events = (isShort && fault.shortEvents) || options.events;
  const lastsMs = fault.lastsMs?.[isShort ? 'short' : 'full'] ?? 0;
  const perSecond = Math.min(
    options.perSecond,
    lastsMs ? (events * 1000) / lastsMs : Number.POSITIVE_INFINITY,
  );
  const prefix = `f${fault.id}s${seed}t${Date.now().toString(36)}`;
  const { env, through } = fault;
  const stopDelayMs = fault.noRefusals ? noticeMs : 0;
  const { earlier: _, ...rest } = options;
  const earlier = fault.beginsEarlier && options.earlier;
  const all = {
    ...rest,
    ...(earlier && { earlier }),
    events,
    dir,
    prefix,
    perSecond,
    stopDelayMs,
    env,
    through,
  };
  const arena =
    fault.on === 'ledger'
      ? await LedgerArena.open(all, { ...defaultLoad, ...fault.load })
      : await ProductArena.open(all, fault.replicas);
  const failures: Violation[] = [];
  try {
    await (fault.begin ? fault.begin(arena as never) : arena.start());
    await arena.prepare();
    arena.startLoad();
    const seenByFault = await fault
      .strike(arena as never)
      .catch((error): Violation[] => [{ invariant: 'fault', what: String(error) }]);
    failures.push(...(seenByFault ?? []));
    await arena.loadEnded();
    const withinMs = fault.settleMs ?? defaultSettleMs;
    const settledMs = await arena.settle(withinMs + latestMs);
    const seen = settledMs === null ? [] : await arena.readBack();
    const crashes = deathsOf(arena.replicas);
    const departures = await arena.stop();
    const { counts, violations } = await arena.verify();
    return {
      fault: fault.id,
      seed,
      isShort,
      violations: [
        ...failures,
        ...violations,
        ...seen,
        ...(fault.noRefusals ? arena.refusals() : []),
        ...(fault.nothingLost ? arena.lost() : []),
        ...(fault.answersWithinMs ? arena.badAnswers(fault.answersWithinMs) : []),
        ...lateness(settledMs, withinMs),
        ...badDepartures(departures),
      ],
      counts,
      planned: Math.round(perSecond),
      perSecond: Math.round(((counts.asked ?? 0) * 1000) / arena.loadMs),
      crashes,
      settledMs: settledMs && Math.round(settledMs),
      stoppedMs: Math.round(Math.max(...departures.map(({ ms }) => ms))),
    };
  } finally {
    await arena.stop();
    await arena.close();
  }
}

/** A run that came to no verdict is no reason to leave out those after it. */
const brokenOff = (fault: Fault, { seed, isShort }: RunOptions, error: unknown): Omit<Result, 'ms'> => ({
  fault: fault.id,
  seed,
  isShort,
  counts: {},
  planned: 0,
  perSecond: 0,
  crashes: 0,
  violations: [{ invariant: 'fault', what: String(error) }],
  settledMs: null,
  stoppedMs: 0,
});

const deathsOf = (replicas: readonly Replica[]): number =>
  replicas.reduce((sum, replica) => sum + replica.crashes, 0);

function lateness(settledMs: number | null, withinMs: number): Violation[] {
  if (settledMs !== null && settledMs <= withinMs) return [];
  const seen = settledMs === null ? 'never settled' : `settled after ${Math.round(settledMs)} ms`;
  return [{ invariant: 'I7', what: `${seen}, not within ${withinMs} ms` }];
}

const badDepartures = (departures: readonly Departure[]): Violation[] =>
  departures
    .filter(({ code, ms }) => code !== 0 || ms > stopMs)
    .map(({ name, code, ms }) => ({
      invariant: 'I8',
      what: `${name} stopped with code ${code} after ${Math.round(ms)} ms`,
    }));
