import { z } from 'zod';
import { idParams, idSchema, line, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';
import { awardedActivities } from './awards.ts';

export const achievementTiers = ['bronze', 'silver', 'gold'] as const;
export const achievementCategories = ['recipes', 'bar', 'community', 'challenges', 'levels'] as const;
export const achievementIcons = [
  'heart',
  'star',
  'bottle',
  'shelf',
  'message',
  'users',
  'thumb',
  'book',
  'calendar',
  'trophy',
  'medal',
  'shaker',
] as const;

/**
 * What has to be done: a number of actions of a kind (or points), optionally within one day, week or month, optionally counting
 * only distinct days or kinds of things. Implements BEYOND-61.
 */
export const achievementRuleSchema = z
  .strictObject({
    type: z.enum([...awardedActivities, 'points']),
    count: z.number().int().min(1).max(1_000_000),
    window: z.enum(['day', 'week', 'month']).nullable().default(null),
    distinct: z.enum(['facet', 'day']).nullable().default(null),
  })
  .refine(({ type, window, distinct }) => type !== 'points' || (window === null && distinct === null), {
    message: 'Points are counted from the beginning',
    path: ['window'],
  })
  .refine(({ count, distinct }) => distinct === null || count <= 365, {
    message: 'At most 365 different ones',
    path: ['count'],
  });
export type AchievementRule = z.output<typeof achievementRuleSchema>;

const achievementKeySchema = z
  .string()
  .max(60)
  .regex(/^[a-z]+(_[a-z0-9]+)*$/, 'Use lower-case letters and digits, words joined by “_”');

const words = {
  name: line(60),
  description: line(160),
  icon: z.enum(achievementIcons),
  tier: z.enum(achievementTiers),
  category: z.enum(achievementCategories),
};

/** An achievement as everybody may see it. */
export const achievementSchema = z.strictObject({ key: achievementKeySchema, ...words });
export type Achievement = z.output<typeof achievementSchema>;

/** One of the member's: earned, or how far it is. Implements PROF-18, BEYOND-61. */
export const ownAchievementSchema = achievementSchema.extend({
  earnedAt: momentSchema.nullable(),
  progress: z.number().int().min(0),
  goal: z.number().int().min(1),
  /** The share of members with points who have it, 0 to 1. */
  rarity: z.number().min(0).max(1),
});
export const earnedAchievementSchema = achievementSchema.extend({ earnedAt: momentSchema });

export const achievementDefinitionSchema = achievementSchema.extend({
  id: achievementKeySchema,
  rule: achievementRuleSchema,
  createdAt: momentSchema,
  /** How many members have it. */
  holders: z.number().int().min(0),
});

/** Where the steps of a progress distribution begin, as shares of the goal; the last step are those who have reached it. */
export const progressSteps = [0, 0.25, 0.5, 0.75] as const;

/** How rare an achievement is and how far members are. Implements BEYOND-61. */
const achievementFiguresSchema = z.strictObject({
  holders: z.number().int().min(0),
  /** Members who have done anything that is recorded. */
  members: z.number().int().min(0),
  /** The last who reached it. */
  latest: z.array(z.strictObject({ memberId: idSchema, earnedAt: momentSchema })).max(10),
  progress: z.strictObject({
    /** How many members were counted; a random sample where there are more. */
    counted: z.number().int().min(0),
    /** Members whose progress is at this share of the goal or more, and less than at the next step. */
    steps: z.array(z.strictObject({ from: z.number().min(0).max(1), members: z.number().int().min(0) })),
  }),
});

export const newAchievementSchema = z.strictObject({
  key: achievementKeySchema,
  ...words,
  rule: achievementRuleSchema,
});
export type NewAchievement = z.input<typeof newAchievementSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const exampleAchievement = {
  key: 'first_favorite',
  name: 'First Favorite',
  description: 'Save your first recipe.',
  icon: 'heart',
  tier: 'bronze',
  category: 'recipes',
} as const;
const earnedAt = '2026-01-01T00:00:00.000Z';
const exampleRule = { type: 'recipe_saved', count: 1, window: null, distinct: null } as const;
const exampleDefinition = {
  ...exampleAchievement,
  id: exampleAchievement.key,
  rule: exampleRule,
  createdAt: earnedAt,
  holders: 12,
};
const keyParams = z.strictObject({ id: achievementKeySchema });

export const achievementRoutes = defineRoutes('engagement-points.achievements', {
  mine: {
    method: 'GET',
    path: '/me/achievements',
    access: 'member',
    summary: 'All achievements: yours, newest first, then those on the way',
    response: z.strictObject({ items: z.array(ownAchievementSchema).max(500) }),
    example: {
      response: { items: [{ ...exampleAchievement, earnedAt, progress: 1, goal: 1, rarity: 0.25 }] },
    },
  },
  ofMember: {
    method: 'GET',
    path: '/achievements/of/:id',
    access: 'public',
    summary: 'The achievements a member has earned, newest first',
    params: idParams,
    response: z.strictObject({ items: z.array(earnedAchievementSchema).max(500) }),
    example: { params: { id }, response: { items: [{ ...exampleAchievement, earnedAt }] } },
  },
});

export const adminAchievementRoutes = defineRoutes('engagement-points.admin-achievements', {
  list: {
    method: 'GET',
    path: '/admin/achievements',
    access: 'admin',
    summary: 'All achievements with their rules and how many members have them',
    query: z.strictObject({
      /** Looked for in name and description. */
      q: line(60).optional(),
      tier: z.enum(achievementTiers).optional(),
      category: z.enum(achievementCategories).optional(),
      ...pageQuery(50, 100),
    }),
    response: pageOf(achievementDefinitionSchema),
    example: { query: {}, response: { items: [exampleDefinition], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/achievements/:id',
    access: 'admin',
    summary: 'One achievement',
    params: keyParams,
    response: achievementDefinitionSchema,
    example: { params: { id: exampleAchievement.key }, response: exampleDefinition },
  },
  figures: {
    method: 'GET',
    path: '/admin/achievements/:id/figures',
    access: 'admin',
    summary: 'Who reached an achievement last, and how far members are, counted among some chosen by chance',
    params: keyParams,
    response: achievementFiguresSchema,
    example: {
      params: { id: exampleAchievement.key },
      response: {
        holders: 12,
        members: 48,
        latest: [{ memberId: id, earnedAt }],
        progress: {
          counted: 48,
          steps: [...progressSteps, 1].map((from, at) => ({ from, members: [36, 0, 0, 0, 12][at] ?? 0 })),
        },
      },
    },
  },
  create: {
    method: 'POST',
    path: '/admin/achievements',
    access: 'admin',
    summary: 'Add an achievement; what members did before counts too',
    body: newAchievementSchema,
    response: achievementDefinitionSchema,
    status: 201,
    example: { body: { ...exampleAchievement, rule: exampleRule }, response: exampleDefinition },
  },
  revise: {
    method: 'PUT',
    path: '/admin/achievements/:id',
    access: 'admin',
    summary:
      'Change the words and looks of an achievement; its rule stays, since members have earned it by that',
    params: keyParams,
    body: z.strictObject(words),
    response: achievementDefinitionSchema,
    example: {
      params: { id: exampleAchievement.key },
      body: {
        name: 'First Favorite',
        description: 'Save your first recipe.',
        icon: 'heart',
        tier: 'bronze',
        category: 'recipes',
      },
      response: exampleDefinition,
    },
  },
});

export const achievementEarned = defineEvent({
  type: 'engagement-points.achievement.earned',
  version: 1,
  fires: 'when a member reaches an achievement, or one that is added later finds it reached',
  data: z.strictObject({
    memberId: idSchema,
    ...achievementSchema.shape,
    earnedAt: momentSchema,
    /** It was reached in the past, before there was the achievement. */
    late: z.boolean(),
  }),
  example: { memberId: id, ...exampleAchievement, earnedAt, late: false },
});

export const applyAchievements = defineJob({
  name: 'engagement-points.apply-achievements',
  data: z.strictObject({
    /** The revision of the definitions that are applied. */
    revision: z.number().int().min(1),
    /** The last member of the part before. */
    after: z.string().max(60),
  }),
  attempts: 10,
  timeoutMs: 10_000,
  concurrency: 1,
  example: { revision: 1, after: '' },
});
