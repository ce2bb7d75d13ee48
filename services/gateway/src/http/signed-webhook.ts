import type { Route } from '@barspoon/contracts';
import { DomainError, type WorkContext } from '@barspoon/platform';
import type { FastifyInstance } from 'fastify';
import { apiPath } from './api-path.ts';
import type { RateLimits } from './rate-limits.ts';
import { contextOf } from './request-context.ts';

interface SignedWebhook {
  route: Route;
  /** Of the signature, in lower case. */
  header: string;
  /** The content type they send if it is not `application/json`; `*` for any. */
  contentType?: string;
  /** The sender, for logs. */
  name: string;
  maxBytes: number;
  /** The error for a request without a signature. */
  refusal: { code: string; detail: string };
  take(signed: { payload: string; signature: string }, context: WorkContext): Promise<unknown>;
}

const maxSignature = 4000;

/** A webhook. Its bytes are forwarded unchanged, because they are what is signed. */
export async function registerSignedWebhook(
  fastify: FastifyInstance,
  limits: RateLimits,
  { route, header, contentType = 'application/json', name, maxBytes, refusal, take }: SignedWebhook,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: apiPath(route),
      bodyLimit: maxBytes,
      onRequest: limits.of(route),
      handler: (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { body: payload } = request;
        const signature = request.headers[header];
        const isWhole =
          typeof payload === 'string' && typeof signature === 'string' && signature.length <= maxSignature;
        if (!isWhole) throw new DomainError('invalid', refusal.code, refusal.detail);
        return take({ payload, signature }, contextOf(request, { kind: 'system', name }));
      },
    });
  });
}
