import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats an expectation until it holds.
 * @throws the last failure when it does not hold within `ms`
 */
export async function eventually<T>(expectation: () => T | Promise<T>, ms = 10_000): Promise<T> {
  const end = Date.now() + ms;
  while (true) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}
