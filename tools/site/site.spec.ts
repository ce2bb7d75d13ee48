import { spawnSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@barspoon/platform/config';
import { SERVICES } from '@barspoon/servers/services';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serviceConfigs } from '../running/service-configs.ts';
import { newPushKey, tokenKeys } from '../stack/stack/keys.ts';
import { readEnvFile } from './env-file.ts';

interface Container {
  image?: string;
  command?: string | string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  mem_limit?: string;
  logging?: { options?: Record<string, string> };
}
const source = readFileSync('compose.production.yml', 'utf8');
const compose = parse(source, { merge: true }) as {
  services: Record<string, Container>;
  volumes: Record<string, unknown>;
};
const dir = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(dir, { recursive: true }));

const given = {
  domain: 'drinks.bar',
  mail: 'smtps://bar:pa$$word@smtp.drinks.bar:465',
  operator: 'The Bar, 1 High Street',
  membership: 'free',
  'sign-up': 'closed',
};
function site(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/site/site.ts', ...args], {
    encoding: 'utf8',
    input: '',
  });
  return { status, said: stdout + stderr };
}
const options = (answers: Record<string, string>) =>
  Object.entries(answers).map(([name, value]) => `--${name}=${value}`);

describe('.env.example', () => {
  const example = readEnvFile(readFileSync('.env.example', 'utf8'));

  it('names what compose.production.yml reads, and nothing else [BEYOND-267]', () => {
    const read = new Set([...source.matchAll(/\$\{([A-Z_]+)(?::\?[^}]*)?\}/g)].map(([, name]) => name));
    expect(Object.keys(example).sort()).toEqual([...read].sort());
  });
});

describe('npm run site -- init', () => {
  it('writes settings that production starts with, each secret its own [BEYOND-267]', async () => {
    const { status, said } = site('init', '--folder', dir, ...options(given));
    expect(said).toContain('docker compose -f compose.production.yml up');
    expect(status).toBe(0);
    const env = readEnvFile(readFileSync(join(dir, '.env'), 'utf8'));
    expect(statSync(join(dir, '.env')).mode & 0o077).toBe(0);
    expect(env).toMatchObject({
      SMTP_URL: given.mail,
      NEW_USER_REGISTRATION: 'false',
      MAIL_FROM: 'mail@drinks.bar',
    });
    expect(env.LINK_SECRET).not.toBe(env.SECOND_FACTOR_SECRET);
    expect(env.BACKUP_RECIPIENT).toMatch(/^age1/);
    const keys = join(dir, 'keys');
    tokenKeys(keys, { forProduction: true });
    const { environment = {} } = compose.services.barspoon ?? {};
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value
          .replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => env[variable] ?? '')
          .replace(/^\/keys\/(nats|passwords)$|^\/uploads$/, keys)
          .replace(/^\/keys/, keys),
      ]),
    );
    const services = await serviceConfigs(process.cwd());
    expect(services.map(({ name }) => name).sort()).toEqual(SERVICES.map(({ name }) => name).sort());
    for (const { name, variables } of services)
      expect(() => loadConfig(variables, filled), name).not.toThrow();
    // A second time would lose them.
    const again = site('init', '--folder', dir, ...options(given));
    expect(again).toMatchObject({ status: 1, said: expect.stringContaining('never overwritten') });
    // Whoever begins anew still reads the former backups.
    rmSync(join(dir, '.env'));
    expect(site('init', '--folder', dir, ...options(given)).status).toBe(0);
    const { BACKUP_RECIPIENT } = readEnvFile(readFileSync(join(dir, '.env'), 'utf8'));
    expect(BACKUP_RECIPIENT).toBe(env.BACKUP_RECIPIENT);
  });

  it('says everything that is missing, or cannot be used, at once [BEYOND-267]', () => {
    const { status, said } = site(
      'init',
      '--folder',
      `${dir}-2`,
      '--domain=https://bar',
      '--sign-up=perhaps',
    );
    expect(status).toBe(2);
    expect(said).toMatch(
      /--domain=https:\/\/bar cannot be used.*\n--mail is missing.*\n--operator is missing/,
    );
    expect(said).toMatch(/--membership is missing.*\n--sign-up=perhaps cannot be used/);
  });

  it('says in the words of production what it would refuse [BEYOND-267]', () => {
    const { status, said } = site(
      'init',
      '--folder',
      `${dir}-3`,
      ...options({ ...given, membership: 'paid' }),
    );
    expect(status).toBe(1);
    expect(said).toMatch(/STRIPE_SECRET_KEY: production takes no sandbox payments/);
  });
});

it('of doctor says how to begin where there is no site, and which lines are missing [BEYOND-268]', () => {
  const folder = join(dir, 'half');
  mkdirSync(folder);
  expect(site('doctor', '--folder', folder)).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run site -- init writes it.'),
  });
  const example = readFileSync('.env.example', 'utf8');
  writeFileSync(join(folder, '.env'), example.replace(/^(DOMAIN|LINK_SECRET)=.*$/gm, ''));
  expect(site('doctor', '--folder', folder)).toMatchObject({
    status: 1,
    said: expect.stringContaining('lacks DOMAIN, LINK_SECRET: see .env.example.'),
  });
});

