import {
  consumerPending,
  consumerUnacked,
  deadLettersWaiting,
  jobsFailed,
  jobsOldest,
  jobsRunning,
  jobsWaiting,
  outboxAge,
  outboxUnpublished,
  readAtScrape,
} from '@barspoon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DeadLetters } from './events/dead-letters.ts';
import { JobRow } from './jobs/job-row.ts';
import { Jobs } from './jobs/jobs.ts';
import { MESSAGING, type MessagingOptions, ownedJobs } from './options.ts';
import { OutboxRow } from './outbox/outbox.ts';
import { NatsTransport } from './transport.ts';

/** Beyond this the exact number adds no information. */
const maxCounted = 100_000;

const secondsSince = (moment: number | undefined): number =>
  moment === undefined ? 0 : Math.max(0, (Date.now() - moment) / 1000);

/**
 * The size of a service's outbox, streams, queues and dead letters, read from the servers each time the metrics are scraped:
 * correct after a restart, and the same for all replicas.
 */
@Injectable()
export class Readings implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ends: (() => void)[] = [];

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly transport: NatsTransport,
    private readonly deadLetters: DeadLetters,
    private readonly jobs: Jobs,
    @InjectModel(OutboxRow.name) private readonly outbox: Model<OutboxRow>,
    @InjectModel(JobRow.name) private readonly jobRows: Model<JobRow>,
  ) {}

  onApplicationBootstrap(): void {
    const { service } = this.options;
    this.ends.push(
      readAtScrape(`${service} outbox`, () => this.readOutbox()),
      readAtScrape(`${service} consumers`, () => this.readConsumers()),
      readAtScrape(`${service} dead letters`, () => this.readDeadLetters()),
      readAtScrape(`${service} jobs`, () => this.readJobs()),
    );
  }

  onApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  private async readOutbox(): Promise<void> {
    const { service } = this.options;
    const waiting = { publishedAt: null };
    const [size, oldest] = await Promise.all([
      this.outbox.countDocuments(waiting, { limit: maxCounted, hint: 'unpublished' }),
      this.outbox.findOne(waiting, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
    ]);
    outboxUnpublished.set({ service }, size);
    outboxAge.set({ service }, secondsSince(oldest?.createdAt.getTime()));
  }

  private async readConsumers(): Promise<void> {
    for (const { consumer, pending, unacked } of await this.transport.lags()) {
      consumerPending.set({ consumer }, pending);
      consumerUnacked.set({ consumer }, unacked);
    }
  }

  private async readDeadLetters(): Promise<void> {
    deadLettersWaiting.set({ service: this.options.service }, await this.deadLetters.count());
  }

  private async readJobs(): Promise<void> {
    await Promise.all(
      ownedJobs(this.options).map(async (definition) => {
        const job_name = definition.name;
        const [depth, failed] = await Promise.all([
          this.jobs.depth(definition),
          this.jobRows.countDocuments({ name: job_name, state: 'failed' }, { limit: maxCounted }),
        ]);
        jobsWaiting.set({ job_name }, depth.waiting);
        jobsRunning.set({ job_name }, depth.running);
        jobsOldest.set({ job_name }, secondsSince(depth.nextSince));
        jobsFailed.set({ job_name }, failed);
      }),
    );
  }
}
