import { setTimeout as sleep } from 'node:timers/promises';
import { allJobs, type JobDefinition } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { isUnavailable, jobSeconds, newId, runInContext } from '@barspoon/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import { type Job, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { MESSAGING, type MessagingOptions } from '../options.ts';
import { JobRow } from './job-row.ts';
import { Jobs } from './jobs.ts';
import { JOB } from './works.ts';

const reconcileEveryMs = 10_000;
const overdueAfterMs = 5000;

type Work = (data: unknown) => Promise<void>;

/** Runs the jobs a service owns and brings back those Redis has lost. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap {
  private readonly log = new Logger(JobRunner.name);
  private readonly workers: Worker[] = [];
  private readonly abort = new AbortController();
  private redis: Redis | undefined;
  private reconciling: Promise<void> | undefined;

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    @InjectModel(JobRow.name) private readonly rows: Model<JobRow>,
  ) {}

  /** @throws Error unless every owned job has exactly one worker */
  onApplicationBootstrap(): void {
    const found = this.findWorkers();
    const owned = allJobs.filter((job) => job.service === this.options.service);
    for (const job of owned) {
      const works = found.filter((candidate) => candidate.job === job);
      if (works.length !== 1) throw new Error(`${job.name} needs exactly one worker and has ${works.length}`);
    }
    if (owned.length === 0) return;
    this.redis = new Redis(this.options.redisUrl ?? '', { maxRetriesPerRequest: null });
    this.redis.on('error', (error) => this.log.debug(`redis: ${error.message}`));
    for (const { job, work } of found) this.workers.push(this.start(job, work));
    this.reconciling = this.reconcile(owned);
  }

  /** Takes no more jobs and waits for those in hand. */
  async stop(): Promise<void> {
    this.abort.abort();
    await Promise.allSettled(this.workers.map((worker) => worker.close()));
    await this.reconciling;
    this.redis?.disconnect();
    await this.jobs.stop();
  }

  private findWorkers(): { job: JobDefinition; work: Work }[] {
    return this.discovery.getProviders().flatMap(({ instance }) => {
      if (!instance || typeof instance !== 'object') return [];
      return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((name) => {
        const method = (instance as Record<string, Work>)[name];
        const job = method && (Reflect.getMetadata(JOB, method) as JobDefinition | undefined);
        return job ? [{ job, work: method.bind(instance) as Work }] : [];
      });
    });
  }

  private start(job: JobDefinition, work: Work): Worker {
    const worker = new Worker(job.name, (queued) => this.perform(job, work, queued), {
      connection: this.redis as never,
      concurrency: job.concurrency,
      lockDuration: 10_000,
      stalledInterval: 5000,
      maxStalledCount: 10,
    });
    worker.on('error', (error) => this.log.debug(`${job.name}: ${error.message}`));
    return worker;
  }

  private async perform(job: JobDefinition, work: Work, queued: Job): Promise<void> {
    const id = queued.id ?? '';
    const started = performance.now();
    let outcome = 'done';
    const actor = { kind: 'system' as const, name: job.name };
    try {
      await runInContext({ correlationId: id, causationId: id || newId(), actor }, () =>
        within(job.timeoutMs, this.once(job, work, id)),
      );
    } catch (error) {
      outcome = 'failed';
      await this.noteFailure(job, queued, error);
      throw error;
    } finally {
      jobSeconds.observe({ job: job.name, outcome }, (performance.now() - started) / 1000);
    }
  }

  /** The row decides: a job that is done or unknown is not done again. */
  private async once(job: JobDefinition, work: Work, id: string): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.rows.findOneAndUpdate(
        { _id: id, state: { $ne: 'done' } },
        { $set: { state: 'done', doneAt: new Date(), error: null } },
      );
      if (row) await work(job.data.parse(row.data));
    });
  }

  private async noteFailure(job: JobDefinition, queued: Job, error: unknown): Promise<void> {
    this.log.warn({ err: error, job: job.name, jobId: queued.id }, 'job failed');
    const isLast = queued.attemptsMade + 1 >= job.attempts;
    if (isUnavailable(error) || !isLast) return;
    const reason = (error as Error).message.slice(0, 500);
    await this.rows.updateOne(
      { _id: queued.id, state: 'pending' },
      { $set: { state: 'failed', error: reason } },
    );
  }

  /** Tells BullMQ again of pending rows it no longer has; wiping Redis loses nothing. */
  private async reconcile(owned: JobDefinition[]): Promise<void> {
    while (!this.abort.signal.aborted) {
      try {
        for (const job of owned) await this.bringBack(job);
      } catch (error) {
        this.log.warn(`reconciling jobs: ${(error as Error).message}`);
      }
      await sleep(reconcileEveryMs, undefined, { signal: this.abort.signal }).catch(() => undefined);
    }
  }

  private async bringBack(job: JobDefinition): Promise<void> {
    const overdue = new Date(Date.now() - overdueAfterMs);
    const rows = await this.rows
      .find({ state: 'pending', name: job.name, createdAt: { $lt: overdue } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .limit(1000)
      .lean();
    for (const { _id } of rows) {
      const queued = await this.jobs.queueOf(job)?.getJob(_id);
      if (await queued?.isFailed()) await queued?.retry();
      else if (!queued && !(await this.jobs.tell(job, _id))) return;
    }
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
