import { z } from 'zod';
import {
  countedPageOf,
  doneSchema,
  flagQuery,
  idListQuery,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageQuery,
} from '../common/shapes.ts';
import { roles } from '../kit/roles.ts';
import { defineRoutes } from '../kit/routes.ts';
import { memberCardSchema, profileStatuses } from './accounts.ts';
import { maxTrialDays, warningReasonNames } from './warning-terms.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

/** What a member can be made; `active` clears suspension and admin role, never another role or a paid subscription. */
export const settableStatuses = ['active', 'suspended', 'admin'] as const;

/** Links that can be mailed to a member again. */
export const mailedLinks = ['verify-email', 'reset-password'] as const;

/** Why a member is suspended and until when. Implements BEYOND-158. */
const adminSuspensionSchema = z.strictObject({
  /** Null where nobody gave one. */
  reason: z.enum(warningReasonNames).nullable(),
  /** For the team. */
  note: z.string().nullable(),
  /** When it ends by itself; null for one that is lifted by hand. */
  until: momentSchema.nullable(),
  /** Who suspended them. */
  by: idSchema,
});

/** A member as the console shows them. Implements ADM-USERS-01, BEYOND-06. */
export const adminMemberSchema = z.strictObject({
  id: idSchema,
  /** Derived: the first match of suspended, admin, subscribed, active. */
  status: z.enum(profileStatuses),
  role: z.enum(roles),
  suspendedAt: momentSchema.nullable(),
  /** Null for who is not suspended, and for suspensions from before there were reasons. */
  suspension: adminSuspensionSchema.nullable().optional(),
  /** Whether they may come in now and why; `expired` after a trial or paid time that is over. */
  access: z.enum(['admin', 'staff', 'free', 'subscribed', 'trial', 'expired', 'suspended']),
  /** Since when signing in asks for a second factor; null where it does not. Implements BEYOND-223. */
  secondFactorSince: momentSchema.nullable().optional(),
  /** By what; only where one member is read. Implements BEYOND-276. */
  secondFactors: z.strictObject({ app: z.boolean(), passkeys: z.number().int().min(0) }).optional(),
  /** When the access ends, or ended; null where it has no end. */
  accessUntil: momentSchema.nullable(),
  /** The end of the paid time, also one that is over. */
  subscribedUntil: momentSchema.nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  fullName: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  currentLevel: z.string(),
  totalPoints: z.number().int(),
  lastActiveAt: momentSchema.nullable(),
  createdAt: momentSchema,
});
export type AdminMember = z.output<typeof adminMemberSchema>;

/** A member's sign-in as an admin sees it. */
export const adminMemberSessionSchema = z.strictObject({
  id: idSchema,
  /** What the browser says of itself. */
  userAgent: z.string(),
  /** The browser and its system in words ("Firefox on Linux"); empty when it names none. */
  device: z.string(),
  /** The IP address it was last renewed from. */
  address: z.string(),
  openedAt: momentSchema,
  lastUsedAt: momentSchema,
});
export type AdminMemberSession = z.output<typeof adminMemberSessionSchema>;

/** A moderator's warning. */
export const memberWarningSchema = z.strictObject({
  id: idSchema,
  reason: z.enum(warningReasonNames),
  /** For the team. */
  note: z.string().nullable(),
  /** The moderator. */
  by: idSchema,
  createdAt: momentSchema,
});
export type MemberWarning = z.output<typeof memberWarningSchema>;

const exampleWarning: MemberWarning = {
  id: '01939c5e-6a00-7000-8000-000000000006',
  reason: 'spam',
  note: 'Three posts with the same link',
  by: '01939c5e-6a00-7000-8000-000000000007',
  createdAt: '2026-01-02T00:00:00.000Z',
};

