import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ServerName, startServers } from '@barspoon/servers';
import { type Launched, launch } from '@barspoon/servers/process/launch';
import { freePort } from '@barspoon/servers/process/ports';
import { portVariable, SERVICES, type ServiceName } from '@barspoon/servers/services';
import { MongoClient } from 'mongodb';
import { type Services, withServices } from '../../command.ts';
import { BUILDS, buildWhatChanged } from '../../stack/stack/builds.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Every service of the product. */
export const serviceNames = readdirSync(join(root, 'services')).filter((name) =>
  existsSync(join(root, 'services', name, 'src', 'main.ts')),
);

/** Servers and services of a measurement, one process each, as in production. */
export interface World {
  readonly urls: Record<ServerName, string>;
  readonly mongo: MongoClient;
  /** The processes of the servers. */
  readonly serverPids: Partial<Record<ServerName, number>>;
  /** The database of a service. */
  database(service: string): string;
  readonly env: NodeJS.ProcessEnv;
  /** Starts a service and waits until it takes work. */
  start(service: string, more?: NodeJS.ProcessEnv): Promise<RunningProcess>;
  /** Starts all services in one process, as on a single machine. */
  startAll(more?: NodeJS.ProcessEnv): Promise<RunningProcess>;
  /** Starts a reference: a script in this folder that prints `listening` with its port. */
  startBare(script: string, more?: NodeJS.ProcessEnv): Promise<RunningProcess>;
  /** Asks services as an operator does. */
  operate<T>(work: (services: Services) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export interface RunningProcess {
  readonly url: string;
  readonly pid: number;
  /** Where it writes. */
  readonly log: string;
  stop(): Promise<void>;
}

const timeoutMs = 120_000;
const unlimited = '1000000000';

export async function openWorld(): Promise<World> {
  await buildWhatChanged(
    root,
    BUILDS.filter(({ title }) => title === 'services'),
  );
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const servers = await startServers({ dir });
  const mongo = await MongoClient.connect(servers.urls.mongo);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    MONGODB_URL: servers.urls.mongo,
    MONGODB_PREFIX: 'bench',
    NATS_URL: servers.urls.nats,
    NATS_KEYS_DIR: servers.natsKeysDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    UPLOADS_DIR: join(dir, 'uploads'),
    REDIS_URL: servers.urls.redis,
    READS_PER_MINUTE: unlimited,
    PAGES_PER_MINUTE: unlimited,
    FILES_PER_MINUTE: unlimited,
    DRAWINGS_PER_MINUTE: unlimited,
    WRITES_PER_MINUTE: unlimited,
    CREDENTIALS_PER_MINUTE: unlimited,
    UPLOADS_PER_MINUTE: unlimited,
    METRICS_TOKEN: 'a-token-for-measurements',
    ...writeKeys(dir),
  };
  const running: Launched[] = [];
  const begin = async (name: string, args: string[], more: NodeJS.ProcessEnv, port: number) => {
    const log = join(dir, 'logs', `${name}.log`);
    const started = await launch({
      file: process.execPath,
      args,
      log,
      cwd: root,
      env: { ...env, ...more },
      diesWithUs: true,
    });
    running.push(started);
    const url = `http://127.0.0.1:${port}`;
    await ready(`${url}/readyz`, name, started);
    return { url, pid: started.pid, log, stop: () => started.stop(10_000) };
  };
  return {
    urls: servers.urls,
    mongo,
    serverPids: Object.fromEntries(Object.entries(servers.processes).map(([name, { pid }]) => [name, pid])),
    env,
    database: (service) => `bench_${service.replaceAll('-', '_')}`,
    async start(service, more = {}) {
      const port = await freePort();
      return begin(
        service,
        [`dist/services/${service}.js`],
        { ...more, [portVariable(service as ServiceName)]: String(port) },
        port,
      );
    },
    async startAll(more = {}) {
      const ports = new Map<ServiceName, number>();
      for (const { name } of SERVICES) ports.set(name, await freePort());
      const variables = Object.fromEntries(
        [...ports].map(([name, port]) => [portVariable(name), String(port)]),
      );
      return begin('all', ['dist/services/all.js'], { ...more, ...variables }, ports.get('gateway') ?? 0);
    },
    async startBare(script, more = {}) {
      const port = await freePort();
      return begin(script, [`tools/bench/bare/${script}`], { ...more, PORT: String(port) }, port);
    },
    operate: (work) => withServices('bench', work, env),
    async stop() {
      await Promise.all(running.map((started) => started.stop(10_000)));
      await mongo.close();
      await servers.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, name: string, started: Launched): Promise<void> {
  const latest = performance.now() + timeoutMs;
  while (performance.now() < latest) {
    if (started.exit()) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${name} does not get ready:\n${readFileSync(started.log, 'utf8').slice(-2000)}`);
}

function writeKeys(dir: string): NodeJS.ProcessEnv {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const files = {
    ACCESS_TOKEN_PRIVATE_KEY_FILE: join(dir, 'private.pem'),
    ACCESS_TOKEN_PUBLIC_KEY_FILE: join(dir, 'public.pem'),
  };
  writeFileSync(files.ACCESS_TOKEN_PRIVATE_KEY_FILE, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(files.ACCESS_TOKEN_PUBLIC_KEY_FILE, publicKey.export({ type: 'spki', format: 'pem' }));
  return files;
}
