import { describe, expect, it } from 'vitest';
import { blockOf } from './leased-budgets.ts';

describe('a leased budget', () => {
  it('is taken in blocks that are small next to it, and one by one when it is small itself', () => {
    expect(blockOf(20)).toBe(1);
    expect(blockOf(120)).toBe(3);
    expect(blockOf(600)).toBe(15);
    expect(blockOf(4000)).toBe(100);
    expect(blockOf(1_000_000)).toBe(200);
  });
});
