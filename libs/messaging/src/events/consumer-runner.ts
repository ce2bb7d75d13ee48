import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from '@barspoon/platform';
import {
  type Consumer,
  type ConsumerMessages,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { durableOf, eventStream } from '../names.ts';
import type { MessagingOptions } from '../options.ts';
import { wire } from '../requests/wire.ts';
import type { ConsumerExtras } from './consumes.ts';
import { Delivery, type DeliveryParts, type Handle } from './delivery.ts';
import { Lanes } from './lanes.ts';
import { ensureConsumer, ensureEventStream } from './streams.ts';

const usualAckWaitMs = 10_000;
const inHand = 32;
const pause = 1000;
/** A request for messages lives so long; a server that has forgotten us is noticed after as much again. */
const pullMs = 5000;

/** How far a consumer is behind: events it was not given yet, and those it has not confirmed. */
export interface ConsumerLag {
  consumer: string;
  pending: number;
  unacked: number;
}

/**
 * One durable pull consumer: takes the events of one kind and delivers each to one handler, those of one aggregate one
 * after another. Says `working` as long as an event is in hand. Another replica may have the next event of the same
 * aggregate, and a failed one comes again later: handlers that need an order compare revisions.
 */
export class ConsumerRunner {
  /** `<service>__<name>`: also the key of its inbox rows. */
  readonly durable: string;
  readonly delivery: Delivery;
  private readonly log: Logger;
  private readonly lanes = new Lanes(inHand);
  private readonly stopping = new AbortController();
  private readonly ackWaitMs: number;
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly nats: NatsConnection,
    private readonly consumer: ConsumerExtras,
    private readonly options: Pick<
      MessagingOptions,
      'service' | 'eventReplicas' | 'retryDelaysMs' | 'ackWaitMs'
    >,
    parts: DeliveryParts,
    handle: Handle,
  ) {
    this.durable = durableOf(options.service, consumer.name);
    this.ackWaitMs = options.ackWaitMs ?? usualAckWaitMs;
    this.delivery = new Delivery(this.durable, consumer, parts, handle, options);
    this.log = new Logger(`Consumer ${this.durable}`);
  }

  start(): void {
    this.running = this.run();
  }

  /** Takes no more events and waits for those in hand. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.messages?.close();
    await this.running;
    await this.lanes.settled();
    // The acks have to leave before the connection does.
    if (!this.nats.isClosed()) await atMost(2000, this.nats.flush());
  }

  /** Consumes until it is stopped; makes stream and consumer again when a server has lost them. */
  private async run(): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.take(await this.ensure());
      } catch (error) {
        if (!this.isStopping) this.log.warn(`consuming: ${(error as Error).message}`);
      }
      if (!this.isStopping) await sleep(pause, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }

  private async take(consumer: Consumer): Promise<void> {
    if (this.isStopping) return;
    this.messages = await consumer.consume({
      max_messages: inHand,
      expires: pullMs,
      abort_on_missing_resource: true,
    });
    for await (const message of this.messages) {
      // What is left behind here goes to another replica at once instead of after the ack wait.
      if (this.isStopping) this.tell(() => message.nak());
      else await this.accept(message);
    }
  }

  private async accept(message: JsMsg): Promise<void> {
    const aggregate = message.headers?.get(wire.aggregate) || String(message.seq);
    const stillBusy = setInterval(() => this.tell(() => message.working()), this.ackWaitMs / 3);
    this.lanes.run(aggregate, async () => {
      try {
        // What has not begun when the process is to stop is left to another one.
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

  /** A connection that is being closed takes no answers any more: the event then comes again. */
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

  private async ensure(): Promise<Consumer> {
    const { event } = this.consumer;
    const manager = await jetstreamManager(this.nats);
    await ensureEventStream(manager, event.service, this.options.eventReplicas);
    await ensureConsumer(manager, event, this.durable, this.ackWaitMs);
    return jetstream(this.nats).consumers.get(eventStream(event.service), this.durable);
  }
}
