import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

/** What a mail is about and whom it concerns: ids only, what it says is asked for when it is written. */
export const mailSubjectSchema = z.discriminatedUnion('kind', [
  /** The link of a challenge: verification, new password, new address. */
  z.strictObject({ kind: z.literal('link'), challengeId: idSchema }),
  /** A notice to the address a change of address leads away from. */
  z.strictObject({ kind: z.literal('address-change-notice'), challengeId: idSchema }),
  z.strictObject({ kind: z.literal('password-changed'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('sign-up-repeated'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('session-replayed'), memberId: idSchema, occurredAt: momentSchema }),
]);
export type MailSubject = z.output<typeof mailSubjectSchema>;

export const sendMail = defineJob({
  name: 'notifications.send-mail',
  data: z.strictObject({
    /** Derived from the cause; also the mail's Message-ID. */
    mailId: z.string().regex(/^[a-z0-9-]{1,120}$/),
    about: mailSubjectSchema,
  }),
  attempts: 10,
  timeoutMs: 30_000,
  effect: 'outside',
  example: {
    mailId: `link-${id}`,
    about: { kind: 'link', challengeId: id },
  },
});
