import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_MARK } from '@barspoon/platform/secrets';
import { type ServerUser, USERS_ADMIN } from './rights.ts';

/** The file with what a user shows a server. */
export const passwordFile = (user: string, server: 'mongodb' | 'redis'): string => `${user}.${server}`;

/** The files of a user's passwords. */
export const passwordFilesOf = ({ name, mongo, redis }: ServerUser): string[] => [
  ...(mongo ? [passwordFile(name, 'mongodb')] : []),
  ...(redis ? [passwordFile(name, 'redis')] : []),
];

/** Makes a password for each user of each server that has none yet, readable by its owner alone. */
export function makePasswords(dir: string, users: readonly ServerUser[], { forProduction = false } = {}) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of [passwordFile(USERS_ADMIN, 'mongodb'), ...users.flatMap(passwordFilesOf)])
    makeSecret(join(dir, name), forProduction ? [] : [DEVELOPMENT_MARK]);
}

/** Makes a file with a secret below the given lines, unless it is there. */
export function makeSecret(file: string, above: readonly string[] = []): void {
  if (existsSync(file)) return;
  writeFileSync(file, [...above, randomBytes(24).toString('hex'), ''].join('\n'), { mode: 0o600 });
}
