import { z } from 'zod';

/** Six digits of the authenticator app, or a recovery code; spaces and dashes are left out. */
const factorCodeSchema = z
  .string()
  .max(40)
  .overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .regex(/^(?:\d{6}|[a-z2-7]{16})$/, 'Enter the 6 digits from your app, or a recovery code');
export const factorCodeInput = z.strictObject({ code: factorCodeSchema });

/** A code together with the password; who has none must have signed in a few minutes ago. */
export const factorChangeInput = z.strictObject({
  password: z.string().max(128).optional(),
  code: factorCodeSchema,
});