const exampleMember: AdminMember = {
  id,
  status: 'active',
  role: 'member',
  suspendedAt: null,
  access: 'expired',
  accessUntil: '2026-01-03T00:00:00.000Z',
  subscribedUntil: null,
  email: 'ada@example.com',
  emailVerified: true,
  phone: null,
  fullName: 'Ada Coleman',
  username: 'ada',
  avatarUrl: null,
  currentLevel: 'Aspiring Shaker',
  totalPoints: 0,
  lastActiveAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const exampleSuspended: AdminMember = {
  ...exampleMember,
  status: 'suspended',
  access: 'suspended',
  accessUntil: null,
  suspendedAt: '2026-01-02T00:00:00.000Z',
  suspension: {
    reason: 'spam',
    note: null,
    until: '2026-02-01T00:00:00.000Z',
    by: exampleWarning.by,
  },
};

const path = '/admin/members/:id';

/** Members in the console. Implements ADM-USERS-01 to ADM-USERS-04, BEYOND-93. */
export const adminMemberRoutes = defineRoutes('identity.admin-members', {
  cards: {
    method: 'GET',
    path: '/admin/members/cards',
    access: 'staff:console',
    summary: 'Who these members are, to name the owners of things; unknown ids are left out',
    query: z.strictObject({ ids: idListQuery }),
    response: z.strictObject({ items: z.array(memberCardSchema) }),
    example: {
      query: { ids: [id] },
      response: {
        items: [
          { id, username: 'ada', fullName: 'Ada Coleman', avatarUrl: null, currentLevel: 'Aspiring Shaker' },
        ],
      },
    },
  },
  list: {
    method: 'GET',
    path: '/admin/members',
    access: 'staff:members',
    summary: 'Members by any part of their name, username or email; a total beyond 10,000 is not counted out',
    query: z.strictObject({
      q: z.string().trim().min(1).max(100).optional(),
      status: z.enum(profileStatuses).optional(),
      role: z.enum(roles).optional(),
      /** Those who run the site, or everybody else. */
      staff: flagQuery.optional(),
      /** With two-step sign-in, or without. Implements BEYOND-224. */
      secondFactor: flagQuery.optional(),
      /** With paid time left, whatever the derived status says. */
      subscribed: flagQuery.optional(),
      /** First and last day of registration, both included, in UTC. */
      registeredFrom: z.iso.date().optional(),
      registeredUntil: z.iso.date().optional(),
      sort: z.enum(['createdAt', 'fullName']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery(25, 100),
    }),
    response: countedPageOf(adminMemberSchema),
    example: { query: {}, response: { items: [exampleMember], nextCursor: null, total: 1 } },
  },
  get: {
    method: 'GET',
    path,
    access: 'staff:members',
    summary: 'One member',
    params: idParams,
    response: adminMemberSchema,
    example: { params: { id }, response: exampleMember },
  },
  setStatus: {
    method: 'PUT',
    path: `${path}/status`,
    access: 'staff:suspensions',
    stepUp: true,
    summary:
      'Make a member active, suspended or an admin; nobody changes themselves, and only admins make admins or change the staff. A suspended member is mailed the reason and the end',
    params: idParams,
    body: z.strictObject({
      status: z.enum(settableStatuses),
      /** With `suspended` only: what the member is told. */
      reason: z.enum(warningReasonNames).nullable().optional(),
      /** With `suspended` only: for the team. */
      note: line(300).nullable().optional(),
      /** With `suspended` only: when it ends by itself, at most two years from now. */
      until: momentSchema.nullable().optional(),
    }),
    response: adminMemberSchema,
    example: {
      params: { id },
      body: { status: 'suspended', reason: 'spam', until: '2026-02-01T00:00:00.000Z' },
      response: exampleSuspended,
    },
  },
  promote: {
    method: 'POST',
    path: `${path}/promotion`,
    access: 'admin',
    stepUp: true,
    summary: 'Make a member an admin',
    params: idParams,
    response: adminMemberSchema,
    example: { params: { id }, response: { ...exampleMember, role: 'admin', status: 'admin' } },
  },
  demote: {
    method: 'POST',
    path: `${path}/demotion`,
    access: 'admin',
    stepUp: true,
    summary: 'Make an admin an ordinary member again; nobody demotes themselves',
    params: idParams,
    response: adminMemberSchema,
    example: { params: { id }, response: exampleMember },
  },
  setRole: {
    method: 'PUT',
    path: `${path}/role`,
    access: 'admin',
    stepUp: true,
    summary: 'Give a member a role; nobody changes their own',
    params: idParams,
    body: z.strictObject({ role: z.enum(roles) }),
    response: adminMemberSchema,
    example: { params: { id }, body: { role: 'editor' }, response: { ...exampleMember, role: 'editor' } },
  },
  sendLink: {
    method: 'POST',
    path: `${path}/links`,
    access: 'staff:support',
    status: 202,
    summary: 'Mail a member a new link: to verify their address, or for a new password',
    params: idParams,
    body: z.strictObject({ purpose: z.enum(mailedLinks) }),
    response: doneSchema,
    example: { params: { id }, body: { purpose: 'reset-password' }, response: { done: true } },
  },
  sessions: {
    method: 'GET',
    path: `${path}/sessions`,
    access: 'staff:support',
    summary: 'Where a member is signed in: their latest hundred sessions, the one last used first',
    params: idParams,
    response: z.strictObject({ items: z.array(adminMemberSessionSchema).max(100) }),
    example: {
      params: { id },
      response: {
        items: [
          {
            id: '01939c5e-6a00-7000-8000-000000000005',
            userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
            device: 'Firefox on Linux',
            address: '203.0.113.7',
            openedAt: '2026-01-01T00:00:00.000Z',
            lastUsedAt: '2026-01-02T00:00:00.000Z',
          },
        ],
      },
    },
  },
  extendTrial: {
    method: 'PUT',
    path: `${path}/trial`,
    access: 'staff:support',
    summary: `Let a trial end later, or one that is over go on: up to ${maxTrialDays} days from now; the member is told`,
    params: idParams,
    body: z.strictObject({ until: momentSchema }),
    response: adminMemberSchema,
    example: {
      params: { id },
      body: { until: '2026-01-10T00:00:00.000Z' },
      response: { ...exampleMember, access: 'trial', accessUntil: '2026-01-10T00:00:00.000Z' },
    },
  },
  warnings: {
    method: 'GET',
    path: `${path}/warnings`,
    access: 'staff:moderation',
    summary: 'The latest hundred warnings of a member, the newest first',
    params: idParams,
    response: z.strictObject({ items: z.array(memberWarningSchema).max(100) }),
    example: { params: { id }, response: { items: [exampleWarning] } },
  },
  warn: {
    method: 'PUT',
    path: `${path}/warnings/:warningId`,
    access: 'staff:moderation',
    summary: 'Warn a member, who is told the reason; the caller makes the id, so that a repeat is none',
    params: z.strictObject({ id: idSchema, warningId: idSchema }),
    body: z.strictObject({ reason: z.enum(warningReasonNames), note: line(300).nullable().default(null) }),
    response: memberWarningSchema,
    example: {
      params: { id, warningId: exampleWarning.id },
      body: { reason: 'spam', note: exampleWarning.note },
      response: exampleWarning,
    },
  },
  resetSecondFactor: {
    method: 'POST',
    path: `${path}/second-factor/reset`,
    access: 'admin',
    stepUp: true,
    summary:
      'Let a member who lost their second factor sign in with the password alone; their passkeys are removed, nobody does so for themselves, all sessions end and the member is told',
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    response: adminMemberSchema,
    example: { params: { id }, body: { reason: 'Lost the phone, shown by video' }, response: exampleMember },
  },
  endSessions: {
    method: 'DELETE',
    path: `${path}/sessions`,
    access: 'staff:support',
    summary: 'Sign a member out everywhere',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});
