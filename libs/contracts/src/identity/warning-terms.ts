/** Why a moderator warns a member, and the sentence the member reads. */
export const warningReasons = {
  spam: 'Please stop advertising and posting spam.',
  insult: 'Please treat other members with respect.',
  'personal-data': "Please don't share personal data of others.",
  dangerous: "Please don't encourage dangerous or underage drinking.",
  'off-topic': 'Please keep to drinks and bars.',
  other: 'Please keep to the rules of the community.',
} as const;
export type WarningReason = keyof typeof warningReasons;
export const warningReasonNames = Object.keys(warningReasons) as WarningReason[];

/** Why a member is suspended, as they read it. */
export const suspensionReasons: Readonly<Record<WarningReason, string>> = {
  spam: 'Advertising and spam.',
  insult: 'Insulting other members.',
  'personal-data': 'Sharing personal data of others.',
  dangerous: 'Encouraging dangerous or underage drinking.',
  'off-topic': 'Posting again and again what has nothing to do with drinks and bars.',
  other: 'Breaking the rules of the community.',
};

/** A suspension that ends by itself ends at most so far from now. */
export const maxSuspensionDays = 730;

/** No trial is extended further than this from now. */
export const maxTrialDays = 60;
