import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { deviceSchema, openedSessionSchema, waitingSignInSchema } from './opened-session.ts';

/** How a sign-in with Google ended, told to the page in the address's fragment. Implements AUTH-17, BEYOND-11. */
export const googleOutcomes = ['done', 'code', 'failed', 'unverified', 'suspended'] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** Going on with Google creates the account where there is none, under the notice on the card. Implements BEYOND-08. */
const beginInput = z.strictObject({ ageConfirmed: z.literal(true), noticeVersion: z.number().int().min(1) });

/** What the browser's cookie keeps between going to Google and coming back. */
export const googleAttemptSchema = z.strictObject({
  state: z.string().max(200),
  nonce: z.string().max(200),
  /** PKCE: only who holds it can redeem the code. */
  codeVerifier: z.string().max(200),
  noticeVersion: z.number().int().min(1),
});
export type GoogleAttempt = z.output<typeof googleAttemptSchema>;

const exampleBegin = { ageConfirmed: true as const, noticeVersion: 1 };
const exampleAttempt: GoogleAttempt = { state: 's', nonce: 'n', codeVerifier: 'v', noticeVersion: 1 };

export const googleRoutes = defineRoutes('identity.google', {
  begin: {
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Where to go to sign in with Google; the answer comes with a cookie for coming back',
    body: beginInput,
    response: z.strictObject({ url: z.url() }),
    example: {
      body: exampleBegin,
      response: { url: 'https://accounts.google.com/o/oauth2/v2/auth?state=s' },
    },
  },
  back: {
    method: 'GET',
    path: '/auth/google/back',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Where Google sends the browser back to; goes on to a page of ours with the outcome',
    status: 303,
    response: z.strictObject({}),
    example: { response: {} },
  },
});

export const googleInternalRoutes = defineRoutes('identity.google-internal', {
  begin: {
    access: 'internal',
    summary: 'Begin a sign-in with Google',
    body: z.strictObject({ redirectUri: z.url(), noticeVersion: z.number().int().min(1) }),
    response: z.strictObject({ url: z.url(), attempt: googleAttemptSchema }),
    example: {
      body: { redirectUri: 'https://bar.example/api/v1/auth/google/back', noticeVersion: 1 },
      response: { url: 'https://accounts.google.com/o/oauth2/v2/auth?state=s', attempt: exampleAttempt },
    },
  },
  finish: {
    access: 'internal',
    summary: 'Redeem what Google sent back and open a session of the member it names',
    body: z.strictObject({
      /** The address Google sent the browser to, whole. */
      returnedUrl: z.url().max(4000),
      attempt: googleAttemptSchema,
      device: deviceSchema,
    }),
    response: z.union([openedSessionSchema, waitingSignInSchema]),
    example: {
      body: {
        returnedUrl: 'https://bar.example/api/v1/auth/google/back?code=c&state=s',
        attempt: exampleAttempt,
        device: { userAgent: 'Firefox', address: '127.0.0.1' },
      },
      response: {
        accessToken: 'eyJ…',
        expiresAt: '2026-01-01T00:10:00.000Z',
        user: { id: '01939c5e-6a00-7000-8000-000000000003' },
        refreshToken: 'opaque',
        refreshExpiresAt: '2026-02-01T00:00:00.000Z',
      },
    },
  },
});
