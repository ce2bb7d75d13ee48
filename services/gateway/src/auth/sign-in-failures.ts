import { createHash } from 'node:crypto';
import { DomainError, UnavailableError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../tokens.ts';

const mostFailures = 10;
const forgottenAfterSeconds = 15 * 60;

/**
 * Ends the guessing of one account's password from one address. Elsewhere its owner still gets in, so nobody can lock
 * her out (security check 11). Fails closed without Redis.
 */
@Injectable()
export class SignInFailures {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Lets a sign-in be tried unless ten have failed in a quarter of an hour.
   * @throws DomainError 429 after too many failures, 503 when nobody knows how many there were
   */
  async watch<T>(credential: string, address: string, attempt: () => Promise<T>): Promise<T> {
    const key = `limit:failures:${createHash('sha256').update(credential.toLowerCase()).digest('base64url')}:${address}`;
    const failures = Number(await this.ask(this.redis.get(key)));
    if (failures >= mostFailures) {
      const retryAfter = Math.max(1, await this.ask(this.redis.ttl(key)));
      throw new DomainError(
        'limited',
        'TOO_MANY_FAILURES',
        'Too many failed attempts. Please wait a while.',
        {
          retryAfter,
        },
      );
    }
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated')
        await this.ask(this.redis.multi().incr(key).expire(key, forgottenAfterSeconds).exec());
      throw error;
    }
  }

  private async ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      throw new UnavailableError('Signing in', cause);
    }
  }
}
