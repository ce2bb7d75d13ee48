import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  siteVariables,
  storageVariables,
} from '@barspoon/platform/config';
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
  },
  PUSH_PRIVATE_KEY_FILE: {
    schema: z.string().default('.data/keys/push.private.pem'),
    about:
      'P-256 private key (PKCS #8 PEM) by which push services know this site (VAPID). Without the file nothing is pushed; another key makes members subscribe again.',
  },
  DKIM_PRIVATE_KEY_FILE: {
    schema: z.string().optional(),
    about:
      'RSA or Ed25519 private key (PEM) mails are signed with (DKIM) for the domain of `MAIL_FROM`. Without one the mail server signs them, or nobody does.',
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
  MAIL_FROM: {
    schema: z.email().max(254).default('mail@barspoon.example'),
    about: 'The address mails come from; its domain also stands in their Message-ID.',
  },
} as const;

export type NotificationsConfig = ConfigOf<typeof variables>;
