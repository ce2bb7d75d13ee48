import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natsAccess } from '@barspoon/servers/nats-access/access';
import { serverAccess } from '@barspoon/servers/rights/access';
import { setAsidePasswords } from '@barspoon/servers/rights/passwords';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushKey, tokenKeys } from '../stack/stack/keys.ts';
import { onlyOfServers, secretsOf } from './secrets.ts';

const dir = mkdtempSync(join(tmpdir(), 'k8s-secrets-'));
const addresses = {
  MONGODB_URL: 'mongodb://mongo',
  MONGODB_ADMIN_URL: 'mongodb://somebody:secret@mongo',
  NATS_URL: 'nats://nats',
  REDIS_URL: 'redis://redis',
  SMTP_URL: 'smtp://mail',
  STRIPE_SECRET_KEY: 'sk_live_1',
  METRICS_TOKEN: 'token',
  BACKUP_RECIPIENT: 'age1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector',
};
let keysOf: (name: string) => string[];

beforeAll(async () => {
  tokenKeys(dir);
  pushKey(dir);
  mkdirSync(join(dir, 'nats'), { recursive: true });
  writeFileSync(join(dir, 'nats', 'server.conf'), natsAccess(process.cwd(), join(dir, 'nats')));
  await serverAccess(process.cwd(), dir);
  const secrets = await secretsOf(dir, 'barspoon', addresses);
  keysOf = (name) => Object.keys(secrets.find(({ metadata }) => metadata.name === name)?.data ?? {}).sort();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('hand each service its own passwords and no others (security 62)', () => {
  expect(keysOf('catalogue-keys')).toEqual(['catalogue.mongodb', 'catalogue.nk', 'catalogue.redis']);
  expect(keysOf('gateway-keys')).toEqual(['access-token.public.pem', 'gateway.nk', 'gateway.redis']);
  expect(keysOf('notifications-keys')).toContain('push.private.pem');
  expect(keysOf('egress-keys')).toEqual(['egress.nk']);
  expect(keysOf('backup-keys')).toEqual(['backup.mongodb']);
  expect(keysOf('operator-keys')).toEqual(['operator.nk']);
  expect(keysOf('mongo-keys')).toEqual(['keyfile', 'start.js', 'users-admin.mongodb']);
  expect(keysOf('redis-keys')).toEqual(['users.acl']);
  expect(keysOf('rights-keys')).toContain('users-admin.redis');
  expect(keysOf('rights-keys')).not.toContain('catalogue.redis');
});

it('hand notifications the key that mails are signed with, where there is one', async () => {
  expect(keysOf('notifications-keys')).not.toContain('dkim.private.pem');
  writeFileSync(join(dir, 'dkim.private.pem'), 'a key');
  const secrets = await secretsOf(dir, 'barspoon', addresses);
  rmSync(join(dir, 'dkim.private.pem'));
  const holders = secrets.filter(({ data }) => 'dkim.private.pem' in data);
  expect(holders.map(({ metadata }) => metadata.name)).toEqual(['notifications-keys']);
});

it('hand new passwords to the servers before anybody shows them, and former ones only to who makes users (security 62)', async () => {
  for (const server of ['mongodb', 'redis'] as const) setAsidePasswords(join(dir, 'passwords'), server);
  await serverAccess(process.cwd(), dir);
  const secrets = await secretsOf(dir, 'barspoon', addresses);
  const holding = (end: string) =>
    secrets.flatMap(({ metadata, data }) =>
      Object.keys(data).some((key) => key.endsWith(end)) ? [metadata.name] : [],
    );
  expect(holding('.former')).toEqual(['rights-keys']);
  expect(onlyOfServers(secrets).map(({ metadata }) => metadata.name)).toEqual([
    'rights-keys',
    'rights-env',
    'mongo-keys',
    'redis-keys',
    'nats-keys',
  ]);
  expect(keysOf('catalogue-keys')).toEqual(['catalogue.mongodb', 'catalogue.nk', 'catalogue.redis']);
});

it('tell nobody but who makes users as whom that is done (security 62)', () => {
  expect(keysOf('rights-env')).toContain('MONGODB_ADMIN_URL');
  for (const name of ['catalogue', 'gateway', 'operator', 'backup'])
    expect(keysOf(`${name}-env`)).not.toContain('MONGODB_ADMIN_URL');
});

it('hand each service the settings that it reads and no others, so that egress does not know the key of payments (security 62)', () => {
  const ofAll = ['NATS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  expect(keysOf('egress-env')).toEqual(ofAll);
  expect(keysOf('catalogue-env')).toEqual(['MONGODB_URL', ...ofAll, 'REDIS_URL']);
  expect(keysOf('identity-env')).toEqual(['MONGODB_URL', ...ofAll, 'REDIS_URL', 'STRIPE_SECRET_KEY']);
  expect(keysOf('notifications-env')).toContain('SMTP_URL');
  expect(keysOf('gateway-env')).toEqual(['METRICS_TOKEN', ...ofAll, 'REDIS_URL']);
  expect(keysOf('operator-env')).toEqual(['NATS_URL']);
  expect(keysOf('backup-env')).toContain('BACKUP_RECIPIENT');
});

it('give servers that run in namespaces of their own what they read there, and nothing else', async () => {
  const all = await secretsOf(dir, 'barspoon', addresses, { nats: 'nats', redis: 'valkey' });
  const elsewhere = all
    .filter(({ metadata }) => metadata.namespace !== 'barspoon')
    .map(({ metadata, data }) => [metadata.namespace, metadata.name, ...Object.keys(data)]);
  expect(elsewhere).toEqual([
    ['valkey', 'redis-keys', 'users.acl'],
    ['nats', 'nats-keys', 'server.conf'],
  ]);
});
