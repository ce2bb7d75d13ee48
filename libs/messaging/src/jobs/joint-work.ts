import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDefinition } from '@barspoon/contracts';
import type { Transactions } from '@barspoon/persistence';
import { crashPoints, isUnavailable, runInContext, type WorkContext } from '@barspoon/platform';
import type { Model } from 'mongoose';
import { within } from '../within.ts';
import type { JobRow } from './job-row.ts';
import type { Errand } from './works.ts';

export type WorkOnAll = (errands: Errand[]) => Promise<void>;

/** One of the jobs at hand. */
interface Waiting {
  id: string;
  context: WorkContext;
  /** It was in hand when a process died, perhaps of it. */
  isSuspect: boolean;
  settle: (failure: Error | undefined) => void;
}

/** BullMQ hands jobs out one after the other: those of one moment belong together. */
const gatheringMs = 5;

/**
 * Does the jobs of one kind that are at hand in one transaction: a backlog costs a fraction of what it would one by
 * one, and jobs that change the same rows do not get into each other's way. One that is suspected of having taken a
 * process with it is done alone, in no order, so that those beside it get done before it strikes again.
 */
export class JointWork {
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(
    private readonly job: JobDefinition,
    private readonly work: WorkOnAll,
    private readonly transactions: Transactions,
    private readonly rows: Model<JobRow>,
  ) {}

  /** Resolves when the job is done, with whatever others. A job that is done, or unknown, is not done again. */
  do(id: string, context: WorkContext, isSuspect: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (failure: Error | undefined) => (failure ? reject(failure) : resolve());
      this.waiting.push({ id, context, isSuspect, settle });
      void this.doWaiting();
    });
  }

  private async doWaiting(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.waiting.length) {
      await sleep(gatheringMs);
      const { suspects = [], others = [] } = Object.groupBy(this.waiting.splice(0), ({ isSuspect }) =>
        isSuspect ? 'suspects' : 'others',
      );
      if (others.length) await this.doAll(others);
      for (const suspect of shuffled(suspects)) await this.doAll([suspect]);
    }
    this.isBusy = false;
  }

  private async doAll(jobs: readonly Waiting[]): Promise<void> {
    let failure = await this.attempt(jobs);
    const wereSpoilt = failure !== undefined && jobs.length > 1;
    for (const job of jobs) {
      // While something is down it is the same for each of them.
      if (wereSpoilt && !isUnavailable(failure)) failure = await this.attempt([job]);
      job.settle(failure);
    }
  }

  /** @returns why nothing of it was done */
  private async attempt(jobs: readonly Waiting[]): Promise<Error | undefined> {
    const [first] = jobs;
    if (!first) return;
    try {
      await runInContext(first.context, () => within(this.job.timeoutMs, this.inOneTransaction(jobs)));
    } catch (error) {
      return error instanceof Error ? error : new Error(`failed with ${String(error)}`);
    }
  }

  private async inOneTransaction(jobs: readonly Waiting[]): Promise<void> {
    const ids = jobs.map(({ id }) => id);
    await this.transactions.run(async () => {
      const rows = await this.rows.find({ _id: { $in: ids }, state: { $ne: 'done' } }).lean();
      const byId = new Map(rows.map((row) => [row._id, row]));
      if (byId.size)
        await this.rows.updateMany(
          { _id: { $in: [...byId.keys()] } },
          { $set: { state: 'done', doneAt: new Date(), error: null } },
        );
      const errands = jobs.flatMap(({ id, context }) => {
        const row = byId.get(id);
        return row ? [{ data: this.job.data.parse(row.data), context }] : [];
      });
      if (errands.length) await this.work(errands);
      for (const id of ids) await crashPoints.reach('job.beforeDone', () => id);
    });
  }
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
