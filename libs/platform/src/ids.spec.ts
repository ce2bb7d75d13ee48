import { describe, expect, it } from 'vitest';
import { registeredAt } from './ids.ts';

describe('the age of an account', () => {
  it('is taken from its id, and an id that does not tell counts as new', () => {
    const now = new Date('2026-01-01T00:00:00.000Z');
    expect(registeredAt('019b7777-8800-7000-8000-000000000001', now)).toEqual(new Date(0x019b77778800));
    expect(registeredAt('3f2504e0-4f89-41d3-9a0c-0305e82c3301', now)).toBe(now);
  });
});
