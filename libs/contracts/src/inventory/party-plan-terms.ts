/** What a plan of an evening may ask for. */
export const partyMax = {
  guests: 100,
  hours: 8,
  drinks: 12,
  share: 9,
  first: 3,
  later: 2,
  spare: 100,
} as const;

/**
 * The rules of thumb of a plan, which whoever plans may change. Caterers count two drinks a guest in the first hour and one in each
 * hour after it, and a quarter more ice than the drinks take, for what melts and what stands in buckets.
 */
export const partyRules = { first: 2, later: 1, spare: 25 } as const;

/** How a drink is made ahead: ready to pour with its water, what keeps of it in one bottle, or one at a time. */
export const partyWays = ['bottled', 'premixed', 'each'] as const;
export type PartyWay = (typeof partyWays)[number];

/** What is done before guests come, in the order of the clock. */
export const partySteps = [
  'shop',
  'make',
  'freeze',
  'bottle',
  'chill',
  'squeeze',
  'premix',
  'garnish',
  'set',
  'serve',
] as const;
export type PartyStep = (typeof partySteps)[number];
