import { allJobs, type JobDefinition } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { MESSAGING, type MessagingOptions } from '../options.ts';
import { JobRow } from './job-row.ts';

/**
 * Where services put work off. The row in MongoDB is the job; BullMQ is told after the commit and, should Redis have
 * been away or wiped, again by the reconciler.
 */
@Injectable()
export class Jobs {
  private readonly log = new Logger(Jobs.name);
  private readonly redis: Redis | undefined;
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(MESSAGING) options: MessagingOptions,
    private readonly transactions: Transactions,
    @InjectModel(JobRow.name) private readonly rows: Model<JobRow>,
  ) {
    const owned = allJobs.filter((job) => job.service === options.service);
    if (owned.length === 0) return;
    // Producers fail fast: the reconciler brings later what Redis could not take now.
    this.redis = new Redis(options.redisUrl ?? '', {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      retryStrategy: (times) => Math.min(times * 200, 2000),
    });
    this.redis.on('error', (error) => this.log.debug(`redis: ${error.message}`));
    for (const job of owned) {
      const queue = new Queue(job.name, { connection: this.redis as never });
      queue.on('error', () => undefined);
      this.queues.set(job.name, queue);
    }
  }

  /**
   * Puts a job off until after the open transaction. The same `id` makes one job however often it is asked for.
   * @param id derived from the cause; no colon
   */
  async enqueue<S extends z.ZodType>(job: JobDefinition<S>, id: string, data: z.input<S>): Promise<void> {
    const _id = `${job.name.split('.')[1]}-${id}`;
    const parsed = job.data.parse(data);
    await this.rows.updateOne(
      { _id },
      {
        $setOnInsert: {
          name: job.name,
          data: parsed,
          state: 'pending',
          error: null,
          createdAt: new Date(),
          doneAt: null,
        },
      },
      { upsert: true },
    );
    this.transactions.afterCommit(() => void this.tell(job, _id));
  }

  /** Tells BullMQ of a row; a job it already knows stays one. */
  async tell(job: JobDefinition, id: string): Promise<boolean> {
    try {
      await this.queues.get(job.name)?.add(
        job.name,
        {},
        {
          jobId: id,
          attempts: job.attempts,
          backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
          removeOnComplete: true,
          removeOnFail: { age: 7 * 24 * 60 * 60 },
        },
      );
      return true;
    } catch (error) {
      this.log.warn(`${job.name}: Redis took no job (${(error as Error).message}); it will be told again`);
      return false;
    }
  }

  queueOf(job: JobDefinition): Queue | undefined {
    return this.queues.get(job.name);
  }

  async stop(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.redis?.disconnect();
  }
}
