import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListLine } from '../bar/shopping-list.schema.ts';
import { tick } from './shopping-list.ts';

const lineOf = (id: string): ListLine => ({
  id,
  key: id,
  name: id,
  ingredient: null,
  itemId: null,
  category: null,
  amounts: [],
  recipes: [],
  isTicked: false,
  tickedAt: 0,
});
const list = ['limes', 'gin', 'mint'].map(lineOf);

const ticks = fc.array(
  fc.record({
    id: fc.constantFrom('limes', 'gin', 'mint'),
    isTicked: fc.boolean(),
    at: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 15 },
);

describe('lines that several phones tick', () => {
  it('are the same in whatever order and however often it is told [BEYOND-209, BEYOND-241]', () => {
    const after = (told: readonly { id: string; isTicked: boolean; at: number }[]) =>
      told.reduce((lines, { id, isTicked, at }) => tick(lines, id, isTicked, at), list);
    fc.assert(
      fc.property(
        ticks.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
        ),
        ([all, told]) => {
          expect(after(told)).toEqual(after(all));
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
