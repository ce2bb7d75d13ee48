import { z } from 'zod';
import { roles } from '../kit/roles.ts';
import { defineRoutes } from '../kit/routes.ts';
import { momentSchema, pageOf, pageQuery } from './shapes.ts';

/** One line of a service's audit: who did what to whom or what, when. Implements BEYOND-03. */
export const auditLineSchema = z.strictObject({
  /** Its place in the service's chain, from 1. */
  id: z.number().int().min(1),
  at: momentSchema,
  /** A member's id, the name of the service or command that acted, or "visitor". */
  actor: z.string(),
  /** The role a member acted in; null for services and commands, and in lines from before roles were noted. */
  role: z.enum(roles).nullable(),
  /** `member.standing-changed` */
  action: z.string(),
  /** `member:<id>` */
  subject: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).nullable(),
  /** SHA-256 over this line and the hash of the line before. */
  hash: z.string(),
});
export type AuditLine = z.output<typeof auditLineSchema>;

/** The result of checking the whole chain. Implements security 51. */
export const auditVerificationSchema = z.strictObject({
  intact: z.boolean(),
  /** Lines the chain should have. */
  lines: z.number().int().min(0),
  /** The hash of the newest line. Stored elsewhere, it later proves that nothing before it was replaced. */
  hash: z.string(),
  /** The first line that does not verify, and why. */
  brokenAt: z.number().int().min(1).nullable(),
  reason: z.string().nullable(),
});
export type AuditVerification = z.output<typeof auditVerificationSchema>;

/** A line noted outside the database: its position and its hash at the time. */
export const auditAnchorSchema = z.strictObject({
  line: z.number().int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'A hash has 64 hexadecimal digits'),
});

export const exampleVerification: AuditVerification = {
  intact: true,
  lines: 1,
  hash: '0'.repeat(64),
  brokenAt: null,
  reason: null,
};
const exampleLine: AuditLine = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: '01939c5e-6a00-7000-8000-000000000003',
  role: 'admin',
  action: 'member.standing-changed',
  subject: 'member:01939c5e-6a00-7000-8000-000000000004',
  requestId: '01939c5e-6a00-7000-8000-000000000001',
  details: { from: 'active', to: 'admin' },
  hash: exampleVerification.hash,
};
const word = z.string().trim().min(1).max(200);

/** For the console: the audit of a service. Every service serves its own. */
export const auditRoutesOf = <S extends string>(service: S) =>
  defineRoutes(`${service}.audit`, {
    list: {
      method: 'GET',
      path: `/admin/services/${service}/audit`,
      access: 'admin',
      summary: `Who did what at ${service}, newest first`,
      query: z.strictObject({
        subject: word.optional(),
        actor: word.optional(),
        action: word.optional(),
        /** First and last day, both included, in UTC. */
        from: z.iso.date().optional(),
        until: z.iso.date().optional(),
        ...pageQuery(50, 100),
      }),
      response: pageOf(auditLineSchema),
      example: { query: {}, response: { items: [exampleLine], nextCursor: null } },
    },
    verify: {
      method: 'GET',
      path: `/admin/services/${service}/audit/verification`,
      access: 'admin',
      summary: `Whether the audit of ${service} is as it was written`,
      response: auditVerificationSchema,
      example: { response: exampleVerification },
    },
  });
