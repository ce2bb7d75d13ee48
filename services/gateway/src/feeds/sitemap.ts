import {
  catalogueInternalRoutes,
  communityInternalRoutes,
  ingredientPageRoutes,
  type PageAddress,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { fixedPages } from '../pages/page-table.ts';
import { Pages } from '../pages/pages.ts';
import { GuestBrowsing } from '../sign-in/guest-browsing.ts';
import { CONFIG } from '../tokens.ts';

const cachedSeconds = 600;
const maxCachedBytes = 16 * 1024 * 1024;
/** The newest posts are listed, 5,000 per file; all recipes are. */
const maxPostFiles = 10;

interface File {
  /** Of `/sitemaps/{kind}.xml`. */
  kind: string;
  cursor?: string | undefined;
}
interface AddressPage {
  items: readonly PageAddress[];
  nextCursor: string | null;
}

/** What search engines may index: `/sitemap.xml` lists the files, and each file lists pages that a visitor can read. */
@Injectable()
export class Sitemap {
  private readonly url: string;
  /** Generated once for concurrent requests, by path. */
  private readonly files = new LRUCache<string, string, File>({
    ttl: cachedSeconds * 1000,
    maxSize: maxCachedBytes,
    sizeCalculation: (xml) => xml.length,
    fetchMethod: (_, __, { context }) => this.make(context),
  });

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly caller: Caller,
    private readonly guests: GuestBrowsing,
    private readonly limits: RateLimits,
    private readonly pages: Pages,
  ) {
    this.url = config.PUBLIC_URL.replace(/\/$/, '');
  }

  register(fastify: FastifyInstance): void {
    const onRequest = this.limits.ofReads();
    fastify.get('/sitemap.xml', { onRequest }, (_, reply) => this.answer(reply, { kind: 'index' }));
    for (const kind of ['pages', 'recipes', 'ingredients', 'posts'])
      fastify.get<{ Querystring: { after?: string } }>(
        `/sitemaps/${kind}.xml`,
        { onRequest },
        ({ query }, reply) => this.answer(reply, { kind, cursor: query.after }),
      );
  }

  private async answer(reply: FastifyReply, file: File): Promise<FastifyReply> {
    if (this.guests.isOff)
      throw new DomainError('notFound', 'gateway.sitemap_not_found', 'There is no sitemap.');
    const xml = await this.files.fetch(`${file.kind} ${file.cursor ?? ''}`, { context: file });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${cachedSeconds}`)
      .send(xml);
  }

  private async make({ kind, cursor }: File): Promise<string> {
    if (kind === 'recipes') return this.urls('/recipes', await this.recipes(cursor));
    if (kind === 'posts') return this.urls('/community/post', await this.posts(cursor));
    if (kind === 'ingredients') return written(new SitemapStream(), await this.ingredients());
    if (kind === 'pages') return written(new SitemapStream(), this.fixed());
    const recipeFiles = await this.listed('recipes', (after) => this.recipes(after));
    const postFiles = await this.listed('posts', (after) => this.posts(after), maxPostFiles);
    const fixed = ['pages', 'ingredients'].map((kind) => `${this.url}/sitemaps/${kind}.xml`);
    const all = [...fixed, ...recipeFiles, ...postFiles];
    return written(
      new SitemapIndexStream(),
      all.map((url) => ({ url })),
    );
  }

  /** The addresses of a kind's files: a file begins where the one before it ends. */
  private async listed(
    kind: string,
    read: (cursor?: string) => Promise<AddressPage>,
    max = Number.POSITIVE_INFINITY,
  ): Promise<string[]> {
    const files = [];
    let cursor: string | null = null;
    do {
      const page: AddressPage = await read(cursor ?? undefined);
      if (page.items.length > 0)
        files.push(`${this.url}/sitemaps/${kind}.xml${cursor ? `?after=${encodeURIComponent(cursor)}` : ''}`);
      cursor = page.nextCursor;
    } while (cursor && files.length < max);
    return files;
  }

  private fixed(): { url: string }[] {
    return [...fixedPages, ...this.pages.writtenPaths].map((path) => ({ url: `${this.url}${path}` }));
  }

  private async ingredients(): Promise<{ url: string }[]> {
    const { items } = await this.caller.call(ingredientPageRoutes.tree, {});
    return items.map(({ slug }) => ({ url: `${this.url}/ingredients/${slug}` }));
  }

  private urls(path: string, { items }: AddressPage): Promise<string> {
    const entries = items.map(({ name, updatedAt }) => ({
      url: `${this.url}${path}/${name}`,
      lastmod: updatedAt,
    }));
    return written(new SitemapStream(), entries);
  }

  private recipes(cursor?: string): Promise<AddressPage> {
    return this.caller.call(catalogueInternalRoutes.pageAddresses, { query: { cursor } });
  }

  private posts(cursor?: string): Promise<AddressPage> {
    return this.caller.call(communityInternalRoutes.pageAddresses, { query: { cursor } });
  }
}

async function written(
  stream: SitemapStream | SitemapIndexStream,
  entries: readonly object[],
): Promise<string> {
  for (const entry of entries) stream.write(entry);
  stream.end();
  return (await streamToPromise(stream)).toString();
}
