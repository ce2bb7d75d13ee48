/** How many recovery codes a set has. Implements BEYOND-222. */
export const recoveryCodeCount = 10;
/** How long a sign-in waits for its code. Implements BEYOND-221. */
export const waitingMinutes = 5;

/** What became of a second factor. */
export const factorChanges = ['on', 'off', 'new-codes', 'code-used', 'reset'] as const;
export type FactorChange = (typeof factorChanges)[number];
