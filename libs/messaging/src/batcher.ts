import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '@barspoon/platform';

interface Waiting<T, R> {
  item: T;
  isIsolated: boolean;
  resolve: (result: R) => void;
  reject: (failure: Error) => void;
}

/** Does all of them or none. Its results, if any, stand in the order of the items. */
export type RunBatch<T, R> = (items: readonly T[]) => Promise<readonly R[]>;

/**
 * Does pieces of work that are at hand at the same time together, and those that come meanwhile together after them:
 * a backlog costs a fraction of what it would one by one. When they fail, each is done alone, so that one that is
 * spoiled does not spoil the others.
 */
export class Batcher<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private isBusy = false;

  /** @param batchWindowMs those that come within so long of the first are at hand with it */
  constructor(
    private readonly runBatch: RunBatch<T, R>,
    private readonly batchWindowMs: number,
  ) {}

  /**
   * Resolves when it is done, with whatever others.
   * @param isIsolated it is done alone, in no order, so that those beside it get done before it strikes again
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
    // While something is down it is the same for each of them.
    if (waiting.length === 1 || isUnavailable(failure)) for (const { reject } of waiting) reject(failure);
    else for (const one of waiting) await this.attempt([one]);
  }
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
