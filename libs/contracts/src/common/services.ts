/**
 * Every service that keeps data and handles events, and so has an audit and dead letters. A list of its own, so that who
 * needs only the names does not load the shapes of every route.
 */
export const dataServices = [
  'catalogue',
  'community',
  'engagement-points',
  'identity',
  'inventory',
  'notifications',
  'professional',
  'sessions',
] as const;
