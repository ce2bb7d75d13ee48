import { existsSync } from 'node:fs';
import { z } from 'zod';

/** One environment variable: how it is parsed and what it is for. */
export interface Variable<S extends z.ZodType = z.ZodType> {
  schema: S;
  /** One sentence for docs/configuration.md. */
  about: string;
  /**
   * What production additionally requires of the value; `must` completes the sentence "production".
   * @param others what else the process reads of its environment
   */
  production?: { test(value: unknown, others: NodeJS.ProcessEnv): boolean; must: string };
  /** Never logged, and in production never the value of the development stack. */
  secret?: boolean;
  /** What an operator may write behind `NAME=`, where the default is not it; `…` stands for what only they know. */
  write?: string;
}
export type Variables = Readonly<Record<string, Variable>>;
export type ConfigOf<V extends Variables> = { readonly [K in keyof V]: z.output<V[K]['schema']> };

/** Lists all wrong variables, so that an operator can fix them in one go. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment. An empty string counts as unset.
 * @throws ConfigError naming each wrong variable with what it is for
 */
export function loadConfig<V extends Variables>(variables: V, env: NodeJS.ProcessEnv): ConfigOf<V> {
  const isProduction = env.NODE_ENV === 'production';
  const own = Object.fromEntries(Object.keys(variables).map((name) => [name, env[name] || undefined]));
  const wrong: string[] = [];
  const entries = Object.entries(variables).map(([name, variable]) => {
    const { schema, about, production } = variable;
    const parsed = schema.safeParse(own[name]);
    const complain = (problem: string) =>
      wrong.push(
        `${name}: ${problem}${not(variable, own[name])}. ${about}\n    Write: ${lineToWrite(name, variable)}`,
      );
    if (!parsed.success) complain(problemOf(parsed.error));
    else if (isProduction && isDevelopmentSecret(variable, own[name]))
      complain('production needs a secret of its own');
    else if (isProduction && production?.test(parsed.data, own) === false)
      complain(`production ${production.must}`);
    else if (isProduction && isExample(parsed.data)) complain('production needs your own, no example');
    return [name, parsed.data];
  });
  if (wrong.length) throw new ConfigError(`The configuration is not usable:\n  ${wrong.join('\n  ')}`);
  return Object.fromEntries(entries) as ConfigOf<V>;
}

const problemOf = ({ issues: [issue] }: z.ZodError): string =>
  (issue?.message ?? 'cannot be used')
    .replace(/^Invalid input: /, '')
    .replace(/, received (NaN|undefined)$/, '');

/** The value that cannot be used; of a secret its length, of an address everything but its password. */
function not({ secret, schema }: Variable, given: string | undefined): string {
  const isSet = given !== undefined;
  const byDefault = schema.safeParse(undefined).data;
  if (secret) return isSet ? `, not the ${given.length} characters that are set` : '';
  const value = given ?? (typeof byDefault === 'string' ? byDefault : '');
  const shown = value.replace(/(\/\/)[^/@\s]+@/g, '$1…@');
  return shown === '' ? '' : `, not "${shown}"${isSet ? '' : ' (which is the default)'}`;
}

/** What an operator puts into a file of settings, quoted where it holds spaces. */
export function lineToWrite(name: string, { write, secret, schema }: Variable): string {
  const byDefault = secret ? undefined : schema.safeParse(undefined).data;
  const value = write ?? (String(byDefault ?? '') || '…');
  return `${name}=${/[\s#]/.test(value) ? `"${value}"` : value}`;
}

/** Names that are nobody's (RFC 2606), and the address that stands in development. */
const exampleName =
  /(?:[@.]|\/\/|^(?=example\.))example(?:\.(?:com|net|org))?(?![\w.-])|\bExample (?:Street|Town)\b/i;

/** Whether a value is one that documents and development show, and that reaches nobody. */
const isExample = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isExample) : typeof value === 'string' && exampleName.test(value);

/** A secret that everybody can read in the code is none. */
function isDevelopmentSecret({ secret, schema }: Variable, given: string | undefined): boolean {
  if (!secret) return false;
  const byDefault = schema.safeParse(undefined);
  return (
    byDefault.success && byDefault.data !== undefined && (given === undefined || given === byDefault.data)
  );
}

const port = z.coerce.number().int().min(0).max(65535);

