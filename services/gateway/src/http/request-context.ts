import type { Actor } from '@barspoon/contracts';
import { newId, type WorkContext } from '@barspoon/platform';
import type { FastifyRequest } from 'fastify';

const acceptable = /^[A-Za-z0-9-]{8,64}$/;

/** The caller's request id when it has an acceptable one, else a new one. */
export function requestIdOf(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : newId();
}

export function contextOf(request: FastifyRequest, actor: Actor): WorkContext {
  return { correlationId: request.id, causationId: request.id, actor };
}
