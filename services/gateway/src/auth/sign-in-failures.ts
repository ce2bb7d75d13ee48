import { createHash } from 'node:crypto';
import { DomainError, keysOf, networkOf, UnavailableError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { name } from '../config.ts';
import { REDIS } from '../tokens.ts';

const own = keysOf(name);
const maxFailures = 10;
const forgottenAfterSeconds = 15 * 60;
/** Failures over all networks after which unknown networks share one attempt at a time. */
const maxFailuresOfAll = 30;
const allForgottenAfterSeconds = 60 * 60;
/** The delay between two attempts from networks unknown to the account; it grows with the failures. */
const minPauseSeconds = 2;
const maxPauseSeconds = 30;
/** As long as an unused session lasts. */
const knownForSeconds = 30 * 24 * 60 * 60;

/**
 * Stops guessing of an account's password from one network, and slows it down across all networks: after thirty failures
 * in an hour, networks without a recent sign-in share one attempt every few seconds. Nobody can lock the owner out: networks with earlier sign-ins and password reset links are not affected (security check 11). Fails closed without Redis.
 */
@Injectable()
export class SignInFailures {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Allows a sign-in attempt unless too many have failed.
   * @throws DomainError 429 after too many failures, 503 when their number is unknown
   */
  async watch<T>(credential: string, address: string, attempt: () => Promise<T>): Promise<T> {
    const account = createHash('sha256').update(credential.toLowerCase()).digest('base64url');
    const key = `${own}limit:failures:${account}:${networkOf(address)}`;
    const keyOfAll = `${own}limit:failures:${account}`;
    const known = `${own}known:${createHash('sha256')
      .update(`${account}:${networkOf(address)}`)
      .digest('base64url')}`;
    const [failures, failuresOfAll, isKnown] = await this.ask(this.redis.mget(key, keyOfAll, known));
    if (Number(failures) >= maxFailures) throw tooManyFailures(await this.ask(this.redis.ttl(key)));
    if (Number(failuresOfAll) >= maxFailuresOfAll && !isKnown)
      await this.takeTurn(`${own}limit:turn:${account}`, Number(failuresOfAll));
    try {
      const answer = await attempt();
      // The sign-in has succeeded, whether or not it can be recorded.
      await this.redis.set(known, '1', 'EX', knownForSeconds).catch(() => undefined);
      return answer;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated')
        await this.ask(
          this.redis
            .multi()
            .incr(key)
            .expire(key, forgottenAfterSeconds)
            .incr(keyOfAll)
            .expire(keyOfAll, allForgottenAfterSeconds)
            .exec(),
        );
      throw error;
    }
  }

  /** One attempt at a time for all networks unknown to the account. @throws DomainError 429 for all others */
  private async takeTurn(key: string, failures: number): Promise<void> {
    const pause = Math.min(
      maxPauseSeconds,
      minPauseSeconds * 2 ** Math.floor((failures - maxFailuresOfAll) / 10),
    );
    const isOurs = await this.ask(this.redis.set(key, '1', 'EX', pause, 'NX'));
    if (!isOurs) throw tooManyFailures(await this.ask(this.redis.ttl(key)));
  }

  private async ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      throw new UnavailableError('Signing in', cause);
    }
  }
}

const tooManyFailures = (seconds: number): DomainError =>
  new DomainError('limited', 'gateway.too_many_failures', 'Too many failed attempts. Please wait a while.', {
    retryAfter: Math.max(1, seconds),
  });
