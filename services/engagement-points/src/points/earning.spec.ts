import { type AwardedActivity, awardedActivities, awardRules } from '@barspoon/contracts';
import { registeredAt } from '@barspoon/platform/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EarnedActs, type EarningAct, missingReasonOf, pointsOf } from './earning.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const members = ['ada', 'ben', 'cleo', 'dan'];

const act = (more: Partial<EarningAct> & { activityType: string }): EarningAct => ({
  userId: 'ada',
  counterpartId: null,
  unearned: null,
  createdAt: new Date(noon),
  ...more,
});

/** What acts earn one after the other. */
function earn(acts: readonly EarningAct[]): number[] {
  const earned = new EarnedActs();
  return acts.map((one) => {
    const points = pointsOf(one, earned);
    if (points > 0) earned.note(one);
    return points;
  });
}
const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

const social: readonly AwardedActivity[] = ['recipe_liked', 'like_received', 'comment_made', 'user_followed'];
const anyAct = fc
  .record({
    activityType: fc.constantFrom(...awardedActivities),
    userId: fc.constantFrom(...members),
    counterpart: fc.constantFrom(...members),
    hours: fc.integer({ min: 0, max: 71 }),
    unearned: fc.constantFrom(null, null, null, 'own', 'custom'),
  })
  .map(
    ({ activityType, userId, counterpart, hours, unearned }): EarningAct => ({
      activityType,
      userId,
      unearned: unearned as EarningAct['unearned'],
      counterpartId: social.includes(activityType) ? counterpart : null,
      createdAt: new Date(noon + hours * 3_600_000),
    }),
  );

describe('why an act earned nothing', () => {
  const afterLikes = (count: number, of: string) =>
    new EarnedActs(
      Array.from({ length: count }, () => act({ activityType: 'recipe_liked', counterpartId: of })),
    );

  it.each([
    ['own', act({ activityType: 'recipe_saved', unearned: 'own' }), afterLikes(0, 'ben')],
    ['custom', act({ activityType: 'inventory_added', unearned: 'custom' }), afterLikes(0, 'ben')],
    ['own', act({ activityType: 'user_followed', counterpartId: 'ada' }), afterLikes(0, 'ben')],
    ['no-award', act({ activityType: 'recipe_rated' }), afterLikes(0, 'ben')],
    ['member-limit', act({ activityType: 'recipe_liked', counterpartId: 'ben' }), afterLikes(3, 'ben')],
    ['day-limit', act({ activityType: 'recipe_liked', counterpartId: 'dan' }), afterLikes(10, 'ben')],
    [null, act({ activityType: 'recipe_liked', counterpartId: 'dan' }), afterLikes(3, 'ben')],
  ] as const)('is %s', (reason, one, earned) => {
    expect(missingReasonOf(one, earned)).toBe(reason);
  });

  it('is the age of the account where the rule asks for one', () => {
    const rule = { points: 1, perDay: 5, minAccountDays: 7 };
    const userId = '019aa8a0-0000-7000-8000-000000000001';
    const at = (days: number) => new Date(registeredAt(userId, new Date()).getTime() + days * 86_400_000);
    const on = (createdAt: Date) => act({ activityType: 'user_followed', userId, createdAt });
    expect(missingReasonOf(on(at(6)), new EarnedActs(), rule)).toBe('new-account');
    expect(missingReasonOf(on(at(7)), new EarnedActs(), rule)).toBeNull();
  });

  it('is there exactly when it earns nothing', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 60 }), (acts) => {
        const earned = new EarnedActs();
        for (const one of acts) {
          const points = pointsOf(one, earned);
          expect(missingReasonOf(one, earned) === null).toBe(points > 0);
          if (points > 0) earned.note(one);
        }
      }),
    );
  });
});

