import { z } from 'zod';
import { idSchema, illegible, isLegible, momentSchema, pageQuery, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { sessionRecipeSchema } from './mix-alongs.ts';
import {
  liveSessionStatuses,
  sessionDescriptionLimit,
  sessionMinutes,
  sessionPlaces,
  sessionTitleLimit,
  titleAndTimeRequired,
} from './vocabularies.ts';

/** A session as everybody sees it. Implements VBAR-04, DATA-36. */
export const liveSessionSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  scheduledAt: momentSchema,
  durationMinutes: z.number().int(),
  /** When it ends by itself. */
  endsAt: momentSchema,
  maxParticipants: z.number().int(),
  /** Without the host. */
  participantCount: z.number().int().min(0),
  /** Members in line for a place; while there are any, none is free. */
  waitingCount: z.number().int().min(0),
  status: z.enum(liveSessionStatuses),
  startedAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  hostId: idSchema,
  /** Null while the host's card is not known here. */
  host: memberCardSchema.nullable(),
  /** What is mixed together in it, if anything. */
  recipe: sessionRecipeSchema.nullable(),
  createdAt: momentSchema,
});
export type LiveSession = z.output<typeof liveSessionSchema>;

/** Where a member stands in the waiting list of a session; 1 is who moves up next. */
export const waitingPlaceSchema = z.strictObject({ sessionId: idSchema, position: z.number().int().min(1) });

/** A whole number that is brought within its bounds. Implements BEYOND-87. */
const clamped = ({ min, max, byDefault }: { min: number; max: number; byDefault: number }) =>
  z
    .number()
    .int()
    .overwrite((value) => Math.min(max, Math.max(min, value)))
    .default(byDefault);

/** An address a browser may open. */
const streamUrlSchema = z.url({ protocol: /^https$/, hostname: /.+/ }).max(2000);

/** Implements VBAR-10 to VBAR-13, BEYOND-87. */
export const liveSessionInput = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, titleAndTimeRequired)
    .max(sessionTitleLimit)
    .regex(/^[^\p{Cc}]*$/u, 'Must not contain control characters')
    .refine(isLegible, illegible),
  description: prose(sessionDescriptionLimit).default(''),
  scheduledAt: momentSchema,
  durationMinutes: clamped(sessionMinutes),
  maxParticipants: clamped(sessionPlaces),
  /** Where the host's picture and sound are; only participants learn it. */
  streamUrl: streamUrlSchema.nullable().default(null),
  /** A public recipe to mix along. */
  recipeId: idSchema.nullable().default(null),
});
export type LiveSessionInput = z.output<typeof liveSessionInput>;

/** Within this span, or all that are to come. */
export const liveSessionListQuery = z.strictObject({
  from: momentSchema.optional(),
  to: momentSchema.optional(),
  ...pageQuery(24, 100),
});
export type LiveSessionListQuery = z.output<typeof liveSessionListQuery>;
