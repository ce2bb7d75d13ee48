import { z } from 'zod';
import { idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { usernameSchema } from '../identity/profiles.ts';
import { defineEvent } from '../kit/events.ts';
import { defineRoutes } from '../kit/routes.ts';

/** How many members a member may follow. */
export const maxFollowed = 5000;
/** Implements SOC-07. */
export const maxSuggestedMembers = 5;

/** How many follow a member and are followed by them. */
export const followCountsSchema = z.strictObject({
  followersCount: z.number().int().min(0),
  followingCount: z.number().int().min(0),
});

/** The reader's relation to another member. */
export const relationSchema = z.strictObject({
  /** The reader follows them. */
  following: z.boolean(),
  /** They follow the reader. */
  followsYou: z.boolean(),
  /** The reader blocks them: neither meets the other anymore. */
  blocked: z.boolean(),
  /** The reader does not want to read of them; they do not learn of it. */
  muted: z.boolean(),
});
export type Relation = z.output<typeof relationSchema>;

/** A member in a list of followers or followed. */
export const followedMemberSchema = z.strictObject({
  member: memberCardSchema,
  /** The reader follows them. */
  following: z.boolean(),
});
export type FollowedMember = z.output<typeof followedMemberSchema>;

/** Implements SOC-07. */
export const suggestedMemberSchema = memberCardSchema.extend({ totalPoints: z.number().int().min(0) });
export type SuggestedMember = z.output<typeof suggestedMemberSchema>;

const memberId = '01939c5e-6a00-7000-8000-000000000003';
const id = '01939c5e-6a00-7000-8000-000000000004';
const card = {
  id,
  username: 'harry',
  fullName: 'Harry Craddock',
  avatarUrl: null,
  currentLevel: 'Creative Stirrer',
};
const usernameParams = z.strictObject({ username: usernameSchema });
const memberPage = {
  access: 'member',
  params: usernameParams,
  query: z.strictObject(pageQuery(20, 50)),
  response: pageOf(followedMemberSchema),
  example: {
    params: { username: 'ada' },
    query: {},
    response: { items: [{ member: card, following: true }], nextCursor: null },
  },
} as const;
const followed: Relation = { following: true, followsYou: false, blocked: false, muted: false };
const distant: Relation = { ...followed, following: false };

export const followRoutes = defineRoutes('community.follows', {
  follow: {
    method: 'PUT',
    path: '/me/follows/:id',
    access: 'member',
    summary: 'Follow a member; repeating it changes nothing',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: followed },
  },
  unfollow: {
    method: 'DELETE',
    path: '/me/follows/:id',
    access: 'member',
    summary: 'Stop following a member; repeating it changes nothing',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: distant },
  },
  relation: {
    method: 'GET',
    path: '/me/follows/:id',
    access: 'member',
    summary: 'Whether you follow a member, and they you',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: followed },
  },
  suggested: {
    method: 'GET',
    path: '/me/suggested-members',
    access: 'member',
    summary: 'Members to follow: those with the most points whom you do not follow yet',
    response: z.strictObject({ items: z.array(suggestedMemberSchema).max(maxSuggestedMembers) }),
    example: { response: { items: [{ ...card, totalPoints: 640 }] } },
  },
  counts: {
    method: 'GET',
    path: '/members/:username/follow-counts',
    access: 'public',
    summary: 'How many follow a member and are followed by them',
    params: usernameParams,
    response: followCountsSchema,
    example: { params: { username: 'ada' }, response: { followersCount: 12, followingCount: 3 } },
  },
  followers: {
    ...memberPage,
    method: 'GET',
    path: '/members/:username/followers',
    summary: 'Who follows a member, the latest first',
  },
  following: {
    ...memberPage,
    method: 'GET',
    path: '/members/:username/following',
    summary: 'Whom a member follows, the latest first',
  },
});

/** Blocking and muting a member. */
export const distanceKinds = ['block', 'mute'] as const;
export type DistanceKind = (typeof distanceKinds)[number];
/** How many members a member may block and mute. */
export const maxDistances = 1000;

export const distanceSchema = z.strictObject({ member: memberCardSchema, kind: z.enum(distanceKinds) });
export type Distance = z.output<typeof distanceSchema>;

export const distanceRoutes = defineRoutes('community.distances', {
  block: {
    method: 'PUT',
    path: '/me/blocks/:id',
    access: 'member',
    summary: 'Block a member: follows end both ways, and neither can act on what the other writes',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: { ...distant, blocked: true } },
  },
  unblock: {
    method: 'DELETE',
    path: '/me/blocks/:id',
    access: 'member',
    summary: 'Stop blocking a member',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: distant },
  },
  mute: {
    method: 'PUT',
    path: '/me/mutes/:id',
    access: 'member',
    summary: 'Mute a member: you read nothing of them, and they do not learn of it',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: { ...distant, muted: true } },
  },
  unmute: {
    method: 'DELETE',
    path: '/me/mutes/:id',
    access: 'member',
    summary: 'Stop muting a member',
    params: idParams,
    response: relationSchema,
    example: { params: { id }, response: distant },
  },
  list: {
    method: 'GET',
    path: '/me/distances',
    access: 'member',
    summary: 'Whom you block and mute, the latest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(distanceSchema),
    example: { query: {}, response: { items: [{ member: card, kind: 'mute' }], nextCursor: null } },
  },
  hidden: {
    method: 'GET',
    path: '/me/hidden-members',
    access: 'member',
    summary: 'Whose posts and comments are left out for you: whom you mute or block, and who blocks you',
    response: z.strictObject({ memberIds: z.array(idSchema) }),
    example: { response: { memberIds: [id] } },
  },
});

export const memberFollowed = defineEvent({
  type: 'community.member.followed',
  version: 1,
  fires: 'when a member follows another (not when they repeat it)',
  data: z.strictObject({ memberId: idSchema, followedId: idSchema }),
  example: { memberId, followedId: id },
});
export const memberUnfollowed = defineEvent({
  type: 'community.member.unfollowed',
  version: 1,
  fires: 'when a member stops following another, by themselves or because one of them blocks the other',
  data: z.strictObject({ memberId: idSchema, followedId: idSchema }),
  example: { memberId, followedId: id },
});

const distanceFact = z.strictObject({ memberId: idSchema, otherId: idSchema, kind: z.enum(distanceKinds) });
/** Internal: only services can call it. */
export const distanceKept = defineEvent({
  type: 'community.distance.kept',
  version: 1,
  fires: 'when a member blocks or mutes another',
  data: distanceFact,
  example: { memberId, otherId: id, kind: 'mute' },
});
export const distanceEnded = defineEvent({
  type: 'community.distance.ended',
  version: 1,
  fires: 'when a member no longer blocks or mutes another',
  data: distanceFact,
  example: { memberId, otherId: id, kind: 'mute' },
});
