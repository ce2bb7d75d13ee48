import type { egressRoutes, InputOf, OutputOf } from '@barspoon/contracts';
import { OutgoingRequests } from '@barspoon/platform/outgoing';
import { Injectable } from '@nestjs/common';
import { isPlain } from '../pages/pages.service.ts';
import { decoded } from '../texts.ts';
import { noFeed, notFetched } from '../web.errors.ts';
import { articlesOf } from './articles.ts';

const limits = { bytesLimit: 1024 * 1024, timeoutMs: 3500 };
const accept =
  'application/rss+xml,application/atom+xml,application/feed+json,application/json,application/xml,text/xml';

/** Feeds of news. Implements BEYOND-55. */
@Injectable()
export class FeedsService {
  constructor(private readonly requests: OutgoingRequests) {}

  /** @throws DomainError 422 for what is no feed, or may not be read */
  async read({
    url: address,
    max,
    etag,
    lastModified,
  }: InputOf<typeof egressRoutes.feed>['body']): Promise<OutputOf<typeof egressRoutes.feed>> {
    const asked = {
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    };
    const wanted = { ...limits, accept, headers: asked };
    const { url, status, headers, body } = await this.requests.fetch(address, wanted).catch((cause) => {
      throw notFetched(cause);
    });
    if (status === 304) return { articles: null, version: { etag, lastModified } };
    if (status !== 200 || !isPlain(headers['content-encoding'])) throw notFetched();
    const type = headers['content-type'] ?? '';
    if (!/^(?:application|text)\/(?:[\w.-]+\+)?(?:xml|json|plain|rss)\b/i.test(type)) throw noFeed();
    const version = {
      etag: fitting(headers.etag, 300),
      lastModified: fitting(headers['last-modified'], 100),
    };
    try {
      return { articles: articlesOf(decoded(body, type), url, new Date()).slice(0, max), version };
    } catch (cause) {
      throw noFeed(cause);
    }
  }
}

const fitting = (value: string | undefined, max: number): string | null =>
  value && value.length <= max ? value : null;
