import {
  type ConfigOf,
  commonVariables,
  edgeVariables,
  membershipVariables,
  portVariable,
  redisVariables,
  siteVariables,
  videoVariables,
} from '@barspoon/platform/config';
import { reachVariables } from '@barspoon/platform/outgoing';
import { ownKey } from '@barspoon/platform/secrets';
import { z } from 'zod';
import { areNarrow, proxiesSchema } from './http/trusted-proxies.ts';
import { isWritable } from './uploads/writable-folder.ts';

export const name = 'gateway';

export const variables = {
  ...commonVariables,
  ...redisVariables,
  ...edgeVariables,
  GATEWAY_PORT: portVariable(8080),
  GATEWAY_HOST: {
    schema: z.string().optional(),
    about: 'Address the gateway listens on, where it is another one than HOST.',
  },
  ...siteVariables,
  ...membershipVariables,
  ...videoVariables,
  ...reachVariables,
  SITE_DESCRIPTION: {
    schema: z
      .string()
      .max(200)
      .default('Recipes you can trust, your own bar and what it can make tonight, and good company.'),
    about: 'One sentence about the site for search engines and shared links.',
  },
  PLACE_NAMES: {
    schema: z.enum(['local', 'off']).default('local'),
    about:
      'Who tells readers that agree to it the city they are in: a list that comes with the gateway, or nobody.',
  },
  SITE_OPERATOR: {
    schema: z.string().max(200).optional(),
    about: 'Name and postal address of who answers for the site; stands in Privacy, Terms and About.',
    production: { test: (operator: unknown) => operator !== undefined, must: 'says who answers for it' },
    write: 'Name, street, town',
  },
  GOOGLE_CLIENT_ID: {
    schema: z.string().min(1).optional(),
    about: 'OAuth client id from the Google Cloud console; without it "Continue with Google" is not offered.',
  },
  SOCIAL_LINKS: {
    schema: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((link) => link.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url({ protocol: /^https?$/ })).max(12)),
    about:
      'Where the site is on social networks, web addresses with commas between; Home hides them when empty.',
  },
  HOME_CLAIMS: {
    schema: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split('|')
          .map((claim) => claim.trim())
          .filter(Boolean),
      ),
    about: 'What the strip on Home says of the site, `|` between; our own words when empty.',
  },
  MAINTENANCE_MODE: {
    schema: z.stringbool().default(false),
    about: 'Everybody but admins gets a page that says so, and the API answers 503.',
  },
  ACCESS_TOKEN_PUBLIC_KEY_FILE: {
    schema: z.string().default('.data/keys/access-token.public.pem'),
    about:
      'Ed25519 public key (PEM) that access tokens are verified with; several in one file while they are rolled.',
    production: ownKey,
    write: '/keys/access-token.public.pem',
  },
  WEB_DIR: {
    schema: z.string().default('web/dist'),
    about: 'The built member app; served at `/`.',
  },
  WEB_RENDERER: {
    schema: z.string().default('dist/web/render.js'),
    about:
      'The member app built for the server, which makes the first view of public pages; they go out without one where it is missing.',
  },
  ADMIN_DIR: {
    schema: z.string().default('admin/dist'),
    about: 'The built console; served at `/admin`.',
  },
  UPLOADS_DIR: {
    schema: z.string().default('.data/uploads'),
    about: 'The folder uploaded pictures are kept in, unless a bucket is named; replicas share it.',
    production: {
      test: (dir: unknown, { UPLOADS_S3_BUCKET }: NodeJS.ProcessEnv) =>
        UPLOADS_S3_BUCKET !== undefined || isWritable(String(dir)),
      must: 'keeps pictures in a bucket (UPLOADS_S3_BUCKET) or in a folder that is there and can be written',
    },
    write: '/uploads',
  },
  UPLOADS_S3_BUCKET: {
    schema: z.string().min(1).optional(),
    about: 'Keeps uploaded pictures in this bucket of a store that speaks S3, instead of a folder.',
  },
  UPLOADS_S3_REGION: { schema: z.string().default('us-east-1'), about: "The bucket's region." },
  UPLOADS_S3_ENDPOINT: {
    schema: z.url().optional(),
    about: "The store's address where it is not Amazon's.",
  },
  UPLOADS_S3_KEY_ID: {
    schema: z.string().optional(),
    about: 'The key the bucket is opened with; without one the machine’s own role is used.',
  },
  UPLOADS_S3_SECRET: { schema: z.string().optional(), about: 'The secret of that key.', secret: true },
  TRUSTED_PROXIES: {
    schema: proxiesSchema,
    about:
      'Addresses whose X-Forwarded-For is believed, comma separated: of the proxies alone, since whoever has one of them says for whom they ask. Production takes no network larger than an IPv4 /16 or an IPv6 /48.',
    production: { test: areNarrow, must: 'believes the addresses of its own proxies alone' },
  },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[^,\s]{16,}(,[^,\s]{16,})?$/, 'expected a token of 16 characters or more, or two')
      .transform((list) => list.split(','))
      .optional(),
    about:
      'Bearer token with which Prometheus reads `/metrics` of the gateway; while it is being changed, new and old, comma separated. Besides it only admins may.',
    secret: true,
  },
  READS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(600),
    about:
      'Reads one caller may make in a minute: a signed-in member, else an IPv4 address or an IPv6 /64 network.',
  },
  PAGES_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(600),
    about:
      'Documents of pages one network may open in a minute: an IPv4 address or an IPv6 /64. A search engine opens some hundred.',
  },
  FILES_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(12_000),
    about:
      'Scripts, styles and other fixed files one network may fetch in a minute; a first visit fetches about forty.',
  },
  DRAWINGS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(240),
    about:
      'What one network may have drawn as bitmaps in a minute, by cost: a picture of 1,200 pixels takes nine, one of 400 takes one, and one that is already drawn none.',
  },
  WRITES_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(120),
    about: 'Changes one caller may make in a minute.',
  },
  UPLOADS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(10),
    about: 'Pictures and files one caller may upload in a minute.',
  },
  REFRESHES_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(600),
    about:
      'Sessions one network may renew in a minute; a budget of its own, so that reading does not use it up.',
  },
  CREDENTIALS_PER_MINUTE: {
    schema: z.coerce.number().int().min(1).default(20),
    about: 'Sign-ups and sign-ins one address may try in a minute.',
  },
} as const;

export type GatewayConfig = ConfigOf<typeof variables>;
