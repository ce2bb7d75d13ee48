import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { usernameSchema } from '../identity/profiles.ts';
import { defineRoutes } from '../kit/routes.ts';
import { barRoles, firstBarName } from './bars.ts';

/** Max members at a bar besides its owner, and max bars of others a member is at. */
export const barMembersMax = 20;
/** How long an invitation can be accepted. */
export const barInviteDays = 7;

/** The roles a member can be invited as. */
export const invitedRoles = ['bartender', 'guest'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** Somebody at a bar. Implements BEYOND-201. */
export const barMemberSchema = z.strictObject({
  memberId: idSchema,
  /** Null while it is not known. */
  name: z.string().nullable(),
  username: z.string().nullable(),
  role: z.enum(barRoles),
});
export type BarMember = z.output<typeof barMemberSchema>;

const inviteSchema = z.strictObject({
  /** Whoever has it may join, unless it is for one member. */
  id: idSchema,
  role: z.enum(invitedRoles),
  expiresAt: momentSchema,
});
export type BarInvite = z.output<typeof inviteSchema>;

const memberId = '01939c5e-6a00-7000-8000-000000000001';
const id = '01939c5e-6a00-7000-8000-000000000003';
const invite: BarInvite = { id, role: 'bartender', expiresAt: '2026-01-08T00:00:00.000Z' };
const memberParams = z.strictObject({ id: idSchema, memberId: idSchema });
const done = { done: true } as const;

export const barMemberRoutes = defineRoutes('inventory.bar-members', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/members',
    access: 'member',
    summary: 'Who is at one of your bars, its owner first, then by how long they have been',
    params: idParams,
    response: z.strictObject({ items: z.array(barMemberSchema) }),
    example: {
      params: { id },
      response: { items: [{ memberId, name: 'Ada Coleman', username: 'ada', role: 'owner' }] },
    },
  },
  setRole: {
    method: 'PUT',
    path: '/inventory/bars/:id/members/:memberId',
    access: 'granted',
    summary: 'Make a member of your bar a bartender or a guest',
    params: memberParams,
    body: z.strictObject({ role: z.enum(invitedRoles) }),
    response: doneSchema,
    example: { params: { id, memberId }, body: { role: 'guest' }, response: done },
  },
  remove: {
    method: 'DELETE',
    path: '/inventory/bars/:id/members/:memberId',
    access: 'member',
    summary: 'Remove a member from your bar, or leave a bar yourself; items of theirs alone go with them',
    params: memberParams,
    response: doneSchema,
    example: { params: { id, memberId }, response: done },
  },
  handOver: {
    method: 'PUT',
    path: '/inventory/bars/:id/owner',
    access: 'granted',
    summary: 'Hand your bar over to a member of it; you stay as a bartender',
    params: idParams,
    body: z.strictObject({ memberId: idSchema }),
    response: doneSchema,
    example: { params: { id }, body: { memberId }, response: done },
  },
  invite: {
    method: 'POST',
    path: '/inventory/bars/:id/invites',
    access: 'granted',
    idempotent: 'in transaction',
    summary: 'Invite to your bar: whoever has the link, or one member by username, who is notified',
    params: idParams,
    body: z.strictObject({ role: z.enum(invitedRoles), username: usernameSchema.optional() }),
    response: inviteSchema,
    status: 201,
    example: { params: { id }, body: { role: 'bartender' }, response: invite },
  },
  revoke: {
    method: 'DELETE',
    path: '/inventory/bars/:id/invites',
    access: 'granted',
    summary: 'End all open invitations to your bar',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: done },
  },
});

export const barInviteRoutes = defineRoutes('inventory.bar-invites', {
  get: {
    method: 'GET',
    path: '/inventory/bar-invites/:id',
    access: 'member',
    summary: 'What an invitation is to',
    params: idParams,
    response: z.strictObject({
      barId: idSchema,
      barName: z.string(),
      ownerName: z.string().nullable(),
      role: z.enum(invitedRoles),
      /** Whether the caller is at the bar already. */
      isIn: z.boolean(),
    }),
    example: {
      params: { id },
      response: {
        barId: id,
        barName: firstBarName,
        ownerName: 'Ada Coleman',
        role: 'bartender',
        isIn: false,
      },
    },
  },
  accept: {
    method: 'PUT',
    path: '/inventory/bar-invites/:id',
    access: 'member',
    summary: 'Accept an invitation and choose the bar; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: done },
  },
});
