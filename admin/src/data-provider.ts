import { combineDataProviders, type DataProvider } from 'react-admin';
import { analyticsMethods } from './analytics/analytics-methods.ts';
import { auditMethods } from './audit/audit-methods.ts';
import { challengeMethods } from './challenges/challenge-methods.ts';
import { createCursorBook } from './data/cursor-book.ts';
import { ingredients, members } from './data/references.ts';
import { databaseMethods } from './database/database-methods.ts';
import { deadLetterMethods } from './dead-letters/dead-letter-methods.ts';
import { barItemMethods } from './inventory/bar-item-methods.ts';
import { commentMethods, photoMethods, postMethods } from './moderation/moderation-methods.ts';
import { newsSourceMethods } from './news/news-source-methods.ts';
import { recipeMethods } from './recipes/recipe-methods.ts';
import { settingsMethods } from './settings/settings-methods.ts';
import { trendMethods } from './trends/trend-methods.ts';
import { memberMethods, memberSessions } from './users/member-methods.ts';

/** Everything the console reads and changes, by resource, through the routes of the contracts. */
export function createDataProvider(): DataProvider {
  const cursors = createCursorBook();
  const resources: Record<string, Partial<DataProvider>> = {
    recipes: recipeMethods(cursors),
    inventory: barItemMethods(cursors),
    members,
    users: memberMethods(cursors),
    sessions: memberSessions,
    posts: postMethods(cursors),
    comments: commentMethods(cursors),
    photos: photoMethods(cursors),
    analytics: analyticsMethods,
    database: databaseMethods,
    settings: settingsMethods,
    audit: auditMethods(cursors),
    ingredients,
    'dead-letters': deadLetterMethods,
    trends: trendMethods,
    'news-sources': newsSourceMethods,
    challenges: challengeMethods(cursors),
  };
  return combineDataProviders((resource) => {
    const methods = resources[resource];
    if (!methods) throw new Error(`The console has no resource called ${resource}`);
    return methods as DataProvider;
  });
}
