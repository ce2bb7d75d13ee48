import { availableParallelism } from 'node:os';
import { currentContext, UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { commonPassword } from './account.errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes. Runs on the thread pool, not the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Memory-hard hashing of passwords. Implements BEYOND-18. */
@Injectable()
export class Passwords {
  /** More at once than there are processors would be no faster and keep everything else waiting for its turn. */
  private readonly atOnce = pLimit(availableParallelism());
  private readonly decoy = hash('nobody has this password', cost);

  /**
   * Hashes a password somebody has chosen.
   * @param about where it stood in the request and whose it is
   * @throws DomainError 422 for one of the common ones, 503 when nobody waits for it any more
   */
  async hash(password: string, about: { field?: string; email?: string | undefined } = {}): Promise<string> {
    if (isCommonPassword(password, about.email?.toLowerCase())) throw commonPassword(about.field);
    return this.inTurn(() => hash(password, cost));
  }

  /** As slow for an unknown account as for a known one, so that time tells nothing. */
  async matches(password: string, known: string | null | undefined): Promise<boolean> {
    const against = known ?? (await this.decoy);
    const isRight = await this.inTurn(() => verify(against, password));
    return isRight && known != null;
  }

  /** What has waited until its caller was gone is not done at all: in a storm it would only delay the next. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const deadline = currentContext()?.deadline ?? Number.POSITIVE_INFINITY;
    return this.atOnce(() => {
      if (Date.now() > deadline) throw new UnavailableError('Signing in');
      return work();
    });
  }
}
