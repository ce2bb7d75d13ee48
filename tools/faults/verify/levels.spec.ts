import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { acts, bottleMl } from '../../load/acts.ts';
import { levelsAddUp } from './judge-derived.ts';

const entry = (_id: string, kind: string, amount: number | null, more: Document = {}) => ({
  _id,
  kind,
  bottleIds: ['gin'],
  lines: [{ itemId: 'i', bottleId: 'gin', amount }],
  ...more,
});
const evening = [
  entry('e1', 'bought', null),
  entry('e2', 'made', 60),
  entry('e3', 'spilled', 10),
  entry('e4', 'undone', null, { undoes: 'e3' }),
];
const judge = (entries: Document[], bottles: Document[]) => {
  const kept: Record<string, Document[]> = { bar_entries: entries, bar_bottles: bottles };
  return levelsAddUp({ rows: (_, collection) => kept[collection] ?? [] }).map(({ what }) => what);
};

describe('the levels of bottles under faults [BEYOND-204]', () => {
  it('are what was bought less what entries took that stand', () => {
    expect(judge(evening, [{ _id: 'gin', level: bottleMl - 60 }])).toEqual([]);
  });

  it.each([
    ['an entry that was taken twice', evening, 580, 'bottle gin holds 580 ml instead of 640'],
    ['an undo that did nothing', evening, 630, 'bottle gin holds 630 ml instead of 640'],
    ['an entry that is lost', evening.slice(0, 1), 640, 'bottle gin holds 640 ml instead of 700'],
  ])('show %s', (_, entries, level, what) => {
    expect(judge(entries, [{ _id: 'gin', level }])).toEqual([what]);
  });

  it('show a bottle that is gone, and one from nowhere', () => {
    expect(judge(evening, [])).toEqual(['entries of bottle gin without bottle']);
    expect(judge([], [{ _id: 'rum', level: 700 }])).toEqual(['bottle rum without entries of bottle']);
  });
});

describe('a line of a shopping list under faults [BEYOND-207]', () => {
  const act = acts.find(({ kind }) => kind === 'list line');
  const targetsOf = (amount: number) =>
    act
      ?.parts?.({ ownerId: 'm', lines: [{ name: 'Coaster x', amounts: [{ amount, unit: 'piece' }] }] })
      .map(act.target);

  it('is what was asked for, once', () => {
    expect(targetsOf(2)).toEqual(['Coaster x']);
    expect(targetsOf(4)).not.toEqual(['Coaster x']);
  });
});
