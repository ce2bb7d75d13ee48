import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BottleAct, bottleOf } from './bottle-ledger.ts';

interface Details {
  openedAt: number | null;
}
type Act = BottleAct<Details>;
const bought: Act = { id: 'bought', kind: 'bought', at: 0, level: 700, details: { openedAt: null } };
const pour = (id: string, at: number, amount: number): Act => ({ id, kind: 'made', at, amount });
const undoing = (undoes: string, at = 99): Act => ({ id: `undo ${undoes}`, kind: 'undone', at, undoes });

const acts = fc
  .array(
    fc.record({
      kind: fc.constantFrom('made', 'spilled', 'given', 'counted', 'opened', 'corrected'),
      at: fc.integer({ min: 0, max: 9 }),
      amount: fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 10),
      level: fc.option(fc.integer({ min: 0, max: 700 })),
      isUndone: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.flatMap(({ kind, at, amount, level, isUndone }, index): Act[] => {
      const id = `${index}`;
      const isPour = kind === 'made' || kind === 'spilled' || kind === 'given';
      const act: Act = {
        id,
        kind,
        at,
        ...(isPour && { amount }),
        ...(kind === 'counted' && { level }),
        ...(kind === 'corrected' && { details: { openedAt: at } }),
      };
      return isUndone ? [act, undoing(id, at)] : [act];
    }),
  );

describe('the level of a bottle', () => {
  it('is what is left after what was taken and counted, in the order in which it happened [BEYOND-204]', () => {
    const state = bottleOf([
      pour('b', 3, 60),
      { id: 'count', kind: 'counted', at: 2, level: 500 },
      pour('a', 1, 100),
      bought,
    ]);
    expect(state).toMatchObject({ level: 440, openedAt: 1, addedAt: 0, entries: 4 });
  });

  it('is unknown until somebody counts it, and nothing is lost by that [BEYOND-203]', () => {
    const some = { ...bought, level: null };
    expect(bottleOf([some, pour('a', 1, 60)])).toMatchObject({ level: null });
    expect(
      bottleOf([some, pour('a', 1, 60), { id: 'count', kind: 'counted', at: 2, level: 300 }])?.level,
    ).toBe(300);
  });

  it('stays at nothing where more was taken than was there, and says by which entry [BEYOND-204]', () => {
    const state = bottleOf([bought, pour('a', 1, 650), pour('b', 2, 60)]);
    expect(state).toMatchObject({ level: 0, short: new Set(['b']) });
    expect(bottleOf([bought, pour('a', 1, 650), pour('b', 2, 60), undoing('b')])?.level).toBe(50);
  });

  it('is gone with its bottle, and comes back with it', () => {
    const gone: Act = { id: 'gone', kind: 'removed', at: 5 };
    expect(bottleOf([bought, gone])).toBeNull();
    expect(bottleOf([bought, gone, undoing('gone')])?.level).toBe(700);
    expect(bottleOf([pour('a', 1, 60)])).toBeNull();
    expect(bottleOf([bought, undoing('bought')])).toBeNull();
  });

  it('is the same in whatever order and however often entries arrive [BEYOND-204]', () => {
    fc.assert(
      fc.property(
        acts.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([bought, ...all, ...all], { minLength: 2 * all.length + 1 }),
          ),
        ),
        ([all, delivered]) => {
          expect(bottleOf(delivered)).toEqual(bottleOf([bought, ...all]));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is exactly what it was before an entry that is undone [BEYOND-204]', () => {
    fc.assert(
      fc.property(acts, fc.double({ min: 0.1, max: 900, noNaN: true }), fc.nat(9), (all, amount, at) => {
        const before = bottleOf([bought, ...all]);
        const after = bottleOf([bought, ...all, pour('one', at, amount), undoing('one')]);
        expect(after).toEqual({ ...before, entries: (before?.entries ?? 0) + 2 });
      }),
      { numRuns: 1000 },
    );
  });

  it('is never below nothing, nor more than was ever counted [BEYOND-204]', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const level = bottleOf([bought, ...all])?.level;
        if (level == null) return;
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(700);
      }),
      { numRuns: 1000 },
    );
  });
});
