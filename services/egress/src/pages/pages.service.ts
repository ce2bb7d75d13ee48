import type { FoundPage } from '@barspoon/contracts';
import { OutgoingRequests } from '@barspoon/platform/outgoing';
import { Injectable } from '@nestjs/common';
import { decoded } from '../texts.ts';
import { notFetched } from '../web.errors.ts';
import { foundPage } from './found-page.ts';

const limits = { bytesLimit: 512 * 1024, timeoutMs: 3000 };

/** Pages members link to. Implements BEYOND-54. */
@Injectable()
export class PagesService {
  constructor(private readonly requests: OutgoingRequests) {}

  /**
   * What the head of a page says is enough: what comes behind the first half megabyte is not read.
   * @throws DomainError 422 for what is no page, or may not be read
   */
  async read(address: string): Promise<FoundPage> {
    const wanted = { ...limits, accept: 'text/html,application/xhtml+xml', isCut: true };
    const { url, status, headers, body } = await this.requests.fetch(address, wanted).catch((cause) => {
      throw notFetched(cause);
    });
    const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
    if (status !== 200 || !isHtml || !isPlain(headers['content-encoding'])) throw notFetched();
    const page = foundPage(decoded(body, headers['content-type']), url);
    if (!page.title) throw notFetched();
    return page;
  }
}

/** What was sent packed, though nobody asked for that, could be a bomb. */
export const isPlain = (encoding: string | undefined): boolean => !encoding || encoding === 'identity';
