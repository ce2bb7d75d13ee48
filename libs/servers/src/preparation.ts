import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE } from './mongodb/mongodb.ts';
import { Trouble } from './process/trouble.ts';
import { ACL } from './redis/redis.ts';
import type { ServerName } from './server.ts';

/** The clone: what services may do is read from their code. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Read when it is needed: it knows all contracts. */
export async function natsAccessOf(keysDir: string | undefined): Promise<string | undefined> {
  if (!keysDir) return undefined;
  const { natsAccess } = await import('./nats-access/access.ts');
  return natsAccess(ROOT, keysDir);
}

/** What makes MongoDB and Redis ask who somebody is, and their users. Read when it is needed, as above. */
export async function protect(dir: string, prefix: string) {
  const { serverAccess } = await import('./rights/access.ts');
  const { ensureFirstUser, ensureMongoUsers } = await import('./rights/mongo-users.ts');
  const { serverUsers } = await import('./rights/rights.ts');
  const { passwordsDir, keyFile, aclFile } = await serverAccess(ROOT, dir);
  const users = await serverUsers(ROOT);
  const files: Partial<Record<ServerName, Record<string, string>>> = {
    mongo: { [KEY_FILE]: readFileSync(keyFile, 'utf8') },
    redis: { [ACL]: readFileSync(aclFile, 'utf8') },
  };
  const prepare: Partial<Record<ServerName, (address: string) => Promise<void>>> = {
    mongo: async (url) => {
      await ensureFirstUser(url, passwordsDir);
      await ensureMongoUsers({ url, prefix, passwordsDir, users });
    },
  };
  return { files, prepare };
}

/** Services may not make streams and consumers; whoever starts NATS does it for them. */
export async function provideStreams(NATS_URL: string, NATS_KEYS_DIR: string | undefined): Promise<void> {
  const { provision, streamPlanOf } = await import('./nats-access/provision.ts');
  await provision({ NATS_URL, NATS_KEYS_DIR }, streamPlanOf(ROOT)).catch((error: Error) => {
    throw new Trouble(`The streams of events could not be made in NATS at ${NATS_URL}: ${error.message}`);
  });
}
