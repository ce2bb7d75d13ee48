import { existsSync } from 'node:fs';
import { settingsInternalRoutes } from '@barspoon/contracts';
import { Caller, followedSettings, serviceModule } from '@barspoon/messaging';
import { FollowedSettings, redisAs } from '@barspoon/platform';
import { readSecret } from '@barspoon/platform/secrets';
import { type DynamicModule, Module } from '@nestjs/common';
import { WebhookSecrets } from './bulk/bounces.service.ts';
import { bulkFeature } from './bulk/bulk.feature.ts';
import { lanes } from './bulk/bulk-sender.service.ts';
import { choicesFeature } from './choices/choices.feature.ts';
import { type NotificationsConfig, name } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { digestsFeature } from './digests/digests.feature.ts';
import { distancesFeature } from './distances/distances.feature.ts';
import { draftsFeature } from './drafts/drafts.feature.ts';
import { inboxFeature } from './inbox/inbox.feature.ts';
import { kindsFeature } from './kinds/kinds.feature.ts';
import { mailingFeature } from './mailing/mailing.feature.ts';
import { BulkRenderer } from './mails/bulk-renderer.ts';
import { BulkTransport } from './mails/bulk-transport.ts';
import { DigestRenderer } from './mails/digest-renderer.ts';
import { MailFacts } from './mails/mail-facts.ts';
import { MailRenderer } from './mails/mail-renderer.ts';
import { MailTransport } from './mails/mail-transport.ts';
import { notifyingFeature } from './notifying/notifying.feature.ts';
import { pushFeature } from './push/push.feature.ts';
import { type PushKeys, pushKeysOf } from './push/push-keys.ts';
import { PushMessages } from './push/push-messages.ts';
import { SiteName } from './push/site-name.ts';
import { sendingFeature } from './sending/sending.feature.ts';
import { siteWatchFeature } from './site-watch/site-watch.feature.ts';
import { OPERATOR } from './site-watch/site-watch.service.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** Notifications and mails. */
@Module({})
export class NotificationsModule {
  static forRoot(config: NotificationsConfig): DynamicModule {
    const site = { name: config.SITE_NAME, url: config.PUBLIC_URL.replace(/\/$/, '') };
    const mailServer = {
      url: config.SMTP_URL,
      from: config.MAIL_FROM,
      name: site.name,
      ...(config.DKIM_PRIVATE_KEY_FILE && {
        dkim: {
          keySelector: config.DKIM_SELECTOR,
          privateKey: readSecret(config.DKIM_PRIVATE_KEY_FILE, config.NODE_ENV),
        },
      }),
    };
    return serviceModule(NotificationsModule, {
      name,
      config,
      redis: redisAs(name, config),
      features: [
        bulkFeature,
        choicesFeature,
        consumersFeature,
        digestsFeature,
        distancesFeature,
        draftsFeature,
        inboxFeature,
        kindsFeature,
        mailingFeature,
        notifyingFeature,
        pushFeature,
        sendingFeature,
        siteWatchFeature,
        workersFeature,
      ],
      providers: [
        followedSettings(settingsInternalRoutes.current),
        {
          provide: MailRenderer,
          inject: [FollowedSettings],
          useFactory: (settings: FollowedSettings) =>
            new MailRenderer(
              () => ({ ...site, name: settings.current.siteName ?? site.name }),
              config.MAIL_FROM,
            ),
        },
        {
          provide: BulkRenderer,
          inject: [FollowedSettings],
          useFactory: (settings: FollowedSettings) =>
            new BulkRenderer(() => ({ ...site, name: settings.current.siteName ?? site.name })),
        },
        {
          provide: DigestRenderer,
          inject: [FollowedSettings],
          useFactory: (settings: FollowedSettings) =>
            new DigestRenderer(() => ({ ...site, name: settings.current.siteName ?? site.name })),
        },
        {
          provide: MailTransport,
          useFactory: () => new MailTransport(mailServer),
        },
        {
          provide: BulkTransport,
          useFactory: () => new BulkTransport({ ...mailServer, connections: lanes }),
        },
        {
          provide: MailFacts,
          inject: [Caller],
          useFactory: (caller: Caller) => new MailFacts(caller, config.SUPPORT_EMAIL, config.ALERTS_TO),
        },
        {
          provide: PushMessages,
          useFactory: () =>
            new PushMessages(keysToPushWith(config), `mailto:${config.SUPPORT_EMAIL ?? config.MAIL_FROM}`),
        },
        {
          provide: SiteName,
          inject: [FollowedSettings],
          useFactory: (settings: FollowedSettings) =>
            new SiteName(() => settings.current.siteName ?? site.name),
        },
        { provide: OPERATOR, useValue: config.ALERTS_TO ?? null },
        { provide: WebhookSecrets, useFactory: () => new WebhookSecrets(config.MAIL_WEBHOOK_SECRETS ?? []) },
      ],
    });
  }
}

/** Who has not made any does not push. */
function keysToPushWith({ PUSH_PRIVATE_KEY_FILE: file, NODE_ENV }: NotificationsConfig): PushKeys | null {
  return existsSync(file) ? pushKeysOf(readSecret(file, NODE_ENV)) : null;
}
