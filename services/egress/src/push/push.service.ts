import type { egressRoutes, InputOf } from '@barspoon/contracts';
import { UnavailableError } from '@barspoon/platform';
import { NotFetchedError, OutgoingRequests } from '@barspoon/platform/outgoing';
import { Injectable } from '@nestjs/common';
import { notDelivered } from '../web.errors.ts';

const timeoutMs = 8000;

/** `Retry-After` of RFC 9110: seconds, or a moment. Null for none, and for what is neither. */
export function secondsOf(retryAfter: string | undefined, now = Date.now()): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

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
      const answer = await this.requests.hand(endpoint, { headers, body, timeoutMs });
      return { status: answer.status, retryAfterSeconds: secondsOf(answer.headers['retry-after']) };
    } catch (error) {
      if (!(error instanceof NotFetchedError)) throw error;
      if (error.why === 'refused') throw notDelivered(error);
      throw new UnavailableError('The push service', error);
    }
  }
}
