import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { commonPassword } from './account.errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes. Runs on the thread pool, not the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Memory-hard hashing of passwords. Implements BEYOND-18. */
@Injectable()
export class Passwords {
  private readonly decoy = hash('nobody has this password', cost);

  /**
   * Hashes a password somebody has chosen.
   * @param about where it stood in the request and whose it is
   * @throws DomainError 422 for one of the common ones
   */
  async hash(password: string, about: { field?: string; email?: string | undefined } = {}): Promise<string> {
    if (isCommonPassword(password, about.email?.toLowerCase())) throw commonPassword(about.field);
    return hash(password, cost);
  }

  /** As slow for an unknown account as for a known one, so that time tells nothing. */
  async matches(password: string, known: string | null | undefined): Promise<boolean> {
    const isRight = await verify(known ?? (await this.decoy), password);
    return isRight && known != null;
  }
}
