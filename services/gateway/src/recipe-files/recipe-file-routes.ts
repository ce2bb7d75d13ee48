import { Readable } from 'node:stream';
import {
  type OutputOf,
  type ReadableFormatName,
  type RecipeImport,
  recipeFileInternalRoutes,
  recipeFileRoutes,
  recipeFormatTypes,
} from '@barspoon/contracts';
import { assertAccess, Caller } from '@barspoon/messaging/requests';
import { newId, parseInput, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';
import { fileIn, UploadHandler } from '../uploads/upload-handler.ts';
import { notAForm, recipeFileMissing, recipeFileTooLarge } from './recipe-file.errors.ts';

type ExportPage = OutputOf<typeof recipeFileInternalRoutes.exportPage>;

const gateway = { kind: 'system', name: 'gateway' } as const;
const refusals = { noForm: notAForm, missing: recipeFileMissing, tooLarge: recipeFileTooLarge };
/** As base64 inside JSON it fits into one message. */
const partBytes = 600_000;

/** Files of recipes are larger than a message: they leave and enter the catalogue in pieces. */
@Injectable()
export class RecipeFileRoutes {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    private readonly uploads: UploadHandler,
  ) {}

  register(fastify: FastifyInstance): void {
    const { export: exporting, import: importing } = recipeFileRoutes;
    fastify.route({
      method: exporting.method,
      url: apiPath(exporting),
      onRequest: this.limits.of(exporting),
      handler: (request, reply) => this.export(request, reply),
    });
    this.uploads.open(fastify, (add) =>
      add(importing, async (_admin, context, request) => {
        const { query } = parseInput(importing, { query: request.query });
        const { name, content } = await fileIn(request, importing.upload, refusals);
        return this.takeIn(name, content, query.format, { ...context, actor: gateway });
      }),
    );
  }

  /** Refused before its first byte is sent, or sent piece by piece as fast as it is taken. */
  private async export(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.actors.admit(recipeFileRoutes.export, request);
    const admin = await this.actors.followingBearer(request);
    const context = contextOf(request, gateway);
    const { query } = parseInput(recipeFileRoutes.export, { query: request.query });
    const { mediaType, extension } = recipeFormatTypes[query.format];
    const page = (cursor?: string) => {
      // The rest is not for whoever lost the role meanwhile.
      assertAccess(recipeFileRoutes.export.access, admin());
      return this.caller.call(recipeFileInternalRoutes.exportPage, { query: { ...query, cursor } }, context);
    };
    const first = await page();
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .header('cache-control', 'no-store')
      .type(`${mediaType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="recipes-export-${day}.${extension}"`)
      .send(Readable.from(piecesOf(first, page), { objectMode: false }));
  }

  private async takeIn(
    name: string,
    content: Uint8Array,
    format: ReadableFormatName | undefined,
    context: WorkContext,
  ): Promise<RecipeImport> {
    const importId = newId();
    const parts = Math.max(1, Math.ceil(content.length / partBytes));
    for (let part = 0; part < parts; part++) {
      const piece = content.subarray(part * partBytes, (part + 1) * partBytes);
      const body = { importId, part, content: Buffer.from(piece).toString('base64') };
      await this.caller.call(recipeFileInternalRoutes.keepPart, { body }, context);
    }
    const fileName = name.slice(0, 200);
    return this.caller.call(
      recipeFileInternalRoutes.begin,
      { body: { importId, parts, fileName, format } },
      context,
    );
  }
}

async function* piecesOf(
  first: ExportPage,
  ask: (cursor: string) => Promise<ExportPage>,
): AsyncGenerator<Buffer> {
  let page = first;
  while (true) {
    yield Buffer.from(page.text);
    if (page.nextCursor === null) return;
    page = await ask(page.nextCursor);
  }
}
