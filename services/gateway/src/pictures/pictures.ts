import { catalogueInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import {
  drawDrink,
  type PictureFormat,
  type PictureMode,
  type PictureSpec,
} from '@barspoon/mixology/picture';
import { DomainError, FieldErrors } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { RateLimits } from '../http/rate-limits.ts';
import { PictureQueue } from '../uploads/picture-queue.ts';

const fileSchema = z.string().regex(/^[a-z0-9-]+-\d+\.(svg|png)$/);
const querySchema = z.object({
  mode: z.enum(['light', 'dark']).default('light'),
  format: z.enum(['card', 'share']).default('card'),
  width: z.coerce.number().int().min(40).max(1200).default(600),
});

interface Wanted {
  /** The recipe's slug or id. */
  name: string;
  revision: number;
  kind: string;
  mode: PictureMode;
  format: PictureFormat;
  width: number;
}

const year = 365 * 24 * 60 * 60;
const maxBytes = 16 * 1024 * 1024;

/**
 * The drawn picture of a recipe as SVG or, for clients that need a bitmap, as PNG. The name carries the recipe's
 * revision, so what a page shows never changes under its address. It tells no name: its address is known to everybody
 * who saw the recipe, also after it became private or was removed. Security check 68.
 */
@Injectable()
export class Pictures {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.byteLength,
  });

  private readonly queue = new PictureQueue();
  private readonly drawing = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.get('/pictures/:file', { onRequest: this.limits.ofReads() }, (request, reply) =>
      this.answer(request, reply),
    );
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { file } = request.params as { file: string };
    if (!fileSchema.safeParse(file).success) throw notFound();
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new FieldErrors().addAll(query.error, 'query').refusal;
    const [, name = '', revision = '', kind = ''] = /^(.+)-(\d+)\.(svg|png)$/.exec(file) ?? [];
    const wanted = { name, revision: Number(revision), kind, ...query.data };
    const picture = await this.get(request, wanted);
    return reply
      .type(kind === 'svg' ? 'image/svg+xml' : 'image/png')
      .header('cache-control', `public, max-age=${year}, immutable`)
      .send(picture);
  }

  /** Those who ask at the same time get the same one. */
  private async get(request: FastifyRequest, wanted: Wanted): Promise<Buffer> {
    const { name, revision, kind, mode, format, width } = wanted;
    const key = [name, revision, kind, mode, format, kind === 'png' ? width : ''].join('|');
    const known = this.drawn.get(key) ?? this.drawing.get(key);
    if (known) return known;
    const drawing = this.draw(request, wanted, key).finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawing);
    const picture = await drawing;
    this.drawn.set(key, picture);
    return picture;
  }

  private async draw(request: FastifyRequest, wanted: Wanted, key: string): Promise<Buffer> {
    const { name, revision, kind, mode, format, width } = wanted;
    const { revision: latest, spec } = await this.caller.call(
      catalogueInternalRoutes.pictureSpec,
      { params: { id: name } },
      { correlationId: key, causationId: key, actor: { kind: 'system', name: 'gateway' } },
    );
    // Older ones still stand in pages that are open; newer ones, and one that never was, are invented.
    if (revision < 1 || revision > latest) throw notFound();
    const svg = drawDrink(spec as unknown as PictureSpec, { mode, format });
    return kind === 'svg' ? Buffer.from(svg) : this.bitmapOf(svg, width, request);
  }

  /**
   * One after another and next to the event loop; few wait.
   * @throws DomainError 429 over the caller's budget, 503 when too many wait already
   */
  private async bitmapOf(svg: string, width: number, request: FastifyRequest): Promise<Buffer> {
    await this.limits.spend('drawing', request, costOf(width));
    // Only who makes bitmaps pays for what makes them.
    const { renderAsync } = await import('@resvg/resvg-js');
    return this.queue.run(async () => {
      const bitmap = await renderAsync(svg, {
        fitTo: { mode: 'width', value: width },
        font: { loadSystemFonts: false },
      });
      return bitmap.asPng();
    });
  }
}

/** A bitmap takes time by its pixels: about 30 ms for the widest. */
const costOf = (width: number): number => Math.max(1, Math.round((width / 400) ** 2));

const notFound = () => new DomainError('notFound', 'gateway.picture_not_found', 'Picture not found.');
