import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Variable } from '@barspoon/platform/config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsOf } from '../k8s/manifests.ts';
import { type ServiceConfig, serviceConfigs } from '../running/service-configs.ts';
import { pushKey, tokenKeys } from '../stack/stack/keys.ts';

const keys = mkdtempSync(join(tmpdir(), 'production-'));
const inKeys = (name: string) => join(keys, name);
let services: ServiceConfig[];

/** What a production needs before it starts, and nothing else. */
const needed = (): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  NATS_KEYS_DIR: keys,
  PASSWORDS_DIR: keys,
  PUBLIC_URL: 'https://drinks.bar',
  SUPPORT_EMAIL: 'help@drinks.bar',
  SITE_OPERATOR: 'The Bar, 1 High Street',
  SMTP_URL: 'smtps://bar:secret@mail.drinks.bar:465',
  MAIL_FROM: 'mail@drinks.bar',
  MAIL_SIGNED_BY: 'server',
  UPLOADS_DIR: keys,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  LINK_SECRET: 'l'.repeat(32),
  SECOND_FACTOR_SECRET: 's'.repeat(32),
  ACCESS_TOKEN_PRIVATE_KEY_FILE: inKeys('access-token.private.pem'),
  ACCESS_TOKEN_PUBLIC_KEY_FILE: inKeys('access-token.public.pem'),
});

