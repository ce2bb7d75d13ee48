import 'reflect-metadata';
import {
  type AwardedActivity,
  allEvents,
  awardedActivities,
  awardPoints,
  type EventDefinition,
  type EventOf,
  recipeCategories,
} from '@barspoon/contracts';
import type { Jobs } from '@barspoon/messaging';
import { newId } from '@barspoon/platform/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAchievements } from '../achievements/default-achievements.ts';
import { EarnedActs, pointsOf } from '../points/earning.ts';
import { consumersFeature } from './consumers.feature.ts';

type Award = (event: EventOf<EventDefinition>) => Promise<void>;
interface Awarding {
  award?: Award;
}
type Consumer = new (jobs: Jobs) => Awarding;

/** Every consumer that awards points, with the event it listens to. */
const awarding = (consumersFeature.controllers as Consumer[]).flatMap((consumer) => {
  const { award } = consumer.prototype as Awarding;
  const extras = award && Reflect.getMetadata('microservices:pattern_extras', award);
  return extras ? [{ consumer, event: extras.event as EventDefinition }] : [];
});

/** What each award enqueues for an event. */
async function jobsFor({ consumer, event }: (typeof awarding)[number], data: object) {
  const enqueued: unknown[] = [];
  const jobs = { enqueue: async (_job: unknown, _id: string, job: unknown) => enqueued.push(job) };
  const occurredAt = '2026-11-22T12:00:00.000Z';
  const sent = { id: newId(), type: event.type, version: event.version, occurredAt, data };
  await new consumer(jobs as unknown as Jobs).award?.(sent as never);
  return enqueued.map((job) => awardPoints.data.parse(job));
}

/** The points of what is done one after the other on one day. */
function pointsFor(jobs: Awaited<ReturnType<typeof jobsFor>>): number {
  const earned = new EarnedActs();
  let sum = 0;
  for (const { memberId: userId, occurredAt, ...job } of jobs) {
    const act = { ...job, userId, createdAt: new Date(occurredAt) };
    const points = pointsOf(act, earned);
    if (points > 0) earned.note(act);
    sum += points;
  }
  return sum;
}

const memberId = '01900000-0000-7000-8000-000000000001';
/** The same acts about what is as strong as one likes, and about what has no alcohol. */
const strong = fc.record({
  category: fc.constantFrom(...recipeCategories),
  ingredient: fc.constantFrom('overproof-rum', 'gin', 'absinthe', 'vodka'),
  isMany: fc.integer({ min: 1, max: 6 }),
});

describe('points and drinking', () => {
  it('have nothing to do with each other: that a drink was made reaches no award [BEYOND-237]', () => {
    expect(awarding.length).toBeGreaterThanOrEqual(7);
    const heard = awarding.map(({ event }) => event.type);
    expect(heard).not.toContain('inventory.drink.made');
    // What tells of servings, drinks or bottles counts drinking.
    const counting = allEvents.filter(({ example }) =>
      Object.keys(example as object).some((field) => /servings|drinks|grams|abv|alcohol(?!ic)/i.test(field)),
    );
    expect(counting.map(({ type }) => type)).toContain('inventory.drink.made');
    for (const { type } of counting) expect(heard).not.toContain(type);
    const named = [...awardedActivities, ...defaultAchievements.map(({ rule }) => rule.type)];
    for (const activity of named) expect(activity).not.toMatch(/drink|drunk|pour|spirit|alcohol/);
  });

  it.each(awarding.map((one) => [one.event.type, one] as const))(
    '%s earns the same however strong and however much [BEYOND-237]',
    async (_, one) => {
      await fc.assert(
        fc.asyncProperty(fc.array(strong, { minLength: 1, maxLength: 12 }), async (acts) => {
          const example = one.event.example as Record<string, unknown>;
          const jobsOf = async (isStrong: boolean) => {
            const all = await Promise.all(
              acts.map(({ category, ingredient, isMany }, index) => {
                const id = `01939c5e-6a00-7000-8000-${String(index).padStart(12, '0')}`;
                const lines = Array.from({ length: isStrong ? isMany : 1 }, () => ({
                  name: ingredient,
                  ingredient: isStrong ? ingredient : 'orange-juice',
                  optional: false,
                }));
                const ids = Object.fromEntries(
                  ['recipeId', 'itemId', 'commentId', 'postId'].flatMap((key) =>
                    key in example ? [[key, id]] : [],
                  ),
                );
                return jobsFor(one, {
                  ...example,
                  ...ids,
                  ...('memberId' in example && { memberId }),
                  ...('userId' in example && { userId: memberId }),
                  ...('alcoholic' in example && { alcoholic: isStrong }),
                  ...('ingredients' in example && { ingredients: lines }),
                  ...('category' in example && {
                    category: one.event.type.startsWith('inventory')
                      ? isStrong
                        ? 'spirits'
                        : 'fruit'
                      : category,
                  }),
                });
              }),
            );
            return all.flat();
          };
          expect(pointsFor(await jobsOf(true))).toBe(pointsFor(await jobsOf(false)));
        }),
        { numRuns: 60 },
      );
    },
  );

  it('know no rule that grows with the day: what is beyond its limit earns nothing [BEYOND-237]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...awardedActivities),
        fc.integer({ min: 1, max: 60 }),
        (activityType, count) => {
          const acts = Array.from({ length: count }, () => ({
            userId: memberId,
            activityType: activityType as AwardedActivity,
            counterpartId: null,
            unearned: null,
            createdAt: new Date('2026-11-22T12:00:00.000Z'),
          }));
          const earned = new EarnedActs();
          const each = acts.map((act) => {
            const points = pointsOf(act, earned);
            if (points > 0) earned.note(act);
            return points;
          });
          for (const [index, points] of each.entries())
            if (index > 0) expect(points).toBeLessThanOrEqual(each[index - 1]!);
        },
      ),
    );
  });
});
