import { communityInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RateLimits } from '../http/rate-limits.ts';
import { CleanPictures } from '../uploads/clean-pictures.ts';
import { OutgoingPictures } from '../uploads/outgoing-pictures.ts';
import type { MadePicture } from '../uploads/picture-process.ts';

const daySeconds = 24 * 60 * 60;
const maxBytes = 48 * 1024 * 1024;
/** Longer side in pixels: twice the width of the posts column. */
const size = 1200;
/** A failed fetch is retried after this time. */
const failedMs = 60_000;
const maxFetches = 16;

/**
 * External pictures that posts, previews and news show: fetched behind the guard, re-encoded in our size and served
 * from here, so that no reader's browser contacts a third party. Only pictures that the community references are fetched.
 */
@Injectable()
export class OutsideImages {
  private readonly made = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.byteLength + 100,
    ttl: daySeconds * 1000,
  });
  private readonly failed = new LRUCache<string, true>({ max: 1000, ttl: failedMs });
  private readonly making = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly caller: Caller,
    private readonly outgoing: OutgoingPictures,
    private readonly clean: CleanPictures,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.get('/pictures/outside/:file', {
      onRequest: this.limits.of({ ...communityInternalRoutes.outsideImage, rate: 'read' }),
      handler: async (request, reply) => {
        const { file } = request.params as { file: string };
        const id = /^([0-9a-f]{40})\.webp$/.exec(file)?.[1];
        if (!id) throw notThere();
        const picture = await this.get(id);
        return reply
          .type('image/webp')
          .header('cache-control', `public, max-age=${daySeconds}`)
          .header('x-content-type-options', 'nosniff')
          .send(Buffer.from(picture));
      },
    });
  }

  private async get(id: string): Promise<Uint8Array> {
    const known = this.made.get(id);
    if (known) return known;
    if (this.failed.has(id)) throw notThere();
    const present = this.making.get(id);
    if (present) return present;
    if (this.making.size >= maxFetches) throw new UnavailableError('The picture');
    const making = this.make(id).finally(() => this.making.delete(id));
    this.making.set(id, making);
    return making;
  }

  private async make(id: string): Promise<Uint8Array> {
    const { url } = await this.caller.call(
      communityInternalRoutes.outsideImage,
      { params: { id } },
      { correlationId: id, causationId: id, actor: { kind: 'system', name: 'gateway' } },
    );
    try {
      const sizes = await this.clean.whole(await this.outgoing.fetch(url), [size]);
      const { content } = sizes.get(size) as MadePicture;
      this.made.set(id, content);
      return content;
    } catch (cause) {
      this.failed.set(id, true);
      throw notThere(cause);
    }
  }
}

const notThere = (cause?: unknown) =>
  new DomainError('notFound', 'gateway.picture_not_found', 'There is no such picture.', { cause });
