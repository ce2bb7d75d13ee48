import { loadConfig } from '@barspoon/platform/config';
import { type Credential, databaseOf, mongoAs } from '@barspoon/platform/credentials';
import { Trouble } from '@barspoon/servers/process/trouble';
import { SERVICES } from '@barspoon/servers/services';
import { MongoClient } from 'mongodb';
import { DATA } from '../stack/boot/boot.mjs';
import { readState } from '../stack/stack/state-file.ts';
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
 * The place that the environment names; the stack that runs here where it names none.
 * @param as the user that MongoDB is shown
 * @throws Trouble when there is neither
 */
export function readEnvironment({ as, prefix }: { as: string; prefix?: string }, env = process.env) {
  const config = loadConfig(variables, { ...addressesOfStack(env), ...env });
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

function addressesOfStack(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.MONGODB_URL) return {};
  const processes = readState(DATA)?.processes ?? [];
  const addressOf = (server: string) => processes.find((one) => one.name === server)?.address;
  const mongo = addressOf('mongo');
  if (!mongo) throw new Trouble('Nothing is running here. Run npm start first, or set MONGODB_URL.');
  return {
    MONGODB_URL: mongo,
    NATS_URL: addressOf('nats'),
    NATS_KEYS_DIR: `${DATA}/keys/nats`,
    REDIS_URL: addressOf('redis'),
  };
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
