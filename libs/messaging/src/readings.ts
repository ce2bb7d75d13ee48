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
import { DeadLetters } from './events/dead-letters.ts';
import { ServiceStates } from './operations/service-state.ts';
import { MESSAGING, type MessagingOptions, ownedJobs } from './options.ts';
import { NatsTransport } from './transport.ts';

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
    private readonly states: ServiceStates,
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
    const { unpublished, oldestSeconds } = await this.states.outbox();
    outboxUnpublished.set({ service }, unpublished);
    outboxAge.set({ service }, oldestSeconds);
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
        const { waiting, running, oldestSeconds, failed } = await this.states.queue(definition);
        jobsWaiting.set({ job_name }, waiting);
        jobsRunning.set({ job_name }, running);
        jobsOldest.set({ job_name }, oldestSeconds);
        jobsFailed.set({ job_name }, failed);
      }),
    );
  }
}
