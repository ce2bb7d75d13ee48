import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@barspoon/servers/services';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  services: Record<string, { command?: string | string[]; volumes?: string[] }>;
  volumes: Record<string, unknown>;
}
const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;

const keysOf = (name: string) =>
  (compose.services[name]?.volumes ?? []).filter((volume) => /:\/keys(:|$)/.test(volume));

it.each(SERVICES.map(({ name }) => name))('mounts to %s its own keys and no others', (name) => {
  expect(keysOf(name)).toEqual([`keys-${name}:/keys:ro`]);
  expect(compose.volumes).toHaveProperty(`keys-${name}`);
});

it('gives the folder of all keys to nobody but who makes them', () => {
  const mounted = Object.entries(compose.services).flatMap(([name, { volumes = [] }]) =>
    volumes.some((volume) => volume.startsWith('keys:')) ? [name] : [],
  );
  expect(mounted).toEqual(['keys']);
});

it('hands each service the keys it reads', () => {
  const dir = mkdtempSync(join(tmpdir(), 'compose-keys-'));
  const places = [
    'operator',
    'nats',
    'mongo',
    'redis',
    'rights',
    'backup',
    ...SERVICES.map(({ name }) => name),
  ];
  for (const name of places) mkdirSync(join(dir, 'keys-of', name), { recursive: true });
  const command = String(compose.services.keys?.command)
    .replace(/^sh -c "|"$/g, '')
    .replaceAll('$$', '$')
    .replaceAll('/keys-of', join(dir, 'keys-of'))
    .replaceAll(/(?<![\w/-])\/keys(?![\w-])/g, join(dir, 'keys'))
    .replaceAll(/chown -R \w+/g, 'ls');
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const found = (name: string) =>
    readdirSync(join(dir, 'keys-of', name), { recursive: true })
      .map(String)
      .sort();
  expect(found('catalogue')).toEqual([
    'nats',
    'nats/catalogue.nk',
    'passwords',
    'passwords/catalogue.mongodb',
    'passwords/catalogue.redis',
  ]);
  expect(found('identity')).toEqual([
    'access-token.private.pem',
    'nats',
    'nats/identity.nk',
    'passwords',
    'passwords/identity.mongodb',
    'passwords/identity.redis',
  ]);
  expect(found('gateway')).toEqual([
    'access-token.public.pem',
    'nats',
    'nats/gateway.nk',
    'passwords',
    'passwords/gateway.redis',
  ]);
  expect(found('notifications')).toContain('push.private.pem');
  expect(found('operator')).toEqual(['nats', 'nats/operator.nk', 'passwords']);
  expect(found('nats')).toEqual(['nats', 'nats/server.conf', 'passwords']);
  expect(found('redis')).toEqual(['nats', 'passwords', 'users.acl']);
  expect(found('mongo')).toEqual(['keyfile', 'nats', 'passwords', 'start.js', 'users-admin.mongodb']);
  expect(found('rights')).toEqual(
    expect.arrayContaining(['passwords/users-admin.mongodb', 'passwords/identity.mongodb']),
  );
  expect(found('rights').filter((name) => name.endsWith('.redis'))).toEqual(['passwords/users-admin.redis']);
  rmSync(dir, { recursive: true, force: true });
});
