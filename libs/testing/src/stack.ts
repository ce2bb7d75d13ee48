import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor, OutputOf, Route, SentInputOf } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/caller';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { newId, type Stoppable } from '@barspoon/platform';
import { startServers } from '@barspoon/servers';
import { portVariable, SERVICES } from '@barspoon/servers/services';
import { startTestServers, type TestServers } from '@barspoon/servers/test-servers';
import { createConnection } from 'mongoose';
import { inject } from 'vitest';
import { Agent } from './agent.ts';
import { asInNewProcess } from './new-process.ts';

export type Bootstrap<S extends Stoppable = Stoppable> = (env: NodeJS.ProcessEnv) => Promise<S>;

/** Running services to talk to. */
export interface ReachedStack {
  /** Calls a service over NATS as an actor; defaults to the system. */
  ask<R extends Route>(route: R, input: SentInputOf<R>, actor?: Actor, at?: Date): Promise<OutputOf<R>>;
  /** A browser without a session, talking HTTP to the gateway. */
  visitor(): Agent;
  /** The address of the gateway. */
  readonly url: string;
  /** The environment the services run in, to start another replica. */
  readonly env: NodeJS.ProcessEnv;
  /** Releases it; what was started here is stopped. */
  stop(): Promise<void>;
}

/** Services that run in this process. */
export interface Stack extends ReachedStack {
  /** What `bootstrap` returned, by service name. */
  service<S extends Stoppable>(name: string): S;
}

export interface StackOptions {
  /** MongoDB and Redis require authentication, with least rights, as in production; the MongoDB is not shared. */
  asksWho?: boolean;
}

/**
 * Starts services in this process on real servers: NATS and Redis of their own, fresh databases in the run's MongoDB,
 * free ports. Their log is silent unless LOG_LEVEL says otherwise.
 */
export async function startStack(
  bootstraps: readonly Bootstrap[],
  extra: NodeJS.ProcessEnv = {},
  { asksWho = false }: StackOptions = {},
): Promise<Stack> {
  const dir = mkdtempSync(join(inject('stacksDir'), 'stack-'));
  const prefix = (!asksWho && emptied.pop()) || `t${newId().replaceAll('-', '').slice(8, 24)}`;
  const servers: TestServers = asksWho
    ? await startServers({ dir, protectedFor: prefix })
    : await startTestServers({ dir, only: ['nats', 'redis'] });
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    MONGODB_URL: asksWho ? servers.urls.mongo : inject('mongodbUrl'),
    MONGODB_PREFIX: prefix,
    ...(servers.passwordsDir && { PASSWORDS_DIR: servers.passwordsDir }),
    NATS_URL: servers.urls.nats,
    NATS_KEYS_DIR: servers.natsKeysDir,
    REDIS_URL: servers.urls.redis,
    ...writeKeys(dir),
    ...freePorts,
    READS_PER_MINUTE: '100000',
    PAGES_PER_MINUTE: '100000',
    FILES_PER_MINUTE: '100000',
    DRAWINGS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '100000',
    CREDENTIALS_PER_MINUTE: '100000',
    UPLOADS_PER_MINUTE: '100000',
    // Most of what signing in somebody takes, and thousands are.
    PASSWORD_HASHING: 'quick',
    // Nothing listens there: no test reaches an inbox it did not open.
    SMTP_URL: 'smtp://127.0.0.1:9',
    // No test accesses the web on its own.
    NEWS_FROM_FEEDS: 'false',
    WEB_DIR: join(dir, 'no-web'),
    UPLOADS_DIR: join(dir, 'uploads'),
    ...extra,
  };
  asInNewProcess(env.LOG_LEVEL ?? 'silent');
  const running: Stoppable[] = [];
  for (const bootstrap of bootstraps) running.push(await bootstrap(env));
  const find = (name: string) => running.find((service) => service.name === name);
  const url = (find('gateway') as { url?: string } | undefined)?.url ?? 'http://no-gateway.invalid';
  const reached = await reachStack(url, env);
  return {
    ...reached,
    service: <S extends Stoppable>(name: string) => {
      const service = find(name);
      if (!service) throw new Error(`${name} was not started`);
      return service as S;
    },
    async stop() {
      // The others ask the first one, identity, while they finish what they have in hand, and would wait for its answers.
      const [first, ...others] = running;
      await Promise.all(others.map((service) => service.stop()));
      await first?.stop();
      await reached.stop();
      await servers.stop();
      if (!asksWho) emptied.push(await emptyDatabases(env));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Prefixes of databases that a stack has left empty, for the next one: to make their indexes takes MongoDB seconds. */
const emptied: string[] = [];
/** A collection with more than so many documents is dropped sooner than it is emptied. */
const fewDocuments = 2000;

/** @returns their prefix */
async function emptyDatabases({ MONGODB_URL = '', MONGODB_PREFIX = '' }: NodeJS.ProcessEnv): Promise<string> {
  const connection = await createConnection(MONGODB_URL).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases.filter((one) => one.name.startsWith(`${MONGODB_PREFIX}_`))) {
    const database = connection.useDb(name);
    const collections = (await database.db?.collections()) ?? [];
    // Somebody has looked at what is asked there, and the next one does not expect it.
    if (collections.some(({ collectionName }) => collectionName === 'system.profile'))
      await database.dropDatabase();
    else
      for (const collection of collections) {
        const count = await collection.estimatedDocumentCount();
        if (count > fewDocuments) await collection.drop();
        else if (count > 0) await collection.deleteMany({});
      }
  }
  await connection.close();
  return MONGODB_PREFIX;
}

/**
 * Talks to services that are already running, in any process.
 * @param env names their NATS and the location of the operator's credential
 */
export async function reachStack(url: string, env: NodeJS.ProcessEnv): Promise<ReachedStack> {
  const nats = await connectToNats(env, 'test', { as: OPERATOR });
  const caller = new Caller(nats, 'test', 9000);
  return {
    url,
    env,
    visitor: () => new Agent(url),
    ask: (route, input, actor = { kind: 'system', name: 'test' }, at) => {
      const id = newId();
      return caller.call(route, input, { correlationId: id, causationId: id, actor, at: at?.getTime() });
    },
    stop: () => nats.close(),
  };
}

const freePorts = Object.fromEntries(SERVICES.map(({ name }) => [portVariable(name), '0']));

function writeKeys(dir: string): NodeJS.ProcessEnv {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const files = {
    ACCESS_TOKEN_PRIVATE_KEY_FILE: join(dir, 'private.pem'),
    ACCESS_TOKEN_PUBLIC_KEY_FILE: join(dir, 'public.pem'),
    PUSH_PRIVATE_KEY_FILE: join(dir, 'push.pem'),
  };
  const push = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  writeFileSync(files.PUSH_PRIVATE_KEY_FILE, push.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(files.ACCESS_TOKEN_PRIVATE_KEY_FILE, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(files.ACCESS_TOKEN_PUBLIC_KEY_FILE, publicKey.export({ type: 'spki', format: 'pem' }));
  return files;
}
