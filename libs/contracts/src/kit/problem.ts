import { z } from 'zod';

/** Kinds of refusals and the HTTP status each has. */
export const problemStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  refused: 422,
  limited: 429,
  broken: 500,
  unavailable: 503,
} as const;
export type ProblemKind = keyof typeof problemStatus;

export const fieldErrorSchema = z.object({
  /** Where: `body.spec.0.amount`. */
  path: z.string(),
  message: z.string(),
});
export type FieldError = z.output<typeof fieldErrorSchema>;

/** RFC 9457 problem details, plus our stable code and, for a 400, the wrong fields. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** Stable and machine-readable: `catalogue.recipe_not_found`, `ACCESS_REQUIRED`. */
  code: z.string(),
  /** The sentence to show the member, where there is one. */
  detail: z.string().optional(),
  /** At most twenty. */
  errors: z.array(fieldErrorSchema).optional(),
  /** How many more there are that are not named. */
  moreErrors: z.number().int().optional(),
  /** Seconds to wait, with 429 and 503. */
  retryAfter: z.number().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;
