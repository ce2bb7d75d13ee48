import { existsSync } from 'node:fs';
import { settingsInternalRoutes } from '@barspoon/contracts';
import { Caller, MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, databaseAs, FollowedSettings, loggingModule, redisAs } from '@barspoon/platform';
import { readSecret } from '@barspoon/platform/secrets';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  BulkMailRow,
  BulkMailRowSchema,
  BulkRecipientRow,
  BulkRecipientRowSchema,
} from './bulk/bulk-mail.schema.ts';
import { BulkMailsController } from './bulk/bulk-mails.controller.ts';
import { BulkMailsRepository } from './bulk/bulk-mails.repository.ts';
import { BulkMailsService } from './bulk/bulk-mails.service.ts';
import { BulkSender, lanes } from './bulk/bulk-sender.service.ts';
import { NotificationChoicesRow, NotificationChoicesRowSchema } from './choices/choice.schema.ts';
import { ChoicesRepository } from './choices/choices.repository.ts';
import { ChoicesService } from './choices/choices.service.ts';
import { type NotificationsConfig, name } from './config.ts';
import { EndDistanceWhenDistanceEnded } from './consumers/end-distance-when-distance-ended.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { ForgetDeviceWhenSessionEnded } from './consumers/forget-device-when-session-ended.consumer.ts';
import { KeepDistanceWhenDistanceKept } from './consumers/keep-distance-when-distance-kept.consumer.ts';
import { MailWhenChallengeIssued } from './consumers/mail-when-challenge-issued.consumer.ts';
import { MailWhenContactAnswered } from './consumers/mail-when-contact-answered.consumer.ts';
import { MailWhenContactReceived } from './consumers/mail-when-contact-received.consumer.ts';
import { MailWhenPasswordChanged } from './consumers/mail-when-password-changed.consumer.ts';
import { MailWhenSessionReplayed } from './consumers/mail-when-session-replayed.consumer.ts';
import { MailWhenSignUpRepeated } from './consumers/mail-when-sign-up-repeated.consumer.ts';
import { notified } from './consumers/notified.ts';
import { DigestRow, DigestRowSchema } from './digests/digest.schema.ts';
import { DigestMails } from './digests/digest-mails.service.ts';
import { DigestsRepository } from './digests/digests.repository.ts';
import { Digests } from './digests/digests.service.ts';
import { KeptDistanceRow, KeptDistanceRowSchema } from './distances/distance.schema.ts';
import { KeptDistances } from './distances/distances.repository.ts';
import { Crowds } from './inbox/crowds.service.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { InboxService } from './inbox/inbox.service.ts';
import { NotificationRow, NotificationRowSchema } from './inbox/notification.schema.ts';
import { NotificationTexts } from './inbox/notification-texts.ts';
import { NotificationsRepository } from './inbox/notifications.repository.ts';
import { Recorder } from './inbox/recorder.service.ts';
import { KindsController } from './kinds/kinds.controller.ts';
import { KindsService } from './kinds/kinds.service.ts';
import { Bounces, WebhookSecrets } from './mailing/bounces.service.ts';
import { MailingController } from './mailing/mailing.controller.ts';
import { MailingRepository } from './mailing/mailing.repository.ts';
import {
  LinkKeyRow,
  LinkKeyRowSchema,
  UnsubscribedRow,
  UnsubscribedRowSchema,
} from './mailing/mailing.schema.ts';
import { MailingService } from './mailing/mailing.service.ts';
import { SuppressedAddresses } from './mailing/suppressed-addresses.ts';
import {
  MailEventRow,
  MailEventRowSchema,
  SuppressionRow,
  SuppressionRowSchema,
} from './mailing/suppression.schema.ts';
import { SuppressionsRepository } from './mailing/suppressions.repository.ts';
import { BulkRenderer } from './mails/bulk-renderer.ts';
import { DigestRenderer } from './mails/digest-renderer.ts';
import { MailRow, MailRowSchema } from './mails/mail.schema.ts';
import { MailFacts } from './mails/mail-facts.ts';
import { MailRenderer } from './mails/mail-renderer.ts';
import { BulkTransport, MailTransport } from './mails/mail-transport.ts';
import { MailWishes } from './mails/mail-wishes.service.ts';
import { MailsRepository } from './mails/mails.repository.ts';
import { MailsService } from './mails/mails.service.ts';
import { MailOrderRow, MailOrderRowSchema } from './orders/mail-order.schema.ts';
import { MailOrdersRepository } from './orders/mail-orders.repository.ts';
import { MailOrders } from './orders/mail-orders.service.ts';
import { OrderMails } from './orders/order-mails.service.ts';
import { PushController } from './push/push.controller.ts';
import { PushDeviceRow, PushDeviceRowSchema } from './push/push-device.schema.ts';
import { PushDevices } from './push/push-devices.repository.ts';
import { PushDevicesService } from './push/push-devices.service.ts';
import { type PushKeys, pushKeysOf } from './push/push-keys.ts';
import { PushMessages } from './push/push-messages.ts';
import { PushVolumeRow, PushVolumeRowSchema } from './push/push-volume.schema.ts';
import { PushVolumes } from './push/push-volumes.repository.ts';
import { Pushes } from './push/pushes.service.ts';
import { SiteName } from './push/site-name.ts';
import { ChooseRecipientsWorker } from './workers/choose-recipients.worker.ts';
import { MakeDigestWorker } from './workers/make-digest.worker.ts';
import { NotifyCrowdWorker } from './workers/notify-crowd.worker.ts';
import { SendBulkWorker } from './workers/send-bulk.worker.ts';
import { SendMailWorker } from './workers/send-mail.worker.ts';
import { SendPushWorker } from './workers/send-push.worker.ts';

