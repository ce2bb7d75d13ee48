import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding, minCompressedBytes } from './encodings.ts';
import type { ServiceReply } from './service-reply.ts';

type Headers = readonly (readonly [string, string])[];
type WithHeaders = FastifyInstance & { commonHeaders: readonly string[] };

/**
 * Sends a ready response with all its headers at once, bypassing the hooks on outgoing responses: what those add to every
 * response is added here, and the body is already compressed.
 */
export function sendPrivate(reply: FastifyReply, answer: ServiceReply, encoding: Encoding | undefined): void {
  reply.header('cache-control', 'no-store');
  send(reply, answer, encoding);
}

/** Cacheable by everybody, with revalidation on each use. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ServiceReply,
  encoding: Encoding | undefined,
): void {
  reply.header('cache-control', 'no-cache').header('etag', answer.etag);
  if (isUnchanged(request, answer)) write(reply, 304);
  else send(reply, answer, encoding);
}

/** The encoding of a body for a client; undefined if it is sent uncompressed, or not at all. */
export function encodingFor(request: FastifyRequest, answer: ServiceReply): Encoding | undefined {
  if (answer.body.byteLength < minCompressedBytes || isUnchanged(request, answer)) return undefined;
  return acceptedEncoding(request.headers['accept-encoding']);
}

function isUnchanged({ headers }: FastifyRequest, answer: ServiceReply): boolean {
  const seen = headers['if-none-match'];
  return seen !== undefined && seen === answer.etag;
}

function send(reply: FastifyReply, answer: ServiceReply, encoding: Encoding | undefined): void {
  const { status } = answer;
  const body = (encoding && answer.packedAs(encoding)) ?? answer.body;
  if (status === 503 || status === 429) reply.header('retry-after', '2');
  if (body !== answer.body) reply.header('content-encoding', encoding);
  reply
    .header('content-type', status < 400 ? 'application/json' : 'application/problem+json')
    .header('content-length', body.byteLength)
    .header('vary', 'accept-encoding');
  write(reply, status, body);
}

/** Sets the same headers on every other response too, including errors (security check 49). */
export function addCommonHeaders(fastify: FastifyInstance, headers: Headers): void {
  fastify.decorate('commonHeaders', headers.flat());
  fastify.addHook('onSend', ({ id }, { raw }, _payload, done) => {
    for (const [name, value] of [...headers, ['x-request-id', id] as const]) raw.setHeader(name, value);
    done();
  });
}

function write(reply: FastifyReply, status: number, body?: Uint8Array): void {
  const headers: unknown[] = [
    ...(reply.server as WithHeaders).commonHeaders,
    'x-request-id',
    reply.request.id,
  ];
  for (const [name, value] of Object.entries(reply.getHeaders())) headers.push(name, value);
  reply.hijack();
  reply.raw.writeHead(status, headers as string[]).end(body);
}
