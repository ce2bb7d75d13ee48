/** Implements PROF-02 as far as the services behind them exist. */
export const profileTabs = ['overview', 'favorites', 'inventory'] as const;
export type ProfileTab = (typeof profileTabs)[number];
