import type { EventDefinition, EventOf } from '@barspoon/contracts';
import { type ConsumerMessages, DeliverPolicy, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { eventStream } from '../events/streams.ts';

/** What a follower needs of a logger. */
interface Log {
  warn(message: string): void;
}

/**
 * Tells every replica of every event of a service, in order, from a moment on: for what each process holds in
 * memory (held pages, standings, open sockets). Nothing is acked and nothing is kept; what must not be lost has a
 * durable consumer instead.
 */
export class EventFollower {
  private readonly running = new Set<ConsumerMessages>();
  private stopped = false;

  constructor(
    private readonly nats: NatsConnection,
    private readonly log: Log,
  ) {}

  /** Follows all events of `service`; after a gap it goes on behind the last one seen. Runs until `stop`. */
  async follow(
    service: string,
    onEvent: (event: EventOf<EventDefinition>) => void,
    since: Date,
  ): Promise<void> {
    let from = since;
    while (!this.stopped) {
      try {
        const consumer = await jetstream(this.nats).consumers.get(eventStream(service), {
          deliver_policy: DeliverPolicy.StartTime,
          opt_start_time: from.toISOString(),
        });
        const messages = await consumer.consume();
        this.running.add(messages);
        for await (const message of messages) {
          from = new Date(message.timestamp);
          onEvent(message.json());
        }
        this.running.delete(messages);
      } catch (error) {
        if (this.stopped) return;
        this.log.warn(`following ${service}: ${(error as Error).message}`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.running].map((messages) => messages.close()));
  }
}
