import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Credential, credentialIn, secondNameOf } from '@barspoon/platform/credentials';
import { DEVELOPMENT_MARK, readSecret } from '@barspoon/platform/secrets';
import { Trouble } from '../process/trouble.ts';
import { type ServerUser, USERS_ADMIN } from './rights.ts';

export type ServerWithPasswords = 'mongodb' | 'redis';

/** Ends the names of files with passwords that are still taken while new ones are handed out. */
export const FORMER = '.former';

/** The file with what a user shows a server. */
export const passwordFile = (user: string, server: ServerWithPasswords): string => `${user}.${server}`;

/** Makes a password for each user of each server that has none yet, readable by its owner alone. */
export function makePasswords(dir: string, users: readonly ServerUser[], { forProduction = false } = {}) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const above = forProduction ? [] : [DEVELOPMENT_MARK];
  makeSecret(join(dir, passwordFile(USERS_ADMIN, 'mongodb')), above);
  for (const { name, mongo, redis } of users) {
    if (mongo) makeSecret(join(dir, passwordFile(name, 'mongodb')), above, nextName(dir, name));
    if (redis) makeSecret(join(dir, passwordFile(name, 'redis')), above);
  }
}

/**
 * What a user shows a server: the present password first, then the former while it is still taken.
 * @throws ConfigError without a present one
 */
export function credentialsOf(
  dir: string,
  user: string,
  server: ServerWithPasswords,
  environment?: string,
): Credential[] {
  const present = join(dir, passwordFile(user, server));
  const files = [present, ...[`${present}${FORMER}`].filter((file) => existsSync(file))];
  return files.map((file) => credentialIn(readSecret(file, environment), user));
}

/**
 * Moves the passwords of a server aside, so that new ones are created next to them.
 * @throws Trouble when earlier ones are still set aside
 */
export function setAsidePasswords(dir: string, server: ServerWithPasswords): void {
  const names = readdirSync(dir);
  if (names.some((name) => name.endsWith(`.${server}${FORMER}`)))
    throw new Trouble(`The former passwords of ${server} are still taken: end that first, with --end-roll.`);
  for (const name of names)
    if (name.endsWith(`.${server}`)) renameSync(join(dir, name), join(dir, `${name}${FORMER}`));
}

/** Only the present passwords are taken from now on. */
export function forgetFormerPasswords(dir: string): void {
  for (const name of readdirSync(dir)) if (name.endsWith(FORMER)) rmSync(join(dir, name));
}

/** Makes a file with a secret below the given lines, unless it is there. */
export function makeSecret(file: string, above: readonly string[] = [], before = ''): void {
  if (existsSync(file)) return;
  const secret = `${before}${randomBytes(24).toString('hex')}`;
  writeFileSync(file, [...above, secret, ''].join('\n'), { mode: 0o600 });
}

/** What a new password of MongoDB begins with: its user is not the one whose password was set aside. */
function nextName(dir: string, user: string): string {
  const former = join(dir, `${passwordFile(user, 'mongodb')}${FORMER}`);
  if (!existsSync(former)) return '';
  const { username } = credentialIn(readSecret(former, undefined), user);
  return username === user ? `${secondNameOf(user)}:` : '';
}