/** Variables every process reads. */
export const commonVariables = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    about: 'Production refuses development secrets and logs JSON only.',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'The least severe log line that is written.',
  },
  RELEASE: {
    schema: z.string().max(80).default('development'),
    about:
      'The release that runs, such as its tag or commit; images carry it. Shown in the console under Health.',
  },
  NATS_URL: {
    schema: z.string().default('nats://127.0.0.1:4222'),
    about: 'Address of the NATS server or cluster, comma separated; may carry a user and a password.',
  },
  NATS_KEYS_DIR: {
    schema: z.string().optional(),
    about:
      'Folder with the credential this service shows NATS: its nkey seed in `<service>.nk`. Production needs it, unless the address carries a password.',
    production: {
      test: (dir, { NATS_URL = '' }) => (dir === undefined ? namesUser(NATS_URL) : existsSync(String(dir))),
      must: 'shows NATS a credential of its own, in a folder that is there (npm run keys)',
    },
    write: '/keys/nats',
  },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    about: 'Address to listen on; 0.0.0.0 in a container.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url().optional(),
    about: 'OpenTelemetry collector (OTLP over HTTP) that traces are sent to; without it there are none.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1).default(1),
    about: 'The part of requests that is traced, from 0 to 1.',
  },
} satisfies Variables;

/** Variables of a process that others send HTTP requests to. */
export const edgeVariables = {
  STOP_DELAY_MS: {
    schema: z.coerce.number().int().min(0).max(15_000).default(0),
    about:
      'How long a stopping process still takes requests while it says that it is not ready, so that load balancers look elsewhere first.',
  },
} satisfies Variables;

/** Whether the address of a server says as whom it is spoken to. */
export const namesUser = (url: string): boolean => /^[a-z+]+:\/\/[^/@]+@/.test(url);

const PASSWORDS_DIR = {
  schema: z.string().optional(),
  about:
    'Folder with the passwords this process shows MongoDB and Redis: `<service>.mongodb` and `<service>.redis`, each for the user of that name. Production needs it, unless the addresses name a user.',
  production: {
    test: (dir, { MONGODB_URL, REDIS_URL }) => {
      const addresses = [MONGODB_URL, REDIS_URL].filter((url) => url !== undefined);
      if (dir !== undefined) return existsSync(String(dir));
      return addresses.length > 0 && addresses.every(namesUser);
    },
    must: 'shows MongoDB and Redis passwords of its own, in a folder that is there (npm run keys)',
  },
  write: '/keys/passwords',
} satisfies Variable;

/** Of the server that carries picture and sound of rooms; the gateway lets pages reach it. */
export const videoVariables = {
  LIVEKIT_URL: {
    schema: z.url({ protocol: /^wss?$/ }).optional(),
    about:
      'Address at which browsers reach LiveKit, such as wss://video.example.com; without it hosts share a link to their picture. Production takes only wss.',
    production: {
      test: (url) => url === undefined || /^wss:/i.test(String(url)),
      must: 'needs a wss address',
    },
    write: 'wss://…',
  },
} satisfies Variables;

/** Variables of every service that keeps data. */
export const storageVariables = {
  PASSWORDS_DIR,
  MONGODB_URL: {
    schema: z.string().default('mongodb://127.0.0.1:27017/?replicaSet=rs0'),
    about: 'MongoDB replica set; each service uses a database of its own in it.',
  },
  MONGODB_PREFIX: {
    schema: z
      .string()
      .regex(/^[a-z0-9_-]{0,24}$/)
      .default('bar'),
    about: 'What the database names begin with: `<prefix>_catalogue`.',
  },
  CHECK_REPLIES: {
    schema: z.stringbool().default(true),
    about:
      'Check every reply against its contract before it is sent; production may switch it off for speed.',
  },
} satisfies Variables;

/** Whether members pay; everything that follows from it follows from this. */
export const membershipVariables = {
  MEMBERSHIP: {
    schema: z.enum(['paid', 'free']).default('paid'),
    about:
      'What opens the site to members: `paid`, a membership after a trial; `free`, an account, and nobody is asked to pay.',
  },
} satisfies Variables;

export const siteVariables = {
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
    about:
      'The address members use; links in pages and mails begin with it. Production takes only https: over http the session cookie cannot be kept from others on the network.',
    production: { test: (url) => /^https:/i.test(String(url)), must: 'needs an https address' },
    write: 'https://…',
  },
  SITE_NAME: {
    schema: z
      .string()
      .regex(/^[^\p{Cc}]*$/u)
      .min(1)
      .max(60)
      .default('Barspoon'),
    about: 'The name of the site in titles, header, shared links and mails.',
  },
  SUPPORT_EMAIL: {
    schema: z.email().max(254).optional(),
    about:
      'The address readers may write to; stands on the written pages and the contact page, whose messages are mailed to it.',
    production: { test: (address) => address !== undefined, must: 'says where readers may write' },
    write: 'help@…',
  },
} satisfies Variables;

export const redisVariables = {
  PASSWORDS_DIR,
  REDIS_URL: {
    schema: z.string().default('redis://127.0.0.1:6379'),
    about: 'Redis or Valkey for jobs and rate limits, with AOF and `noeviction`.',
  },
} satisfies Variables;

/** The variable that says where a service answers health and metrics requests. */
export const portVariable = (byDefault: number): Variable<z.ZodType<number>> => ({
  schema: port.default(byDefault),
  about: 'Port of health, readiness and metrics; 0 takes a free one.',
});
