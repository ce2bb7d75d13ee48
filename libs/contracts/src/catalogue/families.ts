// Separate from the other vocabularies, because the pages of recipes need only those.

/** What a drink is built like; each is of one family. */
export const drinkFamilies = [
  'sour',
  'fizz',
  'highball',
  'stirred',
  'creamy',
  'frozen',
  'hot',
  'other',
] as const;
export type DrinkFamily = (typeof drinkFamilies)[number];
