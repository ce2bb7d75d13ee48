import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDefinition } from '@barspoon/contracts';
import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { optionsOf } from './bullmq-job.ts';
import type { JobRow } from './job-row.ts';
import type { Jobs } from './jobs.ts';

const everyMs = 10_000;
const batchSize = 1000;
/** BullMQ's failure reason of a job whose workers died repeatedly. */
const deadly = /stalled more than/;

/**
 * Keeps Redis in line with the rows: pending jobs it has lost or never received, jobs it gave up only because a dependency
 * was down, and the schedules. Wiping Redis loses nothing.
 */
export class JobReconciler {
  private readonly log = new Logger(JobReconciler.name);
  private readonly stopping = new AbortController();
  private finished: Promise<void> | undefined;

  constructor(
    private readonly owned: readonly JobDefinition[],
    private readonly jobs: Jobs,
    private readonly rows: Model<JobRow>,
  ) {}

  start(): void {
    this.finished = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.finished;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      for (const job of this.owned) {
        try {
          await (job.schedule ? this.keepSchedule(job) : this.bringBack(job));
        } catch (error) {
          if (!signal.aborted) this.log.warn(`reconciling ${job.name}: ${(error as Error).message}`);
        }
      }
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async bringBack(job: JobDefinition): Promise<void> {
    let after = '';
    while (!this.stopping.signal.aborted) {
      const rows = await this.rows
        .find({ state: 'pending', name: job.name, _id: { $gt: after } }, { notBefore: 1, traceparent: 1 })
        .sort({ _id: 1 })
        .limit(batchSize)
        .lean();
      const ids = rows.map((row) => row._id);
      if (ids.length === 0) return;
      const standings = await this.jobs.standings(job, ids);
      const unknown = rows.filter((_, at) => standings[at] === 'unknown');
      if (unknown.length && !(await this.jobs.tell(job, unknown))) return;
      for (const [at, id] of ids.entries()) if (standings[at] === 'failed') await this.reconsider(job, id);
      after = ids.at(-1) ?? '';
      if (ids.length < batchSize) return;
    }
  }

  /** A pending job that Redis has given up: a dependency was down, or the job kills its workers. */
  private async reconsider(job: JobDefinition, id: string): Promise<void> {
    const queued = await this.jobs.queueOf(job).getJob(id);
    if (!queued) return;
    if (!deadly.test(queued.failedReason ?? '')) return queued.retry('failed');
    await this.rows.updateOne(
      { _id: id, state: 'pending' },
      { $set: { state: 'failed', error: queued.failedReason } },
    );
  }

  private async keepSchedule(job: JobDefinition): Promise<void> {
    const queue = this.jobs.queueOf(job);
    const { schedule } = job;
    if (!schedule) return;
    const repeat =
      'pattern' in schedule ? { pattern: schedule.pattern, tz: 'UTC' } : { every: schedule.everyMs };
    const known = await queue.getJobScheduler(job.name);
    if (known && known.pattern === repeat.pattern && Number(known.every ?? 0) === (repeat.every ?? 0)) return;
    await queue.upsertJobScheduler(job.name, repeat, {
      name: job.name,
      opts: optionsOf(job),
    });
  }
}
