export * from './catalogue/assistant.ts';
export * from './catalogue/collections.ts';
export * from './catalogue/discover.ts';
export * from './catalogue/discover-terms.ts';
export * from './catalogue/events.ts';
export * from './catalogue/families.ts';
export { type FailedSearch, failedSearchDays, minSearchers, type RecipeDay } from './catalogue/figures.ts';
export * from './catalogue/jobs.ts';
export * from './catalogue/library.ts';
export * from './catalogue/own-imports.ts';
export * from './catalogue/own-recipes.ts';
export * from './catalogue/photos.ts';
export * from './catalogue/rating-terms.ts';
export * from './catalogue/ratings.ts';
export * from './catalogue/recipe-formats.ts';
export * from './catalogue/recipe-versions.ts';
export * from './catalogue/recipes.ts';
export * from './catalogue/routes.ts';
export * from './catalogue/similar.ts';
export * from './catalogue/substitutes.ts';
export * from './catalogue/trends.ts';
export * from './catalogue/vocabularies.ts';
export * from './common/audit.ts';
export { calendarFile, calendarOf } from './common/calendar-file.ts';
export * from './common/clock-times.ts';
export * from './common/countries.ts';
export * from './common/drinking-age.ts';
export * from './common/durations.ts';
export { growthDays, maxGrowthDays } from './common/figures.ts';
export { momentText } from './common/moment-text.ts';
export * from './common/operations.ts';
export * from './common/outside-pictures.ts';
export * from './common/own-data.ts';
export * from './common/page-addresses.ts';
export * from './common/plain-issues.ts';
export * from './common/reports.ts';
export * from './common/service-problems.ts';
export * from './common/service-state.ts';
export * from './common/services.ts';
export * from './common/shapes.ts';
export * from './common/tables.ts';
export { tastesAtOnce } from './common/tastes.ts';
export * from './common/units.ts';
export * from './common/uploads.ts';
export type { ContactMessage } from './community/contact.ts';
export * from './community/events.ts';
export type { PostDay } from './community/figures.ts';
export {
  type Distance,
  type DistanceKind,
  distanceKinds,
  type FollowedMember,
  maxDistances,
  maxFollowed,
  maxSuggestedMembers,
  type Relation,
  type SuggestedMember,
} from './community/follows.ts';
export * from './community/jobs.ts';
export { type LinkPreview, maxCommentPreviews, maxPostPreviews } from './community/link-previews.ts';
export { linkMark, linkOf, linksIn } from './community/links.ts';
export * from './community/moderation.ts';
export * from './community/moderation-terms.ts';
export {
  maxKeptPerSource,
  maxNews,
  maxReadPerSource,
  type NewsItem,
  type NewsSource,
  type NewsSourceInput,
  newsSourceInput,
  newsSourceStates,
} from './community/news.ts';
export {
  type AdminPhoto,
  captionMax,
  type Photo,
  type PhotoFile,
  placeholderSize,
} from './community/photos.ts';
export * from './community/posts.ts';
export * from './community/routes.ts';
export * from './community/shared-pictures.ts';
export {
  profileActivities,
  type SocialActivity,
  type SocialActivityType,
  type SocialStats,
  type SocialTargetType,
  socialActivityTypes,
  socialTargetTypes,
} from './community/social.ts';
export * from './community/vocabularies.ts';
export * from './egress/routes.ts';
export { type FoundArticle, type FoundPage, foundRecipesMaxLength } from './egress/web.ts';
export {
  type Achievement,
  type AchievementRule,
  achievementCategories,
  achievementDefinitionSchema,
  achievementIcons,
  achievementRuleSchema,
  achievementTiers,
  type NewAchievement,
  newAchievementSchema,
  progressSteps,
} from './engagement-points/achievements.ts';
export * from './engagement-points/activity-type.ts';
export * from './engagement-points/awards.ts';
export {
  adminChallengeSchema,
  type Challenge,
  type ChallengeInput,
  type ChallengeStatus,
  challengeDifficulties,
  challengeEntrySchema,
  challengeInput,
  challengeStatuses,
  prizeStates,
  prizeStepSchema,
  votingDays,
} from './engagement-points/challenge-shapes.ts';
export {
  type CorrectionInput,
  type CorrectionReason,
  correctionActivity,
  correctionInput,
  correctionReasons,
  type LedgerEntry,
  ledgerActivities,
  maxCorrection,
} from './engagement-points/corrections.ts';
export * from './engagement-points/events.ts';
export * from './engagement-points/jobs.ts';
export type { LeaderboardRow } from './engagement-points/leaderboards.ts';
export * from './engagement-points/levels.ts';
export * from './engagement-points/routes.ts';
export {
  maxChanged,
  maxSimulatedDays,
  presentRules,
  type SimulatedRule,
  type SimulatedRules,
  type SimulationInput,
  type SimulationPart,
  simulatedDays,
  simulationInput,
} from './engagement-points/simulations.ts';
export {
  type Suspicion,
  type SuspicionKind,
  type SuspicionState,
  suspicionKinds,
  suspicionRules,
  suspicionStates,
} from './engagement-points/suspicious-gains.ts';
export * from './engagement-points/timespans.ts';
export * from './gateway/realtime.ts';
export * from './identity/accounts.ts';
export * from './identity/age-notice.ts';
export type {
  Analytics,
  Cohort,
  DayFigures,
  Funnel,
  FunnelStep,
  Health,
  RevenueDay,
} from './identity/analytics.ts';
export { cohortMonths, countedTables, funnelSteps } from './identity/analytics.ts';
export * from './identity/avatars.ts';
export * from './identity/challenges.ts';
export * from './identity/confirmation-terms.ts';
export * from './identity/events.ts';
export * from './identity/jobs.ts';
export * from './identity/onboarding.ts';
export * from './identity/onboarding-choices.ts';
export * from './identity/opened-session.ts';
export * from './identity/passkey-inputs.ts';
export type { RequestOptions } from './identity/passkey-options.ts';
export * from './identity/passkey-terms.ts';
export { type PersonalTokenInput, personalTokenInput } from './identity/personal-token-inputs.ts';
export * from './identity/personal-token-terms.ts';
export * from './identity/profiles.ts';
export * from './identity/routes.ts';
export * from './identity/second-factor-inputs.ts';
export * from './identity/second-factor-terms.ts';
export * from './identity/settings.ts';
export {
  defaultSettings,
  type SettingsVersion,
  type SiteSettings,
  siteSettingsSchema,
  type WholeSettings,
} from './identity/site-settings.ts';
export * from './identity/warning-terms.ts';
export {
  type BarMember,
  barInviteDays,
  barMembersMax,
  type InvitedRole,
  invitedRoles,
} from './inventory/bar-members.ts';
export {
  type BarRole,
  type BarSummary,
  barRoles,
  barsMax,
  firstBarName,
} from './inventory/bars.ts';
export {
  type Bottle,
  type BottleUnit,
  bottlesMax,
  bottleUnits,
  type Price,
} from './inventory/bottles.ts';
export type { DrinkCost, LastBought } from './inventory/costs.ts';
export type { BarCount, SheetBottle, Variance, VarianceItem } from './inventory/counts.ts';
export * from './inventory/evening-terms.ts';
export type { Evening, EveningDrink } from './inventory/evenings.ts';
export * from './inventory/events.ts';
export type { HappyHours } from './inventory/happy-hours.ts';
export * from './inventory/items.ts';
export * from './inventory/jobs.ts';
export {
  type BarEntry,
  type LedgerEffect,
  type LedgerInput,
  type LedgerKind,
  ledgerKinds,
  ledgerPastDays,
  type MenuAct,
  menuActs,
  type TakenCost,
} from './inventory/ledger.ts';
export * from './inventory/menu-terms.ts';
export type { Menu, MenuInput, MenuPlan, MenuSummary, PublicDrink, PublicMenu } from './inventory/menus.ts';
export { type ParItem, parMax, type Supplier, suppliersMax } from './inventory/pars.ts';
export * from './inventory/party-plan-terms.ts';
export type { PartyDrink, PartyNeed, PartyPlan } from './inventory/party-plans.ts';
export {
  askedLinesMax,
  type BarPreparation,
  type MadeLine,
  type OwnPreparation,
} from './inventory/preparations.ts';
export { type Purchase, purchaseMax } from './inventory/purchases.ts';
export * from './inventory/routes.ts';
export {
  type Aisle,
  aisles,
  type ShoppingInput,
  type ShoppingLine,
  shoppingInputSchema,
  shoppingLinesMax,
  shoppingRecipesMax,
} from './inventory/shopping.ts';
export type { Tab } from './inventory/tabs.ts';
export * from './inventory/ticket-terms.ts';
export type { BarTable, GuestTicket, Ticket } from './inventory/tickets.ts';
export * from './inventory/vocabularies.ts';
export * from './kit/actor.ts';
export { addressOf, apiPrefix, type Parts } from './kit/address.ts';
export * from './kit/events.ts';
export { idempotencyKeys } from './kit/idempotency-keys.ts';
export * from './kit/jobs.ts';
export * from './kit/problem.ts';
export * from './kit/roles.ts';
export * from './kit/routes.ts';
export * from './kit/same-for-all.ts';
export * from './kit/token-scopes.ts';
export { type AdminKind, volumeDays } from './notifications/admin-notifications.ts';
export {
  type Audience,
  audienceSampleSize,
  audiences,
  type BulkInput,
  type BulkMail,
  type BulkMailState,
  defaultEmailType,
} from './notifications/bulk-mails.ts';
export * from './notifications/events.ts';
export * from './notifications/jobs.ts';
export type { Crowd, NamedThing, NotificationKind, NotificationTopic } from './notifications/kind.ts';
export { isTitledBySession, mailWaysOf, notificationTopics } from './notifications/kind.ts';
export {
  kindNamed,
  notificationConsumers,
  notificationKinds,
  notificationText,
} from './notifications/kinds.ts';
export {
  type DraftFormat,
  draftFormats,
  type MailDraft,
  type MailDraftInput,
} from './notifications/mail-drafts.ts';
export * from './notifications/mail-terms.ts';
export * from './notifications/mail-times.ts';
export { type Bounce, bounceKinds, bounceSchema, type Suppression } from './notifications/mailing.ts';
export {
  maxUnreadCounted,
  type Notification,
  type NotificationChoice,
} from './notifications/notifications.ts';
export * from './notifications/other-mails.ts';
export { maxPushDevices, type PushDevice, type PushSubscriptionKeys } from './notifications/push.ts';
export * from './notifications/routes.ts';
export type { AdminConnection, AdminMentorProfile } from './professional/admin-mentorship-routes.ts';
export type { AdminPosting, TakeDownInput } from './professional/admin-posting-routes.ts';
export { type JobAlert, type JobAlertInput, jobAlertInput } from './professional/alerts.ts';
export type { ApplicationInput, OwnApplication, ReceivedApplication } from './professional/applications.ts';
export * from './professional/bookings.ts';
export * from './professional/connections.ts';
export { type Endorsements, maxNamedEndorsers } from './professional/endorsements.ts';
export * from './professional/events.ts';
export type { PostingFit } from './professional/fit-routes.ts';
export * from './professional/jobs.ts';
export * from './professional/mentors.ts';
export * from './professional/mentorship-terms.ts';
export * from './professional/message-terms.ts';
export type { DirectMessage, ListedThread, Thread } from './professional/messages.ts';
export * from './professional/portfolio-terms.ts';
export {
  type AdminSkill,
  adminSkillInput,
  type OwnSkill,
  type OwnSkillInput,
  type Portfolio,
  type PortfolioInput,
  portfolioInput,
  type ShownPortfolio,
  type Skill,
} from './professional/portfolios.ts';
export * from './professional/posting-terms.ts';
export {
  type Posting,
  type PostingCounts,
  type PostingCountsQuery,
  type PostingInput,
  type PostingListQuery,
  postingInput,
} from './professional/postings.ts';
export * from './professional/routes.ts';
export * from './registry.ts';
export {
  type AdminChatMessage,
  type AdminSession,
  type SessionState,
  type StopSessionInput,
  sessionStates,
} from './sessions/admin-session-routes.ts';
export * from './sessions/events.ts';
export * from './sessions/jobs.ts';
export * from './sessions/live-sessions.ts';
export * from './sessions/mix-alongs.ts';
export * from './sessions/rooms.ts';
export * from './sessions/routes.ts';
export { type VideoEntrance, videoEntranceSchema } from './sessions/video.ts';
export * from './sessions/vocabularies.ts';
