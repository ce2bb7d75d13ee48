import type { EventDefinition, EventOf } from '@barspoon/contracts';
import {
  crashPoints,
  deadLetters as deadLettersTotal,
  eventSeconds,
  inSpan,
  isUnavailable,
  redeliveries,
  runInContext,
  type WorkContext,
  within,
} from '@barspoon/platform';
import type { JsMsg } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import type { MessagingOptions } from '../options.ts';
import { isPublished, wire } from '../requests/wire.ts';
import { type ConsumerExtras, parseEvent } from './consumes.ts';
import type { DeadLetters } from './dead-letters.ts';
import { type BatchedEvent, EventBatcher } from './event-batcher.ts';
import type { Inbox } from './inbox.ts';
import type { ReadWriteLock } from './read-write-lock.ts';

const defaultDelaysMs = [200, 1000, 3000, 10_000, 30_000];
/** The retry interval while a dependency is down, however long that takes. */
const unavailableDelayMs = 2000;
/** A handler that takes longer counts as failed. */
const handlerTimeoutMs = 60_000;
/**
 * A process that died may have left a transaction open, which locks the rows of its event until MongoDB aborts it. The redelivered
 * event is deferred instead of waiting: other events may have to wait until it is done.
 */
const retryTimeoutMs = 1000;
/** An event is given up after this many failures of the handler, or this many process crashes while it was handled alone. */
const maxFailures = 6;
const maxCrashes = 3;

export type Handle = (event: EventOf<EventDefinition>) => Promise<unknown>;

/** The outcome of a delivery: its label in the metrics. */
type Outcome = 'done' | 'repeated' | 'retried' | 'waiting' | 'dead-lettered' | 'refused';

/** What every delivery of a process shares. */
export interface DeliveryParts {
  inbox: Inbox;
  deadLetters: DeadLetters;
  lock: ReadWriteLock;
}

/** An event for which retrying does not help. */
class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';
}

/**
 * Delivers one message to its handler, with effect once, and settles it: acked after the effect is committed,
 * deferred while a dependency is down, retried after a failure, and dead-lettered after too many.
 */
export class Delivery {
  private readonly log: Logger;
  private readonly batcher: EventBatcher;

  constructor(
    private readonly durable: string,
    private readonly consumer: ConsumerExtras,
    private readonly parts: DeliveryParts,
    private readonly handle: Handle,
    private readonly options: Pick<MessagingOptions, 'retryDelaysMs'>,
  ) {
    this.log = new Logger(`Consumer ${durable}`);
    const run = ({ event, traceparent }: BatchedEvent) => this.run(event, traceparent);
    this.batcher = new EventBatcher(durable, parts.inbox, run);
  }

  async deliver(message: JsMsg): Promise<void> {
    if (!isPublished(message, this.consumer.event)) return this.refuse(message);
    if (message.info.deliveryCount > 1) redeliveries.inc({ consumer: this.durable });
    const started = performance.now();
    let outcome: Outcome;
    let eventId = message.headers?.get('Nats-Msg-Id') ?? '';
    try {
      const event = this.parse(message);
      eventId = event.id;
      const parent = message.headers?.get(wire.trace) || undefined;
      const isNew = await this.attempt(event, message.info.deliveryCount, parent);
      outcome = isNew ? 'done' : 'repeated';
      await crashPoints.reach('inbox.afterCommitBeforeAck');
      message.ack();
    } catch (error) {
      outcome = await this.afterFailure(message, eventId, error);
    }
    const seconds = (performance.now() - started) / 1000;
    eventSeconds.observe({ consumer: this.durable, outcome }, seconds);
  }

  /** Not an event of any service: no outbox could miss it. */
  private refuse(message: JsMsg): void {
    message.term();
    eventSeconds.observe({ consumer: this.durable, outcome: 'refused' satisfies Outcome }, 0);
    this.log.warn(
      `message ${message.seq} was not published by ${this.consumer.event.service}; it is refused`,
    );
  }

  /** Handles a dead letter again. @returns what went wrong, or null */
  async replay(eventId: string): Promise<string | null> {
    const deadLetter = await this.parts.deadLetters.get(this.durable, eventId);
    return this.parts.deadLetters.replay(deadLetter, async () => {
      await this.run(parseEvent(this.consumer.event, parseJson(deadLetter.body)));
    });
  }

