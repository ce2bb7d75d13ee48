/** The spans of time a leaderboard can be of. Implements LEAD-02, BEYOND-64. */
export const timespans = ['all_time', 'monthly', 'weekly'] as const;
export type Timespan = (typeof timespans)[number];
