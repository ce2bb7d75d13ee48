import { z } from 'zod';
import { dayMs } from '../common/durations.ts';
import { idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { type AwardedActivity, type AwardRule, awardedActivities, awardRules } from './awards.ts';
import { levels } from './levels.ts';

/** Max days of a simulated period, including the first and the last. */
export const maxSimulatedDays = 92;
/** How many of the members whose points would change most are listed. */
export const maxChanged = 20;

const count = z.number().int().min(0).max(1000);
/** What one kind of act would earn. */
export const simulatedRuleSchema = z.strictObject({
  points: count,
  /** How many actions of the kind earn points per day (UTC). */
  perDay: count,
  /** How many of these with the same other member; null for as many as the day allows. */
  perDayWithOneMember: count.nullable(),
  /** Minimum age of the account in days; actions of younger ones earn nothing. */
  minAccountDays: z.number().int().min(0).max(365),
});
export type SimulatedRule = z.output<typeof simulatedRuleSchema>;
export const simulatedRulesSchema = z.record(z.enum(awardedActivities), simulatedRuleSchema);
export type SimulatedRules = z.output<typeof simulatedRulesSchema>;

/** The rules as they are, to be edited. */
export const presentRules = Object.fromEntries(
  Object.entries<AwardRule>(awardRules).map(
    ([type, { points, perDay, perDayWithOneMember = null, minAccountDays = 0 }]) => [
      type,
      { points, perDay, perDayWithOneMember, minAccountDays },
    ],
  ),
) as SimulatedRules;

/** Days (UTC), the first and the last included. */
export const simulatedDays = ({ from, until }: { from: string; until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / dayMs + 1;

export const simulationInput = z
  .strictObject({
    from: z.iso.date('Enter a day'),
    /** The last day. */
    until: z.iso.date('Enter a day'),
    rules: simulatedRulesSchema,
    /** Where the part before ended; absent for the first part. */
    after: idSchema.optional(),
  })
  .refine((days) => simulatedDays(days) >= 1, {
    path: ['until'],
    message: 'Must not be before the first day',
  })
  .refine((days) => simulatedDays(days) <= maxSimulatedDays, {
    path: ['until'],
    message: `Choose at most ${maxSimulatedDays} days`,
  });
export type SimulationInput = z.output<typeof simulationInput>;

const whole = z.number().int().min(0);
/** What was earned and what other rules would have given. */
const compared = { before: whole, after: whole };
const levelNames = z.enum(levels.map(({ name }) => name));

/** What a part of the members comes to; the caller adds the parts up. */
export const simulationPartSchema = z.strictObject({
  members: whole,
  /** About how many members there are in all parts. */
  ofMembers: whole,
  /** By kind of act: how many there were in the period, and their points. */
  acts: z.record(z.enum(awardedActivities), z.strictObject({ acts: whole, ...compared })),
  /** By level: how many members have it today, and would have it. */
  levels: z.array(z.strictObject({ name: levelNames, ...compared })),
  /** The members whose points would change most, with their totals of today. */
  changed: z
    .array(
      z.strictObject({ memberId: idSchema, ...compared, levelBefore: levelNames, levelAfter: levelNames }),
    )
    .max(maxChanged),
  /** Where the next part begins; null after the last. */
  next: idSchema.nullable(),
});
export type SimulationPart = z.output<typeof simulationPartSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const noActs = Object.fromEntries(
  awardedActivities.map((type) => [type, { acts: 0, before: 0, after: 0 }]),
) as Record<AwardedActivity, { acts: number; before: number; after: number }>;

export const adminSimulationRoutes = defineRoutes('engagement-points.admin-simulations', {
  part: {
    method: 'POST',
    path: '/admin/points/simulation',
    access: 'admin',
    summary:
      'What the acts of a period would have earned by other rules, for one part of the members after the other; nothing but an audit line is kept',
    body: simulationInput,
    response: simulationPartSchema,
    example: {
      body: {
        from: '2026-10-01',
        until: '2026-10-31',
        rules: { ...presentRules, recipe_saved: { ...presentRules.recipe_saved, points: 2 } },
      },
      response: {
        members: 40,
        ofMembers: 40,
        acts: { ...noActs, recipe_saved: { acts: 12, before: 10, after: 20 } },
        levels: [
          { name: 'Aspiring Shaker', before: 38, after: 37 },
          { name: 'Creative Stirrer', before: 2, after: 3 },
          { name: 'Master Mixologist', before: 0, after: 0 },
        ],
        changed: [
          {
            memberId: id,
            before: 496,
            after: 506,
            levelBefore: 'Aspiring Shaker',
            levelAfter: 'Creative Stirrer',
          },
        ],
        next: null,
      },
    },
  },
});
