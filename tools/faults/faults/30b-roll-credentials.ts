import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaderboardRoutes, recipeRoutes } from '@barspoon/contracts';
import { connectToNats } from '@barspoon/messaging/connection';
import { mongoAs, redisAs } from '@barspoon/platform/credentials';
import { publicKeyOf } from '@barspoon/servers/nats-access/keys';
import { formerKeys } from '@barspoon/servers/nats-access/roll';
import { say } from '@barspoon/servers/process/progress';
import { until } from '@barspoon/servers/process/wait';
import { serverUsers } from '@barspoon/servers/rights/rights';
import { SERVICES } from '@barspoon/servers/services';
import { askTcp, hostAndPort } from '@barspoon/servers/tcp';
import { MongoClient } from 'mongodb';
import { ROOT } from '../../stack/boot/boot.mjs';
import { startAskers } from '../arena/askers.ts';
import type { ProductArena } from '../arena/product-arena.ts';
import { defineProductFault } from '../fault.ts';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';

type Shown = ReturnType<ProductArena['access']['keepHandedOut']>;

const users = await serverUsers(ROOT);
const services = SERVICES.map(({ name }) => name as string);
const toldMs = 15_000;

const isIn = (server: 'mongo' | 'redis') => (service: string) =>
  users.some((user) => user.name === service && user[server]);

/** What the credentials of a server are, and how it is asked whether it takes them. */
interface Kind {
  name: 'nats' | 'mongodb' | 'redis';
  services: string[];
  /** Whether the server lets in whoever shows what lies there. */
  takes(arena: ProductArena, service: string, shown: Shown): Promise<boolean>;
  /** Who is still connected with a former credential. */
  stillShown(arena: ProductArena): Promise<string[]>;
}

const kinds: Kind[] = [
  {
    name: 'nats',
    services,
    async takes({ servers }, service, shown) {
      const address = { NATS_URL: servers.nats.url, ...shown };
      const nats = await connectToNats(address, service, { isPatient: false }).catch(() => null);
      await nats?.close();
      return nats !== null;
    },
    async stillShown({ access }) {
      const connected = new Set(await access.keysConnectedToNats());
      if (connected.size < services.length) return [`only ${connected.size} are connected at all`];
      const former = Object.entries(formerKeys(join(access.keys, 'nats')));
      return former.flatMap(([name, file]) => (connected.has(publicKeyOf(file)) ? [name] : []));
    },
  },
  {
    name: 'mongodb',
    services: services.filter(isIn('mongo')),
    async takes({ servers }, service, shown) {
      const { url, credential } = mongoAs(service, { MONGODB_URL: servers.mongo.url, ...shown });
      const client = await MongoClient.connect(url, {
        ...(credential && { auth: credential, authSource: 'admin' }),
        serverSelectionTimeoutMS: 5000,
      }).catch(() => null);
      await client?.close();
      return client !== null;
    },
    async stillShown(arena) {
      const formerNames = kindNamed('mongodb').services.map(
        (service) =>
          mongoAs(service, { MONGODB_URL: arena.servers.mongo.url, ...formerOf(arena, 'mongodb') }).credential
            ?.username,
      );
      const client = (await arena.stores()).db('any').client;
      const operations = await client
        .db('admin')
        .aggregate([{ $currentOp: { allUsers: true, idleConnections: true } }])
        .toArray();
      const connected = new Set(
        operations.flatMap(({ effectiveUsers = [] }) =>
          (effectiveUsers as { user: string }[]).map(({ user }) => user),
        ),
      );
      if (connected.size < formerNames.length) return [`only ${connected.size} are connected at all`];
      return formerNames.flatMap((name) => (name && connected.has(name) ? [name] : []));
    },
  },
  {
    name: 'redis',
    services: services.filter(isIn('redis')),
    async takes({ servers }, service, shown) {
      const { url, credential } = redisAs(service, { REDIS_URL: servers.redis.url, ...shown });
      const { host, port } = hostAndPort(url, 0);
      const answer = await askTcp(host, port, `AUTH ${credential?.username} ${credential?.password}\r\n`);
      return answer.startsWith('+OK');
    },
    // Redis does not say by which password somebody is known; it sends everybody away who must know the new one then.
    stillShown: async () => [],
  },
];

