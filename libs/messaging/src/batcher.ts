import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '@barspoon/platform';

interface Waiting<T, R> {
  item: T;
  isIsolated: boolean;
  resolve: (result: R) => void;
  reject: (failure: Error) => void;
}

/** Processes all items or none. Results, if any, are in the order of the items. */
export type RunBatch<T, R> = (items: readonly T[]) => Promise<readonly R[]>;

/**
 * Processes work items that are ready at the same time as one batch, and items that arrive in the meantime as the next:
 * a backlog costs a fraction of processing it one by one. When a batch fails, each item is processed alone, so that a bad one does not fail the others.
 */
export class Batcher<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private isBusy = false;

  /** @param batchWindowMs items that arrive within this time after the first join its batch */
  constructor(
    private readonly runBatch: RunBatch<T, R>,
    private readonly batchWindowMs: number,
  ) {}

  /**
   * Resolves when the item is done, together with the rest of its batch.
   * @param isIsolated processed alone, in random order, so that the items around it finish before it can kill the process again
   */
  do(item: T, isIsolated = false): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, isIsolated, resolve, reject });
      void this.doWaiting();
    });
  }

  private async doWaiting(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.waiting.length) {
      await sleep(this.batchWindowMs);
      const { apart = [], others = [] } = Object.groupBy(this.waiting.splice(0), ({ isIsolated }) =>
        isIsolated ? 'apart' : 'others',
      );
      if (others.length) await this.attempt(others);
      for (const one of shuffled(apart)) await this.attempt([one]);
    }
    this.isBusy = false;
  }

  private async attempt(waiting: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.runBatch(waiting.map(({ item }) => item));
      for (const [at, { resolve }] of waiting.entries()) resolve(results[at] as R);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(`failed with ${String(error)}`);
      await this.afterFailure(waiting, failure);
    }
  }

  private async afterFailure(waiting: readonly Waiting<T, R>[], failure: Error): Promise<void> {
    // While a dependency is down, each of them would fail the same way.
    if (waiting.length === 1 || isUnavailable(failure)) for (const { reject } of waiting) reject(failure);
    else for (const one of waiting) await this.attempt([one]);
  }
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
