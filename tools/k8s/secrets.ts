import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../stack/stack/services.ts';

/** Where the servers are, as the pods see them; passwords and all, which is why it becomes Secrets. */
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

/** What a service reads besides its own NATS credential. */
const alsoReads: Record<string, readonly string[]> = {
  identity: ['access-token.private.pem'],
  gateway: ['access-token.public.pem'],
};

/**
 * The Secrets that `k8s/base` refers to: for each service its keys, and the addresses it needs. Nobody gets what is
 * another's.
 * @param dir what `npm run keys` has made
 */
export function secretsOf(dir: string, namespace: string, addresses: Addresses): Secret[] {
  const secret = (name: string, data: Record<string, string>): Secret => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace },
    data,
  });
  const file = (...path: string[]): string => base64(readFileSync(join(dir, ...path)));
  const nkeys = readdirSync(join(dir, 'nats'));
  const names = [...SERVICES.map(({ name }) => name), 'operator'];
  const environment = Object.fromEntries(
    Object.entries(addresses).map(([name, value]) => [name, base64(value)]),
  );
  return [
    ...names.flatMap((name) => {
      if (!nkeys.includes(`${name}.nk`))
        throw new Error(`${dir} has no key of ${name}: npm run keys -- ${dir}`);
      const own = (alsoReads[name] ?? []).map((key) => [key, file(key)]);
      return [
        secret(`${name}-keys`, { [`${name}.nk`]: file('nats', `${name}.nk`), ...Object.fromEntries(own) }),
        secret(`${name}-env`, environment),
      ];
    }),
    secret('nats-keys', { 'server.conf': file('nats', 'server.conf') }),
  ];
}
