import { describe, expect, it } from 'vitest';
import { type Held, paysFrom } from './pays-from.ts';

const sizes = [10_000, 100_000];
const line = (fixedMb: number, kbEach: number): Held[] =>
  sizes.map((recipes) => ({ recipes, mb: fixedMb + (recipes * kbEach) / 1000 }));

describe('the size from which a server of its own pays', () => {
  it('is where all replicas together take as much memory as the server', () => {
    expect(paysFrom(2, line(0, 1), line(1000, 0))).toBeCloseTo(500_000);
    expect(paysFrom(4, line(0, 1), line(1000, 0))).toBeCloseTo(250_000);
  });

  it('is higher if the server grows too, and lower if replicas also take a fixed amount', () => {
    expect(paysFrom(2, line(0, 1), line(1000, 1))).toBeCloseTo(1_000_000);
    expect(paysFrom(2, line(100, 1), line(1000, 0))).toBeCloseTo(400_000);
  });

  it('is never reached if the server grows faster than the replicas', () => {
    expect(paysFrom(2, line(0, 1), line(1000, 3))).toBeNull();
  });

  it('needs two sizes', () => {
    expect(() => paysFrom(2, line(0, 1).slice(1), line(1000, 0))).toThrow('two sizes');
  });
});
