import { clockChangeAt } from '@barspoon/browser/clock-change';
import { dayTime } from './moments.ts';

/** What a field says when clocks change at the picked time. Implements BEYOND-197. */
export function clockWords(local: string): string | undefined {
  const change = clockChangeAt(local);
  if (!change) return undefined;
  const moment = dayTime(change.at.toISOString());
  return change.kind === 'skipped'
    ? `Clocks skip this time. It will be ${moment}.`
    : `Clocks pass this time twice. The first is meant: ${moment}.`;
}
