/**
 * What `/profile?link=…` shows: the three pages that mails link to (`challengePages` of the contracts), and the one to
 * request a password reset link.
 */
export const linkPlaces = ['verify', 'new-password', 'new-email', 'forgot'] as const;
export type LinkPlace = (typeof linkPlaces)[number];
