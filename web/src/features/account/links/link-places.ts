/**
 * What `/profile?link=…` shows: the three pages mails lead to (`challengePages` of the contracts), and the one where a
 * link for a new password is asked for.
 */
export const linkPlaces = ['verify', 'new-password', 'new-email', 'forgot'] as const;
export type LinkPlace = (typeof linkPlaces)[number];
