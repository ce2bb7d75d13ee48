import { askForAll, type LoadInput } from './asking.ts';
import { type Entry, type LoadPlan, planEntries } from './entries.ts';
import type { Journalled } from './journal.ts';

/** What became of an entry. */
export interface JournalledEntry extends Journalled, Entry {
  /** The version it was acknowledged with; null when it never was. */
  version: number | null;
}

const input = JSON.parse(process.argv[2] ?? '{}') as LoadPlan & LoadInput;
const wishes = planEntries(input).map((entry) => ({
  key: entry.key,
  method: 'POST' as const,
  path: '/entries',
  body: entry,
}));
await askForAll(wishes, input, ({ body: entry }, answer) => ({
  ...entry,
  version: (answer as { version: number } | undefined)?.version ?? null,
}));
