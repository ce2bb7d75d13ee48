import { readResults } from '../report/results.ts';
import type { Cost, Kind } from './kinds.ts';

/** The process types that use a processor: services by their names, and the three servers. */
export const servers = ['mongo', 'nats', 'redis'] as const;

/** What one request causes until all that follows from it is done, its events, jobs and mails included. */
export interface UnitCost {
  /** How many were measured. */
  measured: number;
  /** Milliseconds of CPU time, by process, at the dense rate. */
  processorMs: Record<string, number>;
  /** The same at the sparse rate, for what other services work on afterwards: they do less of it in one transaction then. */
  sparseProcessorMs?: Record<string, number>;
  /** Events that are published. */
  events: number;
  /** Events of the service that publishes most of them. */
  eventsOfOneService: number;
  /** Bytes in MongoDB that stay, indexes included, before compression. */
  keptBytes: number;
  /** Bytes in MongoDB that expire, times the days until they do. */
  expiringByteDays: number;
  /** Bytes in the streams of NATS, which keep them for `streamDays`. */
  streamBytes: number;
  redisBytes: number;
}

/** A load of several kinds at once, and what it took. */
export interface MeasuredLoad {
  seconds: number;
  /** How often each kind was asked for. */
  calls: Partial<Record<Kind, number>>;
  /** Seconds of CPU time, by process. */
  processorSeconds: Record<string, number>;
  keptBytes: number;
  events: number;
}

export interface UnitCosts {
  /** So many a second of one kind were asked for. */
  rates: { sparse: number; dense: number };
  costs: Record<Cost, UnitCost>;
  /** Cores that processes use while nobody asks for anything. */
  idleCores: Record<string, number>;
  /** MiB that processes hold then, by process. */
  residentMiB: Record<string, number>;
  /** Bytes of memory for each recipe in every replica, by service. */
  recipeMemoryBytes: Record<string, number>;
  /** Bytes in MongoDB for each recipe, in all databases, before compression. */
  recipeBytes: number;
  /** What a byte of data takes on the disk of MongoDB. */
  compression: number;
  streamDays: number;
  load: MeasuredLoad;
}

/** How they were found: `npm run bench -- unit-costs`. */
export interface Measurement {
  at: string;
  machine: { cpu: string; cores: number; node: string };
  load: number;
  data: UnitCosts;
}

/** @throws Error where nothing has been measured yet */
export function readUnitCosts(root: string): Measurement {
  const result = readResults(root)['unit-costs'];
  if (!result?.data) throw new Error('No unit costs yet: npm run bench -- unit-costs');
  const { at, machine, load } = result;
  return { at, machine, load, data: result.data as UnitCosts };
}
