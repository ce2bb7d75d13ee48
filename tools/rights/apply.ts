import { loadConfig } from '@barspoon/platform/config';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { ensureMongoUsers } from '@barspoon/servers/rights/mongo-users';
import { serverUsers } from '@barspoon/servers/rights/rights';
import { readArguments } from '../arguments.ts';
import { orExplain, ROOT } from '../stack/boot/boot.mjs';
import { variables } from './config.ts';
import { loadRedisUsers } from './redis-users.ts';

const HELP = `npm run rights: gives each service, backup and restore their user in MongoDB, with least rights

Run it again after npm run keys has made new passwords or ended a roll, or a service has come: nobody keeps a right or a
password they should not have. PASSWORDS_DIR is the folder "passwords" that npm run keys has made. Redis reads its users
from redis/users.acl beside it: with REDIS_URL it is told to, and the command waits until it has.`;
const namesUser = /^rediss?:\/\/[^/@]+@/;

readArguments(HELP, {});

await orExplain(run);

async function run(): Promise<void> {
  const config = loadConfig(variables, process.env);
  if (!config.PASSWORDS_DIR) throw new Trouble(`PASSWORDS_DIR says where the passwords are.\n\n${HELP}`);
  const names = await ensureMongoUsers({
    url: config.MONGODB_ADMIN_URL ?? config.MONGODB_URL,
    prefix: config.MONGODB_PREFIX,
    passwordsDir: config.PASSWORDS_DIR,
    users: await serverUsers(ROOT),
    environment: config.NODE_ENV,
  }).catch((error: Error) => {
    throw new Trouble(`The users of MongoDB could not be made: ${error.message}`);
  });
  say(`Users in MongoDB: ${names.join(', ')}.`);
  const { REDIS_URL: url, PASSWORDS_DIR: passwordsDir, NODE_ENV: environment } = config;
  if (!url || namesUser.test(url)) return;
  await loadRedisUsers({ url, passwordsDir, environment });
  say('Redis has read its users.');
}
