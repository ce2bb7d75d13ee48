import { existsSync } from 'node:fs';
import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  siteVariables,
  storageVariables,
} from '@barspoon/platform/config';
import { ownKey } from '@barspoon/platform/secrets';
import { z } from 'zod';

export const name = 'notifications';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  ...siteVariables,
  NOTIFICATIONS_PORT: portVariable(8105),
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:1025'),
    about:
      'The mail server: `smtps://user:password@mail.example:465`, or `smtp://` with STARTTLS where it offers it.',
    secret: true,
    write: 'smtps://…:…@…:465',
  },
  PUSH_PRIVATE_KEY_FILE: {
    schema: z.string().default('.data/keys/push.private.pem'),
    about:
      'P-256 private key (PKCS #8 PEM) by which push services know this site (VAPID). Without the file nothing is pushed; another key makes members subscribe again.',
    production: {
      test: (file: unknown, others: NodeJS.ProcessEnv) =>
        !existsSync(String(file)) || ownKey.test(file, others),
      must: ownKey.must,
    },
    write: '/keys/push.private.pem',
  },
  DKIM_PRIVATE_KEY_FILE: {
    schema: z.string().optional(),
    about:
      'RSA or Ed25519 private key (PEM) mails are signed with (DKIM) for the domain of `MAIL_FROM`. Without one the mail server signs them (`MAIL_SIGNED_BY`), or nobody does.',
    production: {
      test: (file: unknown, others: NodeJS.ProcessEnv) =>
        file === undefined ? !['key', undefined].includes(others.MAIL_SIGNED_BY) : ownKey.test(file, others),
      must: 'signs its mails: with a key in this file, or by the mail server (MAIL_SIGNED_BY=server)',
    },
    write: '/keys/dkim.private.pem',
  },
  MAIL_SIGNED_BY: {
    schema: z.enum(['key', 'server']).default('key'),
    about: 'Who signs mails (DKIM): we, with `DKIM_PRIVATE_KEY_FILE`, or the mail server they are handed to.',
  },
  DKIM_SELECTOR: {
    schema: z
      .string()
      .regex(/^[a-z0-9-]{1,63}$/)
      .default('mail'),
    about: 'The public key is looked up at `<selector>._domainkey.<domain>`.',
  },
  MAIL_WEBHOOK_SECRETS: {
    schema: z
      .string()
      .regex(/^[^,\s]{16,}(,[^,\s]{16,})?$/)
      .transform((list) => list.split(','))
      .optional(),
    about:
      'What the mail provider signs bounces and complaints with at `/api/v1/mailing/bounces`; while it is being changed, new and old, comma separated. Without one none is believed.',
    secret: true,
  },
  ALERTS_TO: {
    schema: z.email().max(254).optional(),
    about:
      'Who is mailed when something has been wrong with the site for five minutes, and when all is well again. Without it nobody is.',
    write: 'you@…',
  },
  MAIL_FROM: {
    schema: z.email().max(254).default('mail@barspoon.example'),
    about: 'The address mails come from; its domain also stands in their Message-ID.',
    write: 'mail@…',
  },
} as const;

export type NotificationsConfig = ConfigOf<typeof variables>;
