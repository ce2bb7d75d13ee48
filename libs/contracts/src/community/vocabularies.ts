/** Characters of a post and of a comment. Implements COMM-13, BEYOND-51. */
export const postLengthLimit = 1000;
export const commentLengthLimit = 1000;
/** Characters of a message of the contact form. Implements CONT-01. */
export const contactMessageMin = 10;
/** Where a message of the contact form stands: not dealt with, replied to, or dealt with without a reply. */
export const contactStates = ['open', 'answered', 'done'] as const;
export type ContactState = (typeof contactStates)[number];
/** Days a post counts as trending. Implements COMM-06. */
export const trendingDays = 7;

/** Implements COMM-02. */
export const postTabs = ['all', 'following', 'trending', 'my-posts'] as const;
export type PostTab = (typeof postTabs)[number];
/** Implements COMM-03. */
export const postSorts = ['latest', 'popular', 'discussed'] as const;
export type PostSort = (typeof postSorts)[number];
