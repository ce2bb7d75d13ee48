import type { EventDefinition, EventOf } from '@barspoon/contracts';
import { type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { durableOf, eventStream } from '../names.ts';
import { isPublished } from './wire.ts';

/** What a consumer needs of a logger. */
interface Log {
  warn(message: string): void;
}

const pauseMs = 1000;
/** How long a pull request lives; a server that has lost it is noticed after the same time again. */
const pullMs = 5000;
const maxDelayMs = 5 * 60_000;

/**
 * A durable consumer for a process without a database: one of all replicas gets each event, including events published
 * while none was running, and an event is redelivered until its handler succeeds. An event may be handled twice, so handlers must be idempotent. Services with a database use `@Consumes`.
 */
export class IdempotentConsumer {
  private readonly running = new Set<ConsumerMessages>();
  private stopped = false;

  constructor(
    private readonly nats: NatsConnection,
    private readonly service: string,
    private readonly log: Log,
  ) {}

  /**
   * Handles the events of one kind one after another, until `stop`.
   * @param name the consequence of the event, in kebab-case
   */
  async consumes<E extends EventDefinition>(
    event: E,
    name: string,
    handle: (event: EventOf<E>) => Promise<void>,
  ): Promise<void> {
    const durable = durableOf(this.service, name);
    while (!this.stopped) {
      try {
        await this.take(event, durable, (message) => handle(message.json<EventOf<E>>()));
      } catch (error) {
        if (!this.stopped) this.log.warn(`${durable}: ${(error as Error).message}`);
      }
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  stop(): void {
    this.stopped = true;
    for (const messages of this.running) messages.close();
  }

  /** Fails when the stream or the consumer is gone. */
  private async take(event: EventDefinition, durable: string, handle: (message: JsMsg) => Promise<void>) {
    const consumer = await jetstream(this.nats).consumers.get(eventStream(event.service), durable);
    if (this.stopped) return;
    const messages = await consumer.consume({
      max_messages: 1,
      abort_on_missing_resource: true,
      expires: pullMs,
    });
    this.running.add(messages);
    try {
      for await (const message of messages) {
        if (isPublished(message, event)) await this.answer(message, durable, handle);
        else message.term();
      }
    } finally {
      this.running.delete(messages);
    }
  }

  private async answer(message: JsMsg, durable: string, handle: (message: JsMsg) => Promise<void>) {
    try {
      await handle(message);
      message.ack();
    } catch (error) {
      this.log.warn(`${durable}: event ${message.seq} comes again: ${(error as Error).message}`);
      message.nak(Math.min(1000 * 2 ** message.info.deliveryCount, maxDelayMs));
    }
  }
}
