/** How long a stream keeps events, as the outbox keeps its rows of them. */
export const keptDays = 14;

/** How long a stream takes an event that comes again for one that it has. */
export const duplicateWindowMs = 2 * 60_000;
