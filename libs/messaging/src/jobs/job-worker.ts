import type { JobDefinition } from '@barspoon/contracts';
import type { Transactions } from '@barspoon/persistence';
import { crashPoints, inSpan, isUnavailable, jobSeconds, runInContext, within } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { parseKnownFields } from '../known-fields.ts';
import { queuesOf } from '../names.ts';
import { delayAfter } from './bullmq-job.ts';
import { JobBatcher } from './job-batcher.ts';
import type { JobRow } from './job-row.ts';
import { shortNameOf } from './jobs.ts';

/** What processes a job, given its data; or all jobs of a batch. */
export interface Work {
  run: (dataOrBatch: unknown) => Promise<void>;
  isBatched: boolean;
}

/** Runs the jobs of one kind. The row decides what is done; BullMQ only decides when. */
export class JobWorker {
  private readonly log: Logger;
  private readonly worker: Worker;
  private readonly inHand = new Set<Promise<void>>();
  private readonly batcher: JobBatcher | undefined;

  constructor(
    readonly job: JobDefinition,
    private readonly work: Work,
    redis: Redis,
    private readonly transactions: Transactions,
    private readonly rows: Model<JobRow>,
  ) {
    this.log = new Logger(`Job ${job.name}`);
    this.batcher = work.isBatched ? new JobBatcher(job, work.run, transactions, rows) : undefined;
    this.worker = new Worker(job.name, (queued) => this.track(this.perform(queued)), {
      connection: redis as never,
      prefix: queuesOf(job.service),
      skipVersionCheck: true,
      concurrency: job.concurrency,
      lockDuration: 10_000,
      stalledInterval: 5000,
      maxStalledCount: 10,
      runRetryDelay: 1000,
      settings: { backoffStrategy: (attempts, _type, error) => delayAfter(attempts, error) },
    });
    this.worker.on('error', (error) => this.log.debug(error.message));
  }

  /** Takes no more jobs and waits for those in progress. The row knows what could not be reported to Redis. */
  async stop(): Promise<void> {
    const closed = this.worker.close();
    await Promise.allSettled(this.inHand);
    await within(2000, closed).catch(() => undefined);
  }

  private track(performed: Promise<void>): Promise<void> {
    const done = performed.finally(() => this.inHand.delete(done));
    this.inHand.add(done);
    return done;
  }

  private async perform(queued: Job): Promise<void> {
    const { name } = this.job;
    const id = this.rowIdOf(queued);
    const started = performance.now();
    let outcome = 'done';
    const actor = { kind: 'system' as const, name };
    try {
      await inSpan(name, 'consumer', queued.data?.traceparent, (traceparent) => {
        const context = { correlationId: id, causationId: id, actor, traceparent };
        // Jobs of one batch share one timing.
        if (this.batcher) return this.batcher.do(id, context, queued.stalledCounter > 0);
        const effect = this.job.effect === 'outside' ? this.outside : this.once;
        return runInContext(context, () => within(this.job.timeoutMs, effect.call(this, id)));
      });
    } catch (error) {
      outcome = 'failed';
      await this.noteFailure(id, queued, error);
      throw error;
    } finally {
      jobSeconds.observe({ job_name: name, outcome }, (performance.now() - started) / 1000);
    }
  }

  /** A scheduled job has no cause but its time, which is at the end of BullMQ's id. */
  private rowIdOf(queued: Job): string {
    const id = queued.id ?? '';
    return this.job.schedule ? `${shortNameOf(this.job)}-${id.split(':').at(-1)}` : id;
  }

  /** A finished or unknown job is skipped. */
  private async once(id: string): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.rows
        .findOneAndUpdate(
          { _id: id },
          {
            $set: { state: 'done', doneAt: new Date(), error: null },
            ...(this.job.schedule && {
              $setOnInsert: { name: this.job.name, data: {}, createdAt: new Date() },
            }),
          },
          { upsert: this.job.schedule !== undefined, returnDocument: 'before' },
        )
        .lean();
      const isWanted = row ? row.state !== 'done' : this.job.schedule !== undefined;
      if (isWanted) await this.work.run(parseKnownFields(this.job.data, row?.data ?? {}));
      await crashPoints.reach('job.beforeDone', () => id);
    });
  }

  /**
   * A transaction is repeated after a conflict, and its time is limited, so work that cannot be rolled back runs without
   * one. The row is marked as done only afterward: a crash between the two runs the work again.
   */
  private async outside(id: string): Promise<void> {
    const row = await this.rows.findById(id).lean();
    if (!row || row.state === 'done') return;
    await this.work.run(parseKnownFields(this.job.data, row.data));
    await crashPoints.reach('job.beforeDone', () => id);
    await this.rows.updateOne({ _id: id }, { $set: { state: 'done', doneAt: new Date(), error: null } });
  }

  private async noteFailure(id: string, queued: Job, error: unknown): Promise<void> {
    this.log.warn({ err: error, jobId: id }, 'job failed');
    const isLast = queued.attemptsMade + 1 >= this.job.attempts;
    if (isUnavailable(error) || !isLast) return;
    await this.markFailed(id, error).catch((again) =>
      this.log.warn(`${id} could not be marked as failed: ${String(again)}`),
    );
  }

  private async markFailed(id: string, error: unknown): Promise<void> {
    const reason = String(error instanceof Error ? error.message : error).slice(0, 500);
    await this.rows.updateOne(
      { _id: id, state: 'pending' },
      {
        $set: { state: 'failed', error: reason },
        ...(this.job.schedule && {
          $setOnInsert: { name: this.job.name, data: {}, createdAt: new Date(), doneAt: null },
        }),
      },
      { upsert: this.job.schedule !== undefined },
    );
  }
}