  private parse(message: JsMsg): EventOf<EventDefinition> {
    try {
      return parseEvent(this.consumer.event, parseJson(message.string()));
    } catch (error) {
      throw new UnrecoverableError(`not a ${this.consumer.event.type}: ${(error as Error).message}`);
    }
  }

  /** @returns false when it was handled before */
  private async attempt(
    event: EventOf<EventDefinition>,
    delivered: number,
    parent: string | undefined,
  ): Promise<boolean> {
    const { inbox, lock } = this.parts;
    const inOurSpan = (work: (traceparent?: string) => Promise<boolean>) =>
      inSpan(this.durable, 'consumer', parent, work);
    if (delivered === 1) return lock.shared(() => inOurSpan((traceparent) => this.first(event, traceparent)));
    if (await inbox.has(this.durable, event.id)) return false;
    const again = async () => {
      const crashes = await inbox.begin(this.durable, event.id);
      if (crashes >= maxCrashes)
        throw new UnrecoverableError(`the process died ${crashes} times while handling it`);
      return inOurSpan((traceparent) => this.once(event, traceparent, Date.now() + retryTimeoutMs));
    };
    const isSuspect = await inbox.isSuspect(this.durable, event.id);
    return isSuspect ? lock.exclusive(again) : lock.shared(again);
  }

  /** In a batch with others that are ready; alone if the batch failed. */
  private async first(event: EventOf<EventDefinition>, traceparent: string | undefined): Promise<boolean> {
    return (await this.batcher.do({ event, traceparent })) ?? this.once(event, traceparent);
  }

  private once(
    event: EventOf<EventDefinition>,
    traceparent: string | undefined,
    deadline?: number,
  ): Promise<boolean> {
    const effect = runInContext({ ...this.contextOf(event, traceparent), deadline }, () =>
      this.parts.inbox.once(this.durable, event.id, () => this.run(event, traceparent)),
    );
    return within(handlerTimeoutMs, effect);
  }

  private contextOf(event: EventOf<EventDefinition>, traceparent: string | undefined): WorkContext {
    const actor = { kind: 'system' as const, name: this.durable };
    return { correlationId: event.correlationId, causationId: event.id, actor, traceparent };
  }

  private async run(event: EventOf<EventDefinition>, traceparent?: string): Promise<void> {
    await runInContext(this.contextOf(event, traceparent), async () => {
      await crashPoints.reach('consumer.beforeHandle', () => JSON.stringify(event));
      await this.handle(event);
    });
  }

  /** Decides between a retry and giving up. An outage never counts against the event. */
  private async afterFailure(message: JsMsg, eventId: string, error: unknown): Promise<Outcome> {
    const { inbox } = this.parts;
    try {
      if (isUnavailable(error)) {
        message.nak(unavailableDelayMs);
        await inbox.putOff(this.durable, eventId);
        return 'waiting';
      }
      if (error instanceof UnrecoverableError) return await this.store(message, eventId, error);
      const failed = await inbox.fail(this.durable, eventId);
      if (failed >= maxFailures) return await this.store(message, eventId, error);
      this.log.warn({ err: error, eventId, failed }, 'handler failed, will try again');
      const delays = this.options.retryDelaysMs ?? defaultDelaysMs;
      message.nak(delays[Math.min(failed, delays.length) - 1]);
      return 'retried';
    } catch (again) {
      // Neither stored nor terminated: without an ack it is redelivered.
      this.log.warn(`could not decide on event ${eventId}: ${String(again)}`);
      return 'waiting';
    }
  }

  private async store(message: JsMsg, eventId: string, error: unknown): Promise<Outcome> {
    const { subject } = message;
    if (await this.parts.inbox.has(this.durable, eventId)) {
      message.ack();
      return 'repeated';
    }
    const deadLetter = { consumer: this.durable, eventId, subject, body: message.string() };
    await this.parts.deadLetters.store(deadLetter, error);
    message.term();
    deadLettersTotal.inc({ consumer: this.durable });
    this.log.error({ err: error, eventId }, 'event given up; it is kept as a dead letter');
    return 'dead-lettered';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
