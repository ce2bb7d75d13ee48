import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimits } from '../http/rate-limits.ts';
import { FileStore } from './file-store.ts';
import { fileNotFound } from './upload.errors.ts';
import { keyOfPath } from './upload-paths.ts';

const known =
  /^\/uploads\/(?:avatars|recipe-photos\/(?:recipes|members))\/[0-9a-f-]{36}\/\d{1,16}-\d{1,4}\.webp$/;
const seconds = 3600;

/**
 * Serves what was uploaded: our own re-encoded pictures at addresses we have made, and nothing else. Implements
 * PROF-33, ADM-REC-04, PHOTO-07, security checks 41 and 42.
 */
@Injectable()
export class UploadedFiles {
  constructor(
    private readonly store: FileStore,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.get('/uploads/*', { onRequest: this.limits.ofReads() }, async (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (!known.test(path)) throw fileNotFound();
      const content = await this.store.get(keyOfPath(path));
      const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
      reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${seconds}`)
        .header('content-disposition', 'inline')
        .header('x-content-type-options', 'nosniff')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.send(Buffer.from(content));
    });
  }
}
