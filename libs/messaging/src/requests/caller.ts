import { setTimeout as sleep } from 'node:timers/promises';
import type { OutputOf, Problem, ProblemKind, Route, SentInputOf } from '@barspoon/contracts';
import { problemStatus } from '@barspoon/contracts';
import { currentContext, type WorkContext } from '@barspoon/platform/context';
import { DomainError, UnavailableError } from '@barspoon/platform/errors';
import { newId } from '@barspoon/platform/ids';
import { errors, type NatsConnection } from '@nats-io/transport-node';
import { RequestMux } from './request-mux.ts';
import { endOfTurn } from './turns.ts';
import { wire, writeContext } from './wire.ts';

/** A raw reply: status and body bytes, not parsed. */
export interface RawReply {
  status: number;
  body: Uint8Array;
}

const kindByStatus = new Map<number, ProblemKind>(
  Object.entries(problemStatus).map(([kind, status]) => [status, kind as ProblemKind]),
);

/** How long a restarting service may be away; until then a repeated request does no harm. */
const restartMs = 4000;
const askAgainMs = 100;

/** Calls other services. Every request has a deadline; nothing hangs. */
export class Caller {
  readonly #mux: RequestMux;
  readonly #service: string;
  readonly #timeoutMs: number;

  /** @param service the name it acts under when there is no other actor */
  constructor(nats: NatsConnection, service: string, timeoutMs = 5000) {
    this.#mux = RequestMux.of(nats);
    this.#service = service;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Sends a request and returns the bytes of the reply for forwarding. Waits briefly for a service without a running replica,
   * because nobody has seen the request then.
   * @throws UnavailableError when there is no reply in time
   */
  async requestRaw(route: Route, payload: string | Uint8Array, context: WorkContext): Promise<RawReply> {
    const now = Date.now();
    const deadline = Math.min(context.deadline ?? Number.POSITIVE_INFINITY, now + this.#timeoutMs);
    const patientUntil = Math.min(deadline, now + restartMs) - askAgainMs;
    while (true) {
      try {
        return await this.#ask(route, payload, { ...context, deadline });
      } catch (error) {
        const isRestarting = isNobodyThere(error) && Date.now() < patientUntil;
        if (!isRestarting) throw new UnavailableError(`The ${route.service} service`, error);
        await sleep(askAgainMs);
      }
    }
  }

  async #ask(
    route: Route,
    payload: string | Uint8Array,
    context: WorkContext & { deadline: number },
  ): Promise<RawReply> {
    await endOfTurn();
    const reply = await this.#mux.request(route.subject, payload, {
      timeoutMs: Math.max(1, context.deadline - Date.now()),
      headers: writeContext(context),
    });
    return { status: Number(reply.headers?.get(wire.status)) || 200, body: reply.data };
  }

  /**
   * Calls a route of another service and returns its typed response. Acts as the actor of the current context, or
   * as this service if there is none.
   * @throws DomainError with the other service's code when it refuses
   */
  async call<R extends Route>(
    route: R,
    input: SentInputOf<R>,
    context: WorkContext = currentContext() ?? this.serviceContext(),
  ): Promise<OutputOf<R>> {
    const { status, body } = await this.requestRaw(route, JSON.stringify(input), context);
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    if (status < 400) return parsed as OutputOf<R>;
    const problem = parsed as Problem;
    throw new DomainError(kindByStatus.get(status) ?? 'broken', problem.code, problem.detail, {
      errors: problem.errors,
      retryAfter: problem.retryAfter,
    });
  }

  /** The current context with this service as the actor: it is the caller, no matter for whom it works. */
  serviceContext(): WorkContext {
    const id = newId();
    const { correlationId = id, causationId = id, ...rest } = currentContext() ?? {};
    return { ...rest, correlationId, causationId, actor: { kind: 'system', name: this.#service } };
  }
}

const isNobodyThere = (error: unknown): boolean => error instanceof errors.NoRespondersError;
