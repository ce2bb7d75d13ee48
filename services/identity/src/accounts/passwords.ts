import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { currentContext, UnavailableError } from '@barspoon/platform';
import type { OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { commonPassword } from './account.errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import type * as thread from './hashing-thread.ts';
import type { HashingCost } from './hashing-thread.ts';

export const hashingCosts = {
  /** OWASP's second recommended setting for argon2id: 19 MiB, two passes. */
  strong: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** The least that argon2id can do: for tests, which sign in thousands. */
  quick: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const satisfies Record<string, HashingCost>;

/** More at once than there are processors would be no faster and keep everything else waiting for its turn. */
const atOnce = availableParallelism();
/** Starting a thread takes as long as two passwords; keeping one takes 10 MB. */
const restMs = 15_000;
/** So that a storm of sign-ins leaves the processors to others, and others leave sign-ins a third of their share. */
const givesWay = 5;

/** Memory-hard hashing of passwords, in separate threads, off the event loop. Implements BEYOND-18. */
export class Passwords implements OnModuleDestroy {
  private readonly inTurn = pLimit(atOnce);
  private readonly threads = new Piscina({
    // Next to this file, in the sources and in the bundle.
    filename: new URL(`./hashing-thread${extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: restMs,
    // Only on Linux a thread has its own priority.
    niceIncrement: process.platform === 'linux' ? givesWay : 0,
  });

  constructor(private readonly cost: HashingCost = hashingCosts.strong) {}

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }

  /**
   * Hashes a password somebody has chosen.
   * @param about where it stood in the request and whose it is
   * @throws DomainError 422 for one of the common ones, 503 when nobody waits for it anymore
   */
  async hash(password: string, about: { field?: string; email?: string | undefined } = {}): Promise<string> {
    if (await isCommonPassword(password, about.email?.toLowerCase())) throw commonPassword(about.field);
    return this.work('hash', { password, cost: this.cost });
  }

  /** As slow for an unknown account as for a known one, so that time tells nothing. */
  async matches(password: string, known: string | null | undefined): Promise<boolean> {
    return this.work('matches', { password, cost: this.cost, known: known ?? null });
  }

  /** What has waited until its caller was gone is not done at all: in a storm it would only delay the next. */
  private work<N extends keyof typeof thread>(
    name: N,
    task: Parameters<(typeof thread)[N]>[0],
  ): Promise<ReturnType<(typeof thread)[N]>> {
    const deadline = currentContext()?.deadline ?? Number.POSITIVE_INFINITY;
    return this.inTurn(() => {
      if (Date.now() > deadline) throw new UnavailableError('Signing in');
      return this.threads.run(task, { name });
    });
  }
}
