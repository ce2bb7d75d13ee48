/** How a kind of notification is mailed: not at all, when it comes, or with others once a day. */
export const mailWays = ['off', 'at-once', 'daily'] as const;
export type MailWay = (typeof mailWays)[number];

/** As long as a member has chosen nothing. */
export const defaultMailTimes = { timeZone: 'UTC', quiet: null, digestHour: 8 };

/** What a link of a mail unsubscribes from. */
export type MailingList = 'news' | 'digest';
export const listOfToken = (token: string): MailingList => (token.endsWith('.digest') ? 'digest' : 'news');
