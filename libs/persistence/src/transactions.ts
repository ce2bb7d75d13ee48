import { AsyncLocalStorage } from 'node:async_hooks';
import { crashPoints, currentContext, KeyedSemaphore, Semaphore, UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

type BeforeCommit = () => Promise<void>;
type AfterCommit = () => Promise<void> | void;
const open = new AsyncLocalStorage<{
  connection: Connection;
  beforeCommit: BeforeCommit[];
  afterCommit: AfterCommit[];
}>();

/** No attempt starts later than this; MongoDB's driver alone would retry for two minutes. */
const timeoutMs = 8000;
/**
 * Max concurrent transactions: half of the connections, so that one that holds locks never waits for a connection behind
 * those that wait for its locks. Without this limit, a service that was blocked briefly by
 * a hanging database would only time out from then on.
 */
const maxOpen = 20;

/**
 * Transactions of one service's database (`w: majority`, journaled). Everything a repository does inside `run`
 * belongs to it without passing a session: Mongoose propagates it through the asynchronous call.
 */
@Injectable()
export class Transactions {
  private readonly semaphore = new Semaphore(maxOpen);
  private readonly queues = new KeyedSemaphore();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs `work` in a transaction, or in the one already open. MongoDB may run it again after a conflict, so it must
   * have no effect outside the database; such effects belong in `afterCommit`.
   * @param options.queue names a row that many change at once, such as the counters of a popular post: this process
   * runs transactions with the same name one after another. Concurrently all but the first to commit would fail and start
   * over, each time, because their snapshots are older than the row.
   * @throws UnavailableError when it did not succeed within a few seconds
   */
  async run<T>(work: () => Promise<T>, { queue }: { queue?: string } = {}): Promise<T> {
    if (this.isOpen) return work();
    const latest = performance.now() + timeout();
    const leave =
      queue === undefined ? undefined : await this.queues.acquire(queue, latest).catch(unavailable);
    const { outcome, callbacks } = await this.admit(work, latest).finally(leave);
    await Promise.all(callbacks.map((callback) => callback()));
    return outcome;
  }

  private async admit<T>(work: () => Promise<T>, latest: number) {
    await this.semaphore.acquire(latest).catch(unavailable);
    return this.attempt(work, latest).finally(() => this.semaphore.release());
  }

  private async attempt<T>(work: () => Promise<T>, latest: number) {
    let outcome!: T;
    let callbacks: AfterCommit[] = [];
    await this.connection.transaction(
      async () => {
        if (performance.now() > latest) throw new UnavailableError('The database');
        callbacks = [];
        const transaction = { connection: this.connection, beforeCommit: [], afterCommit: callbacks };
        outcome = await open.run(transaction, () => complete(work, transaction.beforeCommit));
        await crashPoints.reach('transaction.beforeCommit');
      },
      { readConcern: 'majority', writeConcern: { w: 'majority', j: true } },
    );
    return { outcome, callbacks };
  }

  get isOpen(): boolean {
    return open.getStore()?.connection === this.connection;
  }

  /**
   * Runs as the last step of the open transaction, or in its own transaction. For rows that many transactions write:
   * the later they are locked, the shorter others wait.
   */
  async beforeCommit(callback: BeforeCommit): Promise<void> {
    const transaction = open.getStore();
    if (transaction?.connection === this.connection) transaction.beforeCommit.push(callback);
    else await this.run(callback);
  }

  /**
   * Runs once the open transaction has committed, or at once if there is none; the caller of the transaction waits for
   * it. Must not throw.
   */
  async afterCommit(callback: AfterCommit): Promise<void> {
    const transaction = open.getStore();
    if (transaction?.connection === this.connection) transaction.afterCommit.push(callback);
    else await callback();
  }

  /**
   * @throws Error when no transaction is open: an outbox row written outside one could outlive its change, or the
   * change could outlive it
   */
  assertOpen(what: string): void {
    if (!this.isOpen) throw new Error(`${what} needs an open transaction`);
  }
}

async function complete<T>(work: () => Promise<T>, last: readonly BeforeCommit[]): Promise<T> {
  const outcome = await work();
  for (const callback of last) await callback();
  return outcome;
}

/** No longer than the caller waits. */
const timeout = (): number =>
  Math.min(timeoutMs, (currentContext()?.deadline ?? Number.POSITIVE_INFINITY) - Date.now());

const unavailable = (cause: unknown): never => {
  throw new UnavailableError('The database', cause);
};
