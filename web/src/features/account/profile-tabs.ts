/** Implements PROF-02. */
export const profileTabs = [
  'overview',
  'posts',
  'favorites',
  'inventory',
  'reviews',
  'achievements',
] as const;
export type ProfileTab = (typeof profileTabs)[number];
