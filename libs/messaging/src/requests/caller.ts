import type { OutputOf, Problem, ProblemKind, Route, SentInputOf } from '@barspoon/contracts';
import { problemStatus } from '@barspoon/contracts';
import { currentContext, type WorkContext } from '@barspoon/platform/context';
import { DomainError, UnavailableError } from '@barspoon/platform/errors';
import { newId } from '@barspoon/platform/ids';
import type { NatsConnection } from '@nats-io/transport-node';
import { wire, writeContext } from './wire.ts';

/** A reply as it came: status and body bytes, not parsed. */
export interface RawReply {
  status: number;
  body: Uint8Array;
}

const kindByStatus = new Map<number, ProblemKind>(
  Object.entries(problemStatus).map(([kind, status]) => [status, kind as ProblemKind]),
);

/** Asks other services. Every request has a deadline; nothing hangs. */
export class Caller {
  readonly #nats: NatsConnection;
  readonly #service: string;
  readonly #timeoutMs: number;

  /** @param service the name it acts under when nobody else does */
  constructor(nats: NatsConnection, service: string, timeoutMs = 5000) {
    this.#nats = nats;
    this.#service = service;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Sends a request and returns the reply's bytes for forwarding.
   * @throws UnavailableError when nobody answers in time
   */
  async requestRaw(route: Route, payload: string | Uint8Array, context: WorkContext): Promise<RawReply> {
    const deadline = context.deadline ?? Date.now() + this.#timeoutMs;
    try {
      const reply = await this.#nats.request(route.subject, payload, {
        timeout: Math.max(1, deadline - Date.now()),
        headers: writeContext({ ...context, deadline }),
      });
      return { status: Number(reply.headers?.get(wire.status)) || 200, body: reply.data };
    } catch (error) {
      throw new UnavailableError(`The ${route.service} service`, error);
    }
  }

  /**
   * Calls a route of another service and returns its typed response. Acts as the present context's actor, or as
   * this service when there is none.
   * @throws DomainError with the other service's code when it refuses
   */
  async call<R extends Route>(
    route: R,
    input: SentInputOf<R>,
    context: WorkContext = this.ownContext(),
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

  private ownContext(): WorkContext {
    const present = currentContext();
    const id = newId();
    return present
      ? { ...present, deadline: undefined }
      : { correlationId: id, causationId: id, actor: { kind: 'system', name: this.#service } };
  }
}
