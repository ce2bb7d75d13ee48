import type { FailedJob, JobDefinition, ServiceState as State } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DeadLetters } from '../events/dead-letters.ts';
import { JobRow } from '../jobs/job-row.ts';
import { Jobs } from '../jobs/jobs.ts';
import { eventStream } from '../names.ts';
import { MESSAGING, type MessagingOptions, ownedJobs } from '../options.ts';
import { OutboxRow } from '../outbox/outbox.ts';
import { StreamRow } from '../outbox/stream-keeper.ts';
import { NatsTransport } from '../transport.ts';
import { Replicas } from './replicas.ts';

type Queue = NonNullable<State['queues']>[number];

/** Beyond this the exact number adds no information. */
const maxCounted = 100_000;
const maxListed = 200;
const maxShown = 2000;

/**
 * What a service has to do and who does it, asked of the servers themselves: true after a restart, and true for all
 * replicas. What people do about failed jobs leaves a line in the audit. Implements BEYOND-96.
 */
@Injectable()
export class ServiceStates {
  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly replicas: Replicas,
    private readonly transport: NatsTransport,
    private readonly deadLetters: DeadLetters,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    @InjectModel(OutboxRow.name) private readonly outboxRows: Model<OutboxRow>,
    @InjectModel(StreamRow.name) private readonly streamRows: Model<StreamRow>,
    @InjectModel(JobRow.name) private readonly jobRows: Model<JobRow>,
  ) {}

  async get(): Promise<State> {
    const [replicas, outbox, lost, deadLetters, consumers, queues] = await Promise.all([
      this.replicas.running(),
      this.outbox(),
      this.lost(),
      this.deadLetters.count(),
      this.transport.lags().catch(() => null),
      Promise.all(ownedJobs(this.options).map((job) => this.queue(job))).catch(() => null),
    ]);
    return {
      replicas: replicas.map(({ _id, startedAt, seenAt, ...replica }) => ({
        ...replica,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
      outbox,
      lost,
      deadLetters,
      consumers,
      queues,
    };
  }

  async outbox(): Promise<State['outbox']> {
    const waiting = { publishedAt: null };
    const [unpublished, oldest] = await Promise.all([
      this.outboxRows.countDocuments(waiting, { limit: maxCounted, hint: 'unpublished' }),
      this.outboxRows.findOne(waiting, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
    ]);
    return { unpublished, oldestSeconds: secondsSince(oldest?.createdAt.getTime()) };
  }

  private async lost(): Promise<State['lost']> {
    const { lost: events, lostAt } =
      (await this.streamRows.findById(eventStream(this.options.service)).lean()) ?? {};
    return events && lostAt ? { events, lastAt: lostAt.toISOString() } : null;
  }

  async queue(job: JobDefinition): Promise<Queue> {
    const { schedule } = job;
    const [{ waiting, running, nextSince }, failed, scheduler] = await Promise.all([
      this.jobs.depth(job),
      this.jobRows.countDocuments({ name: job.name, state: 'failed' }, { limit: maxCounted }),
      schedule && this.jobs.queueOf(job).getJobScheduler(job.name),
    ]);
    const next = scheduler?.next;
    return {
      job: job.name,
      waiting,
      running,
      failed,
      oldestSeconds: secondsSince(nextSince),
      schedule: schedule ? ('pattern' in schedule ? schedule.pattern : `${schedule.everyMs / 1000} s`) : null,
      nextAt: next === undefined ? null : new Date(next).toISOString(),
    };
  }

  /** Newest first. */
  async failedJobs(): Promise<{ items: FailedJob[]; total: number }> {
    const failed = {
      name: { $in: ownedJobs(this.options).map(({ name }) => name) },
      state: 'failed' as const,
    };
    const [rows, total] = await Promise.all([
      this.jobRows.find(failed).sort({ createdAt: -1 }).limit(maxListed).lean(),
      this.jobRows.countDocuments(failed, { limit: maxCounted }),
    ]);
    return {
      items: rows.map(({ _id, name, error, data, createdAt }) => ({
        id: _id,
        job: name,
        error: error ?? '',
        data: JSON.stringify(data).slice(0, maxShown),
        createdAt: createdAt.toISOString(),
      })),
      total,
    };
  }

  /** @throws DomainError 404 for what has not failed, 409 for what runs again by itself */
  async retry(id: string): Promise<{ done: true }> {
    const job = await this.jobOf(id);
    if (job.schedule)
      throw new DomainError('conflict', 'common.job_on_schedule', 'This job runs again at its next time.');
    await this.change(id, { state: 'pending', error: null }, 'job.retried', {});
    await this.jobs.runAgain(job, id);
    return { done: true };
  }

  /** @throws DomainError 404 for what has not failed */
  async discard(id: string, why: string): Promise<{ done: true }> {
    await this.change(id, { state: 'done', doneAt: new Date() }, 'job.discarded', { why });
    return { done: true };
  }

  private async jobOf(id: string): Promise<JobDefinition> {
    const row = await this.jobRows.findOne({ _id: id, state: 'failed' }, { name: 1 }).lean();
    const job = ownedJobs(this.options).find(({ name }) => name === row?.name);
    if (!job) throw notFound();
    return job;
  }

  private async change(id: string, change: Partial<JobRow>, action: string, details: object): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.jobRows.findOneAndUpdate({ _id: id, state: 'failed' }, { $set: change }).lean();
      if (!row) throw notFound();
      await this.audit.record(action, `job:${id}`, { job: row.name, error: row.error, ...details });
    });
  }
}

const secondsSince = (moment: number | undefined): number =>
  moment === undefined ? 0 : Math.max(0, (Date.now() - moment) / 1000);

const notFound = () =>
  new DomainError('notFound', 'common.failed_job_not_found', 'There is no such failed job any more.');
