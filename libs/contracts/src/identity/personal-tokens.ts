import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { roles } from '../kit/roles.ts';
import { defineRoutes } from '../kit/routes.ts';
import type { TokenScope } from '../kit/token-scopes.ts';
import { personalTokenInput, tokenAddressesSchema, tokenScopesSchema } from './personal-token-inputs.ts';
import { maxPersonalTokens } from './personal-token-terms.ts';

const id = '01939c5e-6a00-7000-8000-000000000009';
const memberId = '01939c5e-6a00-7000-8000-000000000003';

/** A token as its member sees it: never the token itself. Implements BEYOND-281. */
export const personalTokenSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  scopes: tokenScopesSchema,
  addresses: tokenAddressesSchema,
  createdAt: momentSchema,
  expiresAt: momentSchema,
  /** The day it was last used; null for one that never was. */
  lastUsedOn: z.iso.date().nullable(),
});
export type PersonalToken = z.output<typeof personalTokenSchema>;

const exampleScopes: TokenScope[] = ['recipes:read', 'bar:read'];
const example: PersonalToken = {
  id,
  name: 'Kitchen display',
  scopes: exampleScopes,
  addresses: ['203.0.113.0/24'],
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-04-01T00:00:00.000Z',
  lastUsedOn: '2026-01-02',
};

/** Tokens by which programs act for a member. Implements BEYOND-281. */
export const personalTokenRoutes = defineRoutes('identity.personal-tokens', {
  list: {
    method: 'GET',
    path: '/me/tokens',
    access: 'member',
    summary: 'Your personal access tokens, the newest first',
    response: z.strictObject({ items: z.array(personalTokenSchema).max(maxPersonalTokens) }),
    example: { response: { items: [example] } },
  },
  create: {
    method: 'POST',
    path: '/me/tokens',
    access: 'member',
    stepUp: true,
    status: 201,
    summary: 'Make a personal access token for a program of yours; it is shown this once',
    body: personalTokenInput,
    response: z.strictObject({ token: personalTokenSchema, secret: z.string() }),
    example: {
      body: { name: 'Kitchen display', scopes: exampleScopes, days: 90, addresses: ['203.0.113.0/24'] },
      response: {
        token: { ...example, lastUsedOn: null },
        secret: 'bsp_EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA',
      },
    },
  },
  revoke: {
    method: 'DELETE',
    path: '/me/tokens/:id',
    access: 'member',
    summary: 'Revoke a personal access token; it is refused from the next request',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const personalTokenInternalRoutes = defineRoutes('identity.personal-tokens-internal', {
  resolve: {
    access: 'internal',
    summary: 'Whose token has this hash, and what it opens',
    body: z.strictObject({ hash: z.string().length(43) }),
    response: z.strictObject({
      tokenId: idSchema,
      memberId: idSchema,
      role: z.enum(roles),
      scopes: tokenScopesSchema,
      addresses: tokenAddressesSchema.default([]),
      expiresAt: momentSchema,
      /** Until when its member has access, as far as it does not follow from their role. */
      grantedUntil: momentSchema.nullable(),
    }),
    example: {
      body: { hash: 'x'.repeat(43) },
      response: {
        tokenId: id,
        memberId,
        role: 'member',
        scopes: exampleScopes,
        addresses: ['203.0.113.0/24'],
        expiresAt: '2026-04-01T00:00:00.000Z',
        grantedUntil: '2026-02-01T00:00:00.000Z',
      },
    },
  },
});
