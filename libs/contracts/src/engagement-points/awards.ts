/** What one kind of action earns. */
export interface AwardRule {
  readonly points: number;
  /** How many actions of the kind earn points per day (UTC); further ones are recorded and earn nothing. */
  readonly perDay: number;
  /** How many of these with the same other member. */
  readonly perDayWithOneMember?: number;
  /** Minimum age of the account in days; actions of younger ones earn nothing. */
  readonly minAccountDays?: number;
}

/**
 * Every recorded action with what it earns: the only list, used by awards, pages and console. Actions on one's own things,
 * or repeated on the same thing, never earn anything. Implements LEVEL-06, BEYOND-59.
 */
export const awardRules = {
  recipe_saved: { points: 1, perDay: 10 },
  inventory_added: { points: 1, perDay: 10 },
  recipe_created: { points: 10, perDay: 3 },
  recipe_rated: { points: 0, perDay: 0 },
  recipe_liked: { points: 1, perDay: 10, perDayWithOneMember: 3 },
  like_received: { points: 1, perDay: 20, perDayWithOneMember: 3 },
  comment_made: { points: 2, perDay: 10, perDayWithOneMember: 3 },
  user_followed: { points: 1, perDay: 5, perDayWithOneMember: 1 },
  challenge_completed: { points: 25, perDay: 3 },
  challenge_won: { points: 75, perDay: 3 },
} as const satisfies Record<string, AwardRule>;

export type AwardedActivity = keyof typeof awardRules;
export const awardedActivities = Object.keys(awardRules) as [AwardedActivity, ...AwardedActivity[]];

/** The rule of a kind of act; undefined for a kind that is not recorded. */
export const awardRuleOf = (type: string): AwardRule | undefined =>
  Object.hasOwn(awardRules, type) ? awardRules[type as AwardedActivity] : undefined;

/** Why an act earns nothing whatever the day brings: it concerns something of the member's own making. */
export const unearnedReasons = ['own', 'custom'] as const;
export type UnearnedReason = (typeof unearnedReasons)[number];

/**
 * Why an entry of a ledger gave no points: what it concerns, its kind earns none, the account was too new, a limit of the day
 * was reached (of all acts of the kind, or of those with one member), or the rules of that time were others.
 */
export const missingReasons = [
  ...unearnedReasons,
  'no-award',
  'new-account',
  'day-limit',
  'member-limit',
  'other-rules',
] as const;
export type MissingReason = (typeof missingReasons)[number];
