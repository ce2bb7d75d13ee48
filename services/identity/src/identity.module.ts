import { defaultSettings } from '@barspoon/contracts';
import { MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule, Transactions } from '@barspoon/persistence';
import { Clock, databaseAs, loggingModule, readSecret, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRow, AccountRowSchema } from './accounts/account.schema.ts';
import { AccountsController } from './accounts/accounts.controller.ts';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { FirstAdminNotice } from './accounts/first-admin-notice.ts';
import { MemberStandings } from './accounts/member-standings.ts';
import { Passwords } from './accounts/passwords.ts';
import { RepeatedSignUps } from './accounts/repeated-sign-ups.ts';
import { SignInRules } from './accounts/sign-in-rules.ts';
import { UsedTrialRow, UsedTrialRowSchema } from './accounts/used-trial.schema.ts';
import { UsedTrialsRepository } from './accounts/used-trials.repository.ts';
import { ActivityController } from './activity/activity.controller.ts';
import { ActivityService } from './activity/activity.service.ts';
import { AdminMembersController } from './admin-members/admin-members.controller.ts';
import { AdminMembersService } from './admin-members/admin-members.service.ts';
import { MemberFinder } from './admin-members/member-finder.ts';
import { MembersRepository } from './admin-members/members.repository.ts';
import { StaffActs } from './admin-members/staff-acts.ts';
import { TrialsService } from './admin-members/trials.service.ts';
import { WarningRow, WarningRowSchema } from './admin-members/warning.schema.ts';
import { WarningsRepository } from './admin-members/warnings.repository.ts';
import { WarningsService } from './admin-members/warnings.service.ts';
import { AnalyticsController } from './analytics/analytics.controller.ts';
import { DayFiguresRepository } from './analytics/day-figures.repository.ts';
import {
  ActiveDayRow,
  ActiveDayRowSchema,
  CohortFiguresRow,
  CohortFiguresRowSchema,
  DayFiguresRow,
  DayFiguresRowSchema,
} from './analytics/day-figures.schema.ts';
import { FunnelController } from './analytics/funnel.controller.ts';
import { FunnelRepository } from './analytics/funnel.repository.ts';
import * as funnel from './analytics/funnel.schema.ts';
import { FunnelService } from './analytics/funnel.service.ts';
import { Growth } from './analytics/growth.service.ts';
import { AudiencesController } from './audiences/audiences.controller.ts';
import { AudiencesRepository } from './audiences/audiences.repository.ts';
import { AudiencesService } from './audiences/audiences.service.ts';
import { LinkRequestRow, LinkRequestRowSchema } from './challenges/ask.schema.ts';
import { ChallengeRow, ChallengeRowSchema } from './challenges/challenge.schema.ts';
import { ChallengeMailsService } from './challenges/challenge-mails.service.ts';
import { ChallengesController } from './challenges/challenges.controller.ts';
import { ChallengesRepository } from './challenges/challenges.repository.ts';
import { ChallengesService } from './challenges/challenges.service.ts';
import { LinkRequestsRepository } from './challenges/link-requests.repository.ts';
import { LinkTokens } from './challenges/link-tokens.ts';
import { LinksService } from './challenges/links.service.ts';
import { type IdentityConfig, name } from './config.ts';
import { MakeMemberFindableWhenProfileChanged } from './consumers/make-member-findable-when-profile-changed.consumer.ts';
import { MakeMemberFindableWhenRegistered } from './consumers/make-member-findable-when-registered.consumer.ts';
import { NoteStartWhenItemAdded } from './consumers/note-start-when-item-added.consumer.ts';
import { NoteStartWhenRecipeSaved } from './consumers/note-start-when-recipe-saved.consumer.ts';
import { UpdateProfileWhenPointsAwarded } from './consumers/update-profile-when-points-awarded.consumer.ts';
import { UpdateProfileWhenPointsCorrected } from './consumers/update-profile-when-points-corrected.consumer.ts';
import { GoogleController } from './google/google.controller.ts';
import { GoogleService } from './google/google.service.ts';
import { GoogleProvider } from './google/google-provider.ts';
import { CheckoutService, SITE_URL } from './membership/checkout.service.ts';
import { choosePayments } from './membership/choose-payments.ts';
import { MembershipController } from './membership/membership.controller.ts';
import { MembershipRepository } from './membership/membership.repository.ts';
import * as memberships from './membership/membership.schema.ts';
import { MembershipService } from './membership/membership.service.ts';
import { Payments } from './membership/payments.ts';
import { SandboxController } from './membership/sandbox/sandbox.controller.ts';
import { SandboxRepository } from './membership/sandbox/sandbox.repository.ts';
import * as sandbox from './membership/sandbox/sandbox.schema.ts';
import { migrations } from './migrations.ts';
import { OnboardingController } from './onboarding/onboarding.controller.ts';
import { OnboardingRepository } from './onboarding/onboarding.repository.ts';
import { OnboardingRow, OnboardingRowSchema } from './onboarding/onboarding.schema.ts';
import { OnboardingService } from './onboarding/onboarding.service.ts';
import { DeparturesService } from './own-data/departures.service.ts';
import { OwnDataController } from './own-data/own-data.controller.ts';
import { ProfileRow, ProfileRowSchema } from './profiles/profile.schema.ts';
import { ProfilesController } from './profiles/profiles.controller.ts';
import { ProfilesRepository } from './profiles/profiles.repository.ts';
import { ProfilesService } from './profiles/profiles.service.ts';
import { AccessTokenSigner } from './sessions/access-token-signer.ts';
import { Confirmation } from './sessions/confirmation.ts';
import { EndedSessionRow, EndedSessionRowSchema } from './sessions/ended-session.schema.ts';
import { OwnSessionsService } from './sessions/own-sessions.service.ts';
import { PasswordChange } from './sessions/password-change.ts';
import { RefreshTokens } from './sessions/refresh-token.ts';
import { SessionRow, SessionRowSchema } from './sessions/session.schema.ts';
import { SessionsController } from './sessions/sessions.controller.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SettingsController } from './settings/settings.controller.ts';
import { SettingsRepository } from './settings/settings.repository.ts';
import { SettingsRow, SettingsRowSchema } from './settings/settings.schema.ts';
import { INITIAL_SETTINGS, SettingsService } from './settings/settings.service.ts';
import { ReconcileMembershipsWorker } from './workers/reconcile-memberships.worker.ts';
import { RollUpDaysWorker } from './workers/roll-up-days.worker.ts';

