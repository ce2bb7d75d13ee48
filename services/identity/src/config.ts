import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform/config';
import { ownKey } from '@barspoon/platform/secrets';
import { z } from 'zod';
import { paymentVariables } from './membership/payment-variables.ts';

export const name = 'identity';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  IDENTITY_PORT: portVariable(8101),
  ...paymentVariables,
  ACCESS_TOKEN_PRIVATE_KEY_FILE: {
    schema: z.string().default('.data/keys/access-token.private.pem'),
    about: 'Ed25519 private key (PKCS #8 PEM) that access tokens are signed with.',
    production: ownKey,
    write: '/keys/access-token.private.pem',
  },
  LINK_SECRET: {
    schema: z.string().min(32).default('development-only-secret-of-mailed-links'),
    about: 'What the secrets of mailed links are made with; changing it makes all open links void.',
    secret: true,
    write: '…  (openssl rand -hex 32)',
  },
  SECOND_FACTOR_SECRET: {
    schema: z.string().min(32).default('development-only-secret-of-second-factors'),
    about:
      'What keys of authenticator apps are encrypted with and recovery codes hashed; with another one all of them are void, and have to be reset.',
    secret: true,
    write: '…  (openssl rand -hex 32)',
  },
  PASSWORD_HASHING: {
    schema: z.enum(['strong', 'quick']).default('strong'),
    about:
      'How passwords are hashed: strong is argon2id as OWASP recommends it, quick is for tests that sign in thousands.',
    production: { test: (cost: unknown) => cost === 'strong', must: 'is strong' },
  },
  NEW_USER_REGISTRATION: {
    schema: z.stringbool().default(true),
    about: 'Whether visitors may sign up, until an admin says otherwise in the console.',
  },
  REQUIRE_EMAIL_VERIFICATION: {
    schema: z.stringbool().default(false),
    about:
      'Whether signing in waits until the email address is verified. Only then signing up does not tell whether an address has an account.',
  },
  REQUIRE_STAFF_SECOND_FACTOR: {
    schema: z.stringbool().optional(),
    about:
      'Whether the console is closed to staff without two-step sign-in after a grace of days, until an admin sets it otherwise. Without it: in production yes, in development no.',
  },
  GOOGLE_CLIENT_ID: {
    schema: z.string().min(1).optional(),
    about: 'OAuth client id from the Google Cloud console; without it "Continue with Google" is not offered.',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: z.string().min(1).optional(),
    about: 'The secret of that client. Its redirect address is `<PUBLIC_URL>/api/v1/auth/google/back`.',
    secret: true,
    production: {
      test: (secret: unknown, { GOOGLE_CLIENT_ID }: NodeJS.ProcessEnv) =>
        (secret === undefined) === (GOOGLE_CLIENT_ID === undefined),
      must: 'needs GOOGLE_CLIENT_ID and this together, or neither',
    },
  },
  GOOGLE_ISSUER: {
    schema: z
      .url()
      .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url), 'must be an https address')
      .default('https://accounts.google.com'),
    about: 'The OpenID provider behind "Continue with Google".',
  },
} as const;

export type IdentityConfig = ConfigOf<typeof variables>;
