/** How many recovery codes a set has. Implements BEYOND-222. */
export const recoveryCodeCount = 10;
/** How long a sign-in waits for its code. Implements BEYOND-221. */
export const waitingMinutes = 5;

/** What became of a second factor. */
export const factorChanges = [
  'on',
  'off',
  'new-codes',
  'code-used',
  'reset',
  /** The first factor is a passkey, or the last one was. */
  'passkey-on',
  'passkey-off',
  'passkey-added',
  'passkey-removed',
  /** One was refused because it counts less than it did: there may be a copy. */
  'passkey-copied',
] as const;
export type FactorChange = (typeof factorChanges)[number];
