import { z } from 'zod';
import { doneSchema, idSchema, line, momentSchema } from '../common/shapes.ts';
import { roles } from '../kit/roles.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  emailSchema,
  memberCardSchema,
  passwordSchema,
  sessionSchema,
  signInInput,
  signUpInput,
  verifyFirstSchema,
} from './accounts.ts';
import { ageNoticeVersion } from './age-notice.ts';
import { challengeRoutes } from './challenge-routes.ts';
import { resetPasswordInput } from './challenges.ts';
import { onboardingProgressSchema } from './onboarding.ts';

export { memberActivityRoutes } from './activity.ts';
export * from './admin-members.ts';
export { onboardingRoutes } from './onboarding-routes.ts';
export { memberRoutes, profileInternalRoutes, profileRoutes } from './profile-routes.ts';

import { exampleDevice, exampleOpened, exampleSession } from './example-sessions.ts';
import { deviceSchema, openedSessionSchema, waitingSignInSchema } from './opened-session.ts';

export * from './confirmation.ts';
export * from './google.ts';
export * from './own-data.ts';
export * from './passkeys.ts';
export * from './personal-tokens.ts';
export * from './second-factor.ts';
export * from './sessions.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';
const exampleCredentials = { email: 'ada@example.com', password: 'a long night out' };
const exampleSignUp = {
  ...exampleCredentials,
  fullName: 'Ada Coleman',
  ageConfirmed: true as const,
  noticeVersion: ageNoticeVersion,
};

