export * from './catalogue/events.ts';
export * from './catalogue/library.ts';
export * from './catalogue/recipes.ts';
export * from './catalogue/routes.ts';
export * from './catalogue/vocabularies.ts';
export * from './common/audit.ts';
export * from './common/countries.ts';
export * from './common/operations.ts';
export * from './common/own-data.ts';
export * from './common/shapes.ts';
export * from './common/units.ts';
export * from './engagement-points/activity-type.ts';
export * from './engagement-points/events.ts';
export * from './engagement-points/jobs.ts';
export * from './engagement-points/levels.ts';
export * from './engagement-points/routes.ts';
export * from './gateway/realtime.ts';
export * from './identity/accounts.ts';
export * from './identity/age-notice.ts';
export * from './identity/avatars.ts';
export * from './identity/challenges.ts';
export * from './identity/events.ts';
export * from './identity/jobs.ts';
export {
  type OnboardingPreferences,
  type OnboardingProgress,
  type OnboardingRecord,
  onboardingPreferencesSchema,
  onboardingProgressSchema,
  onboardingRecordSchema,
} from './identity/onboarding.ts';
export * from './identity/onboarding-choices.ts';
export * from './identity/opened-session.ts';
export {
  avatarAddressInput,
  exampleProfile,
  type MemberPage,
  memberPageSchema,
  type ProfileInput,
  profileInput,
  usernameSchema,
} from './identity/profiles.ts';
export * from './identity/routes.ts';
export * from './identity/settings.ts';
export * from './inventory/events.ts';
export * from './inventory/items.ts';
export * from './inventory/routes.ts';
export * from './inventory/vocabularies.ts';
export * from './kit/actor.ts';
export * from './kit/events.ts';
export * from './kit/jobs.ts';
export * from './kit/problem.ts';
export * from './kit/routes.ts';
export * from './notifications/jobs.ts';
export * from './notifications/routes.ts';
export * from './registry.ts';
