import { unreadIfTooMany } from '@barspoon/platform';
import type { FastifyInstance } from 'fastify';

const type = 'application/json';

/**
 * How bodies are read: one with more values than any route takes is not, and one without a byte is none, whatever type a
 * client names for all of its requests. Security checks 25 and 26.
 */
export function readJson(fastify: FastifyInstance): void {
  const read = fastify.getDefaultJsonParser('error', 'error');
  if (fastify.hasContentTypeParser(type)) fastify.removeContentTypeParser(type);
  fastify.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const unread = unreadIfTooMany(text);
    return unread ? done(null, unread) : read(request, text, done);
  });
}
