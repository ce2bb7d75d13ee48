import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding, minCompressedBytes } from './encodings.ts';
import type { ServiceReply } from './service-reply.ts';

/** The headers of every response. */
export type CommonHeaders = readonly (readonly [string, string])[];
type WithHeaders = FastifyInstance & { commonHeaders: readonly string[] };
/** Names and values alternately, as `writeHead` takes them. */
type FlatHeaders = readonly (string | number)[];

/** A response that is ready to be sent. */
export interface RawAnswer {
  status: number;
  headers: FlatHeaders;
  body: Uint8Array | undefined;
}

/** One that is kept, with what it counts for and the address it is declared at. */
export interface HeldAnswer {
  answer: RawAnswer;
  budget: 'read' | 'page';
  route: string;
}

/**
 * Sends a ready response with all its headers at once, bypassing the hooks on outgoing responses: what those add to every
 * response is added here, and the body is already compressed.
 */
export function sendPrivate(reply: FastifyReply, answer: ServiceReply, encoding: Encoding | undefined): void {
  send(reply, withBody(answer, encoding, ['cache-control', 'no-store']));
}

/** @param isForAll whether the answer is the same for everybody, members included */
export function sendPublic(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: ServiceReply,
  encoding: Encoding | undefined,
  isForAll: boolean,
): void {
  send(reply, publicAnswer(headers, answer, encoding, isForAll));
}

/** A finished document of a page, in an encoding. */
export interface PackedDocument {
  etag: string;
  body: Uint8Array;
}

export function sendDocument(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: PackedDocument,
  encoding: Encoding | undefined,
): void {
  send(reply, documentAnswer(headers, document, encoding));
}

/** The same for everybody, with revalidation on each use. */
export function documentAnswer(
  asked: IncomingHttpHeaders,
  { etag, body }: PackedDocument,
  encoding: Encoding | undefined,
): RawAnswer {
  const kept = ['cache-control', 'no-cache', 'etag', etag, 'vary', 'accept-encoding'];
  const type = ['content-type', 'text/html; charset=utf-8', 'content-length', body.byteLength];
  const packed = encoding ? ['content-encoding', encoding] : [];
  if (asked['if-none-match'] === etag) return { status: 304, headers: kept, body: undefined };
  return { status: 200, headers: [...kept, ...type, ...packed], body };
}

/**
 * Cacheable by everybody, with revalidation on each use; for whoever shows a token by their browser alone, and apart from
 * other answers where it may differ. Security check 70.
 */
export function publicAnswer(
  asked: IncomingHttpHeaders,
  answer: ServiceReply,
  encoding: Encoding | undefined,
  isForAll = true,
): RawAnswer {
  const caching = asked.authorization === undefined ? 'no-cache' : 'private, no-cache';
  const vary = isForAll ? 'accept-encoding' : 'accept-encoding, authorization';
  const kept = ['cache-control', caching, 'etag', answer.etag];
  if (isUnchanged(asked, answer)) return { status: 304, headers: [...kept, 'vary', vary], body: undefined };
  return withBody(answer, encoding, kept, vary);
}

/** The encoding of a body for a client; undefined if it is sent uncompressed, or not at all. */
export function encodingFor(asked: IncomingHttpHeaders, answer: ServiceReply): Encoding | undefined {
  if (answer.body.byteLength < minCompressedBytes || isUnchanged(asked, answer)) return undefined;
  return acceptedEncoding(asked['accept-encoding']);
}

function isUnchanged(asked: IncomingHttpHeaders, answer: ServiceReply): boolean {
  const seen = asked['if-none-match'];
  return seen !== undefined && seen === answer.etag;
}

function withBody(
  answer: ServiceReply,
  encoding: Encoding | undefined,
  headers: FlatHeaders,
  vary = 'accept-encoding',
): RawAnswer {
  const { status } = answer;
  const body = (encoding && answer.packedAs(encoding)) ?? answer.body;
  const all = [...headers];
  if (status === 503 || status === 429) all.push('retry-after', '2');
  if (encoding && body !== answer.body) all.push('content-encoding', encoding);
  all.push('content-type', status < 400 ? 'application/json' : 'application/problem+json');
  all.push('content-length', body.byteLength, 'vary', vary);
  return { status, headers: all, body };
}

/** Sets the same headers on every other response too, including errors (security check 49). */
export function addCommonHeaders(fastify: FastifyInstance, headers: CommonHeaders): void {
  fastify.decorate('commonHeaders', headers.flat());
  fastify.addHook('onSend', ({ id }, { raw }, _payload, done) => {
    for (const [name, value] of [...headers, ['x-request-id', id] as const]) raw.setHeader(name, value);
    done();
  });
}

/** Headers that hooks have set on the reply are sent too. */
function send(reply: FastifyReply, answer: RawAnswer): void {
  const headers: FlatHeaders[number][] = [];
  for (const [name, value] of Object.entries(reply.getHeaders())) headers.push(name, value as string);
  const common = (reply.server as WithHeaders).commonHeaders;
  reply.hijack();
  writeRaw(reply.raw, answer, [...common, 'x-request-id', reply.request.id, ...headers]);
}

/** @param more the headers that do not follow from the answer, including those of every response */
export function writeRaw(response: ServerResponse, answer: RawAnswer, more: FlatHeaders): void {
  const { status, headers, body } = answer;
  response.writeHead(status, [...more, ...headers] as string[]).end(body);
}
