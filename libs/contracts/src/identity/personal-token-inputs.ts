import { z } from 'zod';
import { nameLine } from '../common/shapes.ts';
import { tokenScopeNames } from '../kit/token-scopes.ts';
import { maxTokenAddresses, personalTokenDays } from './personal-token-terms.ts';

export const tokenScopesSchema = z.array(z.enum(tokenScopeNames)).min(1).max(tokenScopeNames.length);

const addressSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Must be an IP address or a network such as 203.0.113.0/24',
});

/** Where a token may be used from; empty for anywhere. Implements BEYOND-296. */
export const tokenAddressesSchema = z.array(addressSchema).max(maxTokenAddresses);

/** What a member says of a token they make. Implements BEYOND-281. */
export const personalTokenInput = z.strictObject({
  name: nameLine(60),
  scopes: tokenScopesSchema,
  days: z.literal([...personalTokenDays]),
  addresses: tokenAddressesSchema.default([]),
});
export type PersonalTokenInput = z.output<typeof personalTokenInput>;
