import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';

/** Names shown next to the count. */
export const maxNamedEndorsers = 5;

/** That others who worked or learned with a member vouch for one of their skills. Implements BEYOND-70. */
export const endorsementsSchema = z.strictObject({
  skillId: idSchema,
  count: z.number().int().min(1),
  /** The last of them; without those whom the caller blocks or who block them, and without identity none. */
  members: z.array(memberCardSchema).max(maxNamedEndorsers),
  /** One of them is the caller. */
  isMine: z.boolean(),
});
export type Endorsements = z.output<typeof endorsementsSchema>;
