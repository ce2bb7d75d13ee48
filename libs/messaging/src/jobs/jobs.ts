import type { JobDefinition } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { currentContext } from '@barspoon/platform';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Queue } from 'bullmq';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { MESSAGING, type MessagingOptions, ownedJobs, redisOf } from '../options.ts';
import { optionsOf } from './bullmq-job.ts';
import type { JobQueues } from './job-queues.ts';
import { JobRow } from './job-row.ts';

type ToldRow = Pick<JobRow, '_id' | 'notBefore' | 'traceparent'>;

/** What Redis knows about a job: nothing, that it is waiting or running, or that all its attempts have failed. */
export type Standing = 'unknown' | 'queued' | 'failed';

/**
 * Where services enqueue work. The row in MongoDB is the job; it is added to BullMQ after the commit and, if Redis was
 * down or wiped, again by the reconciler.
 */
@Injectable()
export class Jobs implements OnModuleInit {
  private readonly log = new Logger(Jobs.name);
  private queues: JobQueues | undefined;
  /** Rows of transactions that have just been committed, by their job. */
  private readonly untold = new Map<JobDefinition, ToldRow[]>();

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly transactions: Transactions,
    @InjectModel(JobRow.name) private readonly rows: Model<JobRow>,
  ) {}

  /** BullMQ is large: a service without jobs does not load it. */
  async onModuleInit(): Promise<void> {
    const owned = ownedJobs(this.options);
    if (owned.length === 0) return;
    const { JobQueues } = await import('./job-queues.ts');
    this.queues = new JobQueues(owned, redisOf(this.options));
  }

  /**
   * Enqueues a job for after the open transaction. The same `id` creates one job no matter how often it is enqueued.
   * @param id derived from the cause; no colon
   * @param notBefore the earliest time to run; without one it runs at once
   */
  async enqueue<S extends z.ZodType>(
    job: JobDefinition<S>,
    id: string,
    data: z.input<S>,
    notBefore?: Date,
  ): Promise<void> {
    const _id = `${shortNameOf(job)}-${id}`;
    if (_id.includes(':')) throw new Error(`${_id}: the id of a job holds no colon`);
    const traceparent = currentContext()?.traceparent;
    const row: Omit<JobRow, '_id'> = {
      name: job.name,
      data: job.data.parse(data),
      state: 'pending',
      error: null,
      createdAt: new Date(),
      doneAt: null,
      ...(notBefore && { notBefore }),
      ...(traceparent && { traceparent }),
    };
    await this.rows.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
    this.transactions.afterCommit(() =>
      this.tellSoon(job, { _id, ...(notBefore && { notBefore }), ...(traceparent && { traceparent }) }),
    );
  }

  /** Jobs of events in the same batch are added together. */
  private tellSoon(job: JobDefinition, row: ToldRow): void {
    const waiting = this.untold.get(job);
    if (waiting) {
      waiting.push(row);
      return;
    }
    const rows = [row];
    this.untold.set(job, rows);
    queueMicrotask(() => {
      this.untold.delete(job);
      void this.tell(job, rows);
    });
  }

  /** Adds rows to BullMQ; jobs it already knows stay as they are. Their data stays in the row. */
  async tell(job: JobDefinition, rows: readonly ToldRow[]): Promise<boolean> {
    const now = Date.now();
    try {
      await this.queueOf(job).addBulk(
        rows.map(({ _id, notBefore, traceparent }) => ({
          name: job.name,
          data: { ...(traceparent && { traceparent }) },
          opts: {
            ...optionsOf(job),
            jobId: _id,
            ...(notBefore && { delay: Math.max(0, notBefore.getTime() - now) }),
          },
        })),
      );
      return true;
    } catch (error) {
      this.log.warn(`${job.name}: Redis took no job (${(error as Error).message}); it will be told again`);
      return false;
    }
  }

  /** Queues a failed job that is pending again. While Redis is down, the reconciler queues it later. */
  async runAgain(job: JobDefinition, id: string): Promise<void> {
    try {
      const queued = await this.queueOf(job).getJob(id);
      if (queued) await queued.retry('failed');
      else await this.tell(job, [{ _id: id }]);
    } catch (error) {
      this.log.warn(`${id} is retried a little later: ${(error as Error).message}`);
    }
  }

  /** How many jobs with this id prefix are pending, and how many have failed permanently. */
  async unfinished(job: JobDefinition, idPrefix: string): Promise<{ waiting: number; failed: number }> {
    const from = `${shortNameOf(job)}-${idPrefix}`;
    const _id = { $gte: from, $lt: `${from}\uffff` };
    const [waiting, failed] = await Promise.all([
      this.rows.countDocuments({ _id, state: 'pending' }),
      this.rows.countDocuments({ _id, state: 'failed' }),
    ]);
    return { waiting, failed };
  }

  /** What Redis knows about each of these jobs, in one round trip. */
  async standings(job: JobDefinition, ids: readonly string[]): Promise<Standing[]> {
    const queue = this.queueOf(job);
    const failed = queue.toKey('failed');
    const questions = this.queues?.redis.pipeline();
    for (const id of ids) questions?.exists(queue.toKey(id)).zscore(failed, id);
    const answers = (await questions?.exec()) ?? [];
    const failure = answers.find(([error]) => error)?.[0];
    if (failure) throw failure;
    return ids.map((_, at) => {
      if (answers[2 * at]?.[1] !== 1) return 'unknown';
      return answers[2 * at + 1]?.[1] === null ? 'queued' : 'failed';
    });
  }

  /** How many jobs of a kind are waiting and running, and since when the next one is waiting. */
  async depth(
    job: JobDefinition,
  ): Promise<{ waiting: number; running: number; nextSince: number | undefined }> {
    const queue = this.queueOf(job);
    const [counts, next] = await Promise.all([
      queue.getJobCounts('wait', 'prioritized', 'delayed', 'active'),
      queue.getJobs(['wait', 'prioritized'], 0, 0, true),
    ]);
    const { wait = 0, prioritized = 0, delayed = 0, active = 0 } = counts;
    return { waiting: wait + prioritized + delayed, running: active, nextSince: next[0]?.timestamp };
  }

  /** @throws Error for a job of another service */
  queueOf(job: JobDefinition): Queue {
    const queue = this.queues?.find(job);
    if (!queue) throw new Error(`${job.name} is not a job of this service`);
    return queue;
  }

  async stop(): Promise<void> {
    await this.queues?.close();
  }
}

/** `award-points` of `engagement-points.award-points`. */
export const shortNameOf = (job: JobDefinition): string => job.name.slice(job.service.length + 1);
