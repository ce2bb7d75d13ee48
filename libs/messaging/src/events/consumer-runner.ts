import { setTimeout as sleep } from 'node:timers/promises';
import {
  deadLetters,
  eventSeconds,
  InvalidInputError,
  isUnavailable,
  newId,
  runInContext,
} from '@barspoon/platform';
import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { headers, type NatsConnection, nanos } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import type { MessagingOptions } from '../options.ts';
import { wire } from '../requests/wire.ts';
import { type ConsumerExtras, parseEvent } from './consumes.ts';
import type { Inbox } from './inbox.ts';
import { deadLetterSubject, ensureDeadLetterStream, ensureEventStream, eventStream } from './streams.ts';

const ackWaitMs = 30_000;
const workingEveryMs = 10_000;
const inFlight = 32;
const usualDelaysMs = [200, 1000, 3000, 10_000, 30_000];
/** Given up after so many throws of the handler, or so many starts when it takes the process with it. */
const mostFailures = 6;
const mostStarts = 25;

type Handle = (event: unknown) => Promise<unknown>;

/**
 * One durable pull consumer: delivers each event of one kind to one handler, once in effect. Acks after the effect
 * is committed, sends `working` while busy, backs off on failure, and after too many tries confirms a dead letter
 * before it lets go of the event. Events of one aggregate are handled one after another.
 */
export class ConsumerRunner {
  /** `<service>__<name>`: also the key of its inbox rows. */
  readonly durable: string;
  private readonly log: Logger;
  private messages: ConsumerMessages | undefined;
  private readonly lastOfAggregate = new Map<string, Promise<void>>();
  private readonly working = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly nats: NatsConnection,
    private readonly inbox: Inbox,
    service: string,
    private readonly consumer: ConsumerExtras,
    private readonly handle: Handle,
    private readonly options: Pick<MessagingOptions, 'eventReplicas' | 'retryDelaysMs'>,
  ) {
    this.durable = `${service}__${consumer.name}`;
    this.log = new Logger(`Consumer ${this.durable}`);
  }

  /** Consumes until `stop`; makes stream and consumer again when a server lost its disk. */
  async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.ensure();
        const consumer = await jetstream(this.nats).consumers.get(this.stream, this.durable);
        this.messages = await consumer.consume({ max_messages: inFlight });
        for await (const message of this.messages) this.accept(message);
      } catch (error) {
        if (this.stopped) return;
        this.log.warn(`consuming: ${(error as Error).message}`);
        await sleep(1000);
      }
    }
  }

  /** Takes no more events and waits for those in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.messages?.close();
    await Promise.allSettled(this.working);
  }

  private get stream(): string {
    return eventStream(this.consumer.event.service);
  }

  private async ensure(): Promise<void> {
    const manager = await jetstreamManager(this.nats);
    await ensureEventStream(manager, this.consumer.event.service, this.options.eventReplicas);
    await ensureDeadLetterStream(manager, this.options.eventReplicas);
    await manager.consumers.add(this.stream, {
      durable_name: this.durable,
      filter_subject: this.consumer.event.subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      max_ack_pending: 256,
      max_deliver: -1,
    });
  }

  private accept(message: JsMsg): void {
    const aggregate = message.headers?.get(wire.aggregate) || String(message.seq);
    const before = this.lastOfAggregate.get(aggregate) ?? Promise.resolve();
    const done = before.then(() => this.deliver(message));
    this.lastOfAggregate.set(aggregate, done);
    this.working.add(done);
    void done.finally(() => {
      this.working.delete(done);
      if (this.lastOfAggregate.get(aggregate) === done) this.lastOfAggregate.delete(aggregate);
    });
  }

  private async deliver(message: JsMsg): Promise<void> {
    const stillBusy = setInterval(() => message.working(), workingEveryMs);
    const started = performance.now();
    let outcome = 'done';
    try {
      await this.attempt(message);
      message.ack();
    } catch (error) {
      outcome = await this.afterFailure(message, error);
    } finally {
      clearInterval(stillBusy);
      eventSeconds.observe({ consumer: this.durable, outcome }, (performance.now() - started) / 1000);
    }
  }

  private async attempt(message: JsMsg): Promise<void> {
    const event = parseEvent(this.consumer.event, parseJson(message));
    if (message.info.deliveryCount > 1) {
      const { begun } = await this.inbox.countTry(this.durable, event.id, 'begun');
      if (begun > mostStarts)
        throw new InvalidInputError([{ path: 'event', message: `begun ${begun} times` }]);
    }
    const actor = { kind: 'system' as const, name: this.durable };
    const context = { correlationId: event.correlationId, causationId: event.id, actor };
    await runInContext(context, () =>
      this.inbox.once(this.durable, event.id, async () => {
        await this.handle(event);
      }),
    );
  }

  /** Decides between another try and giving up. An outage of ours is never the event's fault. */
  private async afterFailure(message: JsMsg, error: unknown): Promise<string> {
    const delays = this.options.retryDelaysMs ?? usualDelaysMs;
    const delay = delays[Math.min(message.info.deliveryCount, delays.length) - 1] ?? 30_000;
    try {
      if (isUnavailable(error)) {
        message.nak(Math.max(delay, 1000));
        return 'waiting';
      }
      const isPoison = error instanceof InvalidInputError;
      const id = message.headers?.get('Nats-Msg-Id') || `${this.stream}-${message.seq}`;
      const failed = isPoison ? mostFailures : (await this.inbox.countTry(this.durable, id, 'failed')).failed;
      if (failed < mostFailures) {
        this.log.warn({ err: error, eventId: id, failed }, 'handler failed, will try again');
        message.nak(delay);
        return 'retried';
      }
      await this.bury(message, id, error);
      return 'buried';
    } catch (again) {
      this.log.error({ err: again }, 'could not decide on a failed event; it comes again');
      message.nak(5000);
      return 'waiting';
    }
  }

  private async bury(message: JsMsg, id: string, error: unknown): Promise<void> {
    const about = headers();
    for (const [name, values] of message.headers ?? []) for (const value of values) about.append(name, value);
    about.set('Nats-Msg-Id', `${this.durable}:${id}`);
    about.set('Msg-Subject', message.subject);
    about.set('Msg-Error', encodeURIComponent((error as Error).message.slice(0, 500)));
    about.set('Msg-Letter', newId());
    await jetstream(this.nats).publish(deadLetterSubject(this.durable), message.data, { headers: about });
    message.term();
    deadLetters.inc({ consumer: this.durable });
    this.log.error({ err: error, eventId: id }, 'event given up; it is kept as a dead letter');
  }
}

function parseJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
