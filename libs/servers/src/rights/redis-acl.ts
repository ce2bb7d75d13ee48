import { createHash } from 'node:crypto';
import { credentialsOf } from './passwords.ts';
import type { RedisRights, ServerUser } from './rights.ts';

/**
 * Redis replays its append-only file as this user, and drops every transaction and script that the user may not run. So it
 * has all rights and no password: nobody can sign in as it. https://github.com/redis/redis/issues/14541
 */
const defaultUser = 'user default reset on ~* &* +@all';

/**
 * What Redis reads as its `aclfile`: who may do what. Holds hashes of passwords only; two of a user while they are rolled.
 * @param passwordsDir where `makePasswords` has put them
 */
export function redisAcl(users: readonly ServerUser[], passwordsDir: string): string {
  const lines = users.flatMap(({ name, redis }) =>
    redis ? [userLine(name, redis, hashesOf(passwordsDir, name))] : [],
  );
  return [...lines, defaultUser, ''].join('\n');
}

/** The hashes by which Redis knows the passwords of a user, the present one first. */
export const hashesOf = (passwordsDir: string, user: string, environment?: string): string[] =>
  credentialsOf(passwordsDir, user, 'redis', environment).map(({ password }) =>
    createHash('sha256').update(password).digest('hex'),
  );

function userLine(name: string, { keys, commands }: RedisRights, hashes: readonly string[]): string {
  const passwords = hashes.map((hash) => `#${hash}`);
  const patterns = keys.map((pattern) => `~${pattern}`);
  return ['user', name, 'reset', 'on', ...passwords, ...patterns, '-@all', ...commands].join(' ');
}
