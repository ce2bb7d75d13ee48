import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { natsAccess } from '../../nats/access.ts';
import { forgetFormerKeys, setAsideKeys } from '../../nats/roll.ts';
import { serverAccess } from '../../rights/access.ts';
import { orExplain, ROOT } from '../boot/boot.mjs';
import { say } from '../lib/progress.ts';
import { Trouble } from '../lib/trouble.ts';
import { pushKey, tokenKeys } from '../stack/keys.ts';

const USAGE = `npm run keys -- <folder> [--development]: makes every key the services need, unless it is there

  access-token.private.pem, access-token.public.pem   identity signs with the one, the gateway checks with the other
  push.private.pem                                    by which push services know the notifications
  nats/<service>.nk                                   what each service shows NATS; hand each service its own alone
  nats/operator.nk                                    what commands such as npm run seed show
  nats/server.conf                                    for the NATS server; written anew each time
  passwords/<service>.mongodb, .redis                 what each service shows them; hand each service its own alone
  passwords/backup.mongodb, restore.*                 what npm run backup and npm run restore show
  passwords/users-admin.mongodb                       what npm run rights shows, which makes the others in MongoDB
  mongo/keyfile, mongo/start.js                       for a MongoDB of your own: its members' key, its first start
  redis/users.acl                                     for the Redis server, its aclfile; written anew each time

  --roll-nats     makes new NATS credentials; NATS takes the former ones (nats/former) as well, once it has read server.conf
  --end-roll      it takes the former ones no more

  --development   marks the keys so that production refuses them`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    development: { type: 'boolean', default: false },
    'roll-nats': { type: 'boolean', default: false },
    'end-roll': { type: 'boolean', default: false },
  },
});

await orExplain(async () => {
  const [folder] = positionals;
  if (!folder) throw new Trouble(USAGE);
  const forProduction = !flags.development;
  const dir = resolve(folder);
  tokenKeys(dir, { forProduction });
  pushKey(dir, { forProduction });
  const nats = join(dir, 'nats');
  if (flags['end-roll']) forgetFormerKeys(nats);
  if (flags['roll-nats']) setAsideKeys(nats);
  const config = natsAccess(ROOT, nats, { forProduction });
  writeFileSync(join(nats, 'server.conf'), config);
  await serverAccess(ROOT, dir, { forProduction });
  say(`The keys are in ${dir}.`);
});
