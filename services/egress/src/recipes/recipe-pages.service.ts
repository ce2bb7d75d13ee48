import { type egressRoutes, foundRecipesMaxLength, type OutputOf } from '@barspoon/contracts';
import { OutgoingRequests } from '@barspoon/platform/outgoing';
import { Injectable } from '@nestjs/common';
import { isPlain } from '../pages/pages.service.ts';
import { decoded } from '../texts.ts';
import { noRecipe, notFetched } from '../web.errors.ts';
import { completed, foundRecipes, jsonIn } from './found-recipes.ts';

const limits = { bytesLimit: 2 * 1024 * 1024, timeoutMs: 3500 };
const accept = 'text/html,application/xhtml+xml,application/ld+json,application/json';

/** Pages that members take recipes from. Implements BEYOND-25. */
@Injectable()
export class RecipePagesService {
  constructor(private readonly requests: OutgoingRequests) {}

  /**
   * What comes behind the first two megabytes of a page is not read.
   * @throws DomainError 422 for what cannot or may not be read, and for a page that names no recipe
   */
  async read(address: string): Promise<OutputOf<typeof egressRoutes.recipes>> {
    const { url, status, headers, body } = await this.requests
      .fetch(address, { ...limits, accept, isCut: true })
      .catch((cause) => {
        throw notFetched(cause);
      });
    const type = headers['content-type'] ?? '';
    const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
    const isJson = /^application\/(?:ld\+)?json\b/i.test(type);
    if (status !== 200 || !(isHtml || isJson) || !isPlain(headers['content-encoding'])) throw notFetched();
    const content = decoded(body, type);
    const found = isHtml ? foundRecipes(content, url) : completed(jsonIn(content), url);
    const text = found.length > 0 ? JSON.stringify(found) : '';
    if (text === '' || text.length > foundRecipesMaxLength) throw noRecipe();
    return { url, text };
  }
}
