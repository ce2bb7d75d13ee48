import { randomBytes } from 'node:crypto';
import { newPushKey } from '../stack/stack/keys.ts';

/** What an operator is asked; `mail` is the address of the mail server. */
export interface Answers {
  domain: string;
  mail: string;
  operator: string;
  membership: 'free' | 'paid';
  signUp: 'open' | 'closed';
}

/** What may be said besides, and otherwise follows from the answers. */
export interface MoreAnswers {
  name?: string | undefined;
  support?: string | undefined;
  from?: string | undefined;
  stripeKey?: string | undefined;
  stripeWebhook?: string | undefined;
  memory?: '2' | '4' | undefined;
}

const sizes = {
  2: { SITE_MEMORY: '900m', MONGO_MEMORY: '600m', MONGO_CACHE_GB: '0.25' },
  4: { SITE_MEMORY: '1500m', MONGO_MEMORY: '1500m', MONGO_CACHE_GB: '0.75' },
};
const secret = (): string => randomBytes(32).toString('hex');

/** The settings of a site with these answers, with new secrets. */
export const settingsOf = (
  { domain, mail, operator, membership, signUp }: Answers,
  { name, support, from, stripeKey, stripeWebhook, memory = '2' }: MoreAnswers = {},
): Record<string, string> => ({
  DOMAIN: domain,
  SITE_NAME: name ?? 'Barspoon',
  SITE_OPERATOR: operator,
  SUPPORT_EMAIL: support ?? `help@${domain}`,
  ALERTS_TO: support ?? `help@${domain}`,
  SMTP_URL: mail,
  MAIL_FROM: from ?? `mail@${domain}`,
  MEMBERSHIP: membership,
  STRIPE_SECRET_KEY: stripeKey ?? '',
  STRIPE_WEBHOOK_SECRETS: stripeWebhook ?? '',
  NEW_USER_REGISTRATION: String(signUp === 'open'),
  LINK_SECRET: secret(),
  SECOND_FACTOR_SECRET: secret(),
  PUSH_KEY: newPushKey(),
  ...sizes[memory],
});

/** Every line of `.env.example` with these settings in the place of its own. */
export const envFile = (example: string, settings: Record<string, string>): string =>
  example.replace(/^([A-Z0-9_]+)=(.*)$/gm, (line, name: string) =>
    name in settings ? `${name}=${quoted(settings[name] ?? '')}` : line,
  );

/** Compose takes what stands between single quotes as it is, also `$`. */
const quoted = (value: string): string => (/^[\w@:/.,+=-]*$/.test(value) ? value : `'${value}'`);

/** What a file of settings says, by name. */
export const readEnvFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(?:'([^']*)'|(.*))$/gm)].map(([, name = '', quote, plain]) => [
      name,
      quote ?? plain ?? '',
    ]),
  );
