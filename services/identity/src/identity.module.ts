import { defaultSettings } from '@barspoon/contracts';
import { serviceModule } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, readSecret, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessRules } from './accounts/access.ts';
import { accountsFeature } from './accounts/accounts.feature.ts';
import { hashingCosts, Passwords } from './accounts/passwords.ts';
import { activityFeature } from './activity/activity.feature.ts';
import { adminMembersFeature } from './admin-members/admin-members.feature.ts';
import { analyticsFeature } from './analytics/analytics.feature.ts';
import { audiencesFeature } from './audiences/audiences.feature.ts';
import { challengesFeature } from './challenges/challenges.feature.ts';
import { LinkTokens } from './challenges/link-tokens.ts';
import { type IdentityConfig, name } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { googleFeature } from './google/google.feature.ts';
import { GoogleProvider } from './google/google-provider.ts';
import { SITE_URL } from './membership/checkout.service.ts';
import { choosePayments } from './membership/choose-payments.ts';
import { membershipFeature } from './membership/membership.feature.ts';
import { Payments } from './membership/payments.ts';
import { SandboxRepository } from './membership/sandbox/sandbox.repository.ts';
import { migrations } from './migrations.ts';
import { onboardingFeature } from './onboarding/onboarding.feature.ts';
import { ownDataFeature } from './own-data/own-data.feature.ts';
import { PasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { passkeysFeature } from './passkeys/passkeys.feature.ts';
import { RelyingParty } from './passkeys/relying-party.ts';
import { personalTokensFeature } from './personal-tokens/personal-tokens.feature.ts';
import { profilesFeature } from './profiles/profiles.feature.ts';
import { FactorSecrets } from './second-factor/factor-secrets.ts';
import { secondFactorFeature } from './second-factor/second-factor.feature.ts';
import { AccessTokenSigner } from './sessions/access-token-signer.ts';
import { RefreshTokens } from './sessions/refresh-token.ts';
import { sessionsFeature } from './sessions/sessions.feature.ts';
import { settingsFeature } from './settings/settings.feature.ts';
import { INITIAL_SETTINGS } from './settings/settings.service.ts';
import { signInFeature } from './sign-in/sign-in.feature.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** Accounts, sessions, profiles, roles and access. */
@Module({})
export class IdentityModule {
  static forRoot(config: IdentityConfig): DynamicModule {
    const rules = new AccessRules(config.MEMBERSHIP === 'free');
    return serviceModule(IdentityModule, {
      name,
      config,
      redis: redisAs(name, config),
      migrations,
      features: [
        accountsFeature,
        activityFeature,
        adminMembersFeature,
        analyticsFeature,
        audiencesFeature,
        challengesFeature,
        consumersFeature,
        googleFeature,
        membershipFeature,
        onboardingFeature,
        ownDataFeature,
        passkeysFeature,
        personalTokensFeature,
        profilesFeature,
        secondFactorFeature,
        sessionsFeature,
        settingsFeature,
        signInFeature,
        workersFeature,
      ],
      providers: [
        { provide: AccessRules, useValue: rules },
        { provide: AccessTokenSigner, useFactory: () => new AccessTokenSigner(privateKeyOf(config), rules) },
        { provide: RefreshTokens, useFactory: () => new RefreshTokens(privateKeyOf(config)) },
        { provide: Passwords, useFactory: () => new Passwords(hashingCosts[config.PASSWORD_HASHING]) },
        { provide: LinkTokens, useFactory: () => new LinkTokens(config.LINK_SECRET) },
        { provide: FactorSecrets, useFactory: () => new FactorSecrets(config.SECOND_FACTOR_SECRET) },
        { provide: PasskeyChallenges, useFactory: () => new PasskeyChallenges(config.SECOND_FACTOR_SECRET) },
        { provide: RelyingParty, useFactory: () => new RelyingParty(config.PUBLIC_URL) },
        {
          provide: INITIAL_SETTINGS,
          useValue: {
            ...defaultSettings,
            newUserRegistration: config.NEW_USER_REGISTRATION,
            requireEmailVerification: config.REQUIRE_EMAIL_VERIFICATION,
            staffSecondFactor: config.REQUIRE_STAFF_SECOND_FACTOR ?? config.NODE_ENV === 'production',
          },
        },
        {
          provide: GoogleProvider,
          useFactory: () =>
            new GoogleProvider({
              issuer: config.GOOGLE_ISSUER,
              clientId: config.GOOGLE_CLIENT_ID,
              clientSecret: config.GOOGLE_CLIENT_SECRET,
            }),
        },
        { provide: SITE_URL, useValue: config.PUBLIC_URL },
        {
          provide: Payments,
          inject: [SandboxRepository, Transactions, Clock],
          useFactory: choosePayments(config),
        },
      ],
    });
  }
}

const privateKeyOf = (config: IdentityConfig): string =>
  readSecret(config.ACCESS_TOKEN_PRIVATE_KEY_FILE, config.NODE_ENV);
