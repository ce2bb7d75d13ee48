import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { credentialsOf } from '@barspoon/servers/rights/passwords';
import { hashesOf } from '@barspoon/servers/rights/redis-acl';
import { USERS_ADMIN } from '@barspoon/servers/rights/rights';
import { Redis } from 'ioredis';

/** A file that a cluster hands to a running pod is there after a minute or two. */
const handedOutMs = 180_000;
const lookEveryMs = 2000;

interface RedisUsersOptions {
  url: string;
  passwordsDir: string;
  environment?: string;
  timeoutMs?: number;
}

/**
 * Has Redis read its `aclfile` until it knows `users-admin` by the present passwords and no others: those of all users are
 * made and forgotten together. Who is connected may have to connect again.
 * @throws Trouble when it does not come to that
 */
export async function loadRedisUsers(options: RedisUsersOptions): Promise<void> {
  const { url, passwordsDir, environment, timeoutMs = handedOutMs } = options;
  const expected = hashesOf(passwordsDir, USERS_ADMIN, environment).sort().join(' ');
  let obstacle = 'it has read another users.acl than the one beside these passwords';
  const isKnown = async () => {
    try {
      await asUsersAdmin(options, (redis) => redis.call('ACL', 'LOAD'));
      return (await asUsersAdmin(options, knownHashes)).sort().join(' ') === expected;
    } catch (error) {
      obstacle = (error as Error).message;
      return false;
    }
  };
  if (await until(isKnown, timeoutMs, lookEveryMs)) return;
  throw new Trouble(`Redis at ${new URL(url).host} does not know its users: ${obstacle}`);
}

async function knownHashes(redis: Redis): Promise<string[]> {
  const answer = (await redis.call('ACL', 'GETUSER', USERS_ADMIN)) as unknown[];
  return answer[answer.indexOf('passwords') + 1] as string[];
}

/** Works as `users-admin`, with the password that Redis takes. */
async function asUsersAdmin<T>(
  { url, passwordsDir, environment }: RedisUsersOptions,
  work: (redis: Redis) => Promise<T>,
): Promise<T> {
  const credentials = credentialsOf(passwordsDir, USERS_ADMIN, 'redis', environment);
  for (const [at, credential] of credentials.entries()) {
    const redis = new Redis(url, {
      ...credential,
      lazyConnect: true,
      enableReadyCheck: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    let refusal = '';
    redis.on('error', ({ message }) => {
      refusal = message;
    });
    try {
      await redis.connect();
      return await work(redis);
    } catch (error) {
      if (!refusal.startsWith('WRONGPASS')) throw error;
      if (at === credentials.length - 1) throw new Error(`${USERS_ADMIN} is refused`, { cause: error });
    } finally {
      redis.disconnect();
    }
  }
  throw new Error(`${USERS_ADMIN} has no password`);
}
