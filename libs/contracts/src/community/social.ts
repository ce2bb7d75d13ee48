import { z } from 'zod';
import { recipeCategories } from '../catalogue/vocabularies.ts';
import { idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';
import { followCountsSchema } from './follows.ts';

/** Implements SOC-05. */
export const socialActivityTypes = [
  'recipe_created',
  'recipe_liked',
  'collection_created',
  'user_followed',
  'challenge_joined',
  'session_hosted',
] as const;
export type SocialActivityType = (typeof socialActivityTypes)[number];

/** What an act was done to, by its type. */
export const socialTargetTypes = ['recipe', 'collection', 'member', 'challenge', 'session'] as const;
export type SocialTargetType = (typeof socialTargetTypes)[number];

/** What a member did, as their followers read it. Implements SOC-06, DATA-38. */
export const socialActivitySchema = z.strictObject({
  id: idSchema,
  member: memberCardSchema,
  type: z.enum(socialActivityTypes),
  target: z.strictObject({
    type: z.enum(socialTargetTypes),
    id: idSchema,
    name: z.string(),
    /** What its page is called: a recipe's slug, a member's username. */
    slug: z.string().nullable(),
    /** Path of the drawn picture of a recipe, and its category. */
    picture: z.string().nullable(),
    category: z.enum(recipeCategories).nullable(),
  }),
  createdAt: momentSchema,
});
export type SocialActivity = z.output<typeof socialActivitySchema>;

/** Implements SOC-03, DATA-39. */
export const socialStatsSchema = followCountsSchema.extend({
  recipesCount: z.number().int().min(0),
  collectionsCount: z.number().int().min(0),
  postsCount: z.number().int().min(0),
});
export type SocialStats = z.output<typeof socialStatsSchema>;

/** Max activities on a member's page. */
export const profileActivities = 8;

const id = '01939c5e-6a00-7000-8000-0000000000d1';
const recipeId = '01939c5e-6a00-7000-8000-000000000001';
const exampleActivity: SocialActivity = {
  id,
  member: {
    id: '01939c5e-6a00-7000-8000-000000000004',
    username: 'harry',
    fullName: 'Harry Craddock',
    avatarUrl: null,
    currentLevel: 'Creative Stirrer',
  },
  type: 'recipe_liked',
  target: {
    type: 'recipe',
    id: recipeId,
    name: 'Daiquiri',
    slug: 'daiquiri',
    picture: '/pictures/daiquiri.svg',
    category: 'Rum',
  },
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const socialRoutes = defineRoutes('community.social', {
  feed: {
    method: 'GET',
    path: '/me/social-feed',
    access: 'member',
    summary: 'What you and those you follow did, newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(socialActivitySchema),
    example: { query: {}, response: { items: [exampleActivity], nextCursor: null } },
  },
  of: {
    method: 'GET',
    path: '/community/members/:id/activities',
    access: 'member',
    summary: 'The latest of what a member did that everybody may know, without what they saved',
    params: idParams,
    response: z.strictObject({ items: z.array(socialActivitySchema).max(profileActivities) }),
    example: {
      params: { id: exampleActivity.member.id },
      response: { items: [{ ...exampleActivity, type: 'recipe_created' }] },
    },
  },
  stats: {
    method: 'GET',
    path: '/me/social-stats',
    access: 'member',
    summary: 'Your followers, whom you follow, your recipes, collections and posts, counted',
    response: socialStatsSchema,
    example: {
      response: {
        followersCount: 12,
        followingCount: 3,
        recipesCount: 2,
        collectionsCount: 4,
        postsCount: 5,
      },
    },
  },
});

/** Puts an activity into the feeds of those who follow its member, some at a time; it asks for the next ones itself. */
export const spreadActivity = defineJob({
  name: 'community.spread-activity',
  data: z.strictObject({
    activityId: idSchema,
    /** The last follower of the page before. */
    after: idSchema.nullable(),
  }),
  attempts: 8,
  timeoutMs: 30_000,
  concurrency: 2,
  example: { activityId: id, after: null },
});

/** Takes a member who has left out of the feeds of others, some rows at a time. */
export const clearFeeds = defineJob({
  name: 'community.clear-feeds',
  data: z.strictObject({ memberId: idSchema, page: z.number().int().min(0) }),
  attempts: 8,
  timeoutMs: 30_000,
  concurrency: 1,
  example: { memberId: exampleActivity.member.id, page: 0 },
});
