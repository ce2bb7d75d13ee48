/** How a service takes part in messaging. */
export interface MessagingOptions {
  /** The service's name: queue group, stream and prefix of its durable consumers. */
  service: string;
  natsUrl: string;
  /** Where its jobs are queued; absent for services without jobs. */
  redisUrl?: string;
  /** Copies JetStream keeps of every event. */
  eventReplicas: number;
  /** Waits before an event is handled again after a failure; the last one repeats. Defaults to 0.2 s up to 30 s. */
  retryDelaysMs?: readonly number[];
  /** Check every reply against its contract before it is sent. */
  checkReplies: boolean;
}

export const MESSAGING = Symbol('messaging options');
export const NATS = Symbol('nats connection');