/** Accounts, sessions, profiles, roles and access. */
@Module({})
export class IdentityModule {
  static forRoot(config: IdentityConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        PersistenceModule.forRoot({
          ...databaseAs(name, config),
          migrations,
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          redis: redisAs(name, config),
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            {
              model: AccountRow.name,
              owner: '_id',
              hidden: [
                'passwordHash',
                'googleSubject',
                'standingChangedAt',
                'searchKey',
                'searchGrams',
                'nameKey',
                'revision',
              ],
            },
            {
              model: ProfileRow.name,
              owner: '_id',
              hidden: ['usernameKey', 'pointsSequence', 'revision'],
            },
            { model: SessionRow.name, owner: 'userId', hidden: ['tokenHash', 'previousHash'] },
            { model: OnboardingRow.name, owner: '_id' },
            { model: ActiveDayRow.name, owner: 'memberId' },
            { model: ChallengeRow.name, owner: 'memberId' },
            { model: WarningRow.name, owner: 'memberId', hidden: ['by'] },
            { model: memberships.CustomerRow.name, owner: 'memberId', hidden: ['busyUntil'] },
            { model: memberships.SubscriptionRow.name, owner: 'memberId' },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            {
              model: ProfileRow.name,
              changedAt: 'updatedAt',
              hidden: ['usernameKey', 'pointsSequence', 'revision'],
            },
            { model: OnboardingRow.name, changedAt: 'updatedAt' },
            { model: DayFiguresRow.name },
            { model: CohortFiguresRow.name },
            { model: funnel.FunnelDayRow.name },
            { model: funnel.RevenueDayRow.name },
          ],
        }),
        MongooseModule.forFeature([
          { name: AccountRow.name, schema: AccountRowSchema },
          { name: ActiveDayRow.name, schema: ActiveDayRowSchema },
          { name: DayFiguresRow.name, schema: DayFiguresRowSchema },
          { name: CohortFiguresRow.name, schema: CohortFiguresRowSchema },
          { name: funnel.VisitRow.name, schema: funnel.VisitRowSchema },
          { name: funnel.FunnelDayRow.name, schema: funnel.FunnelDayRowSchema },
          { name: funnel.PaymentRow.name, schema: funnel.PaymentRowSchema },
          { name: funnel.RevenueDayRow.name, schema: funnel.RevenueDayRowSchema },
          { name: WarningRow.name, schema: WarningRowSchema },
          { name: LinkRequestRow.name, schema: LinkRequestRowSchema },
          { name: ChallengeRow.name, schema: ChallengeRowSchema },
          { name: OnboardingRow.name, schema: OnboardingRowSchema },
          { name: ProfileRow.name, schema: ProfileRowSchema },
          { name: memberships.CustomerRow.name, schema: memberships.CustomerRowSchema },
          { name: memberships.SubscriptionRow.name, schema: memberships.SubscriptionRowSchema },
          { name: memberships.PaymentEventRow.name, schema: memberships.PaymentEventRowSchema },
          { name: memberships.CheckoutKeyRow.name, schema: memberships.CheckoutKeyRowSchema },
          { name: sandbox.SandboxCheckoutRow.name, schema: sandbox.SandboxCheckoutRowSchema },
          { name: sandbox.SandboxCustomerRow.name, schema: sandbox.SandboxCustomerRowSchema },
          { name: SessionRow.name, schema: SessionRowSchema },
          { name: SettingsRow.name, schema: SettingsRowSchema },
          { name: EndedSessionRow.name, schema: EndedSessionRowSchema },
          { name: UsedTrialRow.name, schema: UsedTrialRowSchema },
        ]),
      ],
      controllers: [
        AccountsController,
        ActivityController,
        AudiencesController,
        ChallengesController,
        GoogleController,
        OnboardingController,
        AdminMembersController,
        OwnDataController,
        AnalyticsController,
        FunnelController,
        NoteStartWhenItemAdded,
        NoteStartWhenRecipeSaved,
        ProfilesController,
        SettingsController,
        MakeMemberFindableWhenProfileChanged,
        MakeMemberFindableWhenRegistered,
        SessionsController,
        MembershipController,
        SandboxController,
        UpdateProfileWhenPointsAwarded,
        UpdateProfileWhenPointsCorrected,
      ],
      providers: [
        Clock,
        { provide: AccessTokenSigner, useFactory: () => new AccessTokenSigner(privateKeyOf(config)) },
        { provide: RefreshTokens, useFactory: () => new RefreshTokens(privateKeyOf(config)) },
        { provide: LinkTokens, useFactory: () => new LinkTokens(config.LINK_SECRET) },
        {
          provide: INITIAL_SETTINGS,
          useValue: { ...defaultSettings, requireEmailVerification: config.REQUIRE_EMAIL_VERIFICATION },
        },
        SignInRules,
        SettingsRepository,
        SettingsService,
        AccountsRepository,
        AccountsService,
        ActivityService,
        DayFiguresRepository,
        FunnelRepository,
        FunnelService,
        Growth,
        RollUpDaysWorker,
        LinkRequestsRepository,
        AudiencesRepository,
        AudiencesService,
        ChallengeMailsService,
        ChallengesRepository,
        ChallengesService,
        LinksService,
        OnboardingRepository,
        OnboardingService,
        AdminMembersService,
        StaffActs,
        TrialsService,
        WarningsRepository,
        WarningsService,
        FirstAdminNotice,
        MemberFinder,
        MemberStandings,
        MembersRepository,
        {
          provide: GoogleProvider,
          useFactory: () =>
            new GoogleProvider({
              issuer: config.GOOGLE_ISSUER,
              clientId: config.GOOGLE_CLIENT_ID,
              clientSecret: config.GOOGLE_CLIENT_SECRET,
            }),
        },
        Confirmation,
        DeparturesService,
        GoogleService,
        OwnSessionsService,
        PasswordChange,
        { provide: SITE_URL, useValue: config.PUBLIC_URL },
        CheckoutService,
        MembershipRepository,
        MembershipService,
        SandboxRepository,
        {
          provide: Payments,
          inject: [SandboxRepository, Transactions, Clock],
          useFactory: choosePayments(config),
        },
        ReconcileMembershipsWorker,
        RepeatedSignUps,
        Passwords,
        ProfilesRepository,
        ProfilesService,
        SessionsRepository,
        SessionsService,
        UsedTrialsRepository,
      ],
    };
  }
}

const privateKeyOf = (config: IdentityConfig): string =>
  readSecret(config.ACCESS_TOKEN_PRIVATE_KEY_FILE, config.NODE_ENV);
