import { z } from 'zod';
import { emailOf, idSchema, momentSchema, nameLine } from '../common/shapes.ts';
import { roles } from '../kit/roles.ts';

/** Derived, first match of suspended, admin, subscribed, active. Implements CONTRA-09, BEYOND-06. */
export const profileStatuses = ['active', 'suspended', 'admin', 'subscribed'] as const;

export const emailSchema = emailOf('Enter a valid email address');
/** E.164; the spaces, dots, dashes and brackets people write numbers with are left out. */
export const phoneSchema = z
  .string()
  .max(40)
  .overwrite((phone) => phone.replace(/[\s().-]/g, ''))
  .regex(/^\+[1-9]\d{6,14}$/, 'Enter the phone number with its country code, such as +15550100199');
/** 8 to 128 characters. Implements BEYOND-18. */
export const passwordSchema = z
  .string()
  .min(8, 'Use at least 8 characters')
  .max(128, 'Use at most 128 characters');

export const signUpInput = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  fullName: nameLine(80),
  /** Given by creating the account under the 21+ notice. Implements BEYOND-08. */
  ageConfirmed: z.literal(true),
  noticeVersion: z.number().int().min(1),
});

/** Email or phone, and a password. Implements AUTH-03, BEYOND-13. */
export const signInInput = z
  .strictObject({
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
    password: z.string().min(1).max(128),
  })
  .refine((input) => (input.email === undefined) !== (input.phone === undefined), {
    path: ['email'],
    message: 'Enter an email address or a phone number',
  });

/** A new password by its owner. */
export const passwordChangeInput = z.strictObject({
  /** Not needed for a first password, set soon after signing in with Google. */
  currentPassword: z.string().max(128).optional(),
  newPassword: passwordSchema,
});

/** What a browser gets: the refresh token travels in a cookie it cannot read. Implements AUTH-30. */
export const sessionSchema = z.strictObject({
  accessToken: z.string(),
  expiresAt: momentSchema,
  user: z.strictObject({ id: idSchema }),
});
export type Session = z.output<typeof sessionSchema>;

/** The answer to a sign-up: a session, or none while the site makes it wait for the address. Implements BEYOND-09. */
export const verifyFirstSchema = z.strictObject({ verifyFirst: z.literal(true) });

/** Access and why. `trialEndsAt` is null without a trial. Implements ACCESS-04, BEYOND-05. */
export const accessSchema = z.strictObject({
  granted: z.boolean(),
  /** `staff` for the other roles of those who run the site; `free` where an account is all it takes. */
  reason: z.enum(['admin', 'staff', 'free', 'subscribed', 'trial', 'none']),
  trialEndsAt: momentSchema.nullable(),
});

/** What others see in addition to name, level and bio; nothing by default. */
export const profileShowsSchema = z.strictObject({
  place: z.boolean(),
  favorites: z.boolean(),
  bar: z.boolean(),
});
export type ProfileShows = z.output<typeof profileShowsSchema>;

/** A member's own profile. Implements DATA-01, DATA-02. */
export const profileSchema = z.strictObject({
  id: idSchema,
  status: z.enum(profileStatuses),
  /** What of the console is open to them. Implements ACCESS-14. */
  role: z.enum(roles),
  email: z.string().nullable(),
  /** Signs in like the email; only its owner and admins see it. Implements AUTH-03, BEYOND-13. */
  phone: z.string().nullable(),
  /** Proved by a link. Implements BEYOND-09. */
  emailVerified: z.boolean(),
  fullName: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  bio: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  shows: profileShowsSchema,
  currentLevel: z.string(),
  totalPoints: z.number().int(),
  access: accessSchema,
  lastActiveAt: momentSchema.nullable(),
  /** Was here within the last ten minutes. Implements CONTRA-27. */
  isOnline: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Profile = z.output<typeof profileSchema>;

/** What other services and other members see of a member. Implements DATA-03. */
export const memberCardSchema = z.strictObject({
  id: idSchema,
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  currentLevel: z.string(),
});
