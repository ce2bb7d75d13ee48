import type { EventDefinition, EventOf } from '@barspoon/contracts';
import {
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { eventStream } from '../names.ts';

/** What a follower needs of a logger. */
interface Log {
  warn(message: string): void;
}

/** The last event seen: its place, and when the stream it stands in was made. */
interface Place {
  stream: string;
  seq: number;
}

const pauseMs = 1000;
/** A request for messages lives so long; a server that has forgotten us is noticed after as much again. */
const pullMs = 5000;

/**
 * Tells every replica of every event of a service, in order, from now on: for what each process holds in memory (held
 * pages, standings, open sockets). Nothing is acked and nothing is kept; what must not be lost has a durable consumer
 * instead.
 */
export class EventFollower {
  private readonly running = new Set<ConsumerMessages>();
  private stopped = false;

  constructor(
    private readonly nats: NatsConnection,
    private readonly log: Log,
  ) {}

  /**
   * Follows all events of `service` that come from now on; after a gap it goes on behind the last one seen. Runs until
   * `stop`.
   */
  async follow(service: string, onEvent: (event: EventOf<EventDefinition>) => void): Promise<void> {
    const place: Place = { stream: '', seq: 0 };
    while (!this.stopped) {
      try {
        await this.followFrom(place, eventStream(service), (message) => {
          place.seq = message.seq;
          onEvent(message.json());
        });
      } catch (error) {
        if (!this.stopped) this.log.warn(`following ${service}: ${(error as Error).message}`);
      }
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  stop(): void {
    this.stopped = true;
    for (const messages of this.running) messages.close();
  }

  /** Ends with an error when the stream or our place in it is gone. */
  private async followFrom(place: Place, name: string, onMessage: (message: JsMsg) => void): Promise<void> {
    const manager = await jetstreamManager(this.nats);
    const { created, state } = await manager.streams.info(name);
    if (place.stream !== created) {
      // The first time what was before does not matter; in a stream made anew everything may be news.
      place.seq = place.stream === '' ? state.last_seq : 0;
      place.stream = created;
    }
    const consumer = await jetstream(this.nats).consumers.get(name, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: place.seq + 1,
    });
    if (this.stopped) return;
    const messages = await consumer.consume({ abort_on_missing_resource: true, expires: pullMs });
    this.running.add(messages);
    try {
      for await (const message of messages) this.pass(message, onMessage);
    } finally {
      this.running.delete(messages);
    }
  }

  /** One event that cannot be read or obeyed must not hold up those behind it. */
  private pass(message: JsMsg, onMessage: (message: JsMsg) => void): void {
    try {
      onMessage(message);
    } catch (error) {
      this.log.warn(`event ${message.seq} on ${message.subject}: ${(error as Error).message}`);
    }
  }
}
