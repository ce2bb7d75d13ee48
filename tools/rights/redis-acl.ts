import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readSecret } from '@barspoon/platform/secrets';
import { passwordFile } from './passwords.ts';
import type { RedisRights, ServerUser } from './rights.ts';

/**
 * What Redis reads as its `aclfile`: who may do what. Holds hashes of passwords only.
 * @param passwordsDir where `makePasswords` has put them
 */
export function redisAcl(users: readonly ServerUser[], passwordsDir: string): string {
  const lines = users.flatMap(({ name, redis }) =>
    redis
      ? [userLine(name, redis, readSecret(join(passwordsDir, passwordFile(name, 'redis')), undefined))]
      : [],
  );
  return [...lines, 'user default off', ''].join('\n');
}

function userLine(name: string, { keys, commands }: RedisRights, password: string): string {
  const hash = createHash('sha256').update(password).digest('hex');
  const patterns = keys.map((pattern) => `~${pattern}`);
  return ['user', name, 'reset', 'on', `#${hash}`, ...patterns, '-@all', ...commands].join(' ');
}
