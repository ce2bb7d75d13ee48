import type { Route } from '@barspoon/contracts';
import {
  atMost,
  DomainError,
  inSpan,
  type OpenSpan,
  problemOf,
  requestSeconds,
  runInContext,
  Semaphore,
  UnavailableError,
  type WorkContext,
} from '@barspoon/platform';
import {
  headers,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { type ConsumerLag, ConsumerRunner } from './events/consumer-runner.ts';
import type { ConsumerExtras } from './events/consumes.ts';
import { DeadLetters } from './events/dead-letters.ts';
import { Inbox } from './events/inbox.ts';
import { ReadWriteLock } from './events/read-write-lock.ts';
import { MESSAGING, type MessagingOptions, NATS } from './options.ts';
import { AnsweredRequests } from './requests/answered-requests.ts';
import type { RouteExtras } from './requests/handles.ts';
import { MemberTurns } from './requests/member-turns.ts';
import { endOfTurn } from './requests/turns.ts';
import { readContext, strangenessOf, wire } from './requests/wire.ts';

const drainMs = 3000;
const defaultMaxRequests = 200;
/** A request admitted later than this could not be answered in time. */
const maxWaitMs = 2000;

/**
 * Nest's transport over NATS: request and reply in a queue group per service with raw reply bytes, and durable
 * JetStream consumers for events. Handlers stay ordinary controllers.
 */
@Injectable()
export class NatsTransport extends Server implements CustomTransportStrategy {
  private readonly subscriptions: Subscription[] = [];
  private readonly consumers: ConsumerRunner[] = [];
  private readonly inHand = new Set<Promise<void>>();
  private readonly semaphore: Semaphore;
  private readonly memberTurns = new MemberTurns();
  private closing: Promise<void> | undefined;
  private hasLeft = false;

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    /** A service without data has none of these and consumes nothing. */
    @Optional() private readonly inbox?: Inbox,
    @Optional() private readonly deadLetters?: DeadLetters,
    @Optional() private readonly lock?: ReadWriteLock,
    @Optional() private readonly answered?: AnsweredRequests,
  ) {
    super();
    this.semaphore = new Semaphore(options.maxRequests ?? defaultMaxRequests);
  }

  listen(callback: (error?: unknown) => void): void {
    for (const handler of this.messageHandlers.values()) {
      const extras = handler.extras as RouteExtras | ConsumerExtras;
      if (extras.kind === 'route') this.answer(extras, handler);
      else this.consume(extras, handler);
    }
    // Subscriptions are sent asynchronously; the flush confirms that the server has them.
    this.nats.flush().then(() => callback(), callback);
  }

  /** Routes that have a handler, for the boot check. */
  handledRoutes(): string[] {
    return [...this.messageHandlers.values()].flatMap((handler) => {
      const extras = handler.extras as RouteExtras | ConsumerExtras;
      return extras.kind === 'route' ? [extras.route.key] : [];
    });
  }

  /** How far each consumer is behind, by durable name. */
  lags(): Promise<ConsumerLag[]> {
    return Promise.all(this.consumers.map((consumer) => consumer.lag()));
  }

  /** @throws DomainError 404 when the service has no such consumer anymore */
  consumer(durable: string): ConsumerRunner {
    const consumer = this.consumers.find((candidate) => candidate.durable === durable);
    if (!consumer)
      throw new DomainError(
        'notFound',
        'common.consumer_not_found',
        `There is no consumer ${durable} any more.`,
      );
    return consumer;
  }

  /** Stops pulling and replying, and finishes work in progress. A second call has no effect. */
  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    if (this.nats.isClosed()) return;
    // A server that is down confirms nothing and sends us nothing.
    const drained = Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    await Promise.allSettled([
      atMost(drainMs, drained),
      ...this.consumers.map((consumer) => consumer.stop()),
    ]);
    // A server that was slow to process this may have sent more in the meantime.
    while (this.inHand.size) await Promise.allSettled(this.inHand);
    this.hasLeft = true;
  }

  on(): void {}
  unwrap<T>(): T {
    return this.nats as T;
  }

  private answer({ route }: RouteExtras, handler: MessageHandler): void {
    const subscription = this.nats.subscribe(route.subject, {
      queue: this.options.service,
      callback: (error, message) => {
        if (error) return this.logger.error(error);
        const strangeness = strangenessOf(message, route.subject);
        if (strangeness)
          return this.logger.warn(`a request for ${route.key} is refused unanswered: ${strangeness}`);
        const context = readContext(message.headers);
        const done = inSpan(route.key, 'server', context.traceparent, (traceparent, span) => {
          context.traceparent = traceparent;
          return runInContext(context, () => this.reply(route, handler, message, context, span));
        });
        this.inHand.add(done);
        void done
          .catch((failure) => this.logger.warn(`a reply could not be sent: ${String(failure)}`))
          .finally(() => this.inHand.delete(done));
      },
    });
    this.subscriptions.push(subscription);
  }

  private async reply(
    route: Route,
    handler: MessageHandler,
    message: Msg,
    context: WorkContext,
    span: OpenSpan | undefined,
  ): Promise<void> {
    const started = performance.now();
    let status = 200;
    try {
      const input: unknown = message.data.length ? message.json() : {};
      const work = () => this.invoke(handler, input);
      const { answered } = this;
      const result = await this.inTurn(route, context, () =>
        answered ? answered.once(route, context, input, work) : work(),
      );
      const checked = this.options.checkReplies ? route.response.parse(result) : result;
      status = route.status ?? 200;
      await endOfTurn();
      this.respond(message, status, checked);
    } catch (error) {
      const problem = problemOf(error, context.correlationId);
      status = problem.status;
      span?.end({ error: problem.code, attributes: { 'http.response.status_code': status } });
      if (status >= 500) this.logger.error({ err: error, route: route.key }, 'request failed');
      this.respond(message, status, problem);
    }
    requestSeconds.observe({ route: route.key, status }, (performance.now() - started) / 1000);
  }

  /**
   * Under overload, admitted requests also finish in time: the others are refused early, and no work is done for callers
   * that have given up.
   * @throws UnavailableError when it is not admitted in time, or this replica has stopped; DomainError 429 when too much
   * of one member's is in progress
   */
  private async inTurn<T>(
    route: Route,
    { deadline, actor }: WorkContext,
    work: () => Promise<T>,
  ): Promise<T> {
    if (this.hasLeft) throw new UnavailableError('This service');
    const latest = () => {
      const leftMs = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - Date.now();
      return performance.now() + Math.min(maxWaitMs, leftMs / 2);
    };
    // First, so that what waits behind others of its own member takes no place from anybody.
    const leave = await this.memberTurns.acquire(route, actor, latest());
    try {
      await this.semaphore.acquire(latest()).catch((cause) => {
        throw new UnavailableError('This service', cause);
      });
      return await work().finally(() => this.semaphore.release());
    } finally {
      leave();
    }
  }

  /** @throws Error when the reply is too large, or the connection is closed */
  private respond(message: Msg, status: number, body: unknown): void {
    if (message.reply) message.respond(Buffer.from(JSON.stringify(body)), statusHeaders(status));
  }

  private consume(extras: ConsumerExtras, handler: MessageHandler): void {
    const { inbox, deadLetters, lock } = this;
    if (!inbox || !deadLetters || !lock)
      throw new Error(`${extras.name} needs a database to note what it has handled`);
    const handle = (event: unknown) => this.invoke(handler, event);
    const runner = new ConsumerRunner(this.nats, extras, this.options, { inbox, deadLetters, lock }, handle);
    this.consumers.push(runner);
    runner.start();
  }

  private async invoke(handler: MessageHandler, data: unknown): Promise<unknown> {
    const result = await handler(data);
    return lastValueFrom(this.transformToObservable(result), { defaultValue: undefined });
  }
}

/** A reply without headers has the status 200: most have, and writing and reading headers takes time. */
function statusHeaders(status: number): { headers?: MsgHdrs } {
  if (status === 200) return {};
  const written = headers();
  written.set(wire.status, String(status));
  return { headers: written };
}
