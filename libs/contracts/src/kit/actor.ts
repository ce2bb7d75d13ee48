import { z } from 'zod';
import { roles } from './roles.ts';

/** The mark of a visitor that is a program or a page fetched ahead: what it looks at is not counted. */
export const automatedMark = 'automated';

/** Who acts. Always from the verified token, never from a body. Implements BEYOND-02. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('visitor'),
    /** A daily changing, irreversible mark of the visitor's address and browser, for counting views only. */
    mark: z.string(),
  }),
  z.strictObject({
    kind: z.literal('member'),
    id: z.string(),
    role: z.enum(roles),
    /** Has access now: subscribed, on trial or on the staff. Implements ACCESS-04. */
    granted: z.boolean(),
    sessionId: z.string(),
  }),
  z.strictObject({ kind: z.literal('system'), name: z.string() }),
]);
export type Actor = z.output<typeof actorSchema>;
export type MemberActor = Extract<Actor, { kind: 'member' }>;
