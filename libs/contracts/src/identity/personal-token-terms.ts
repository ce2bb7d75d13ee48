/** How many tokens a member may have at a time. Implements BEYOND-281. */
export const maxPersonalTokens = 20;

/** For how many days a token may be good. */
export const personalTokenDays = [30, 90, 365] as const;

/** From how many addresses and networks a token may be good. Implements BEYOND-296. */
export const maxTokenAddresses = 10;

/** What every token begins with, so that scanners for secrets know one where it was published by mistake. */
export const personalTokenPrefix = 'bsp_';

/** A token as it is shown, once: the prefix and 256 random bits. */
export const personalTokenPattern = /^bsp_[A-Za-z0-9_-]{43}$/;
