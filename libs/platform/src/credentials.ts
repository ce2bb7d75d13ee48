import { join } from 'node:path';
import { ConfigError, namesUser } from './config.ts';
import { readSecret } from './secrets.ts';

/** A user of a server, and what it shows. */
export interface Credential {
  username: string;
  password: string;
}

/** Where a server is and as whom it is spoken to; nobody in particular where it asks nobody. */
export interface ServerAddress {
  url: string;
  credential?: Credential | undefined;
}

/** What of a configuration says who is who. */
interface Environment {
  NODE_ENV?: string;
  /** A folder with one password in each file, `<user>.mongodb` and `<user>.redis`. */
  PASSWORDS_DIR?: string | undefined;
}

/** The database of a service; its user in MongoDB reaches no other. */
export const databaseOf = (prefix: string, service: string): string =>
  `${prefix}_${service.replaceAll('-', '_')}`;

/** What the names of a service's keys in Redis begin with; its user there reaches no others. */
export const keysOf = (service: string): string => `${service}:`;

/**
 * MongoDB as one service, or one command, sees it.
 * @throws ConfigError without a password where one is needed
 */
export const mongoAs = (user: string, config: Environment & { MONGODB_URL: string }): ServerAddress => ({
  url: config.MONGODB_URL,
  credential: credentialOf(user, 'mongodb', config.MONGODB_URL, config),
});

/** The database of a service, as the service sees it. @throws ConfigError without a password where one is needed */
export const databaseAs = (
  service: string,
  config: Environment & { MONGODB_URL: string; MONGODB_PREFIX: string },
): ServerAddress & { database: string } => ({
  ...mongoAs(service, config),
  database: databaseOf(config.MONGODB_PREFIX, service),
});

/** Redis as one service, or one command, sees it. @throws ConfigError without a password where one is needed */
export const redisAs = (user: string, config: Environment & { REDIS_URL: string }): ServerAddress => ({
  url: config.REDIS_URL,
  credential: credentialOf(user, 'redis', config.REDIS_URL, config),
});

/**
 * The other name a user of MongoDB may have: a user has one password there, so who takes a new one is another user until
 * nobody shows the old one anymore.
 */
export const secondNameOf = (user: string): string => `${user}-2`;

/** What the file of a password says: the password, behind `<second name>:` where that is the user it belongs to. */
export function credentialIn(secret: string, user: string): Credential {
  const username = secondNameOf(user);
  return secret.startsWith(`${username}:`)
    ? { username, password: secret.slice(username.length + 1) }
    : { username: user, password: secret };
}

function credentialOf(
  user: string,
  server: 'mongodb' | 'redis',
  url: string,
  { PASSWORDS_DIR, NODE_ENV }: Environment,
): Credential | undefined {
  // An address that says who asks is taken at its word.
  if (namesUser(url)) return undefined;
  if (PASSWORDS_DIR)
    return credentialIn(readSecret(join(PASSWORDS_DIR, `${user}.${server}`), NODE_ENV), user);
  if (NODE_ENV === 'production')
    throw new ConfigError(
      `PASSWORDS_DIR: production shows ${server} a password of its own. Make one: npm run keys.`,
    );
  return undefined;
}
