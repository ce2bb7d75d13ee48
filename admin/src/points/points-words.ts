import {
  type AchievementRule,
  type LedgerEntry,
  type ledgerActivities,
  type UnearnedReason,
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

const unearned: Record<UnearnedReason, string> = {
  own: 'About something of their own',
  custom: 'About something they made up',
};

const numbers = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
/** `+3`, `−3`, `0` */
export const signed = (points: number): string => numbers.format(points).replace('-', '−');

/** "1 point", "12 points" */
export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** Why an entry earned nothing, or what has become of it. */
export function noteOf({ pointsAwarded, unearned: why, correctedBy, activityType }: LedgerEntry): string {
  if (correctedBy) return 'Taken back';
  if (pointsAwarded !== 0 || activityType === 'recipe_rated') return '';
  return why ? unearned[why] : "Beyond the day's limit";
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
