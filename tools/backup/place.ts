import { loadConfig } from '@barspoon/platform/config';
import { type Credential, databaseOf, mongoAs } from '@barspoon/platform/credentials';
import { Trouble } from '@barspoon/servers/process/trouble';
import { SERVICES } from '@barspoon/servers/services';
import { MongoClient } from 'mongodb';
import { DATA } from '../stack/boot/boot.mjs';
import { runningStack } from '../stack/stack/running.ts';
import { withServersAlone } from '../stack/stack/servers-alone.ts';
import { variables } from './config.ts';

/** Where the product keeps what a backup holds. */
export interface Place {
  mongoUrl: string;
  /** As whom; nobody in particular where MongoDB asks nobody. */
  credential?: Credential | undefined;
  prefix: string;
  /** None where pictures lie in a bucket. */
  uploads?: string;
}

/**
 * The place that an environment names.
 * @param as the user that MongoDB is shown
 */
export function readEnvironment({ as, prefix }: { as: string; prefix?: string }, env: NodeJS.ProcessEnv) {
  const config = loadConfig(variables, env);
  if (prefix !== undefined && !variables.MONGODB_PREFIX.schema.safeParse(prefix).success)
    throw new Trouble(`${prefix} cannot begin the name of a database: a-z, 0-9, - and _, up to 24.`);
  const place: Place = {
    mongoUrl: config.MONGODB_URL,
    credential: mongoAs(as, config).credential,
    prefix: prefix ?? config.MONGODB_PREFIX,
    ...(!config.UPLOADS_S3_BUCKET && { uploads: config.UPLOADS_DIR }),
  };
  return { config, place };
}

/**
 * Works with the servers that the environment names; where it names none, with those of the stack that runs here, and
 * where none runs, with the same servers alone, which are started and stopped for it.
 * @param work takes the environment with their addresses
 */
export async function withAddresses<T>(
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
  env = process.env,
  dataDir = DATA,
): Promise<T> {
  if (env.MONGODB_URL) return work(env);
  const running = runningStack(dataDir);
  if (!running) return withServersAlone(dataDir, (addresses) => work({ ...addresses, ...env }));
  const addressOf = (server: string) => running.processes.find((one) => one.name === server)?.address;
  if (running.status !== 'ready')
    throw new Trouble('Barspoon is being started or stopped. Try again once that is over.');
  return work({
    MONGODB_URL: addressOf('mongo'),
    NATS_URL: addressOf('nats'),
    NATS_KEYS_DIR: `${dataDir}/keys/nats`,
    REDIS_URL: addressOf('redis'),
    ...env,
  });
}

/** The services that have a database there. */
export async function servicesIn(client: MongoClient, prefix: string): Promise<string[]> {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const names = new Set(databases.map((database) => database.name));
  return SERVICES.map((service) => service.name).filter((service) => names.has(databaseOf(prefix, service)));
}

/** @throws Trouble when MongoDB does not answer */
export async function connectToMongo({
  mongoUrl,
  credential,
}: Pick<Place, 'mongoUrl' | 'credential'>): Promise<MongoClient> {
  return MongoClient.connect(mongoUrl, {
    ...(credential && { auth: credential, authSource: 'admin' }),
    serverSelectionTimeoutMS: 10_000,
    writeConcern: { w: 'majority', journal: true },
  }).catch((error: Error) => {
    throw new Trouble(`MongoDB does not answer: ${error.message}`);
  });
}
