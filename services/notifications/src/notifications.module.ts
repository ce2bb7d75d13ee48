import { MessagingModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, loggingModule } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type NotificationsConfig, name } from './config.ts';
import { MailWhenChallengeIssued } from './consumers/mail-when-challenge-issued.consumer.ts';
import { MailWhenPasswordChanged } from './consumers/mail-when-password-changed.consumer.ts';
import { MailWhenSessionReplayed } from './consumers/mail-when-session-replayed.consumer.ts';
import { MailWhenSignUpRepeated } from './consumers/mail-when-sign-up-repeated.consumer.ts';
import { Letters } from './mails/letters.ts';
import { MailRow, MailRowSchema } from './mails/mail.schema.ts';
import { MailFacts } from './mails/mail-facts.ts';
import { MailsRepository } from './mails/mails.repository.ts';
import { MailsService } from './mails/mails.service.ts';
import { Postman } from './mails/postman.ts';
import { SendMailWorker } from './workers/send-mail.worker.ts';

/** The mails members get about their accounts. */
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
          eventReplicas: config.EVENT_REPLICAS,
          checkReplies: config.CHECK_REPLIES,
        }),
        MongooseModule.forFeature([{ name: MailRow.name, schema: MailRowSchema }]),
      ],
      controllers: [
        MailWhenChallengeIssued,
        MailWhenPasswordChanged,
        MailWhenSessionReplayed,
        MailWhenSignUpRepeated,
      ],
      providers: [
        Clock,
        { provide: Letters, useFactory: () => new Letters(site) },
        {
          provide: Postman,
          useFactory: () => new Postman({ url: config.SMTP_URL, from: config.MAIL_FROM, name: site.name }),
        },
        MailFacts,
        MailsRepository,
        MailsService,
        SendMailWorker,
      ],
    };
  }
}
