import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '@barspoon/contracts';
import { DomainError, type OpenSpan, type WorkContext } from '@barspoon/platform';
import type { FastifyRequest } from 'fastify';

const acceptable = /^[A-Za-z0-9-]{8,64}$/;

/** The caller's request id if acceptable, else a new one, which does not have to sort by time. */
export function requestIdOf(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Whether a request has a body. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * The caller's `Idempotency-Key`, when there is one.
 * @throws DomainError 400 for an invalid key
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const { 'idempotency-key': given } = request.headers;
  if (given === undefined) return undefined;
  if (typeof given === 'string' && acceptable.test(given)) return given;
  throw new DomainError(
    'invalid',
    'common.idempotency_key_invalid',
    'An Idempotency-Key must be 8 to 64 letters, digits, or hyphens.',
  );
}

export function contextOf(request: FastifyRequest, actor: Actor): WorkContext {
  const traceparent = traceOf(request)?.traceparent;
  return { correlationId: request.id, causationId: request.id, actor, traceparent };
}

const traces = new WeakMap<FastifyRequest, OpenSpan>();

export const keepTrace = (request: FastifyRequest, span: OpenSpan) => traces.set(request, span);
export const traceOf = (request: FastifyRequest): OpenSpan | undefined => traces.get(request);