/** What members are told: notifications behind the bell, and mails. */
@Module({})
export class NotificationsModule {
  static forRoot(config: NotificationsConfig): DynamicModule {
    const site = { name: config.SITE_NAME, url: config.PUBLIC_URL.replace(/\/$/, '') };
    const mailServer = {
      ...{ url: config.SMTP_URL, from: config.MAIL_FROM, name: site.name },
      ...(config.DKIM_PRIVATE_KEY_FILE && {
        dkim: {
          keySelector: config.DKIM_SELECTOR,
          privateKey: readSecret(config.DKIM_PRIVATE_KEY_FILE, config.NODE_ENV),
        },
      }),
    };
    return {
      module: NotificationsModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        PersistenceModule.forRoot({
          ...databaseAs(name, config),
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
            { model: NotificationRow.name, owner: 'memberId', hidden: ['actorIds'] },
            { model: NotificationChoicesRow.name, owner: '_id' },
            { model: DigestRow.name, owner: 'memberId' },
            { model: MailRow.name, owner: 'memberId', hidden: ['inHandUntil', 'answer'] },
            { model: BulkRecipientRow.name, owner: 'memberId', hidden: ['inHandUntil', 'inHandBy'] },
            // What an admin wrote to everybody stays, without the admin.
            { model: BulkMailRow.name, owner: 'createdBy', hidden: ['run'], outlivesOwner: true },
            { model: PushDeviceRow.name, owner: 'memberId', hidden: ['keys', 'sessionId'] },
            { model: UnsubscribedRow.name, owner: '_id' },
            { model: SuppressionRow.name, owner: '_id', hidden: ['addressMac'] },
            { model: KeptDistanceRow.name, owner: 'memberId' },
            // Whoever blocks or mutes a member keeps that to themselves until the member leaves.
            { model: KeptDistanceRow.name, owner: 'otherId', hidden: ['memberId', 'kind'] },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            // Who has these could push to a member's browser.
            {
              model: PushDeviceRow.name,
              changedAt: 'createdAt',
              hidden: ['endpoint', 'keys', 'sessionId'],
            },
          ],
        }),
        MongooseModule.forFeature([
          { name: BulkMailRow.name, schema: BulkMailRowSchema },
          { name: BulkRecipientRow.name, schema: BulkRecipientRowSchema },
          { name: DigestRow.name, schema: DigestRowSchema },
          { name: LinkKeyRow.name, schema: LinkKeyRowSchema },
          { name: MailOrderRow.name, schema: MailOrderRowSchema },
          { name: MailEventRow.name, schema: MailEventRowSchema },
          { name: SuppressionRow.name, schema: SuppressionRowSchema },
          { name: UnsubscribedRow.name, schema: UnsubscribedRowSchema },
          { name: KeptDistanceRow.name, schema: KeptDistanceRowSchema },
          { name: MailRow.name, schema: MailRowSchema },
          { name: NotificationChoicesRow.name, schema: NotificationChoicesRowSchema },
          { name: PushDeviceRow.name, schema: PushDeviceRowSchema },
          { name: PushVolumeRow.name, schema: PushVolumeRowSchema },
          { name: NotificationRow.name, schema: NotificationRowSchema },
        ]),
      ],
      controllers: [
        BulkMailsController,
        EndDistanceWhenDistanceEnded,
        EraseMemberWhenMemberDeleted,
        ForgetDeviceWhenSessionEnded,
        InboxController,
        KeepDistanceWhenDistanceKept,
        KindsController,
        MailWhenChallengeIssued,
        MailingController,
        MailWhenContactAnswered,
        MailWhenContactReceived,
        MailWhenPasswordChanged,
        MailWhenSessionReplayed,
        MailWhenSignUpRepeated,
        PushController,
        ...notified,
      ],
      providers: [
        Clock,
        {
          provide: FollowedSettings,
          inject: [Caller],
          useFactory: (caller: Caller) =>
            new FollowedSettings(() => caller.call(settingsInternalRoutes.current, {})),
        },
        {
          provide: MailRenderer,
          inject: [FollowedSettings],
          useFactory: (settings: FollowedSettings) =>
            new MailRenderer(() => ({ ...site, name: settings.current.siteName ?? site.name })),
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
          useFactory: (caller: Caller) => new MailFacts(caller, config.SUPPORT_EMAIL),
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
        { provide: WebhookSecrets, useFactory: () => new WebhookSecrets(config.MAIL_WEBHOOK_SECRETS ?? []) },
        Bounces,
        SuppressionsRepository,
        SuppressedAddresses,
        BulkMailsRepository,
        BulkMailsService,
        BulkSender,
        ChooseRecipientsWorker,
        MailOrders,
        MailOrdersRepository,
        MailingRepository,
        MailingService,
        OrderMails,
        SendBulkWorker,
        ChoicesRepository,
        ChoicesService,
        Crowds,
        DigestMails,
        Digests,
        DigestsRepository,
        InboxService,
        KeptDistances,
        KindsService,
        MailWishes,
        MailsRepository,
        MailsService,
        NotificationTexts,
        NotificationsRepository,
        PushDevices,
        PushVolumes,
        PushDevicesService,
        Pushes,
        Recorder,
        MakeDigestWorker,
        NotifyCrowdWorker,
        SendMailWorker,
        SendPushWorker,
      ],
    };
  }
}

/** Who has not made any does not push. */
function keysToPushWith({ PUSH_PRIVATE_KEY_FILE: file, NODE_ENV }: NotificationsConfig): PushKeys | null {
  return existsSync(file) ? pushKeysOf(readSecret(file, NODE_ENV)) : null;
}
