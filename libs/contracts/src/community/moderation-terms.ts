/** As events name what was decided about. */
export const decidedKinds = ['post', 'comment', 'photo', 'review', 'message', 'recipe', 'menu'] as const;
/** What is moderated; the photo of a recipe by its recipe's id. */
export const moderatedKinds = [...decidedKinds, 'recipe-photo'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/**
 * How far a member is trusted: it grows with time and accepted contributions, never with points or money.
 */
export const trustLevels = ['new', 'member', 'regular', 'trusted'] as const;
export type TrustLevel = (typeof trustLevels)[number];

/**
 * How much a member may post, comment and share within an hour, by how far they are trusted. Unlike the rules of
 * automatic moderation, it holds whatever is set.
 */
export const contributionBudgets = {
  new: { post: 10, comment: 30, photo: 10 },
  member: { post: 20, comment: 60, photo: 20 },
  regular: { post: 40, comment: 120, photo: 40 },
  trusted: { post: 120, comment: 360, photo: 120 },
} as const satisfies Record<TrustLevel, object>;

export const moderationRuleNames = ['blocked-word', 'links', 'new-member-link', 'rate'] as const;

/**
 * `held`, `reported` and `appealed` wait for a moderator. Released and restored ones are live, as are those that stand;
 * removed and upheld ones are not.
 */
export const caseStates = [
  'held',
  'reported',
  'appealed',
  'released',
  'stands',
  'removed',
  'restored',
  'upheld',
] as const;
export type CaseState = (typeof caseStates)[number];

/** Why moderators remove something, and the sentence its author reads. */
export const removalReasons = {
  spam: 'It advertises something or is spam.',
  insult: 'It insults or attacks somebody.',
  'personal-data': 'It shows personal data of somebody else.',
  dangerous: 'It encourages dangerous drinking or drinking under age.',
  'off-topic': 'It has nothing to do with drinks or bars.',
  other: 'It breaks the rules of the community.',
} as const;
export type RemovalReason = keyof typeof removalReasons;
export const removalReasonNames = Object.keys(removalReasons) as RemovalReason[];

export const appealLengthLimit = 1000;

export const replayDays = 7;
export const maxReplayed = 1000;
export const maxReplayHits = 100;
