import { z } from 'zod';
import { doneSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { emailSchema, passwordSchema, sessionSchema } from './accounts.ts';

/** What a link in a mail is good for. */
export const challengePurposes = ['verify-email', 'reset-password', 'change-email'] as const;
export const challengePurposeSchema = z.enum(challengePurposes);
export type ChallengePurpose = z.output<typeof challengePurposeSchema>;

/** How long a link is good, in minutes. Implements BEYOND-09, BEYOND-10. */
export const challengeMinutes: Record<ChallengePurpose, number> = {
  'verify-email': 24 * 60,
  'reset-password': 60,
  'change-email': 24 * 60,
};

/**
 * Where a link leads: `/profile?link=<page>#<token>`. The token stands behind the `#`, so that no server, log or
 * referrer ever sees it.
 */
export const challengePages: Record<ChallengePurpose, string> = {
  'verify-email': 'verify',
  'reset-password': 'new-password',
  'change-email': 'new-email',
};

/** The secret of a link as it stands in a mail. */
export const linkTokenSchema = z.string().regex(/^[\w-]{36}\.[\w-]{43}$/, 'This link is not complete');

const exampleToken = `01939c5e-6a00-7000-8000-000000000004.${'A'.repeat(43)}`;
const done = { done: true } as const;

/** What members do with links from mails, and how they ask for them. Implements BEYOND-09, BEYOND-10. */
export const challengeRoutes = defineRoutes('identity.challenges', {
  sendVerification: {
    method: 'POST',
    path: '/auth/verification',
    access: 'public',
    rate: 'credentials',
    status: 202,
    summary: 'Mail a new verification link; the same answer whether or not it is needed',
    body: z.strictObject({ email: emailSchema }),
    response: doneSchema,
    example: { body: { email: 'ada@example.com' }, response: done },
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    access: 'public',
    rate: 'credentials',
    status: 202,
    summary: 'Mail a link for a new password; the same answer whether or not the address has an account',
    body: z.strictObject({ email: emailSchema }),
    response: doneSchema,
    example: { body: { email: 'ada@example.com' }, response: done },
  },
  changeEmail: {
    method: 'POST',
    path: '/auth/email/change',
    access: 'member',
    rate: 'credentials',
    status: 202,
    summary:
      'Mail a link to a new address, which becomes yours when you open it, and a notice to the old one',
    body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(128) }),
    response: doneSchema,
    example: { body: { email: 'ada.coleman@example.com', password: 'a long night out' }, response: done },
  },
  checkLink: {
    method: 'POST',
    path: '/auth/links/check',
    access: 'public',
    rate: 'credentials',
    summary: 'Whether a link from a mail is still good, and for what',
    body: z.strictObject({ token: linkTokenSchema }),
    response: z.strictObject({ purpose: challengePurposeSchema }),
    example: { body: { token: exampleToken }, response: { purpose: 'reset-password' } },
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/email/confirm',
    access: 'public',
    rate: 'credentials',
    summary: 'Use a verification link, or the link to a new address',
    body: z.strictObject({ token: linkTokenSchema }),
    response: z.strictObject({ email: z.string() }),
    example: { body: { token: exampleToken }, response: { email: 'ada@example.com' } },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Use a link for a new password; all sessions end and one opens here',
    body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
    response: sessionSchema,
    example: {
      body: { token: exampleToken, password: 'an even longer night' },
      response: {
        accessToken: 'eyJ…',
        expiresAt: '2026-01-01T00:10:00.000Z',
        user: { id: '01939c5e-6a00-7000-8000-000000000003' },
      },
    },
  },
});

/** Whom a mail about an account goes to. */
export const addresseeSchema = z.strictObject({ email: z.string(), fullName: z.string() });

const exampleAddressee = { email: 'ada@example.com', fullName: 'Ada Coleman' };

/**
 * What notifications asks for when it writes a mail: events and jobs hold ids only. Null where no mail is due any more:
 * the link is used or expired, the account is gone, or never was.
 */
export const challengeMailRoutes = defineRoutes('identity.challenge-mails', {
  link: {
    access: 'internal',
    summary: 'The link of a challenge and whom to send it to',
    body: z.strictObject({ challengeId: idSchema }),
    response: z.strictObject({
      mail: z
        .strictObject({
          purpose: challengePurposeSchema,
          to: addresseeSchema,
          token: linkTokenSchema,
          expiresAt: momentSchema,
          /** The address a change of address leads away from; its owner gets a notice. */
          formerEmail: z.string().nullable(),
        })
        .nullable(),
    }),
    example: {
      body: { challengeId: '01939c5e-6a00-7000-8000-000000000004' },
      response: {
        mail: {
          purpose: 'verify-email',
          to: exampleAddressee,
          token: exampleToken,
          expiresAt: '2026-01-02T00:00:00.000Z',
          formerEmail: null,
        },
      },
    },
  },
  addressee: {
    access: 'internal',
    summary: "A member's name and address",
    body: z.strictObject({ memberId: idSchema }),
    response: z.strictObject({ to: addresseeSchema.nullable() }),
    example: {
      body: { memberId: '01939c5e-6a00-7000-8000-000000000003' },
      response: { to: exampleAddressee },
    },
  },
});
