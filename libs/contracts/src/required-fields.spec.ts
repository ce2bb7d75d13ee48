import { expect, it } from 'vitest';
import {
  achievementRoutes,
  activityRoutes,
  adminTrendRoutes,
  authRoutes,
  barItemSchema,
  collectedRecipeSchema,
  collectionSchema,
  leaderboardRoutes,
  profileSchema,
  publicChallengeRoutes,
  ratingSchema,
  recipeRoutes,
  siteSettingsSchema,
  socialRoutes,
  subscriptionSchema,
} from './index.ts';

/** The first of the items that an example shows; examples are held to their schemas. */
const first = (list: { items: readonly object[] }): string[] => Object.keys(list.items[0] ?? {});

/** What the requirements ask each entity to carry, in their order, as the contracts name it. */
const required: readonly (readonly [what: string, has: readonly string[], fields: string])[] = [
  [
    'a profile',
    Object.keys(profileSchema.shape),
    'id status createdAt updatedAt fullName username avatarUrl bio city state country currentLevel totalPoints lastActiveAt isOnline',
  ],
  ['a session', Object.keys(authRoutes.signIn.example.response), 'accessToken expiresAt user'],
  [
    'a featured card',
    first(recipeRoutes.featured.example.response),
    'id name picture description difficulty prepTimeMinutes rating category',
  ],
  [
    "a recipe's trend",
    Object.keys(adminTrendRoutes.get.example.response.windows.week),
    'views favorites ratings score',
  ],
  [
    'an item of the bar',
    Object.keys(barItemSchema.shape),
    'id name brand category subcategory image popular userId createdAt inInventory',
  ],
  [
    'a rating',
    Object.keys(ratingSchema.shape),
    'recipeId userId tasteRating difficultyRating presentationRating valueRating overallRating reviewText wouldRecommend createdAt',
  ],
  [
    "a member's figures",
    Object.keys(socialRoutes.stats.example.response),
    'followersCount followingCount postsCount recipesCount',
  ],
  [
    'an achievement',
    first(achievementRoutes.mine.example.response),
    'name description icon tier category earnedAt',
  ],
  [
    'an activity',
    first(activityRoutes.mine.example.response),
    'id userId activityType pointsAwarded createdAt',
  ],
  ['a subscription', Object.keys(subscriptionSchema.shape), 'subscribed subscriptionTier subscriptionEnd'],
  [
    'a row of the leaderboard',
    first(leaderboardRoutes.get.example.response),
    'userId rank username avatarUrl currentLevel totalPoints',
  ],
  [
    'the settings',
    Object.keys(siteSettingsSchema.shape),
    'siteName siteDescription maintenanceMode newUserRegistration featuredRecipesLimit maxRecipesPerUser autoModeration requireEmailVerification allowGuestBrowsing analyticsEnabled',
  ],
  [
    'a challenge',
    first(publicChallengeRoutes.list.example.response),
    'id title description theme startDate endDate status prizeDescription maxParticipants currentParticipants difficultyLevel requiredIngredients specialRules sponsoredBy createdAt',
  ],
  [
    "a row of the challenges' leaderboard",
    first(publicChallengeRoutes.leaderboard.example.response),
    'userId username avatarUrl totalWins totalParticipations currentStreak totalPoints badges',
  ],
  [
    'a collection',
    Object.keys(collectionSchema.shape),
    'id name description isPublic userId updatedAt recipes',
  ],
  ['a recipe of a collection', Object.keys(collectedRecipeSchema.shape), 'id name image category alcoholic'],
];

it('every entity carries what the requirements ask of it [DATA-01, DATA-04, DATA-07, DATA-09, DATA-10, DATA-14 to DATA-18, DATA-24, DATA-26, DATA-34, DATA-35, DATA-42, AUTH-30]', () => {
  for (const [what, has, fields] of required)
    expect(has, what).toEqual(expect.arrayContaining(fields.split(' ')));
});
