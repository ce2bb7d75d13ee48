import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes. Runs on the thread pool, not the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Memory-hard hashing of passwords. Implements BEYOND-18. */
@Injectable()
export class Passwords {
  private readonly decoy = hash('nobody has this password', cost);

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** As slow for an unknown account as for a known one, so that time tells nothing. */
  async matches(password: string, known: string | undefined): Promise<boolean> {
    const isRight = await verify(known ?? (await this.decoy), password);
    return isRight && known !== undefined;
  }
}
