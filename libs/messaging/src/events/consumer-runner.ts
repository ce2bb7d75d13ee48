import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from '@barspoon/platform';
import { type ConsumerMessages, type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { millis, type NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { durableOf, eventStream } from '../names.ts';
import type { MessagingOptions } from '../options.ts';
import { wire } from '../requests/wire.ts';
import type { ConsumerExtras } from './consumes.ts';
import { Delivery, type DeliveryParts, type Handle } from './delivery.ts';
import { Lanes } from './lanes.ts';

const inHand = 32;
const pause = 1000;
/** How long a pull request lives; a server that has lost it is noticed after the same time again. */
const pullMs = 5000;

/** How far a consumer is behind: events not delivered yet, and events not acknowledged. */
export interface ConsumerLag {
  consumer: string;
  pending: number;
  unacked: number;
}

/**
 * One durable pull consumer: pulls the events of one kind and delivers each to one handler, those of one aggregate one
 * after another. Sends `working` while an event is being handled. Another replica may have the next event of the same aggregate, and a failed event is redelivered later: handlers that need an order compare revisions.
 */
export class ConsumerRunner {
  /** `<service>__<name>`: also the key of its inbox rows. */
  readonly durable: string;
  readonly delivery: Delivery;
  private readonly log: Logger;
  private readonly lanes = new Lanes(inHand);
  private readonly stopping = new AbortController();
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly nats: NatsConnection,
    private readonly consumer: ConsumerExtras,
    options: Pick<MessagingOptions, 'service' | 'retryDelaysMs'>,
    parts: DeliveryParts,
    handle: Handle,
  ) {
    this.durable = durableOf(options.service, consumer.name);
    this.delivery = new Delivery(this.durable, consumer, parts, handle, options);
    this.log = new Logger(`Consumer ${this.durable}`);
  }

  start(): void {
    this.running = this.run();
  }

  /** Pulls no more events and waits for those in progress. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.messages?.close();
    await this.running;
    await this.lanes.settled();
    // The acks have to leave before the connection does.
    if (!this.nats.isClosed()) await atMost(2000, this.nats.flush());
  }

  /** Consumes until it is stopped; waits for the operator to create stream and consumer, also after a server has lost them. */
  private async run(): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.take();
      } catch (error) {
        if (!this.isStopping) this.log.warn(`consuming: ${(error as Error).message}`);
      }
      if (!this.isStopping) await sleep(pause, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }

  private async take(): Promise<void> {
    const stream = eventStream(this.consumer.event.service);
    const consumer = await jetstream(this.nats).consumers.get(stream, this.durable);
    const { config } = await consumer.info(true);
    if (this.isStopping) return;
    this.messages = await consumer.consume({
      max_messages: inHand,
      expires: pullMs,
      abort_on_missing_resource: true,
    });
    for await (const message of this.messages) {
      // Undelivered events go to another replica at once instead of after the ack wait.
      if (this.isStopping) this.tell(() => message.nak());
      else await this.accept(message, millis(config.ack_wait ?? 0) / 3);
    }
  }

  private async accept(message: JsMsg, busyEveryMs: number): Promise<void> {
    const aggregate = message.headers?.get(wire.aggregate) || String(message.seq);
    const stillBusy = setInterval(() => this.tell(() => message.working()), busyEveryMs);
    this.lanes.run(aggregate, async () => {
      try {
        // Events that have not started when the process stops are left to another replica.
        if (this.isStopping) message.nak();
        else await this.delivery.deliver(message);
      } catch (error) {
        this.log.warn(`event ${message.seq} comes again: ${String(error)}`);
      } finally {
        clearInterval(stillBusy);
      }
    });
    await this.lanes.room();
  }

  /** A closing connection accepts no more acks: the event is then redelivered. */
  private tell(answer: () => void): void {
    try {
      answer();
    } catch (error) {
      this.log.debug(`answering: ${(error as Error).message}`);
    }
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  async lag(): Promise<ConsumerLag> {
    const manager = await jetstreamManager(this.nats, { checkAPI: false });
    const info = await manager.consumers.info(eventStream(this.consumer.event.service), this.durable);
    return { consumer: this.durable, pending: info.num_pending, unacked: info.num_ack_pending };
  }
}
