import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { orExplain } from '../stack/boot/boot.mjs';
import { say } from '../stack/lib/progress.ts';
import { Trouble } from '../stack/lib/trouble.ts';
import { apply, NAMESPACE } from './cluster.ts';
import { type Addresses, secretsOf } from './secrets.ts';

const HELP = `npm run k8s:secrets -- <keys> <settings>: gives the cluster of KUBECONFIG the Secrets that k8s/base refers to

  <keys>       the folder npm run keys has made
  <settings>   a file of NAME=value lines: MONGODB_URL, NATS_URL, REDIS_URL, SMTP_URL, and other secret settings;
               MONGODB_ADMIN_URL where a user of your own makes the users of MongoDB`;
const needed = ['MONGODB_URL', 'NATS_URL', 'REDIS_URL', 'SMTP_URL'] as const;

await orExplain(async () => {
  const [keys, file] = process.argv.slice(2);
  if (!keys || !file) throw new Trouble(HELP);
  const settings = parseEnv(readFileSync(file, 'utf8')) as Partial<Addresses>;
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length) throw new Trouble(`${file} says nothing of ${missing.join(', ')}.`);
  const items = secretsOf(keys, NAMESPACE, settings as Addresses);
  await apply(items);
  say(`${items.length} Secrets are in the namespace ${NAMESPACE}.`);
});
