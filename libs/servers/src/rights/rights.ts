import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { databaseOf, keysOf } from '@barspoon/platform/credentials';

/** The users that may manage users in MongoDB and make Redis reload its own, and nothing else. */
export const USERS_ADMIN = 'users-admin';
/** Reads every database: `npm run backup`. */
export const BACKUP = 'backup';
/** Fills every database and empties Redis: `npm run restore`. */
export const RESTORE = 'restore';

/** What a user may do with the databases of services. */
export interface MongoRights {
  /** `readWrite` also makes collections and indexes there, which services do at their start. */
  role: 'read' | 'readWrite';
  services: readonly string[];
}

/** What a user may do in Redis. */
export interface RedisRights {
  /** Patterns of keys; none where its commands take none. */
  keys: readonly string[];
  commands: readonly string[];
}

/** A user of the servers. Who has no rights in one of them is unknown there. */
export interface ServerUser {
  name: string;
  mongo?: MongoRights;
  redis?: RedisRights;
}

/**
 * Everything that is done with keys, in transactions and scripts too, and what clients ask at their start. Not: what
 * Redis calls dangerous, listing the keys of others, messages to everybody, and naming who else is there.
 */
const workWithKeys = [
  '+@read',
  '+@write',
  '+@transaction',
  '+@connection',
  '+eval',
  '+evalsha',
  '+script|load',
  '-@dangerous',
  '-scan',
  '-randomkey',
  '-dbsize',
  '-function',
  '-client|tracking',
  '+info',
  '+time',
];

/**
 * The users of MongoDB and Redis with their rights, read from the services: whoever declares that it reads
 * `MONGODB_URL` has a database, and whoever declares `REDIS_URL` has keys. The only place that says who may do what.
 */
export async function serverUsers(root: string): Promise<ServerUser[]> {
  const services: ServerUser[] = [];
  for (const file of globSync('services/*/src/config.ts', { cwd: root }).sort()) {
    const { name, variables } = await import(pathToFileURL(`${root}/${file}`).href);
    services.push({
      name,
      ...('MONGODB_URL' in variables && { mongo: { role: 'readWrite', services: [name] } }),
      ...('REDIS_URL' in variables && {
        redis: { keys: [`${keysOf(name)}*`], commands: workWithKeys },
      }),
    });
  }
  const keepers = services.flatMap(({ name, mongo }) => (mongo ? [name] : []));
  return [
    ...services.filter(({ mongo, redis }) => mongo ?? redis),
    {
      name: USERS_ADMIN,
      redis: {
        keys: [],
        commands: ['+@connection', '-@dangerous', '-client|tracking', '+acl|load', '+acl|getuser'],
      },
    },
    { name: BACKUP, mongo: { role: 'read', services: keepers } },
    {
      name: RESTORE,
      mongo: { role: 'readWrite', services: keepers },
      redis: { keys: [], commands: ['+@connection', '-@dangerous', '-client|tracking', '+info', '+flushdb'] },
    },
  ];
}

/** The rights of a user as MongoDB takes them. */
export const rolesOf = ({ role, services }: MongoRights, prefix: string) =>
  services.map((service) => ({ role, db: databaseOf(prefix, service) }));
