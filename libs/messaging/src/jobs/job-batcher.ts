import type { JobDefinition } from '@barspoon/contracts';
import type { Transactions } from '@barspoon/persistence';
import { crashPoints, runInContext, type WorkContext, within } from '@barspoon/platform';
import type { Model } from 'mongoose';
import { Batcher } from '../batcher.ts';
import { parseKnownFields } from '../known-fields.ts';
import type { JobRow } from './job-row.ts';
import type { BatchedJob } from './works.ts';

export type BatchWork = (batch: BatchedJob[]) => Promise<void>;

/** One of the jobs at hand. */
interface JobAtHand {
  id: string;
  context: WorkContext;
}

/** BullMQ hands jobs out one after the other: those of one moment belong together. */
const batchWindowMs = 5;

/**
 * Does the jobs of one kind that are at hand in one transaction: those that change the same rows do not get into each
 * other's way.
 */
export class JobBatcher {
  private readonly batcher = new Batcher<JobAtHand, void>((jobs) => this.runBatch(jobs), batchWindowMs);

  constructor(
    private readonly job: JobDefinition,
    private readonly work: BatchWork,
    private readonly transactions: Transactions,
    private readonly rows: Model<JobRow>,
  ) {}

  /**
   * Resolves when the job is done, with whatever others. A job that is done, or unknown, is not done again.
   * @param isSuspect it was in hand when a process died, perhaps of it
   */
  do(id: string, context: WorkContext, isSuspect: boolean): Promise<void> {
    return this.batcher.do({ id, context }, isSuspect);
  }

  private async runBatch(jobs: readonly JobAtHand[]): Promise<void[]> {
    const [first] = jobs;
    if (first)
      await runInContext(first.context, () => within(this.job.timeoutMs, this.inOneTransaction(jobs)));
    return [];
  }

  private async inOneTransaction(jobs: readonly JobAtHand[]): Promise<void> {
    const ids = jobs.map(({ id }) => id);
    await this.transactions.run(async () => {
      const rows = await this.rows.find({ _id: { $in: ids }, state: { $ne: 'done' } }).lean();
      const byId = new Map(rows.map((row) => [row._id, row]));
      if (byId.size)
        await this.rows.updateMany(
          { _id: { $in: [...byId.keys()] } },
          { $set: { state: 'done', doneAt: new Date(), error: null } },
        );
      const batch = jobs.flatMap(({ id, context }) => {
        const row = byId.get(id);
        return row ? [{ data: parseKnownFields(this.job.data, row.data), context }] : [];
      });
      if (batch.length) await this.work(batch);
      for (const id of ids) await crashPoints.reach('job.beforeDone', () => id);
    });
  }
}
