import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Arena } from './arena/arena.ts';
import type { Departure } from './arena/replica.ts';
import type { Servers } from './arena/servers.ts';
import type { LedgerFault } from './fault.ts';
import type { Violation } from './verify/judge-ledger.ts';

/** What one run of one fault came to. */
export interface Result {
  fault: number;
  seed: number;
  /** Broken promises; only those the fault is about decide. */
  violations: Violation[];
  counts: Record<string, number>;
  /** Processes that died without having been asked to. */
  deaths: number;
  /** How long it took after the fault and the load until nothing was on its way; null when it never was. */
  settledMs: number | null;
  /** The longest a replica took to stop. */
  stoppedMs: number;
  /** The whole run. */
  ms: number;
}

export interface RunOptions {
  servers: Servers;
  dir: string;
  seed: number;
  events: number;
  perSecond: number;
  isShort: boolean;
}

const settleMs = 30_000;
const stopMs = 30_000;

/** Runs one fault with one seed from a fresh start to the verdict. */
export async function runLedger(fault: LedgerFault, options: RunOptions): Promise<Result> {
  const began = performance.now();
  const { servers, seed, events, perSecond } = options;
  const dir = join(options.dir, `fault-${fault.id}-${seed}`);
  rmSync(dir, { recursive: true, force: true });
  await afresh(servers);
  const usual = { accounts: 100, poisonEvery: 500, poison: 'throw', flagEvery: 20 } as const;
  const prefix = `f${fault.id}s${seed}t${Date.now().toString(36)}`;
  const arena = await Arena.open({
    ...{ servers, dir, prefix, seed, events, perSecond, isShort: options.isShort },
    ...usual,
    ...fault.arena,
    ...{ env: fault.env, through: fault.through },
  });
  try {
    await (fault.begin ? fault.begin(arena) : arena.start());
    arena.startLoad();
    await fault.strike(arena);
    await arena.loadEnded();
    const settledMs = await arena.settle(fault.settleMs ?? settleMs);
    const deaths = arena.replicas.reduce((sum, replica) => sum + replica.deaths, 0);
    const departures = await arena.stop();
    const { counts, violations } = await arena.verify();
    return {
      fault: fault.id,
      seed,
      violations: [
        ...violations,
        ...lateness(settledMs, fault.settleMs ?? settleMs),
        ...badDepartures(departures),
        ...(fault.noRefusals ? arena.refusals().map((what) => ({ invariant: 'I6' as const, what })) : []),
      ],
      counts,
      deaths,
      settledMs: settledMs && Math.round(settledMs),
      stoppedMs: Math.round(Math.max(...departures.map(({ ms }) => ms))),
      ms: Math.round(performance.now() - began),
    };
  } finally {
    await arena.stop();
    await arena.close();
  }
}

/** Every run has NATS and Redis of its own; MongoDB only other databases, because it starts slowly. */
async function afresh({ mongo, nats, redis }: Servers): Promise<void> {
  for (const server of [nats, redis]) {
    await server.kill();
    server.wipe();
  }
  await Promise.all([nats.start(), redis.start(), mongo.isRunning ? undefined : mongo.start()]);
}

const lateness = (settledMs: number | null, withinMs: number): Violation[] =>
  settledMs === null ? [{ invariant: 'I7', what: `not settled within ${withinMs} ms` }] : [];

const badDepartures = (departures: readonly Departure[]): Violation[] =>
  departures
    .filter(({ code, ms }) => code !== 0 || ms > stopMs)
    .map(({ name, code, ms }) => ({
      invariant: 'I8',
      what: `${name} stopped with code ${code} after ${Math.round(ms)} ms`,
    }));
