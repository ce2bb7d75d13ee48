const minute = 60_000;

/** Active in the last 24 hours: what the badge on Home counts. Implements CONTRA-27, BEYOND-15. */
export const activeSince = (now: Date): Date => new Date(now.getTime() - 24 * 60 * minute);

/** Here now: pinged within ten minutes. Implements CONTRA-27. */
export const isOnline = (lastActiveAt: Date | null, now: Date): boolean =>
  lastActiveAt !== null && lastActiveAt.getTime() > now.getTime() - 10 * minute;

/** Pings of several tabs at once are one: a newer mark is written only after so long. */
export const markAgainBefore = (now: Date): Date => new Date(now.getTime() - minute / 2);
