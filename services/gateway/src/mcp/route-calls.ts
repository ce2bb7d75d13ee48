import {
  addressOf,
  type OutputOf,
  type Parts,
  type Problem,
  type Route,
  type SentInputOf,
} from '@barspoon/contracts';
import { DomainError, parseInput, problemOf } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** What a route refuses, in its own words. */
class RouteRefusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Sends a request to a declared route. @throws RouteRefusal, DomainError for input the declaration refuses */
export type Call = <R extends Route>(route: R, input: SentInputOf<R>) => Promise<OutputOf<R>>;

/**
 * Calls routes of the API for whoever sent a request, with their token and from their address, through the edge like any
 * other request: nothing is checked, limited or counted otherwise. Implements BEYOND-286.
 */
export function callsFor({ server, ip, id, headers }: FastifyRequest): Call {
  return async <R extends Route>(route: R, input: SentInputOf<R>) => {
    // Before the address is made of it: a part that leads elsewhere is in no declared shape.
    const { params, query, body } = parseInput<Route>(route, input) as Parts;
    const { statusCode, body: answer } = await server.inject({
      method: route.method ?? 'GET',
      url: addressOf(route, { params, query } as Parts),
      remoteAddress: ip,
      headers: { authorization: headers.authorization ?? '', 'x-request-id': id },
      ...(body !== undefined && { payload: body as object }),
    });
    const read: unknown = JSON.parse(answer);
    if (statusCode >= 400) throw new RouteRefusal(read as Problem);
    return read as OutputOf<R>;
  };
}

const log = new Logger('Mcp');

/** What went wrong, as a route tells it. */
export function problemIn(error: unknown, requestId: string): Problem {
  if (error instanceof RouteRefusal) return error.problem;
  if (!(error instanceof DomainError)) log.error({ err: error, requestId }, 'tool failed');
  return problemOf(error, requestId);
}

/** The problem in words, with the fields that are wrong and when to come back. */
export function problemText({ title, detail, errors = [], retryAfter }: Problem): string {
  const fields = errors.map(
    ({ path, message }) => `${path.replace(/^(params|query|body)\./, '')}: ${message}`,
  );
  const wait = retryAfter === undefined ? [] : [`Try again in ${retryAfter} seconds.`];
  return [fields.length > 0 ? title : (detail ?? title), ...fields, ...wait].join('\n');
}
