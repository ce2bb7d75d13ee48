import { UnavailableError } from '@barspoon/platform';
import { describe, expect, it } from 'vitest';
import { delayAfter } from './bullmq-job.ts';

const between = (ms: number, min: number, max: number) => ms >= min && ms <= max;

describe('a job that has failed', () => {
  it('waits twice as long each time, not all of them equally long', () => {
    const spoilt = new Error('spoilt');
    for (const [attempts, max] of [
      [1, 500],
      [2, 1000],
      [9, 128_000],
    ] as const)
      for (let round = 0; round < 50; round++)
        expect(between(delayAfter(attempts, spoilt), 0.7 * max, max)).toBe(true);
    const delays = Array.from({ length: 50 }, () => Math.round(delayAfter(5, spoilt)));
    expect(new Set(delays).size).toBeGreaterThan(10);
  });

  it('goes on within ten seconds after an outage, however often it was tried meanwhile', () => {
    const down = new UnavailableError('The database');
    expect(between(delayAfter(1, down), 350, 500)).toBe(true);
    for (let round = 0; round < 50; round++) expect(between(delayAfter(10, down), 7000, 10_000)).toBe(true);
  });
});
