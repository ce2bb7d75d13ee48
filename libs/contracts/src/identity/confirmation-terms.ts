/** For how long a session counts as confirmed after signing in, or after confirming. Implements BEYOND-280. */
export const confirmedMinutes = 10;

/** What a route that asks for it answers while nobody has confirmed. */
export const confirmationNeeded = 'identity.confirmation_needed';

/** How somebody can show that it is them; `sign-in` for who has neither password nor second factor. */
export const waysToConfirm = ['passkey', 'code', 'password', 'sign-in'] as const;
export type WayToConfirm = (typeof waysToConfirm)[number];
