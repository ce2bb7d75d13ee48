import { z } from 'zod';
import { emailSchema, passwordSchema } from './accounts.ts';

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
export const linkTokenSchema = z.string().regex(/^[\w-]{36}\.[\w-]{43}$/, 'This link is incomplete');

/** Asks for a link by address. */
export const askForLinkInput = z.strictObject({ email: emailSchema });
export const changeEmailInput = z.strictObject({ email: emailSchema, password: z.string().min(1).max(128) });
export const linkInput = z.strictObject({ token: linkTokenSchema });
export const resetPasswordInput = z.strictObject({ token: linkTokenSchema, password: passwordSchema });

/** Whom a mail about an account goes to. */
export const addresseeSchema = z.strictObject({ email: z.string(), fullName: z.string() });
