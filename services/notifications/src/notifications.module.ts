import { settingsInternalRoutes } from '@barspoon/contracts';
import { Caller, MessagingModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, FollowedSettings, loggingModule } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type NotificationsConfig, name } from './config.ts';
import { MailWhenApplicationMoved } from './consumers/mail-when-application-moved.consumer.ts';
import { MailWhenApplicationSubmitted } from './consumers/mail-when-application-submitted.consumer.ts';
import { MailWhenChallengeIssued } from './consumers/mail-when-challenge-issued.consumer.ts';
import { MailWhenConnectionAccepted } from './consumers/mail-when-connection-accepted.consumer.ts';
import { MailWhenConnectionRequested } from './consumers/mail-when-connection-requested.consumer.ts';
import { MailWhenContactReceived } from './consumers/mail-when-contact-received.consumer.ts';
import { MailWhenPasswordChanged } from './consumers/mail-when-password-changed.consumer.ts';
import { MailWhenSessionCancelled } from './consumers/mail-when-session-cancelled.consumer.ts';
import { MailWhenSessionMoved } from './consumers/mail-when-session-moved.consumer.ts';
import { MailWhenSessionNearing } from './consumers/mail-when-session-nearing.consumer.ts';
import { MailWhenSessionReplayed } from './consumers/mail-when-session-replayed.consumer.ts';
import { MailWhenSessionStarted } from './consumers/mail-when-session-started.consumer.ts';
import { MailWhenSignUpRepeated } from './consumers/mail-when-sign-up-repeated.consumer.ts';
import { MailRow, MailRowSchema } from './mails/mail.schema.ts';
import { MailFacts } from './mails/mail-facts.ts';
import { MailRenderer } from './mails/mail-renderer.ts';
import { MailTransport } from './mails/mail-transport.ts';
import { MailsRepository } from './mails/mails.repository.ts';
import { MailsService } from './mails/mails.service.ts';
import { SessionMails } from './mails/session-mails.service.ts';
import { MailParticipantsWorker } from './workers/mail-participants.worker.ts';
import { SendMailWorker } from './workers/send-mail.worker.ts';

/** The mails members get about their accounts and the live sessions they have a place in. */
@Module({})
export class NotificationsModule {
  static forRoot(config: NotificationsConfig): DynamicModule {
    const site = { name: config.SITE_NAME, url: config.PUBLIC_URL.replace(/\/$/, '') };
    return {
      module: NotificationsModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        PersistenceModule.forRoot({
          url: config.MONGODB_URL,
          database: `${config.MONGODB_PREFIX}_notifications`,
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          redisUrl: config.REDIS_URL,
          checkReplies: config.CHECK_REPLIES,
        }),
        MongooseModule.forFeature([{ name: MailRow.name, schema: MailRowSchema }]),
      ],
      controllers: [
        MailWhenApplicationMoved,
        MailWhenApplicationSubmitted,
        MailWhenChallengeIssued,
        MailWhenConnectionAccepted,
        MailWhenConnectionRequested,
        MailWhenContactReceived,
        MailWhenPasswordChanged,
        MailWhenSessionCancelled,
        MailWhenSessionMoved,
        MailWhenSessionNearing,
        MailWhenSessionStarted,
        MailWhenSessionReplayed,
        MailWhenSignUpRepeated,
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
          provide: MailTransport,
          useFactory: () =>
            new MailTransport({ url: config.SMTP_URL, from: config.MAIL_FROM, name: site.name }),
        },
        {
          provide: MailFacts,
          inject: [Caller],
          useFactory: (caller: Caller) => new MailFacts(caller, config.SUPPORT_EMAIL),
        },
        MailsRepository,
        MailsService,
        SessionMails,
        MailParticipantsWorker,
        SendMailWorker,
      ],
    };
  }
}
