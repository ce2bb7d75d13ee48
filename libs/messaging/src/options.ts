import { allEvents, allJobs, type JobDefinition } from '@barspoon/contracts';
import type { ServerAddress } from '@barspoon/platform';
import type { NatsAddress } from './requests/connection.ts';

/** How a service takes part in messaging. */
export interface MessagingOptions {
  /** The service's name: queue group, stream and prefix of its durable consumers. */
  service: string;
  /** The address of NATS and the credential to use; a service's whole configuration fits. */
  nats: NatsAddress;
  /** The Redis of its job queues; absent for services without jobs. */
  redis?: ServerAddress;
  /** Delays before an event is retried after a failure; the last one repeats. Defaults to 0.2 s up to 30 s. */
  retryDelaysMs?: readonly number[];
  /** Whether it has events to publish. Defaults to whether the contracts declare any for it. */
  publishes?: boolean;
  /** The jobs it owns. Defaults to those the contracts declare for it. */
  jobs?: readonly JobDefinition[];
  /** Max concurrent requests; others wait as long as their caller waits. Defaults to 200. */
  maxRequests?: number;
  /** The release that runs, as the console shows it. */
  release?: string;
  /** Check every reply against its contract before it is sent. */
  checkReplies: boolean;
}

export const MESSAGING = Symbol('messaging options');
export const NATS = Symbol('nats connection');

export const ownedJobs = (options: MessagingOptions): readonly JobDefinition[] =>
  options.jobs ?? allJobs.filter((job) => job.service === options.service);

export const publishesEvents = ({ service, publishes }: MessagingOptions): boolean =>
  publishes ?? allEvents.some((event) => event.service === service);

/** @throws Error for a service that has jobs but no address of Redis */
export function redisOf({ service, redis }: MessagingOptions): ServerAddress {
  if (redis) return redis;
  throw new Error(`${service} has jobs and no Redis to queue them in`);
}
