import { z } from 'zod';
import { countryCodes } from '../common/countries.ts';
import { idSchema, line, momentSchema, nameLine, prose } from '../common/shapes.ts';
import { phoneSchema, profileShowsSchema } from './accounts.ts';

/** 3 to 30 letters, digits, `_` or `.`; unique whatever its case. Implements BEYOND-16. */
export const usernameSchema = z
  .string()
  .trim()
  .min(3, 'Use at least 3 characters')
  .max(30, 'Use at most 30 characters')
  .regex(/^[A-Za-z0-9_.]+$/, 'Use only letters, numbers, underscores, and periods')
  .regex(/[A-Za-z0-9]/, 'Use at least one letter or number');

const optionalLine = (max: number) => z.union([z.literal('').transform(() => null), line(max)]).nullable();

/** Everything a member says of themselves, whole. Empty texts become null. Implements PROF-23, PROF-29, BEYOND-16. */
export const profileInput = z.strictObject({
  fullName: nameLine(80),
  username: usernameSchema,
  bio: z.union([z.literal('').transform(() => null), prose(500)]).nullable(),
  city: optionalLine(80),
  state: optionalLine(80),
  country: z.enum(countryCodes).nullable(),
  /** To sign in with as well as with the email; left as it is when it is not named. Implements AUTH-03, BEYOND-13. */
  phone: z
    .union([z.literal('').transform(() => null), phoneSchema])
    .nullable()
    .optional(),
  shows: profileShowsSchema,
});
export type ProfileInput = z.output<typeof profileInput>;

/** Implements PROF-32. */
export const avatarAddressInput = z.strictObject({
  url: z
    .string()
    .max(2000, 'Please enter a valid image URL.')
    .pipe(z.url({ protocol: /^https?$/, hostname: /.+/, error: 'Please enter a valid image URL.' })),
});

/** A member as everybody may see them: what they chose to show. */
export const memberPageSchema = z.strictObject({
  id: idSchema,
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  bio: z.string().nullable(),
  place: z
    .strictObject({
      city: z.string().nullable(),
      state: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable(),
  currentLevel: z.string(),
  totalPoints: z.number().int(),
  memberSince: momentSchema,
  shows: profileShowsSchema.omit({ place: true }),
});
export type MemberPage = z.output<typeof memberPageSchema>;
