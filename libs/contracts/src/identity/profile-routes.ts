import { z } from 'zod';
import { memberReviewSchema } from '../catalogue/ratings.ts';
import { recipeCardSchema } from '../catalogue/recipes.ts';
import { outsidePictureRouteOf } from '../common/outside-pictures.ts';
import { countedPageOf, cursorSchema, doneSchema, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { uploadTypes } from '../common/uploads.ts';
import { barItemSchema } from '../inventory/items.ts';
import { defineRoutes } from '../kit/routes.ts';
import { type Profile, profileSchema, profileShowsSchema } from './accounts.ts';
import { avatarBytesLimit } from './avatars.ts';
import { memberStandingChanged, profileChanged } from './events.ts';
import { avatarAddressInput, memberPageSchema, profileInput, usernameSchema } from './profiles.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

const exampleProfile: Profile = {
  id,
  status: 'active',
  role: 'member',
  email: 'ada@example.com',
  phone: null,
  emailVerified: true,
  fullName: 'Ada Coleman',
  username: 'ada',
  avatarUrl: null,
  bio: null,
  city: null,
  state: null,
  country: null,
  shows: { place: false, favorites: false, bar: false },
  currentLevel: 'Aspiring Shaker',
  totalPoints: 0,
  access: { granted: true, reason: 'trial', trialEndsAt: '2026-01-03T00:00:00.000Z' },
  lastActiveAt: null,
  isOnline: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const exampleInput = {
  fullName: 'Ada Coleman',
  username: 'ada',
  bio: 'The first lady of the American Bar.',
  city: 'London',
  state: null,
  country: 'GB',
  phone: '+442079460018',
  shows: { place: true, favorites: false, bar: false },
} as const;
const exampleAvatar = { avatarUrl: `/uploads/avatars/${id}/1767225600000-256.webp` };

const avatarSchema = z.strictObject({ avatarUrl: z.string().nullable() });

/** The member's own profile. Avatars arrive at the gateway, which keeps the files and tells identity the address. */
export const profileRoutes = defineRoutes('identity.profiles', {
  me: {
    method: 'GET',
    path: '/me',
    access: 'member',
    summary: 'Your profile, level, points and access',
    response: profileSchema,
    example: { response: exampleProfile },
  },
  revise: {
    method: 'PUT',
    path: '/me',
    access: 'member',
    summary: 'Change what you say of yourself and what others see of it',
    body: profileInput,
    response: profileSchema,
    example: { body: exampleInput, response: exampleProfile },
  },
  uploadAvatar: {
    method: 'PUT',
    path: '/me/avatar',
    access: 'member',
    rate: 'upload',
    edge: 'composed',
    summary: 'Set your avatar to a picture: JPEG, PNG, WebP or GIF, under 5 MB; stored without its metadata',
    upload: { field: 'file', types: uploadTypes, bytesLimit: avatarBytesLimit },
    response: avatarSchema,
    example: { response: exampleAvatar },
  },
  fetchAvatar: {
    method: 'PUT',
    path: '/me/avatar/address',
    access: 'member',
    rate: 'upload',
    edge: 'composed',
    summary: 'Set your avatar to a picture of the web: fetched once, stored like an upload',
    body: avatarAddressInput,
    response: avatarSchema,
    example: { body: { url: 'https://example.com/ada.jpg' }, response: exampleAvatar },
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/me/avatar',
    access: 'member',
    edge: 'composed',
    summary: 'Remove your avatar; one that is already gone counts as success',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

const usernameParams = z.strictObject({ username: usernameSchema });
/** Identity is asked before the owner of the list, who knows its own places better: what is none at all ends here. */
function isPlace(cursor: string): boolean {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    return Array.isArray(values) && values.every((value) => typeof value !== 'object');
  } catch {
    return false;
  }
}
const sharedPage = z.strictObject({
  ...pageQuery(24, 48),
  cursor: cursorSchema
    .refine(isPlace, 'This page of the list is no longer available. Start from the top.')
    .optional(),
});

/** Members as everybody sees them; suspended and deleted ones are not there. */
export const memberRoutes = defineRoutes('identity.members', {
  get: {
    method: 'GET',
    path: '/members/:username',
    access: 'public',
    summary: 'A member by username, as far as they show themselves',
    params: usernameParams,
    response: memberPageSchema,
    hot: { seconds: 30, droppedBy: [profileChanged, memberStandingChanged] },
    example: {
      params: { username: 'ada' },
      response: {
        id,
        username: 'ada',
        fullName: 'Ada Coleman',
        avatarUrl: null,
        bio: null,
        place: { city: 'London', state: null, country: 'GB' },
        currentLevel: 'Aspiring Shaker',
        totalPoints: 12,
        memberSince: '2026-01-01T00:00:00.000Z',
        shows: { favorites: true, bar: true },
      },
    },
  },
  favorites: {
    method: 'GET',
    path: '/members/:username/favorites',
    access: 'public',
    edge: 'composed',
    summary: "A member's favorite recipes, newest first, when they show them",
    params: usernameParams,
    query: sharedPage,
    response: countedPageOf(recipeCardSchema),
    example: {
      params: { username: 'ada' },
      query: {},
      response: { items: [], nextCursor: null, total: 0 },
    },
  },
  reviews: {
    method: 'GET',
    path: '/members/:username/reviews',
    access: 'public',
    edge: 'composed',
    summary: 'What a member wrote about recipes, newest first; reviews are public wherever they stand',
    params: usernameParams,
    query: sharedPage,
    response: pageOf(memberReviewSchema),
    example: { params: { username: 'ada' }, query: {}, response: { items: [], nextCursor: null } },
  },
  bar: {
    method: 'GET',
    path: '/members/:username/bar',
    access: 'public',
    edge: 'composed',
    summary: "The bottles on a member's bar, when they show them; their own items stay theirs",
    params: usernameParams,
    query: sharedPage,
    response: countedPageOf(barItemSchema),
    example: {
      params: { username: 'ada' },
      query: {},
      response: { items: [], nextCursor: null, total: 0 },
    },
  },
});

export const profileInternalRoutes = defineRoutes('identity.profiles-internal', {
  outsidePicture: outsidePictureRouteOf('a member'),
  setAvatar: {
    access: 'internal',
    summary: 'Note where a member’s avatar is; answers where it was',
    body: z.strictObject({ memberId: idSchema, avatarUrl: z.string().max(200).nullable() }),
    response: z.strictObject({ former: z.string().nullable() }),
    example: { body: { memberId: id, ...exampleAvatar }, response: { former: null } },
  },
  shownBy: {
    access: 'internal',
    summary: 'Who a username is and what they show to everybody',
    params: usernameParams,
    response: z.strictObject({ memberId: idSchema, shows: profileShowsSchema }),
    example: {
      params: { username: 'ada' },
      response: { memberId: id, shows: { place: false, favorites: true, bar: true } },
    },
  },
});
