/** Implements VBAR-02. */
export const barTabs = ['live', 'schedule'] as const;
export type BarTab = (typeof barTabs)[number];