describe('compose.production.yml', () => {
  const each = Object.entries(compose.services);

  it('says in words what .env lacks, before anything starts [BEYOND-267]', () => {
    const maybe = [
      'ALERTS_TO',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRETS',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'PUSH_KEY',
    ];
    const needless = [...source.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
    expect(needless).toEqual(maybe);
    for (const [, hint] of source.matchAll(/:\?([^}]+)\}/g)) expect(hint).toBe('npm run site -- init');
  });

  it('runs servers of one version each, the same on every day [BEYOND-267]', () => {
    const others = each.map(([, { image = '' }]) => image).filter((image) => !image.startsWith('$'));
    expect(others).toHaveLength(4);
    for (const image of others) expect(image).toMatch(/^docker\.io\/library\/\w+:\d+\.\d+\.\d+$/);
  });

  it('opens nothing to the world but Caddy [BEYOND-267]', () => {
    expect(each.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
    for (const [name, { networks }] of each)
      if (name !== 'caddy' && name !== 'barspoon') expect(networks, name).toEqual(['back']);
  });

  it('limits memory and logs of every container, together under 2 GB but for the tools [BEYOND-267]', () => {
    for (const [name, { mem_limit, logging }] of each) {
      expect(mem_limit, name).toBeTruthy();
      expect(logging?.options, name).toHaveProperty('max-size');
    }
    const sizes = readEnvFile(readFileSync('.env.example', 'utf8'));
    const megabytes = ['caddy', 'barspoon', 'mongo', 'nats', 'redis'].map((name) => {
      const limit = compose.services[name]?.mem_limit ?? '';
      return Number.parseInt(sizes[/^\$\{(\w+)/.exec(limit)?.[1] ?? ''] ?? limit, 10);
    });
    expect(megabytes.reduce((sum, one) => sum + one)).toBeLessThan(2000);
  });

  it('lets visitors wait, and says so, while it starts again [BEYOND-267]', () => {
    expect(compose.services.caddy?.volumes).toContain('./ops/caddy:/etc/caddy:ro');
    const caddyfile = readFileSync('ops/caddy/Caddyfile', 'utf8');
    expect(caddyfile).toContain('lb_try_duration 30s');
    const [, page = ''] = /rewrite \* \/(\S+)/.exec(caddyfile) ?? [];
    expect(readFileSync(join('ops/caddy', page), 'utf8')).toMatch(
      /http-equiv="refresh"[\s\S]*<h1>Back soon<\/h1>/,
    );
    // It would wait for a site that it is to stand in for.
    expect(compose.services.caddy).not.toHaveProperty('depends_on');
  });

  it('hands the keys of users and backups to nobody but who needs them [BEYOND-267]', () => {
    const holders = (volume: string) =>
      each
        .filter(([, { volumes = [] }]) => volumes.some((one) => one.startsWith(`${volume}:`)))
        .map(([name]) => name);
    expect(holders('keys')).toEqual(['keys']);
    for (const place of ['site', 'operator', 'rights', 'backup', 'nats', 'mongo', 'redis'])
      expect(compose.volumes, place).toHaveProperty(`keys-${place}`);
    expect(holders('keys-site')).toEqual(['barspoon', 'keys']);
    expect(holders('keys-rights')).toEqual(['keys', 'rights']);
    expect(holders('keys-backup')).toEqual(['keys', 'backup']);
    expect(String(compose.services.keys?.command)).not.toContain('--development');
  });

  it('hands out the keys that each reads [BEYOND-267]', () => {
    const place = (name: string) => join(dir, 'keys-of', name);
    for (const name of ['site', 'operator', 'rights', 'backup', 'nats', 'mongo', 'redis'])
      mkdirSync(place(name), { recursive: true });
    const command = String(compose.services.keys?.command)
      .replace(/^sh -c "|"$/g, '')
      .replaceAll('$$', '$')
      .replaceAll('/keys-of', join(dir, 'keys-of'))
      .replaceAll(/(?<![\w/-])\/keys(?![\w-])/g, join(dir, 'all-keys'))
      .replaceAll(/ \/(uploads|backups)\b/g, ` ${dir}`)
      .replaceAll('/app', process.cwd())
      .replaceAll(/chown (-R )?\w+/g, 'ls');
    const PUSH_KEY = newPushKey();
    const env = { ...process.env, PUSH_KEY };
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const found = (name: string) => readdirSync(place(name), { recursive: true }).map(String);
    const ofSite = found('site');
    for (const { name } of SERVICES) expect(ofSite).toContain(`nats/${name}.nk`);
    expect(ofSite).toEqual(expect.arrayContaining(['access-token.public.pem', 'passwords/identity.mongodb']));
    expect(ofSite.filter((file) => /operator|users-admin|backup|restore/.test(file))).toEqual([]);
    // That of .env, on whichever machine.
    const push = createPrivateKey(readFileSync(join(place('site'), 'push.private.pem')));
    expect(push.export({ type: 'pkcs8', format: 'der' }).toString('base64')).toBe(PUSH_KEY);
    expect(found('backup')).toEqual(expect.arrayContaining(['passwords/backup.mongodb', 'nats/operator.nk']));
    expect(found('rights')).toContain('passwords/users-admin.mongodb');
    expect(found('mongo')).toEqual(expect.arrayContaining(['keyfile', 'start.js', 'users-admin.mongodb']));
    expect(found('nats')).toContain('server.conf');
    expect(found('redis')).toContain('users.acl');
  });

  it('knows no demo sign-in and no password that is published [BEYOND-267]', () => {
    expect(source).not.toMatch(/ensure-demo|demo\.ts|maildev/);
  });
});
