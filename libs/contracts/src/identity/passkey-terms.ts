/** How many passkeys a member may have. Implements BEYOND-272. */
export const maxPasskeys = 20;

/** How long somebody may take to show a passkey, or to make one. */
export const passkeyMinutes = 5;
