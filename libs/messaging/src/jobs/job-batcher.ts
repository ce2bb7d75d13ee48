import type { JobDefinition } from '@barspoon/contracts';
import type { Transactions } from '@barspoon/persistence';
import { crashPoints, runInContext, type WorkContext, within } from '@barspoon/platform';
import type { Model } from 'mongoose';
import { Batcher } from '../batcher.ts';
import { parseKnownFields } from '../known-fields.ts';
import type { JobRow } from './job-row.ts';
import type { BatchedJob } from './works.ts';

export type BatchWork = (batch: BatchedJob[]) => Promise<void>;

/** One of the ready jobs. */
interface JobAtHand {
  id: string;
  context: WorkContext;
}

/** BullMQ delivers jobs one after the other: those that arrive within this time form a batch. */
const batchWindowMs = 5;

/**
 * Processes the ready jobs of one kind in one transaction, so that jobs that change the same rows do not conflict.
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
   * Resolves when the job is done, together with the rest of its batch. A finished or unknown job is skipped.
   * @param isSuspect it was in progress when a process died, possibly because of it
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
