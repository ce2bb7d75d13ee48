import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { readArguments } from '../arguments.ts';
import { orExplain } from '../stack/boot/boot.mjs';
import { apply, NAMESPACE } from './cluster.ts';
import { type Addresses, onlyOfServers, secretsOf } from './secrets.ts';

const HELP = `npm run k8s:secrets -- <keys> <settings>: gives the cluster of KUBECONFIG the Secrets that k8s/base refers to

  <keys>       the folder npm run keys has made
  <settings>   a file of NAME=value lines: MONGODB_URL, NATS_URL, REDIS_URL, SMTP_URL, and other secret settings;
               MONGODB_ADMIN_URL where a user of your own makes the users of MongoDB

  --nats-in, --redis-in <namespace>   where these servers run: what they read goes there
  --only-servers   only those that the servers and npm run rights read: they learn of new credentials first`;
const needed = ['MONGODB_URL', 'NATS_URL', 'REDIS_URL', 'SMTP_URL'] as const;

await orExplain(async () => {
  const { values: flags, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: {
      'nats-in': { type: 'string' },
      'redis-in': { type: 'string' },
      'only-servers': { type: 'boolean', default: false },
    },
  });
  const [keys, file] = positionals;
  if (!keys || !file) throw new Trouble(HELP);
  const settings = parseEnv(readFileSync(file, 'utf8')) as Partial<Addresses>;
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length) throw new Trouble(`${file} says nothing of ${missing.join(', ')}.`);
  const all = await secretsOf(keys, NAMESPACE, settings as Addresses, {
    nats: flags['nats-in'],
    redis: flags['redis-in'],
  });
  const items = flags['only-servers'] ? onlyOfServers(all) : all;
  await apply(items);
  const namespaces = [...new Set(items.map(({ metadata }) => metadata.namespace))];
  say(`${items.length} Secrets are in the cluster, in ${namespaces.join(', ')}.`);
});
