import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Points: their rules, reached from suspicious gains, and a member's ledger, reached from the member. */
export const points: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./RulesPage.tsx')),
  show: lazy(() => import('./LedgerPage.tsx')),
};

/** Weeks that look farmed, reached from the entry `users`. */
export const suspicions: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./SuspicionList.tsx')),
};

/** What can be achieved, reached from the entry `users`. */
export const achievements: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./AchievementList.tsx')),
  show: lazy(() => import('./AchievementShow.tsx')),
  recordRepresentation: 'name',
};
