export const challengeTabs = ['challenges', 'leaderboard', 'entries'] as const;
export type ChallengeTab = (typeof challengeTabs)[number];
