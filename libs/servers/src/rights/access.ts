import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePasswords, makeSecret } from './passwords.ts';
import { redisAcl } from './redis-acl.ts';
import { serverUsers } from './rights.ts';

/** What MongoDB and Redis need to know the product's users, and where the passwords are. */
export interface ServerAccess {
  /** `PASSWORDS_DIR` of whoever may have all of them. */
  passwordsDir: string;
  /** By which members of a replica set know each other. */
  keyFile: string;
  aclFile: string;
}

/**
 * Makes the passwords of all users, where missing, and writes what the servers read.
 * @param dir gets `passwords/<user>.<server>`, `mongo/keyfile`, `mongo/start.js` and `redis/users.acl`
 */
export async function serverAccess(
  root: string,
  dir: string,
  options: { forProduction?: boolean } = {},
): Promise<ServerAccess> {
  const users = await serverUsers(root);
  const passwordsDir = join(dir, 'passwords');
  const [keyFile, aclFile] = [join(dir, 'mongo', 'keyfile'), join(dir, 'redis', 'users.acl')];
  makePasswords(passwordsDir, users, options);
  for (const server of ['mongo', 'redis']) mkdirSync(join(dir, server), { recursive: true, mode: 0o700 });
  makeSecret(keyFile);
  copyFileSync(join(import.meta.dirname, 'start-mongo.mongosh.js'), join(dir, 'mongo', 'start.js'));
  writeFileSync(aclFile, redisAcl(users, passwordsDir), { mode: 0o600 });
  return { passwordsDir, keyFile, aclFile };
}