const kindNamed = (name: Kind['name']): Kind => kinds.find((kind) => kind.name === name) as Kind;

const formerDir = (arena: ProductArena, name: Kind['name']) => join(arena.dir, 'former', name);
const formerOf = (arena: ProductArena, name: Kind['name']): Shown => ({
  NATS_KEYS_DIR: join(formerDir(arena, name), 'nats'),
  PASSWORDS_DIR: join(formerDir(arena, name), 'passwords'),
});

/** Rolls the credentials of one server as docs/operations.md says, while members work and visitors read. */
async function roll(arena: ProductArena, kind: Kind): Promise<Violation[]> {
  const { access, servers } = arena;
  const wrong: string[] = [];
  const expect = async (what: string, shown: Shown, isTaken: boolean) => {
    for (const service of kind.services) {
      const isAsExpected = async () => (await kind.takes(arena, service, shown)) === isTaken;
      if (!(await until(isAsExpected, toldMs, 200)))
        wrong.push(`the ${what} credential of ${service} is ${isTaken ? 'not ' : ''}taken by ${kind.name}`);
    }
  };
  const began = performance.now();
  const before = arena.answers();
  const askers = startAskers(
    [
      { name: 'A visitor of recipes', everyMs: 100, ask: (gateway) => get(gateway, recipeRoutes.list.path) },
      {
        name: 'A visitor of boards',
        everyMs: 100,
        ask: (gateway) => get(gateway, leaderboardRoutes.get.path),
      },
    ],
    arena.gateways,
  );
  const former = access.keepHandedOut(formerDir(arena, kind.name));
  await access.runKeys('--roll', kind.name);
  await access.tellServers(servers, arena.prefix);
  await expect('former', former, true);
  access.handOut();
  const now = access.env as Shown;
  await expect('new', now, true);
  for (const service of kind.services) for (const replica of arena.of(service)) await arena.replace(replica);
  const shown = await kind.stillShown(arena);
  wrong.push(...shown.map((who) => `before the end of the roll: ${kind.name}, ${who}`));
  await access.runKeys('--end-roll');
  await access.tellServers(servers, arena.prefix);
  await expect('former', former, false);
  await expect('new', now, true);
  // Whoever is cut off by it comes back while they still ask.
  await sleep(5000);
  const asked = await askers.stop();
  const { requests, refusals } = arena.answers();
  const reads = asked.reduce((sum, { answers }) => sum + answers, 0);
  const writes = requests - before.requests;
  const refused = asked.flatMap((one) =>
    one.refusals.map((refusal) => `${one.name} was refused: ${refusal}`),
  );
  say(
    `${kind.name}: ${Math.round((performance.now() - began) / 1000)} s, ${kind.services.length} services restarted twice over, ` +
      `${reads} reads with ${refused.length} refused, ${writes} acts with ${refusals - before.refusals} refused`,
  );
  if (reads === 0 || writes === 0)
    wrong.push(`nobody asked while the credentials of ${kind.name} were rolled`);
  return [
    ...wrong.map((what) => violation('fault', what)),
    ...refused.map((refusal) => violation('I6', refusal)),
  ];
}

async function get(gateway: string, path: string): Promise<number> {
  const answer = await fetch(`${gateway}/api/v1${path}`);
  await answer.arrayBuffer();
  return answer.status;
}

export default defineProductFault({
  id: '30b',
  name: 'credentials of NATS, MongoDB and Redis are rolled under load',
  invariants: ['I1', 'I2', 'I3', 'I6', 'I8'],
  ci: false,
  replicas: Object.fromEntries(SERVICES.map(({ name }) => [name, 2])),
  asksWho: true,
  noRefusals: true,
  lastsMs: { full: 480_000, short: 360_000 },
  shortEvents: 1500,
  settleMs: 60_000,
  async begin(arena) {
    const { access, servers } = arena;
    await access.tellServers(servers, arena.prefix);
    for (const service of services) arena.moreEnv[service] = access.env;
    await arena.start();
  },
  async strike(arena) {
    const wrong: Violation[] = [];
    for (const kind of kinds) wrong.push(...(await roll(arena, kind)));
    return wrong;
  },
});
