import { z } from 'zod';
import { recipeCardSchema } from '../catalogue/recipes.ts';
import { countryCodes } from '../common/countries.ts';
import {
  countedPageOf,
  cursorSchema,
  doneSchema,
  idSchema,
  line,
  momentSchema,
  pageQuery,
  prose,
} from '../common/shapes.ts';
import { barItemSchema } from '../inventory/items.ts';
import { defineRoutes } from '../kit/routes.ts';
import { type Profile, profileSchema, profileShowsSchema } from './accounts.ts';
import { avatarBytesLimit, uploadTypes } from './avatars.ts';
import { memberStandingChanged, profileChanged } from './events.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

/** 3 to 30 letters, digits, `_` or `.`; unique whatever its case. Implements BEYOND-16. */
export const usernameSchema = z
  .string()
  .trim()
  .min(3, 'Use at least 3 characters')
  .max(30, 'Use at most 30 characters')
  .regex(/^[A-Za-z0-9_.]+$/, 'Use letters, digits, “_” and “.” only')
  .regex(/[A-Za-z0-9]/, 'Use at least one letter or digit');

const optionalLine = (most: number) => z.union([z.literal('').transform(() => null), line(most)]).nullable();

/** Everything a member says of herself, whole. Empty texts become null. Implements PROF-23, PROF-29, BEYOND-16. */
export const profileInput = z.strictObject({
  fullName: line(80),
  username: usernameSchema,
  bio: z.union([z.literal('').transform(() => null), prose(500)]).nullable(),
  city: optionalLine(80),
  state: optionalLine(80),
  country: z.enum(countryCodes).nullable(),
  shows: profileShowsSchema,
});
export type ProfileInput = z.output<typeof profileInput>;

/** Implements PROF-32. */
export const avatarAddressInput = z.strictObject({
  url: z
    .string()
    .max(2000, 'Please enter a valid image URL.')
    .pipe(z.url({ protocol: /^https?$/, hostname: /.+/, error: 'Please enter a valid image URL.' })),
});

/** A member as everybody may see her: what she chose to show. */
export const memberPageSchema = z.strictObject({
  id: idSchema,
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  bio: z.string().nullable(),
  place: z
    .strictObject({
      city: z.string().nullable(),
      state: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable(),
  currentLevel: z.string(),
  totalPoints: z.number().int(),
  memberSince: momentSchema,
  shows: profileShowsSchema.omit({ place: true }),
});
export type MemberPage = z.output<typeof memberPageSchema>;

export const exampleProfile: Profile = {
  id,
  status: 'active',
  email: 'ada@example.com',
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
  cursor: cursorSchema.refine(isPlace, 'This place in the list is not known. Start from the top.').optional(),
});

/** Members as everybody sees them; suspended and deleted ones are not there. */
export const memberRoutes = defineRoutes('identity.members', {
  get: {
    method: 'GET',
    path: '/members/:username',
    access: 'public',
    summary: 'A member by username, as far as she shows herself',
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
    summary: "A member's favourite recipes, newest first, when she shows them",
    params: usernameParams,
    query: sharedPage,
    response: countedPageOf(recipeCardSchema),
    example: {
      params: { username: 'ada' },
      query: {},
      response: { items: [], nextCursor: null, total: 0 },
    },
  },
  bar: {
    method: 'GET',
    path: '/members/:username/bar',
    access: 'public',
    edge: 'composed',
    summary: "The bottles on a member's bar, when she shows them; her own items stay hers",
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
  setAvatar: {
    access: 'internal',
    summary: 'Note where a member’s avatar is; answers where it was',
    body: z.strictObject({ memberId: idSchema, avatarUrl: z.string().max(200).nullable() }),
    response: z.strictObject({ former: z.string().nullable() }),
    example: { body: { memberId: id, ...exampleAvatar }, response: { former: null } },
  },
  shownBy: {
    access: 'internal',
    summary: 'Who a username is and what she shows to everybody',
    params: usernameParams,
    response: z.strictObject({ memberId: idSchema, shows: profileShowsSchema }),
    example: {
      params: { username: 'ada' },
      response: { memberId: id, shows: { place: false, favorites: true, bar: true } },
    },
  },
});
