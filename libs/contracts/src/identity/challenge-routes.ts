import { z } from 'zod';
import { doneSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { sessionSchema } from './accounts.ts';
import {
  addresseeSchema,
  askForLinkInput,
  challengePurposeSchema,
  changeEmailInput,
  linkInput,
  linkTokenSchema,
  resetPasswordInput,
} from './challenges.ts';
import { warningReasonNames } from './warning-terms.ts';

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
    body: askForLinkInput,
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
    body: askForLinkInput,
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
    body: changeEmailInput,
    response: doneSchema,
    example: { body: { email: 'ada.coleman@example.com', password: 'a long night out' }, response: done },
  },
  checkLink: {
    method: 'POST',
    path: '/auth/links/check',
    access: 'public',
    rate: 'credentials',
    summary: 'Whether a link from a mail is still good, and for what',
    body: linkInput,
    response: z.strictObject({ purpose: challengePurposeSchema }),
    example: { body: { token: exampleToken }, response: { purpose: 'reset-password' } },
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/email/confirm',
    access: 'public',
    rate: 'credentials',
    summary: 'Use a verification link, or the link to a new address',
    body: linkInput,
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
    body: resetPasswordInput,
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

const exampleAddressee = { email: 'ada@example.com', fullName: 'Ada Coleman' };

/**
 * What notifications asks for when it writes a mail: events and jobs hold ids only. Null where no mail is due anymore:
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
    summary:
      "A member's name and address; null where they have shown no address to be theirs and only that will do",
    body: z.strictObject({ memberId: idSchema, verifiedOnly: z.boolean().default(false) }),
    response: z.strictObject({
      to: addresseeSchema.nullable(),
      /** Whether they have shown the address to be theirs. */
      isVerified: z.boolean().optional(),
      /** Why and until when they are suspended; null for who is not. */
      suspension: z
        .strictObject({ reason: z.enum(warningReasonNames).nullable(), until: momentSchema.nullable() })
        .nullable()
        .optional(),
    }),
    example: {
      body: { memberId: '01939c5e-6a00-7000-8000-000000000003' },
      response: { to: exampleAddressee },
    },
  },
});

const audience = z.enum(['everybody', 'subscribed', 'not-subscribed']);
const exampleMemberId = '01939c5e-6a00-7000-8000-000000000003';

/** Whom bulk mail may go to: members with a verified address who are not suspended. Implements BEYOND-101. */
export const audienceRoutes = defineRoutes('identity.audiences', {
  count: {
    access: 'internal',
    summary: 'How many members an audience has, without some of them',
    body: z.strictObject({ audience, except: z.array(idSchema).max(5000) }),
    response: z.strictObject({ count: z.number().int().min(0), excepted: z.number().int().min(0) }),
    example: { body: { audience: 'everybody', except: [] }, response: { count: 350, excepted: 0 } },
  },
  among: {
    access: 'internal',
    summary: 'How many of some members an audience has',
    body: z.strictObject({ audience, memberIds: z.array(idSchema).max(5000) }),
    response: z.strictObject({ count: z.number().int().min(0) }),
    example: { body: { audience: 'everybody', memberIds: [exampleMemberId] }, response: { count: 1 } },
  },
  page: {
    access: 'internal',
    summary: 'The members of an audience in the order of their ids',
    body: z.strictObject({ audience, after: z.string().max(40), limit: z.number().int().min(1).max(2000) }),
    response: z.strictObject({ memberIds: z.array(idSchema) }),
    example: {
      body: { audience: 'everybody', after: '', limit: 500 },
      response: { memberIds: [exampleMemberId] },
    },
  },
  holder: {
    access: 'internal',
    summary: 'Whose address this is; null when nobody has it',
    body: z.strictObject({ email: z.string().max(254) }),
    response: z.strictObject({ memberId: idSchema.nullable() }),
    example: { body: { email: 'ada@example.com' }, response: { memberId: exampleMemberId } },
  },
  readers: {
    access: 'internal',
    summary: 'Names and addresses of members of the audience, without those who are not in it any more',
    body: z.strictObject({ memberIds: z.array(idSchema).max(2000) }),
    response: z.strictObject({
      readers: z.array(z.strictObject({ memberId: idSchema, to: addresseeSchema })),
    }),
    example: {
      body: { memberIds: [exampleMemberId] },
      response: { readers: [{ memberId: exampleMemberId, to: exampleAddressee }] },
    },
  },
});
