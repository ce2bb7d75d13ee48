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
      'P-256 private key (PKCS #8 PEM) by which push services know this site (VAPID). Without the file nothing is pushed; another key makes members subscribe anew.',
  },
  MAIL_FROM: {
    schema: z.email().max(254).default('mail@barspoon.example'),
    about: 'The address mails come from; its domain also stands in their Message-ID.',
  },
} as const;

export type NotificationsConfig = ConfigOf<typeof variables>;
