import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { natsAccess } from '@barspoon/servers/nats-access/access';
import { forgetFormerKeys, setAsideKeys } from '@barspoon/servers/nats-access/roll';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { serverAccess } from '@barspoon/servers/rights/access';
import { forgetFormerPasswords, setAsidePasswords } from '@barspoon/servers/rights/passwords';
import { readArguments } from '../../arguments.ts';
import { orExplain, ROOT } from '../boot/boot.mjs';
import { pushKey, tokenKeys } from '../stack/keys.ts';

const USAGE = `npm run keys -- <folder> [--development]: makes every key the services need, unless it is there

  access-token.private.pem, access-token.public.pem   identity signs with the one, the gateway checks with the other
  push.private.pem                                    by which push services know the notifications: that of PUSH_KEY,
                                                      where it is set (npm run site -- init)
  nats/<service>.nk                                   what each service shows NATS; hand each service its own alone
  nats/operator.nk                                    what commands such as npm run seed show
  nats/server.conf                                    for the NATS server; rewritten each time
  passwords/<service>.mongodb, .redis                 what each service shows them; hand each service its own alone
  passwords/backup.mongodb, restore.*                 what npm run backup and npm run restore show
  passwords/users-admin.mongodb, .redis               what npm run rights shows, which makes the others in MongoDB
  mongo/keyfile, mongo/start.js                       for a MongoDB of your own: its members' key, its first start
  redis/users.acl                                     for the Redis server, its aclfile; rewritten each time

  --roll <server>   nats, mongodb or redis, also several times: makes new credentials of all its users. The server takes the
                    former ones (nats/former, passwords/*.former) as well, once it has been told: NATS reads server.conf,
                    npm run rights tells the others
  --end-roll        it takes the former ones no more, once it has been told again

  --development     marks the keys so that production refuses them`;

const { values: flags, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    development: { type: 'boolean', default: false },
    roll: { type: 'string', multiple: true, default: [] },
    'end-roll': { type: 'boolean', default: false },
  },
});

/** Puts aside what users show a server. */
const setAside: Record<string, (dir: string) => void> = {
  nats: (dir) => setAsideKeys(join(dir, 'nats')),
  mongodb: (dir) => setAsidePasswords(join(dir, 'passwords'), 'mongodb'),
  redis: (dir) => setAsidePasswords(join(dir, 'passwords'), 'redis'),
};

await orExplain(async () => {
  const [folder] = positionals;
  if (!folder) throw new Trouble(USAGE);
  const unknown = flags.roll.find((server) => !(server in setAside));
  if (unknown) throw new Trouble(`--roll ${unknown}: it may be ${Object.keys(setAside).join(', ')}.`);
  const forProduction = !flags.development;
  const dir = resolve(folder);
  tokenKeys(dir, { forProduction });
  try {
    pushKey(dir, { forProduction, key: process.env.PUSH_KEY ?? '' });
  } catch (error) {
    throw new Trouble(`PUSH_KEY is not the key that npm run site -- init made: ${(error as Error).message}`);
  }
  const [nats, passwords] = [join(dir, 'nats'), join(dir, 'passwords')];
  if (flags['end-roll']) {
    forgetFormerKeys(nats);
    if (existsSync(passwords)) forgetFormerPasswords(passwords);
  }
  for (const server of flags.roll) setAside[server]?.(dir);
  const config = natsAccess(ROOT, nats, { forProduction });
  writeFileSync(join(nats, 'server.conf'), config);
  await serverAccess(ROOT, dir, { forProduction });
  say(`The keys are in ${dir}.`);
});
