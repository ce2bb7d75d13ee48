import { closePosting } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { PostingRow } from './posting.schema.ts';
import { PostingsRepository } from './postings.repository.ts';

const atOnce = 50;

/**
 * Closes postings once their closing day is over: a job waits for the moment, another looks for those that were missed.
 * Closing is a change with an event, so that the poster is told and counts and lists need no look at the clock; only
 * whoever applies is checked against it, as a job may be late.
 */
@Injectable()
export class PostingClosing {
  constructor(
    private readonly transactions: Transactions,
    private readonly postings: PostingsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** A job for a day that was changed meanwhile finds nothing to do. Runs in the open transaction. */
  async waitFor({ _id, isActive, closesAt }: PostingRow): Promise<void> {
    if (isActive && closesAt)
      await this.jobs.enqueue(closePosting, `${_id}-${closesAt.getTime()}`, { postingId: _id }, closesAt);
  }

  async closeDue(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.postings.due(now, atOnce))
      await this.transactions.run(() => this.postings.lapse(id, now));
  }

  /** Runs in the open transaction. */
  async close(id: string): Promise<void> {
    await this.postings.lapse(id, this.clock.now());
  }
}
