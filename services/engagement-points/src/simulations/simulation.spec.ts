import { awardedActivities, dayMs, presentRules, type SimulatedRules } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EarnedActs, type EarningAct, pointsOf } from '../points/earning.ts';
import { type SimulatedAct, Simulation } from './simulation.ts';

const noon = Date.UTC(2026, 9, 12, 12);
/** Made a day before the first act. */
const young = `${(noon - dayMs)
  .toString(16)
  .padStart(12, '0')
  .replace(/^(.{8})/, '$1-')}-7000-8000-000000000001`;
const anyAct: fc.Arbitrary<EarningAct> = fc.record({
  userId: fc.constant(young),
  activityType: fc.constantFrom(...awardedActivities),
  counterpartId: fc.constantFrom(null, 'ada', 'ben'),
  unearned: fc.constantFrom(null, null, null, 'own' as const),
  createdAt: fc.integer({ min: 0, max: 72 }).map((hours) => new Date(noon + hours * 3_600_000)),
});

/** As the ledger has them by the rules of today. */
function awarded(acts: readonly EarningAct[]): SimulatedAct[] {
  const earned = new EarnedActs();
  return acts.map((act) => {
    const pointsAwarded = pointsOf(act, earned);
    if (pointsAwarded > 0) earned.note(act);
    return { ...act, pointsAwarded };
  });
}
function simulated(acts: readonly SimulatedAct[], changes: Partial<SimulatedRules> = {}, totalPoints = 498) {
  const simulation = new Simulation({ ...presentRules, ...changes });
  simulation.add({ memberId: young, totalPoints }, acts);
  return simulation.result();
}
const likes = (count: number) =>
  awarded(
    Array.from({ length: count }, (_, at) => ({
      userId: young,
      activityType: 'recipe_liked',
      counterpartId: 'ada',
      unearned: null,
      createdAt: new Date(noon + at * 1000),
    })),
  );

describe('a simulation', () => {
  it('changes nothing with the rules of today, whatever was done [BEYOND-59]', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 80 }), (acts) => {
        const { acts: kinds, changed, levels } = simulated(awarded(acts));
        expect(changed).toEqual([]);
        for (const { before, after } of [...Object.values(kinds), ...levels]) expect(after).toBe(before);
      }),
    );
  });

  it('gives other points, within other limits of the day and of one member [BEYOND-59]', () => {
    const rule = presentRules.recipe_liked;
    const points = (change: Partial<typeof rule>) =>
      simulated(likes(12), { recipe_liked: { ...rule, ...change } }).acts.recipe_liked;
    expect(points({ points: 2 })).toEqual({ acts: 12, before: 3, after: 6 });
    expect(points({ perDayWithOneMember: null })).toEqual({ acts: 12, before: 3, after: 10 });
    expect(points({ perDay: 2 })).toEqual({ acts: 12, before: 3, after: 2 });
  });

  it('gives nothing to accounts that are too young [BEYOND-59]', () => {
    const rule = presentRules.recipe_liked;
    const after = (minAccountDays: number) =>
      simulated(likes(1), { recipe_liked: { ...rule, minAccountDays } }).acts.recipe_liked.after;
    expect([after(1), after(2)]).toEqual([1, 0]);
  });

  it('tells levels before and after, and whose points change most', () => {
    const { levels, changed } = simulated(likes(3), {
      recipe_liked: { ...presentRules.recipe_liked, points: 2 },
    });
    expect(levels.map(({ before, after }) => [before, after])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(changed).toEqual([
      {
        memberId: young,
        before: 498,
        after: 501,
        levelBefore: 'Aspiring Shaker',
        levelAfter: 'Creative Stirrer',
      },
    ]);
    const simulation = new Simulation({
      ...presentRules,
      recipe_liked: { ...presentRules.recipe_liked, points: 0 },
    });
    for (let at = 0; at < 300; at++)
      simulation.add({ memberId: `m${at}`, totalPoints: 900 }, likes(at === 217 ? 3 : 1));
    const named = simulation.result().changed;
    expect(named).toHaveLength(20);
    expect(named[0]).toMatchObject({ memberId: 'm217', before: 900, after: 897 });
  });
});
