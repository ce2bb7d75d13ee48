import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarEntryRow } from './bottle.schema.ts';
import { bottleRowOf } from './bottles.ts';

const details = { size: 1000, unit: 'ml', price: null, source: null, openedAt: null } as const;
const about = { barId: 'bar', ownerId: 'ann', actorId: 'ann' };
const line = (bottleId: string, amount: number | null) => ({
  itemId: `item of ${bottleId}`,
  bottleId,
  name: bottleId,
  unit: 'ml' as const,
  amount,
});
const bought = (bottleId: string): BarEntryRow => ({
  ...about,
  _id: `bought ${bottleId}`,
  kind: 'bought',
  at: new Date(0),
  bottleIds: [bottleId],
  lines: [line(bottleId, null)],
  level: 1000,
  details,
});
const parts = ['lime', 'sugar'];

type Batch = { at: number; ml: number; taken: number[]; isUndone: boolean };
const batchEntries = ({ at, ml, taken, isUndone }: Batch, index: number): BarEntryRow[] => {
  const filled = `batch ${index}`;
  const entry: BarEntryRow = {
    ...about,
    _id: `prepared ${index}`,
    kind: 'prepared',
    at: new Date(at),
    bottleIds: [filled, ...parts],
    lines: [line(filled, null), ...parts.map((part, place) => line(part, taken[place] ?? 1))],
    level: ml,
    details: { ...details, size: ml, openedAt: at },
  };
  const undone: BarEntryRow = {
    ...entry,
    _id: `undone ${index}`,
    kind: 'undone',
    undoes: entry._id,
    lines: [],
  };
  return isUndone ? [entry, undone] : [entry];
};
const batches = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: 9 }),
    ml: fc.integer({ min: 10, max: 900 }),
    taken: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 2 }),
    isUndone: fc.boolean(),
  }),
  { maxLength: 8 },
);

/** What all bottles come to by entries in this order. */
const rowsOf = (entries: readonly BarEntryRow[]) =>
  [...new Set(entries.flatMap(({ bottleIds }) => bottleIds))].sort().map((id) =>
    bottleRowOf(
      id,
      entries.filter(({ bottleIds }) => bottleIds.includes(id)),
    ),
  );
const start = parts.map(bought);
/** Without how many entries there are, which only rises. */
const standing = (entries: readonly BarEntryRow[]) =>
  rowsOf(entries).flatMap((row) => (row ? [{ ...row, entries: 0 }] : []));

describe('bottles with batches [BEYOND-213]', () => {
  it('are the same in whatever order the entries arrive', () => {
    fc.assert(
      fc.property(batches, fc.integer(), (all, seed) => {
        const entries = [...start, ...all.flatMap(batchEntries)];
        const [shuffled] = fc.sample(fc.shuffledSubarray(entries, { minLength: entries.length }), {
          numRuns: 1,
          seed,
        });
        expect(rowsOf(shuffled ?? [])).toEqual(rowsOf(entries));
      }),
    );
  });

  it('are just what they would be without the batches that are undone', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const numbered = all.map((batch, index) => ({ batch, index }));
        const kept = numbered.filter(({ batch }) => !batch.isUndone);
        const entries = [...start, ...numbered.flatMap(({ batch, index }) => batchEntries(batch, index))];
        const without = [...start, ...kept.flatMap(({ batch, index }) => batchEntries(batch, index))];
        expect(standing(entries)).toEqual(standing(without));
      }),
    );
  });

  it('say which were made at the bar, full and open since then', () => {
    const all = rowsOf([
      ...start,
      ...batchEntries({ at: 5, ml: 400, taken: [100, 200], isUndone: false }, 0),
    ]);
    expect(all).toMatchObject([
      { _id: 'batch 0', level: 400, size: 400, openedAt: 5, addedAt: 5, isHomemade: true },
      { _id: 'lime', level: 900, openedAt: 5 },
      { _id: 'sugar', level: 800, openedAt: 5 },
    ]);
    expect(all[1]).not.toHaveProperty('isHomemade');
  });
});
