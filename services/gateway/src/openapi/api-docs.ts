import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { encodingFor, sendPublic } from '../http/raw-replies.ts';
import { ServiceReply } from '../http/service-reply.ts';
import { CONFIG } from '../tokens.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

const assets = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
} as const;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: true });`;

/** The documents of routes and events, and a page to read the routes and try them out. */
@Injectable()
export class ApiDocs {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    const site = {
      name: this.config.SITE_NAME,
      url: this.config.PUBLIC_URL,
      version: process.env.npm_package_version ?? '0.1.0',
      email: this.config.SUPPORT_EMAIL,
    };
    this.serve(fastify, '/api/openapi.json', openApiDocument(site));
    this.serve(fastify, '/api/asyncapi.json', asyncApiDocument(site));
    fastify.get('/api/docs', (_, reply) => reply.type('text/html').send(this.page()));
    fastify.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript').send(start));
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    for (const [file, type] of Object.entries(assets)) {
      let content: Buffer | undefined;
      fastify.get(`/api/docs/${file}`, (_, reply) => {
        content ??= readFileSync(join(folder, file));
        return reply.type(type).header('cache-control', 'public, max-age=3600').send(content);
      });
    }
  }

  /** Compressed once for all: it is larger than everything else that is sent at once. */
  private serve(fastify: FastifyInstance, path: string, document: object): void {
    const body = new ServiceReply({ status: 200, body: Buffer.from(JSON.stringify(document)) });
    fastify.get(path, { onRequest: this.limits.ofReads() }, async (request, reply) => {
      const encoding = encodingFor(request.headers, body);
      if (encoding) await body.packAs(encoding);
      sendPublic(request, reply, body, encoding, true);
    });
  }

  private page(): string {
    return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${this.config.SITE_NAME} API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;
  }
}
