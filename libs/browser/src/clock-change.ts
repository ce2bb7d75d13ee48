const minuteMs = 60_000;
/** By how much clocks are set back: an hour, and half an hour on Lord Howe Island. */
const setBackMinutes = [30, 60];

interface ClockChange {
  /** Clocks skip the picked time, or pass it twice. */
  kind: 'skipped' | 'twice';
  /** What is meant then: as much later as clocks skip, or the first of the two. */
  at: Date;
}

/** What a field for date and time holds: `2026-03-01T20:00` in the reader's zone. */
export const localTime = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);

/**
 * What clocks of the reader's time zone do at a picked time, which would move it in silence. Implements BEYOND-197.
 * @param local as a field of the kind `datetime-local` holds it: `2026-03-08T02:30`
 */
export function clockChangeAt(local: string): ClockChange | null {
  const at = new Date(local);
  if (Number.isNaN(at.getTime())) return null;
  const picked = local.slice(0, 16);
  if (localTime(at) !== picked) return { kind: 'skipped', at };
  const comesAgain = setBackMinutes.some(
    (minutes) => localTime(new Date(at.getTime() + minutes * minuteMs)) === picked,
  );
  return comesAgain ? { kind: 'twice', at } : null;
}
