import { join } from 'node:path';
import type { StreamPlan } from '@barspoon/messaging/streams';
import { SERVERS } from '@barspoon/servers';
import { findAll } from '@barspoon/servers/find';
import { provision, streamPlanOf } from '@barspoon/servers/nats-access/provision';
import { ensureFirstUser } from '@barspoon/servers/rights/mongo-users';
import { credentialsOf } from '@barspoon/servers/rights/passwords';
import { USERS_ADMIN } from '@barspoon/servers/rights/rights';
import type { BackingServer } from '@barspoon/servers/server';
import { serverPart } from '@barspoon/servers/start-server';
import { versionIn } from '@barspoon/servers/version';
import { MongoClient } from 'mongodb';
import { entryFlagged, entryMade } from '../../../libs/testing/ledger/contracts.ts';
import { ROOT } from '../../stack/boot/boot.mjs';
import type { Access } from './access.ts';
import { Server, type Servers, withUser } from './server.ts';

/**
 * MongoDB, NATS and Redis of a fault run, on free ports, not yet started. They die with this process.
 * @param access with it they ask everybody who they are
 */
export async function prepareServers(dir: string, access?: Access): Promise<Servers> {
  const prepared = await Promise.all(
    [...(await findAll([...SERVERS]))].map(async ([server, program]) => {
      const part = await serverPart({
        server: server.name === 'mongo' ? withFailPoints(server) : server,
        program,
        dir,
        logs: join(dir, 'logs'),
        defaultPort: false,
        diesWithUs: true,
        ...(server.name === 'nats' && {
          prepare: (url: string) => makeStreams(access ? withUser(url, access.watcher) : url),
          ...(access && { access: access.natsAccess() }),
        }),
        ...(access && { protection: access.protection(server.name) }),
        ...(access && server.name === 'mongo' && { prepare: (url: string) => makeFirstUsers(url, access) }),
      });
      const version = versionIn(program.origin) ?? '';
      return [server.name, new Server(part, version, join(dir, server.name), access?.watcher)];
    }),
  );
  return Object.fromEntries(prepared) as Servers;
}

/** Who makes the others, and who looks at everything. */
async function makeFirstUsers(url: string, { passwordsDir, watcher }: Access): Promise<void> {
  await ensureFirstUser(url, passwordsDir);
  const [auth] = credentialsOf(passwordsDir, USERS_ADMIN, 'mongodb');
  const client = await MongoClient.connect(url, { ...(auth && { auth }), authSource: 'admin' });
  const [name, pwd] = watcher.split(':');
  await client.db('admin').command({ createUser: name, pwd, roles: ['root'] });
  await client.close();
}

/** As an operator does who starts NATS, also one that has lost its disk. */
function makeStreams(NATS_URL: string): Promise<void> {
  return provision({ NATS_URL }, streamPlan());
}

/** The streams of the product and of the ledger. */
export function streamPlan(): StreamPlan {
  const { publishers, consumers } = streamPlanOf(ROOT);
  return { publishers: [...publishers, 'ledger'], consumers: [...consumers, ...ofAuditor] };
}

const ofAuditor = [
  { service: 'auditor', name: 'note-when-entry-made', event: entryMade },
  { service: 'auditor', name: 'post-when-entry-flagged', event: entryFlagged },
];

/** Lets a run tell MongoDB to answer with an error. */
const withFailPoints = (server: BackingServer): BackingServer => ({
  ...server,
  args: (place) => [...server.args(place), '--setParameter', 'enableTestCommands=1'],
});
