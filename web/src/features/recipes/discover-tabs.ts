/** Tabs of Discover. Implements DISC-01. */
export const discoverTabs = ['trending', 'search', 'my-bar'] as const;
export type DiscoverTab = (typeof discoverTabs)[number];