/** The browser's side of sessions: the gateway keeps the refresh token in a `__Host-` cookie. */
export const authRoutes = defineRoutes('identity.auth', {
  signUp: {
    method: 'POST',
    path: '/auth/sign-up',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Create an account and sign in, unless the address has to be verified first',
    body: signUpInput,
    response: z.union([sessionSchema, verifyFirstSchema]),
    status: 201,
    example: { body: exampleSignUp, response: exampleSession },
  },
  signIn: {
    method: 'POST',
    path: '/auth/sign-in',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Sign in with email or phone and password',
    body: signInInput,
    response: sessionSchema,
    example: { body: exampleCredentials, response: exampleSession },
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    rate: 'refresh',
    edge: 'composed',
    summary: 'Exchange the refresh cookie for a new access token; the cookie is rotated',
    response: sessionSchema,
    example: { response: exampleSession },
  },
  signOut: {
    method: 'POST',
    path: '/auth/sign-out',
    access: 'public',
    edge: 'composed',
    summary: 'End the session; one that is already gone counts as success',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

export const standingSchema = z.strictObject({
  memberId: idSchema,
  role: z.enum(roles),
  suspended: z.boolean(),
});

export const identityInternalRoutes = defineRoutes('identity.internal', {
  signUp: {
    access: 'internal',
    summary: 'Create an account and open its first session, unless the address has to be verified first',
    body: z.strictObject({ account: signUpInput, device: deviceSchema }),
    response: z.union([openedSessionSchema, verifyFirstSchema]),
    example: { body: { account: exampleSignUp, device: exampleDevice }, response: exampleOpened },
  },
  signIn: {
    access: 'internal',
    summary: 'Check credentials and open a session, or let it wait for a code',
    body: z.strictObject({ credentials: signInInput, device: deviceSchema }),
    response: z.union([openedSessionSchema, waitingSignInSchema]),
    example: { body: { credentials: exampleCredentials, device: exampleDevice }, response: exampleOpened },
  },
  refresh: {
    access: 'internal',
    summary: 'Rotate a refresh token; a replayed one ends its whole family',
    body: z.strictObject({ refreshToken: z.string().min(1).max(200), device: deviceSchema }),
    response: openedSessionSchema,
    example: { body: { refreshToken: 'opaque', device: exampleDevice }, response: exampleOpened },
  },
  resetPassword: {
    access: 'internal',
    summary: 'Use a link for a new password; all sessions end and one opens, or waits for a code',
    body: resetPasswordInput.extend({ device: deviceSchema }),
    response: z.union([openedSessionSchema, waitingSignInSchema]),
    example: {
      body: { ...challengeRoutes.resetPassword.example.body, device: exampleDevice },
      response: exampleOpened,
    },
  },
  cookieHolder: {
    access: 'internal',
    summary: 'Whose cookie opens a page, by their role; the refresh token is not rotated',
    body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
    /** Null for a token that is not the newest of a session that lasts, and for the suspended. */
    response: z.strictObject({ role: z.enum(roles).nullable() }),
    example: { body: { refreshToken: 'opaque' }, response: { role: 'admin' } },
  },
  signOut: {
    access: 'internal',
    summary: 'End the session of a refresh token',
    body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
    response: doneSchema,
    example: { body: { refreshToken: 'opaque' }, response: { done: true } },
  },
  memberCards: {
    access: 'internal',
    summary: 'Cards of these members; unknown ids are left out',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
    response: z.strictObject({ items: z.array(memberCardSchema) }),
    example: {
      body: { ids: [id] },
      response: {
        items: [
          { id, username: 'ada', fullName: 'Ada Coleman', avatarUrl: null, currentLevel: 'Aspiring Shaker' },
        ],
      },
    },
  },
  memberStandings: {
    access: 'internal',
    summary: 'Cards of these members with points and whether they are suspended; unknown ids are left out',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
    response: z.strictObject({
      items: z.array(
        memberCardSchema.extend({ totalPoints: z.number().int().min(0), suspended: z.boolean() }),
      ),
    }),
    example: {
      body: { ids: [id] },
      response: {
        items: [
          {
            id,
            username: 'ada',
            fullName: 'Ada Coleman',
            avatarUrl: null,
            currentLevel: 'Aspiring Shaker',
            totalPoints: 12,
            suspended: false,
          },
        ],
      },
    },
  },
  recentStandings: {
    access: 'internal',
    summary: 'Members suspended, restored or given another role since a moment, for a gateway that starts',
    query: z.strictObject({ since: momentSchema }),
    response: z.strictObject({ items: z.array(standingSchema).max(10_000) }),
    example: {
      query: { since: '2026-01-01T00:00:00.000Z' },
      response: { items: [{ memberId: id, role: 'member', suspended: true }] },
    },
  },
  memberRecord: {
    access: 'internal',
    summary: 'When a member registered, and whether they have shown their address to be theirs',
    query: z.strictObject({ memberId: idSchema }),
    response: z.strictObject({ registeredAt: momentSchema, emailVerified: z.boolean() }),
    example: {
      query: { memberId: id },
      response: { registeredAt: '2026-01-01T00:00:00.000Z', emailVerified: true },
    },
  },
  ensureMember: {
    access: 'internal',
    summary: "Create an account or bring it to the given role and state; for the operator's command",
    body: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      fullName: line(80),
      role: z.enum(roles).default('member'),
      /** Overrides the moment of registration, for showing a trial that has run out. */
      registeredAt: momentSchema.optional(),
      suspended: z.boolean().default(false),
      /** False lets a verification link be mailed to a new account. */
      emailVerified: z.boolean().default(true),
      subscribedUntil: momentSchema.nullable().default(null),
      /** How far the onboarding has come; as it is when not said. */
      onboarding: onboardingProgressSchema.optional(),
      /** Leave an account that exists wholly as it is. */
      onlyIfMissing: z.boolean().default(false),
    }),
    response: z.strictObject({ id: idSchema, created: z.boolean() }),
    example: {
      body: { ...exampleCredentials, fullName: 'Ada Coleman' },
      response: { id, created: true },
    },
  },
  changeMember: {
    access: 'internal',
    summary:
      "Change an account's role, password or trial, or reset its second factor; for the operator's command",
    body: z.strictObject({
      email: emailSchema,
      role: z.enum(roles).optional(),
      /** Ends all sessions. */
      password: passwordSchema.optional(),
      /** The moment of registration, from which the trial is counted. */
      registeredAt: momentSchema.optional(),
      /** Lets them sign in with the password alone; ends all sessions. */
      resetSecondFactor: z.literal(true).optional(),
    }),
    response: z.strictObject({ id: idSchema }),
    example: { body: { email: 'ada@example.com', role: 'admin' }, response: { id } },
  },
  /** Implements BEYOND-271. */
  passwordLink: {
    access: 'internal',
    summary: "A link that opens once, to a password of one's own; for the operator's command",
    body: z.strictObject({ email: emailSchema }),
    /** An address without a host, and for how long it opens. */
    response: z.strictObject({ path: z.string(), minutes: z.number().int() }),
    example: {
      body: { email: 'ada@example.com' },
      response: { path: '/profile?link=new-password#01939c5e.proof', minutes: 60 },
    },
  },
});

export { tableFileRoutes } from '../common/tables.ts';
export {
  analyticsInternalRoutes,
  analyticsRoutes,
  funnelRoutes,
  growthRoutes,
  visitRoutes,
} from './analytics.ts';
export { audienceRoutes, challengeMailRoutes, challengeRoutes } from './challenge-routes.ts';
export * from './membership.ts';
export * from './service-routes.ts';
export { settingsInternalRoutes, siteSettingsRoutes } from './site-settings.ts';
