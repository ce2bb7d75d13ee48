import type { ProblemKind } from '@barspoon/contracts';
import { type Problem, problemStatus } from '@barspoon/contracts';
import { DomainError, problemOf } from '@barspoon/platform';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The only place where errors of the edge become problem documents (RFC 9457); no stack, no version. */
@Catch()
@Injectable()
export class EdgeErrors implements ExceptionFilter {
  private readonly log = new Logger('Edge');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest(), http.getResponse());
  }

  /** @param pageOf the page that tells a reader of a problem, where one does */
  answer(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    pageOf?: (problem: Problem) => string | undefined,
  ): void {
    const problem = this.problemOf(error, request.id);
    if (problem.status >= 500 && problem.status !== 503)
      this.log.error({ err: error, requestId: request.id, url: request.url.split('?')[0] }, 'request failed');
    if (problem.retryAfter) reply.header('retry-after', String(problem.retryAfter));
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    const page = pageOf?.(problem);
    reply
      .status(problem.status)
      .header('cache-control', 'no-store')
      .type(page ? 'text/html; charset=utf-8' : 'application/problem+json')
      .send(page ?? JSON.stringify(problem));
  }

  private problemOf(error: unknown, requestId: string): Problem {
    if (error instanceof DomainError) return problemOf(error, requestId);
    const status =
      error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
    const kind = kindByStatus.get(status ?? 0);
    if (!kind || kind === 'broken') return problemOf(error, requestId);
    return problemOf(refusals[kind]?.() ?? new DomainError(kind, 'gateway.refused'), requestId);
  }
}

const kindByStatus = new Map<number, ProblemKind>(
  Object.entries(problemStatus).map(([kind, status]) => [status, kind as ProblemKind]),
);

/** Errors that Fastify or Nest raise themselves. */
const refusals: Partial<Record<ProblemKind, () => DomainError>> = {
  invalid: () =>
    new DomainError(
      'invalid',
      'gateway.malformed_request',
      'The request could not be read: it must be well-formed JSON.',
    ),
  notFound: () => new DomainError('notFound', 'common.not_found', 'There is nothing at this address.'),
  tooLarge: () => new DomainError('tooLarge', 'gateway.too_large', 'The request is too large.'),
  unsupported: () => new DomainError('unsupported', 'gateway.unsupported_media_type', 'Send JSON.'),
};
