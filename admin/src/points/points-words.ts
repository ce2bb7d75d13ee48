import {
  type AchievementRule,
  type AwardedActivity,
  type LedgerEntry,
  type ledgerActivities,
  type MissingReason,
} from '@barspoon/contracts';

type LedgerActivity = (typeof ledgerActivities)[number];

/** The kinds of entries in the console's words. */
export const activityNames: Record<LedgerActivity, string> = {
  recipe_saved: 'Saved a recipe',
  inventory_added: 'Added to inventory',
  recipe_created: 'Published a recipe',
  recipe_rated: 'Rated a recipe',
  recipe_liked: 'Liked a post',
  like_received: 'Received a like',
  comment_made: 'Made a comment',
  user_followed: 'Followed a user',
  challenge_completed: 'Completed a challenge',
  challenge_won: 'Won a challenge',
  points_corrected: 'Correction',
};
export const activityChoices = Object.entries(activityNames).map(([id, name]) => ({ id, name }));

export const activityName = (type: string): string => activityNames[type as LedgerActivity] ?? type;

/** Why an act earned nothing. */
export const missingNames: Record<MissingReason, string> = {
  own: 'About something of their own',
  custom: 'About something they made up',
  'no-award': 'Acts of this kind earn no points',
  'new-account': 'The account was too new',
  'day-limit': "Beyond the day's limit",
  'member-limit': "Beyond the day's limit with one member",
  'other-rules': 'The rules of that time gave nothing',
};

/** What of a kind counts. */
export const countsOnce: Record<AwardedActivity, string> = {
  recipe_saved: 'A recipe counts once, however often it is saved again; their own recipes never do.',
  inventory_added: 'An item counts once, however often it is added again; items they made up never do.',
  recipe_created: 'A recipe counts once, when it becomes public; private, held and removed ones do not.',
  recipe_rated: 'Ratings earn no points; achievements count them.',
  recipe_liked: 'A post counts once, however often it is liked again; their own posts never do.',
  like_received: 'Somebody’s like of a post counts once; their own likes never do.',
  comment_made: 'A comment counts once; comments to themselves never do.',
  user_followed: 'A member counts once, however often they are followed again.',
  challenge_completed: 'A challenge counts once, when it is completed.',
  challenge_won: 'A challenge counts once, when it is won.',
};

const numbers = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
/** `+3`, `−3`, `0` */
export const signed = (points: number): string => numbers.format(points).replace('-', '−');

/** "1 point", "12 points" */
export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** Why an entry earned nothing, or what has become of it. */
export function noteOf({ missing, correctedBy, activityType }: LedgerEntry): string {
  if (correctedBy) return 'Taken back';
  return missing && activityType !== 'recipe_rated' ? missingNames[missing] : '';
}

const windows = { day: 'within one day', week: 'within one week', month: 'within one month' };
const different = { day: 'on different days', facet: 'of different sorts' };

/** "Saved a recipe, 10 times, on different days" */
export function ruleText({ type, count, window, distinct }: AchievementRule): string {
  if (type === 'points') return pointsText(count);
  return [
    activityName(type),
    count === 1 ? 'once' : `${count} times`,
    distinct && different[distinct],
    window && windows[window],
  ]
    .filter(Boolean)
    .join(', ');
}
