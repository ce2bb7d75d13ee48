import { z } from 'zod';
import { nameLine } from '../common/shapes.ts';
import { tokenScopeNames } from '../kit/token-scopes.ts';
import { personalTokenDays } from './personal-token-terms.ts';

export const tokenScopesSchema = z.array(z.enum(tokenScopeNames)).min(1).max(tokenScopeNames.length);

/** What a member says of a token they make. Implements BEYOND-281. */
export const personalTokenInput = z.strictObject({
  name: nameLine(60),
  scopes: tokenScopesSchema,
  days: z.literal([...personalTokenDays]),
});
export type PersonalTokenInput = z.output<typeof personalTokenInput>;
