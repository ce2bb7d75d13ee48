import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@barspoon/contracts';

/** What travels along with a request, an event or a job. */
export interface WorkContext {
  /** The request or job that started it all; the `requestId` of logs and problems. */
  correlationId: string;
  /** What directly caused this piece of work. */
  causationId: string;
  actor: Actor;
  /** The caller's `Idempotency-Key`, on routes that take one. */
  idempotencyKey?: string | undefined;
  /** Milliseconds since the epoch after which nobody waits for the answer. */
  deadline?: number | undefined;
  /**
   * When it happens, in milliseconds since the epoch, for the past that development installations are filled with;
   * production knows only the present.
   */
  at?: number | undefined;
  /** The span it is part of (W3C Trace Context), while tracing is on. */
  traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<WorkContext>();

export const currentContext = (): WorkContext | undefined => storage.getStore();
export const runInContext = <T>(context: WorkContext, work: () => T): T => storage.run(context, work);

const services = new AsyncLocalStorage<string>();

/** The service whose code runs here: several may share a process. */
export const currentService = (): string | undefined => services.getStore();
/** Everything `work` starts, also what it leaves running, counts as this service's. */
export const runAsService = <T>(name: string, work: () => T): T => services.run(name, work);
