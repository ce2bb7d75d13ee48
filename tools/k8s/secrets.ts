import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@barspoon/messaging/names';
import { FORMER, passwordFile } from '@barspoon/servers/rights/passwords';
import { BACKUP, USERS_ADMIN } from '@barspoon/servers/rights/rights';
import { SERVICES } from '@barspoon/servers/services';
import * as backup from '../backup/config.ts';
import * as streams from '../nats/config.ts';
import * as rights from '../rights/config.ts';
import { serviceConfigs } from '../running/service-configs.ts';
import { ROOT } from '../stack/boot/boot.mjs';

/** Where the servers are, as the pods see them; some have passwords in them, which is why it becomes Secrets. */
export interface Addresses {
  MONGODB_URL: string;
  NATS_URL: string;
  REDIS_URL: string;
  SMTP_URL: string;
  [more: string]: string;
}

interface Secret {
  apiVersion: 'v1';
  kind: 'Secret';
  metadata: { name: string; namespace: string };
  data: Record<string, string>;
}

const base64 = (value: string | Buffer): string => Buffer.from(value).toString('base64');

/** What a service reads in addition to its own NATS credential and passwords. */
const alsoReads: Record<string, readonly string[]> = {
  identity: ['access-token.private.pem'],
  gateway: ['access-token.public.pem'],
  notifications: ['push.private.pem'],
};

/** What a service reads where whoever runs the product has put it beside the keys. */
const mayRead: Record<string, readonly string[]> = { notifications: ['dkim.private.pem'] };

/** Where a server runs in a namespace of its own, its Secret has to be there. */
export interface ServerNamespaces {
  nats?: string | undefined;
  redis?: string | undefined;
}

/** The Secrets that the servers and who makes their users read, and nobody else. */
const ofServers = ['rights-keys', 'rights-env', 'mongo-keys', 'redis-keys', 'nats-keys'];

/** While credentials are rolled, servers learn of the new ones before anybody shows them. */
export const onlyOfServers = (secrets: readonly Secret[]): Secret[] =>
  secrets.filter(({ metadata }) => ofServers.includes(metadata.name));

/**
 * The Secrets that `k8s/base` refers to: for each service its keys, and the settings it reads. Nobody gets what is
 * another's; a setting that no process declares, as those of OpenTelemetry, goes to all services.
 * @param dir what `npm run keys` has made
 */
export async function secretsOf(
  dir: string,
  namespace: string,
  addresses: Addresses,
  servers: ServerNamespaces = {},
): Promise<Secret[]> {
  const services = await serviceConfigs(ROOT);
  const declared = new Set(
    [...services, streams, backup, rights].flatMap(({ variables }) => Object.keys(variables)),
  );
  const secret = (name: string, data: Record<string, string>, where = namespace): Secret => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: where },
    data,
  });
  const file = (...path: string[]): string => base64(readFileSync(join(dir, ...path)));
  const [nkeys, passwords] = ['nats', 'passwords'].map((name) => readdirSync(join(dir, name))) as [
    string[],
    string[],
  ];
  const passwordsOf = (isMeant: (file: string) => boolean) =>
    Object.fromEntries(passwords.filter(isMeant).map((name) => [name, file('passwords', name)]));
  /** Former passwords are for who makes users alone. */
  const isOf = (user: string) => (password: string) =>
    password.startsWith(`${user}.`) && !password.endsWith(FORMER);
  const names = [...SERVICES.map(({ name }) => name), OPERATOR];
  const settings = (isRead: (variable: string) => boolean) =>
    Object.fromEntries(
      Object.entries(addresses)
        .filter(([variable]) => isRead(variable))
        .map(([variable, value]) => [variable, base64(value)]),
    );
  const readBy = ({ variables }: { variables: object }) => settings((variable) => variable in variables);
  const readByService = (service: string) => {
    const variables = services.find(({ name }) => name === service)?.variables ?? {};
    return settings((variable) => variable in variables || !declared.has(variable));
  };
  return [
    ...names.flatMap((name) => {
      if (!nkeys.includes(`${name}.nk`))
        throw new Error(`${dir} has no key of ${name}: npm run keys -- ${dir}`);
      const given = (mayRead[name] ?? []).filter((key) => existsSync(join(dir, key)));
      const own = [...(alsoReads[name] ?? []), ...given].map((key) => [key, file(key)]);
      return [
        secret(`${name}-keys`, {
          [`${name}.nk`]: file('nats', `${name}.nk`),
          ...passwordsOf(isOf(name)),
          ...Object.fromEntries(own),
        }),
        // Commands speak to services; none of them has a user in the servers but these two below.
        secret(`${name}-env`, name === OPERATOR ? readBy(streams) : readByService(name)),
      ];
    }),
    secret(`${BACKUP}-keys`, passwordsOf(isOf(BACKUP))),
    secret(`${BACKUP}-env`, readBy(backup)),
    secret(
      'rights-keys',
      passwordsOf(
        (password) =>
          password.includes('.mongodb') || password.startsWith(passwordFile(USERS_ADMIN, 'redis')),
      ),
    ),
    secret('rights-env', readBy(rights)),
    secret('mongo-keys', {
      keyfile: file('mongo', 'keyfile'),
      'start.js': file('mongo', 'start.js'),
      ...passwordsOf((password) => password === passwordFile(USERS_ADMIN, 'mongodb')),
    }),
    secret('redis-keys', { 'users.acl': file('redis', 'users.acl') }, servers.redis),
    secret('nats-keys', { 'server.conf': file('nats', 'server.conf') }, servers.nats),
  ];
}
