import { Batcher } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { currentContext, runInContext, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';

interface Change {
  work: () => Promise<unknown>;
  context: WorkContext | undefined;
}

/** Those that come within so long of each other share a transaction. */
const gatheringMs = 2;

/**
 * Changes of ratings at hand in this process are made in one transaction. All ratings of a recipe write its one row, so
 * side by side they would only conflict and start again: measured, a burst of a hundred on one recipe gave up on half
 * of them, where this way it takes less than a second (ADR 16).
 */
@Injectable()
export class RatingLane {
  private readonly batcher: Batcher<Change, unknown>;

  constructor(transactions: Transactions) {
    this.batcher = new Batcher(
      (changes) =>
        transactions.run(async () => {
          const results: unknown[] = [];
          for (const { work, context } of changes)
            results.push(await (context ? runInContext(context, work) : work()));
          return results;
        }),
      gatheringMs,
    );
  }

  /** Runs `work` in a transaction, perhaps with that of others; should one of them fail, in one of its own. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.batcher.do({ work, context: currentContext() }) as Promise<T>;
  }
}
