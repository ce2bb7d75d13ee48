import { combineDataProviders, type DataProvider } from 'react-admin';
import { createCursorBook } from './data/cursor-book.ts';
import { ingredients, members } from './data/references.ts';
import { whenAsked } from './data/when-asked.ts';
import { recipeMethods } from './recipes/recipe-methods.ts';

const users = () => import('./users/member-methods.ts');
const moderation = () => import('./moderation/moderation-methods.ts');

/**
 * Everything the console reads and changes, by resource, through the routes of the contracts. What the
 * first list does not need is fetched with its own page.
 */
export function createDataProvider(): DataProvider {
  const cursors = createCursorBook();
  const resources: Record<string, Partial<DataProvider>> = {
    recipes: recipeMethods(cursors),
    members,
    ingredients,
    users: whenAsked(async () => (await users()).memberMethods(cursors)),
    sessions: whenAsked(async () => (await users()).memberSessions),
    inventory: whenAsked(async () =>
      (await import('./inventory/bar-item-methods.ts')).barItemMethods(cursors),
    ),
    vocabulary: whenAsked(async () => (await import('./vocabulary/ingredient-methods.ts')).ingredientMethods),
    posts: whenAsked(async () => (await moderation()).postMethods(cursors)),
    comments: whenAsked(async () => (await moderation()).commentMethods(cursors)),
    'contact-messages': whenAsked(async () =>
      (await import('./contact/contact-methods.ts')).contactMessageMethods(cursors),
    ),
    photos: whenAsked(async () => (await moderation()).photoMethods(cursors)),
    analytics: whenAsked(async () => (await import('./analytics/analytics-methods.ts')).analyticsMethods),
    database: whenAsked(async () => (await import('./database/database-methods.ts')).databaseMethods),
    settings: whenAsked(async () => (await import('./settings/settings-methods.ts')).settingsMethods),
    audit: whenAsked(async () => (await import('./audit/audit-methods.ts')).auditMethods(cursors)),
    'dead-letters': whenAsked(
      async () => (await import('./dead-letters/dead-letter-methods.ts')).deadLetterMethods,
    ),
    health: whenAsked(async () => (await import('./health/health-methods.ts')).healthMethods),
    'failed-jobs': whenAsked(async () => (await import('./health/health-methods.ts')).failedJobMethods),
    trends: whenAsked(async () => (await import('./trends/trend-methods.ts')).trendMethods),
    'own-imports': whenAsked(async () =>
      (await import('./own-imports/own-import-methods.ts')).ownImportMethods(cursors),
    ),
    'news-sources': whenAsked(async () => (await import('./news/news-source-methods.ts')).newsSourceMethods),
    'job-postings': whenAsked(async () =>
      (await import('./postings/posting-methods.ts')).postingMethods(cursors),
    ),
    ratings: whenAsked(async () => (await import('./ratings/rating-methods.ts')).ratingMethods(cursors)),
    mentors: whenAsked(async () => (await import('./mentors/mentor-methods.ts')).mentorMethods(cursors)),
    'mentorship-connections': whenAsked(async () =>
      (await import('./connections/connection-methods.ts')).connectionMethods(cursors),
    ),
    skills: whenAsked(async () => (await import('./skills/skill-methods.ts')).skillMethods(cursors)),
    points: whenAsked(async () => (await import('./points/points-methods.ts')).pointsMethods),
    ledger: whenAsked(async () => (await import('./points/points-methods.ts')).ledgerMethods(cursors)),
    'live-sessions': whenAsked(async () =>
      (await import('./live-sessions/session-methods.ts')).liveSessionMethods(cursors),
    ),
    suspicions: whenAsked(async () =>
      (await import('./points/suspicion-methods.ts')).suspicionMethods(cursors),
    ),
    achievements: whenAsked(async () =>
      (await import('./points/achievement-methods.ts')).achievementMethods(cursors),
    ),
    challenges: whenAsked(async () =>
      (await import('./challenges/challenge-methods.ts')).challengeMethods(cursors),
    ),
  };
  return combineDataProviders((resource) => {
    const methods = resources[resource];
    if (!methods) throw new Error(`The console has no resource called ${resource}`);
    return methods as DataProvider;
  });
}
