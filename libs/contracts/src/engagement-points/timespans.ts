/** The time windows of leaderboards. Implements LEAD-02, BEYOND-64. */
export const timespans = ['all_time', 'monthly', 'weekly'] as const;
export type Timespan = (typeof timespans)[number];
