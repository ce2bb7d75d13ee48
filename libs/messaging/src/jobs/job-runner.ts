import type { JobDefinition } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { atMost } from '@barspoon/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { MESSAGING, type MessagingOptions, ownedJobs, redisOf } from '../options.ts';
import { JobReconciler } from './job-reconciler.ts';
import { JobRow } from './job-row.ts';
import type { JobWorker, Work } from './job-worker.ts';
import { Jobs } from './jobs.ts';
import { BATCHED, JOB } from './works.ts';

/** Runs the jobs a service owns and brings back those Redis has lost. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap {
  private readonly log = new Logger(JobRunner.name);
  private workers: JobWorker[] = [];
  private reconciler: JobReconciler | undefined;
  private redis: Redis | undefined;

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    @InjectModel(JobRow.name) private readonly rows: Model<JobRow>,
  ) {}

  /** @throws Error unless every owned job has exactly one worker */
  async onApplicationBootstrap(): Promise<void> {
    const found = this.findWorkers();
    const owned = ownedJobs(this.options);
    const works = owned.map((job) => {
      const [work, ...others] = found.filter((candidate) => candidate.job === job);
      if (work && others.length === 0) return work;
      throw new Error(`${job.name} needs exactly one worker and has ${others.length + (work ? 1 : 0)}`);
    });
    if (owned.length === 0) return;
    const [{ JobWorker }, { Redis }] = await Promise.all([import('./job-worker.ts'), import('ioredis')]);
    const address = redisOf(this.options);
    const redis = new Redis(address.url, { ...address.credential, maxRetriesPerRequest: null });
    redis.on('error', (error) => this.log.debug(`redis: ${error.message}`));
    this.redis = redis;
    this.workers = works.map(
      ({ job, ...work }) => new JobWorker(job, work, redis, this.transactions, this.rows),
    );
    this.reconciler = new JobReconciler(owned, this.jobs, this.rows);
    this.reconciler.start();
  }

  /** Takes no more jobs and waits for those in progress. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.workers.map((worker) => worker.stop()));
    await atMost(2000, this.reconciler?.stop() ?? Promise.resolve());
    this.redis?.disconnect();
    await this.jobs.stop();
  }

  private findWorkers(): ({ job: JobDefinition } & Work)[] {
    return this.discovery.getProviders().flatMap(({ instance }) => {
      if (!instance || typeof instance !== 'object') return [];
      return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((name) => {
        const method = (instance as Record<string, Work['run']>)[name];
        const job = method && (Reflect.getMetadata(JOB, method) as JobDefinition | undefined);
        if (!job) return [];
        const isBatched = Reflect.hasMetadata(BATCHED, method);
        if (isBatched && (job.schedule || job.effect === 'outside'))
          throw new Error(`${job.name} is on a schedule or works outside: it cannot be done together`);
        return [{ job, run: method.bind(instance) as Work['run'], isBatched }];
      });
    });
  }
}
