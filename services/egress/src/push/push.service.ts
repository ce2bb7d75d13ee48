import type { egressRoutes, InputOf } from '@barspoon/contracts';
import { UnavailableError } from '@barspoon/platform';
import { NotFetchedError, OutgoingRequests } from '@barspoon/platform/outgoing';
import { Injectable } from '@nestjs/common';
import { notDelivered } from '../web.errors.ts';

const timeoutMs = 8000;

/** Hands messages to the push services of browsers, whose addresses members bring. */
@Injectable()
export class PushService {
  constructor(private readonly requests: OutgoingRequests) {}

  /**
   * @throws DomainError 422 for an address that may not be asked
   * @throws UnavailableError while the push service does not answer
   */
  async hand({ endpoint, headers, content }: InputOf<typeof egressRoutes.push>['body']) {
    try {
      const body = Buffer.from(content, 'base64');
      return { status: await this.requests.hand(endpoint, { headers, body, timeoutMs }) };
    } catch (error) {
      if (!(error instanceof NotFetchedError)) throw error;
      if (error.why === 'refused') throw notDelivered(error);
      throw new UnavailableError('The push service', error);
    }
  }
}
