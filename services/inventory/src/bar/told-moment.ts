/** Answers of a slow line take less; by more than this, the clock of whoever tells is wrong. */
const clockSkewMs = 30_000;

/**
 * When something happened by the server's clock, in milliseconds. Whoever says what their own clock shows as they tell it
 * may have one that is wrong: what is between the two clocks is taken off. Implements BEYOND-241.
 */
export function toldMoment(
  { at, sentAt }: { at?: string | undefined; sentAt?: string | undefined },
  now: Date,
): number {
  if (at === undefined) return now.getTime();
  const ahead = sentAt === undefined ? 0 : Date.parse(sentAt) - now.getTime();
  return Date.parse(at) - (Math.abs(ahead) > clockSkewMs ? ahead : 0);
}
