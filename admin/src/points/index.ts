import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** A member's ledger, reached from the member; without one, the members to choose from. */
export const points: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./ChooseMember.tsx')),
  show: lazy(() => import('./LedgerPage.tsx')),
};

/** What earns points, reached from suspicious gains. */
export const pointsRules: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./RulesPage.tsx')),
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
