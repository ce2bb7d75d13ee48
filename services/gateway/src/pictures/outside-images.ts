import {
  catalogueInternalRoutes,
  communityInternalRoutes,
  inventoryInternalRoutes,
  type OutsidePictureOwner,
  type OutsidePictureSize,
  outsidePictureOwners,
  outsidePictureSizes,
  profileInternalRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { RateLimits } from '../http/rate-limits.ts';
import { CleanPictures } from '../uploads/clean-pictures.ts';
import { FileStore } from '../uploads/file-store.ts';
import { OutgoingPictures } from '../uploads/outgoing-pictures.ts';
import type { MadePicture } from '../uploads/picture-process.ts';

const daySeconds = 24 * 60 * 60;
const maxBytes = 48 * 1024 * 1024;
/** What was kept is read again after this time, and gone when nothing names it anymore. */
const keptMs = 10 * 60_000;
/** A failed fetch is retried after this time. */
const failedMs = 60_000;
const maxFetches = 16;

const owned = {
  recipes: catalogueInternalRoutes.outsidePicture,
  items: inventoryInternalRoutes.outsidePicture,
  members: profileInternalRoutes.outsidePicture,
} as const;

/** A picture of the web under our own address. */
interface Asked {
  /** Its place in the store, for all of its sizes. */
  folder: string;
  size: OutsidePictureSize;
  /** Asks who names it for its address. @throws DomainError 404 when nobody does anymore */
  address: () => Promise<{ url: string; isKept: boolean }>;
}

const ofPost = /^([0-9a-f]{40})\.webp$/;
const ofOwner = z.object({
  owner: z.enum(outsidePictureOwners),
  id: z.uuid(),
  file: z.string().regex(/^[0-9a-f]{40}-(?:480|1200)\.webp$/),
});

/**
 * External pictures that posts, previews, news, recipes, bar items and members show: fetched once behind the guard,
 * re-encoded in our sizes, kept and served from here. No reader's browser contacts a third party, and nobody exchanges a
 * picture after it was looked at. Only pictures that something here names are fetched. Security check 67.
 */
@Injectable()
export class OutsideImages {
  private readonly held = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.byteLength + 100,
    ttl: daySeconds * 1000,
  });
  private readonly failed = new LRUCache<string, true>({ max: 1000, ttl: failedMs });
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly caller: Caller,
    private readonly outgoing: OutgoingPictures,
    private readonly clean: CleanPictures,
    private readonly store: FileStore,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    const onRequest = this.limits.ofReads();
    fastify.get('/pictures/outside/:file', { onRequest }, (request, reply) =>
      this.answer(reply, this.askedOfPosts(request)),
    );
    fastify.get('/pictures/outside/:owner/:id/:file', { onRequest }, (request, reply) =>
      this.answer(reply, this.askedOfOwner(request)),
    );
  }

  /** What was kept of an owner that is gone. Repeating it changes nothing. */
  async forget(owner: OutsidePictureOwner, id: string): Promise<void> {
    await this.store.deleteIn(`outside/${owner}/${id}`);
  }

  private askedOfPosts(request: FastifyRequest): Asked {
    const { file } = request.params as { file: string };
    const id = ofPost.exec(file)?.[1];
    if (!id) throw notThere();
    const address = async () => {
      const { url, isKept = false } = await this.caller.call(
        communityInternalRoutes.outsideImage,
        { params: { id } },
        contextOf(id),
      );
      return { url, isKept };
    };
    return { folder: `outside/posts/${id}`, size: 1200, address };
  }

  private askedOfOwner(request: FastifyRequest): Asked {
    const params = ofOwner.safeParse(request.params);
    if (!params.success) throw notThere();
    const { owner, id, file } = params.data;
    const [hash = '', size] = file.replace('.webp', '').split('-');
    const address = async () => {
      const { url } = await this.caller.call(owned[owner], { params: { id, hash } }, contextOf(id));
      return { url, isKept: true };
    };
    return { folder: `outside/${owner}/${id}/${hash}`, size: Number(size) as OutsidePictureSize, address };
  }

  private async answer(reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
    const picture = await this.get(asked);
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(picture));
  }

  private async get(asked: Asked): Promise<Uint8Array> {
    const { folder, size } = asked;
    const key = keyOf(folder, size);
    const held = this.held.get(key);
    if (held) return held;
    if (this.failed.has(folder)) throw notThere();
    let making = this.making.get(folder);
    if (!making) {
      if (this.making.size >= maxFetches) throw new UnavailableError('The picture');
      making = this.make(asked).finally(() => this.making.delete(folder));
      this.making.set(folder, making);
    }
    await making;
    const made = this.held.get(key);
    if (!made) throw notThere();
    return made;
  }

  /** From the store, or for the first time from where it is. Holds every size. */
  private async make({ folder, address }: Asked): Promise<void> {
    const { url, isKept } = await this.addressOf(folder, address);
    if (isKept && (await this.takeKept(folder))) return;
    let made: ReadonlyMap<OutsidePictureSize, MadePicture>;
    try {
      made = await this.clean.whole(await this.outgoing.fetch(url), outsidePictureSizes);
    } catch (cause) {
      if (cause instanceof DomainError && cause.kind === 'unavailable') throw cause;
      this.failed.set(folder, true);
      throw notThere(cause);
    }
    for (const [size, { content }] of made) {
      if (isKept) await this.store.put(keyOf(folder, size), content, 'image/webp');
      this.hold(folder, size, content, isKept);
    }
  }

  private hold(folder: string, size: OutsidePictureSize, content: Uint8Array, isKept: boolean): void {
    this.held.set(keyOf(folder, size), content, isKept ? { ttl: keptMs } : {});
  }

  /** What nothing names anymore does not stay either. */
  private async addressOf(folder: string, address: Asked['address']) {
    try {
      return await address();
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'notFound') throw error;
      this.failed.set(folder, true);
      await this.store.deleteIn(folder);
      throw notThere(error);
    }
  }

  /** @returns false when it was never kept */
  private async takeKept(folder: string): Promise<boolean> {
    try {
      for (const size of outsidePictureSizes)
        this.hold(folder, size, await this.store.get(keyOf(folder, size)), true);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return false;
      throw error;
    }
  }
}

const keyOf = (folder: string, size: OutsidePictureSize): string => `${folder}/${size}.webp`;

const contextOf = (id: string) =>
  ({ correlationId: id, causationId: id, actor: { kind: 'system', name: 'gateway' } }) as const;

const notThere = (cause?: unknown) =>
  new DomainError('notFound', 'gateway.picture_not_found', 'There is no such picture.', { cause });
