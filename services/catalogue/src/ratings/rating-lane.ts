import { Batcher } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { currentContext, runInContext, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';

interface Change {
  work: () => Promise<unknown>;
  context: WorkContext | undefined;
}

/** Ratings that arrive within this time share a transaction. */
const gatheringMs = 2;

/**
 * Writes concurrent rating changes of this process in one transaction. All ratings of a recipe write the same row, so concurrent
 * transactions would only conflict and retry: measured, a burst of a hundred on one recipe lost half of them, while batches take less than a second (ADR 16).
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

  /** Runs `work` in a transaction, possibly shared with others; if one of them fails, in its own. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.batcher.do({ work, context: currentContext() }) as Promise<T>;
  }
}
