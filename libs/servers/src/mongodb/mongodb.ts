import { join } from 'node:path';
import type { BackingServer } from '../server.ts';
import { docker } from '../ways/docker.ts';
import { onPath } from '../ways/on-path.ts';
import { memoryServer } from './memory-server.ts';
import { ensurePrimary, REPLICA_SET } from './replica-set.ts';
import { wheel } from './wheel.ts';

const MINIMUM = '6.0';
/** The key by which members of a replica set authenticate each other, next to its data if authentication is on. */
export const KEY_FILE = 'keyfile';

const container = { image: 'mongo:8', program: 'mongod', command: ['mongod'], dir: '/data/db' };

export const mongodb: BackingServer = {
  name: 'mongo',
  label: 'MongoDB',
  minimum: MINIMUM,
  urlVariable: 'MONGODB_URL',
  defaultPort: 27117,
  container,
  ways: [onPath(['mongod'], MINIMUM), memoryServer(MINIMUM), wheel(MINIMUM), docker(container)],
  args: ({ host, port, dir }) => [
    '--bind_ip',
    host,
    '--port',
    String(port),
    '--dbpath',
    dir,
    '--nounixsocket',
    // Transactions and change streams need a replica set, if only of one.
    '--replSet',
    REPLICA_SET,
    '--oplogSize',
    '1024',
    '--wiredTigerCacheSizeGB',
    '0.5',
    // A service that is killed leaves its open transaction behind; what it has locked is free again after so long.
    '--setParameter',
    'transactionLifetimeLimitSeconds=10',
    // A lone member has nobody to hand over to: it need not wait when it is told to stop.
    '--setParameter',
    'shutdownTimeoutMillisForSignaledShutdown=100',
    // Nobody reads at an earlier moment; what is dropped is gone at once.
    '--setParameter',
    'minSnapshotHistoryWindowInSeconds=0',
    '--setParameter',
    'diagnosticDataCollectionEnabled=false',
    '--quiet',
  ],
  protectedBy: ({ dir }) => ['--auth', '--keyFile', join(dir, KEY_FILE)],
  url: (port) => `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
  ready: (url, options) => ensurePrimary(url, MINIMUM, options),
  stopTimeoutMs: 12_000,
};
