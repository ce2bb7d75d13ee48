import { createHash } from 'node:crypto';
import { DomainError, keysOf, networkOf, UnavailableError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { name } from '../config.ts';
import { REDIS } from '../tokens.ts';

const own = keysOf(name);
const maxFailures = 10;
const forgottenAfterSeconds = 15 * 60;
/** Over all networks together, from which on those the account is not known from take turns. */
const maxFailuresOfAll = 30;
const allForgottenAfterSeconds = 60 * 60;
/** Between two tries from networks an account is not known from: grows with the failures. */
const minPauseSeconds = 2;
const maxPauseSeconds = 30;
/** As long as a session lasts that is not used. */
const knownForSeconds = 30 * 24 * 60 * 60;

/**
 * Ends the guessing of one account's password from one network, and slows it down over all of them: after thirty
 * failures in an hour, networks nobody has signed in from lately have one try between them every few seconds. Nobody can
 * lock the owner out: where they have signed in before they are let in as ever, and a link for a new password is too
 * (security check 11). Fails closed without Redis.
 */
@Injectable()
export class SignInFailures {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Lets a sign-in be tried unless too many have failed.
   * @throws DomainError 429 after too many failures, 503 when nobody knows how many there were
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
      // Whoever is in is in, whether or not it can be remembered.
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

  /** One try at a time for all networks an account is not known from. @throws DomainError 429 for all others */
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
