import { z } from 'zod';
import { ownTablesSchema } from '../common/own-data.ts';
import { doneSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

/** Pages of the last release send the password. The confirmation that the routes ask for stands for it; a wrong one deletes nothing. */
const confirmation = { password: z.string().max(128).optional() };

/** Everything that is kept of a member, by service and table. */
export const ownDataSchema = z.strictObject({
  memberId: idSchema,
  exportedAt: momentSchema,
  services: z.record(z.string(), ownTablesSchema),
});
export type OwnData = z.output<typeof ownDataSchema>;

export const ownDataRoutes = defineRoutes('identity.account', {
  credentials: {
    method: 'GET',
    path: '/me/credentials',
    access: 'member',
    summary: 'What you sign in with',
    response: z.strictObject({ password: z.boolean(), google: z.boolean() }),
    example: { response: { password: true, google: false } },
  },
  export: {
    method: 'POST',
    path: '/me/export',
    access: 'member',
    stepUp: true,
    rate: 'credentials',
    edge: 'composed',
    summary: 'Everything that is kept of you, as one JSON file',
    body: z.strictObject(confirmation),
    response: ownDataSchema,
    example: {
      body: { password: 'not the right one' },
      response: {
        memberId: id,
        exportedAt: '2026-01-01T00:00:00.000Z',
        services: { identity: { profiles: [{ id, username: 'ada' }] } },
      },
    },
  },
  delete: {
    method: 'POST',
    path: '/me/deletion',
    access: 'member',
    stepUp: true,
    rate: 'credentials',
    summary: 'Delete your account and everything kept of it, at once and for good',
    body: z.strictObject({
      ...confirmation,
      /** Your username, typed, so that nobody does this by accident. */
      username: z.string().max(60),
    }),
    response: doneSchema,
    example: { body: { password: 'not the right one', username: 'ada' }, response: { done: true } },
  },
});

export const ownDataInternalRoutes = defineRoutes('identity.account-internal', {
  eraseAgain: {
    access: 'internal',
    summary: "Erase an account that a restored backup has brought back; for the operator's command",
    body: z.strictObject({ memberId: idSchema }),
    response: z.strictObject({ erased: z.boolean() }),
    example: { body: { memberId: id }, response: { erased: true } },
  },
});
