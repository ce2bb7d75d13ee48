/** What members ask for, as far as the model of capacity tells it apart. */
export const kinds = [
  'sign up',
  'sign in',
  'list recipes',
  'read a recipe',
  'search recipes',
  'match a bar',
  'read the feed',
  'read posts',
  'follow',
  'bar item',
  'favorite',
  'rating',
  'post',
  'like',
  'comment',
  'publish a recipe',
] as const;

export type Kind = (typeof kinds)[number];

/** A mail nobody has asked for: one of a bulk mail. */
export const bulkMail = 'bulk mail';

export type Cost = Kind | typeof bulkMail;

/** The number of members who perform what is measured. */
export const measuredMembers = 300;