const word = ['eighty'];
const oneToAny = ['0', ...word];
/** What production refuses of each variable; undefined is a variable that is missing. */
const refused: Record<string, readonly (string | undefined)[]> = {
  ACCESS_TOKEN_PRIVATE_KEY_FILE: [undefined, '/nowhere/key.pem'],
  ACCESS_TOKEN_PUBLIC_KEY_FILE: [undefined, '/nowhere/key.pem'],
  ADMIN_DIR: [],
  ALERTS_TO: ['ada'],
  ASSISTANT_MODEL: ['m'.repeat(201)],
  ASSISTANT_MODEL_FIRST_MS: oneToAny,
  ASSISTANT_MODEL_KEY: ['k'.repeat(501)],
  ASSISTANT_MODEL_PRICE_IN: ['-1', ...word],
  ASSISTANT_MODEL_PRICE_OUT: ['-1', ...word],
  ASSISTANT_MODEL_QUESTIONS_PER_DAY: oneToAny,
  ASSISTANT_MODEL_QUESTIONS_PER_MINUTE: oneToAny,
  ASSISTANT_MODEL_TOKENS_PER_DAY: oneToAny,
  ASSISTANT_MODEL_TOTAL_MS: oneToAny,
  ASSISTANT_MODEL_URL: ['ftp://model.drinks.bar', 'https://api.example.com/v1'],
  CHECK_REPLIES: ['perhaps'],
  CREDENTIALS_PER_MINUTE: oneToAny,
  DKIM_PRIVATE_KEY_FILE: ['/nowhere/dkim.pem'],
  DKIM_SELECTOR: ['two words'],
  DRAWINGS_PER_MINUTE: oneToAny,
  FETCH_ALSO_FROM: ['127.0.0.1', '169.254.169.254', 'shop.drinks.bar'],
  FILES_PER_MINUTE: oneToAny,
  GATEWAY_HOST: [],
  GOOGLE_CLIENT_ID: [],
  GOOGLE_CLIENT_SECRET: ['alone'],
  GOOGLE_ISSUER: ['http://accounts.drinks.bar'],
  HOME_CLAIMS: [],
  HOST: [],
  LINK_SECRET: [undefined, 'short', 'development-only-secret-of-mailed-links'],
  LIVEKIT_API_KEY: ['k'.repeat(101)],
  LIVEKIT_API_SECRET: ['short', 'alone'.repeat(8)],
  LIVEKIT_API_URL: ['ftp://video.drinks.bar'],
  LIVEKIT_URL: ['ws://video.drinks.bar', 'https://video.drinks.bar', 'wss://video.example.com'],
  LOG_LEVEL: ['loud'],
  MAIL_FROM: [undefined, 'mail', 'mail@barspoon.example'],
  MAIL_SIGNED_BY: ['nobody'],
  MAIL_WEBHOOK_SECRETS: ['short'],
  MAINTENANCE_MODE: ['perhaps'],
  MEMBERSHIP: ['gratis'],
  METRICS_TOKEN: ['short'],
  MONGODB_PREFIX: ['Bar!'],
  MONGODB_URL: ['mongodb://ada:hush@mongo.example'],
  NATS_KEYS_DIR: [undefined, '/nowhere'],
  NATS_URL: ['nats://nats.example'],
  NEWS_FROM_FEEDS: ['perhaps'],
  NEW_USER_REGISTRATION: ['perhaps'],
  NODE_ENV: ['live'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector'],
  OTEL_TRACES_SAMPLER_ARG: ['2'],
  PAGES_PER_MINUTE: oneToAny,
  PASSWORD_HASHING: ['quick', 'plain'],
  PASSWORDS_DIR: [undefined, '/nowhere'],
  PLACE_NAMES: ['all'],
  PUBLIC_URL: [undefined, 'http://drinks.bar', 'drinks.bar', 'https://barspoon.example.com'],
  PUSH_PRIVATE_KEY_FILE: [join(keys, 'push.private.pem')],
  READS_PER_MINUTE: oneToAny,
  REDIS_URL: ['redis://redis.example'],
  REFRESHES_PER_MINUTE: oneToAny,
  RELEASE: ['r'.repeat(81)],
  REQUIRE_EMAIL_VERIFICATION: ['perhaps'],
  REQUIRE_STAFF_SECOND_FACTOR: ['perhaps'],
  SEARCH_SHARDS: ['0', '65'],
  SEARCH_URL: ['search', 'https://user:password@search.example.com:9200'],
  SECOND_FACTOR_SECRET: [undefined, 'short', 'development-only-secret-of-second-factors'],
  SITE_DESCRIPTION: ['d'.repeat(201)],
  SITE_NAME: ['n'.repeat(61)],
  SITE_OPERATOR: [undefined, 'The Bar, 1 Example Street', 'o'.repeat(201)],
  SMTP_URL: [undefined, 'mail.drinks.bar', 'smtps://ada:hush@mail.example:465'],
  SOCIAL_LINKS: ['@bar'],
  STATS_MAX_AGE_SECONDS: word,
  STOP_DELAY_MS: ['-1', '20000'],
  STRIPE_API_URL: ['stripe'],
  STRIPE_PRICE_ID: ['9.99'],
  STRIPE_SECRET_KEY: [undefined, 'pk_live_1'],
  STRIPE_WEBHOOK_SECRETS: ['hush'],
  SUPPORT_EMAIL: [undefined, 'help', 'help@bar.example'],
  TRUSTED_PROXIES: ['everybody', '0.0.0.0/0', '10.0.0.0/8', '172.16.0.0/255.240.0.0', 'uniquelocal', '::/0'],
  UPLOADS_DIR: ['/nowhere'],
  UPLOADS_PER_MINUTE: oneToAny,
  UPLOADS_S3_BUCKET: [],
  UPLOADS_S3_ENDPOINT: ['bucket'],
  UPLOADS_S3_KEY_ID: [],
  UPLOADS_S3_REGION: [],
  UPLOADS_S3_SECRET: [],
  WEB_DIR: [],
  WEB_RENDERER: [],
  WRITES_PER_MINUTE: oneToAny,
};
const LIVEKIT_API_SECRET = 'l'.repeat(32);
/** What is set beside a variable that is of no use alone. */
const beside: Record<string, NodeJS.ProcessEnv> = {
  LIVEKIT_URL: { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET },
  LIVEKIT_API_KEY: { LIVEKIT_URL: 'wss://video.drinks.bar', LIVEKIT_API_SECRET },
};
const ofPort = (name: string) => name.endsWith('_PORT');

const root = process.cwd();
beforeAll(async () => {
  services = await serviceConfigs(root);
  tokenKeys(keys, { forProduction: true });
  pushKey(keys);
  // A stack that was started here has left keys and uploads where settings look for them.
  process.chdir(keys);
});
afterAll(() => {
  process.chdir(root);
  rmSync(keys, { recursive: true, force: true });
});

const complaintsOf = ({ variables }: ServiceConfig, env: NodeJS.ProcessEnv): string => {
  try {
    loadConfig(variables, env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const readersOf = (name: string) => services.filter(({ variables }) => name in variables);

it('is tried with every variable there is [BEYOND-265]', () => {
  const names = new Set(services.flatMap(({ variables }) => Object.keys(variables)));
  expect(Object.keys(refused).sort()).toEqual([...names].filter((name) => !ofPort(name)).sort());
});

it('starts with what a site needs [BEYOND-265]', () => {
  for (const service of services) expect(complaintsOf(service, needed()), service.name).toBe('');
});

it.each(Object.entries(refused).flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
  'refuses $name=$value in words, with the line to write [BEYOND-265]',
  ({ name, value }) => {
    for (const service of readersOf(name)) {
      const { [name]: _, ...others } = { ...needed(), ...beside[name] };
      const said = complaintsOf(service, value === undefined ? others : { ...others, [name]: value });
      const { secret } = service.variables[name] as Variable;
      expect(said, service.name).toMatch(new RegExp(`^ {2}${name}: .+\\. .+\\n {4}Write: ${name}=\\S`, 'm'));
      // Nothing that is right is complained of, and no secret and no password is said.
      expect(said.match(/^ {2}[A-Z]/gm), said).toHaveLength(1);
      if (value && secret) expect(said).not.toContain(`"${value}"`);
      expect(said).not.toContain('hush');
      if (value && !secret && value.length < 60 && !value.includes('hush')) expect(said).toContain(value);
    }
  },
);

it('says everything that is missing together [BEYOND-265]', () => {
  const missing = services.flatMap((service) =>
    [...complaintsOf(service, { NODE_ENV: 'production' }).matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name),
  );
  const always = Object.keys(needed()).filter(
    (name) => !/NODE_ENV|MAIL_SIGNED_BY|WEBHOOK|UPLOADS/.test(name),
  );
  expect(new Set(missing)).toEqual(new Set([...always, 'DKIM_PRIVATE_KEY_FILE', 'UPLOADS_DIR']));
});

it('of Kubernetes starts with the settings that its page names [BEYOND-265]', () => {
  const page =
    readFileSync(join(root, 'docs/operations.md'), 'utf8')
      .split('`settings.env` holds')[1]
      ?.split('```')[1] ?? '';
  const settings = (page.match(/^[A-Z0-9_]+=[^\s#]+/gm) ?? []).map((line) => line.split(/=(.*)/s));
  const own: NodeJS.ProcessEnv = {
    ...needed(),
    UPLOADS_S3_ENDPOINT: 'https://s3.drinks.bar',
    METRICS_TOKEN: 'a-token-of-our-own-1',
  };
  const literals = ['k8s/base', 'k8s/overlays/production'].flatMap((dir) =>
    documentsOf(readFileSync(join(root, dir, 'kustomization.yaml'), 'utf8')).flatMap(
      ({ configMapGenerator }) =>
        configMapGenerator.flatMap(({ literals }: { literals: string[] }) =>
          literals.map((line) => line.split(/=(.*)/s)),
        ),
    ),
  );
  const filled = [...literals, ...settings].map(([name, value]) => [
    name,
    String(value).includes('…') || String(value).includes('example') ? (own[name] ?? '…') : value,
  ]);
  const env = Object.fromEntries(
    filled.map(([name, value]) => [name, String(value).replace(/^\/keys/, keys)]),
  );
  for (const service of services)
    expect(complaintsOf(service, { ...env, PUSH_PRIVATE_KEY_FILE: '/nowhere' }), service.name).toBe('');
  expect(env.UPLOADS_S3_BUCKET).toBeTruthy();
  expect(env).not.toHaveProperty('UPLOADS_DIR');
});
