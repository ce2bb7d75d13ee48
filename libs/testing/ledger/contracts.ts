import { defineEvent, defineJob } from '@barspoon/contracts';
import { z } from 'zod';

const account = z.string().regex(/^a\d+$/);
const key = z.uuid();
const id = '01939c5e-6a00-7000-8000-000000000001';

/** What should happen to an entry in the auditor: success, or an event that can never be handled. */
export const poisonSchema = z.enum(['none', 'throw', 'kill']);

export const entryInputSchema = z.strictObject({
  /** The idempotency key: requested twice, an entry is created once. */
  key,
  account,
  poison: poisonSchema.default('none'),
  /** Also gives the auditor a job to do. */
  flagged: z.boolean().default(false),
});
export type EntryInput = z.output<typeof entryInputSchema>;

export const entryMade = defineEvent({
  type: 'ledger.entry.made',
  version: 1,
  fires: 'when an entry is made; versions of an account have no gaps',
  data: z.strictObject({ key, account, version: z.number().int().min(1), poison: poisonSchema }),
  example: { key: id, account: 'a1', version: 1, poison: 'none' },
});

export const entryFlagged = defineEvent({
  type: 'ledger.entry.flagged',
  version: 1,
  fires: 'when an entry is made that the auditor has to post',
  data: z.strictObject({ key, account }),
  example: { key: id, account: 'a1' },
});

export const postEntry = defineJob({
  name: 'auditor.post-entry',
  data: z.strictObject({ key, account }),
  attempts: 8,
  timeoutMs: 10_000,
  example: { key: id, account: 'a1' },
});
