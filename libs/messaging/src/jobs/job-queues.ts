import type { JobDefinition } from '@barspoon/contracts';
import { atMost, type ServerAddress } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { queuesOf } from '../names.ts';

/** Where a service adds its jobs to BullMQ. */
export class JobQueues {
  /** The connection all of them share. */
  readonly redis: Redis;
  private readonly queues: ReadonlyMap<string, Queue>;

  constructor(jobs: readonly JobDefinition[], { url, credential }: ServerAddress) {
    const log = new Logger(JobQueues.name);
    // Producers fail fast: the reconciler adds later what Redis could not take now.
    this.redis = new Redis(url, {
      ...credential,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: 5000,
      retryStrategy: (times) => Math.min(times * 200, 2000),
    });
    this.redis.on('error', (error) => log.debug(`redis: ${error.message}`));
    this.queues = new Map(jobs.map((job) => [job.name, this.open(job)]));
  }

  find(job: JobDefinition): Queue | undefined {
    return this.queues.get(job.name);
  }

  async close(): Promise<void> {
    await atMost(2000, Promise.allSettled([...this.queues.values()].map((queue) => queue.close())));
    this.redis.disconnect();
  }

  private open({ name, service }: JobDefinition): Queue {
    // A version check that fails while Redis is starting would make the queue permanently unusable.
    const queue = new Queue(name, {
      connection: this.redis as never,
      prefix: queuesOf(service),
      skipVersionCheck: true,
    });
    queue.on('error', () => undefined);
    return queue;
  }
}