describe('what acts earn', () => {
  it('is one point for a like and two for a comment [LEVEL-06, BEYOND-59]', () => {
    expect(earn([act({ activityType: 'recipe_liked', counterpartId: 'ben' })])).toEqual([1]);
    expect(earn([act({ activityType: 'comment_made', counterpartId: 'ben' })])).toEqual([2]);
  });

  it('is what the table says, a won challenge 100 in all [BEYOND-59]', () => {
    const points = Object.fromEntries(Object.entries(awardRules).map(([type, rule]) => [type, rule.points]));
    expect(points).toMatchObject({
      recipe_created: 10,
      recipe_saved: 1,
      user_followed: 1,
      inventory_added: 1,
      like_received: 1,
      challenge_completed: 25,
    });
    expect(awardRules.challenge_completed.points + awardRules.challenge_won.points).toBe(100);
  });

  it('comes to no second level from 772 bottles in five minutes [BEYOND-59]', () => {
    const bottles = Array.from({ length: 772 }, (_, at) =>
      act({ activityType: 'inventory_added', createdAt: new Date(noon + at * 380) }),
    );
    expect(sum(earn(bottles))).toBe(awardRules.inventory_added.perDay);
  });

  it('starts over with the next day', () => {
    const day = (days: number) =>
      Array.from({ length: 30 }, () =>
        act({ activityType: 'recipe_saved', createdAt: new Date(noon + days * 86_400_000) }),
      );
    expect(sum(earn([...day(0), ...day(1)]))).toBe(2 * awardRules.recipe_saved.perDay);
  });

  it('is nothing for what concerns oneself, or an item of one’s own making [BEYOND-59]', () => {
    expect(earn([act({ activityType: 'recipe_liked', counterpartId: 'ada' })])).toEqual([0]);
    expect(earn([act({ activityType: 'comment_made', counterpartId: 'ada' })])).toEqual([0]);
    expect(earn([act({ activityType: 'recipe_saved', unearned: 'own' })])).toEqual([0]);
    expect(earn([act({ activityType: 'inventory_added', unearned: 'custom' })])).toEqual([0]);
  });

  it('is nothing for an act that no rule knows', () => {
    expect(earn([act({ activityType: 'drink_drunk' }), act({ activityType: 'toString' })])).toEqual([0, 0]);
  });

  it('never passes the limits of a day, of a kind and with one member', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 200 }), (acts) => {
        const points = earn(acts);
        for (const [type, rule] of Object.entries(awardRules)) {
          const byDay = new Map<string, number>();
          for (const [at, one] of acts.entries()) {
            if (one.activityType !== type || points[at] === 0) continue;
            const day = `${one.userId} ${one.createdAt.toISOString().slice(0, 10)}`;
            byDay.set(day, (byDay.get(day) ?? 0) + 1);
            const within = `${day} ${one.counterpartId}`;
            if (one.counterpartId) byDay.set(within, (byDay.get(within) ?? 0) + 1);
          }
          for (const [key, count] of byDay)
            expect(count).toBeLessThanOrEqual(
              key.split(' ').length === 3 && 'perDayWithOneMember' in rule
                ? rule.perDayWithOneMember
                : rule.perDay,
            );
        }
      }),
      { seed: 58, numRuns: 200 },
    );
  });

  it('is no more in a ring than from as many strangers', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 200 }), (acts) => {
        const ring = acts.map((one) =>
          one.counterpartId ? { ...one, userId: 'ada', counterpartId: 'ben' } : one,
        );
        const strangers = ring.map((one, at) =>
          one.counterpartId ? { ...one, counterpartId: `stranger ${at}` } : one,
        );
        expect(sum(earn(ring))).toBeLessThanOrEqual(sum(earn(strangers)));
      }),
      { seed: 59, numRuns: 200 },
    );
  });

  it('knows nothing of alcohol: any sequence earns the same whatever its bottles and drinks hold', () => {
    const drinks = fc.constantFrom('spirits', 'mixers', 'Non-Alcoholic', 'Whiskey', 'tools', null);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyAct, drinks, drinks), { maxLength: 150 }), (acts) => {
        const sober = acts.map(([one, facet]) => ({ ...one, facet, relatedName: 'Verjus' }));
        const strong = acts.map(([one, , facet]) => ({ ...one, facet, relatedName: 'Overproof Rum' }));
        expect(earn(strong)).toEqual(earn(sober));
      }),
      { seed: 60, numRuns: 200 },
    );
  });
});
