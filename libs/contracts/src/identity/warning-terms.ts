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

/** No trial is extended further than this from now. */
export const maxTrialDays = 60;
