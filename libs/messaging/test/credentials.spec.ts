import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEvents, allRoutes, type Envelope } from '@barspoon/contracts';
import { connectToNats, durableOf, EventFollower, eventStream, OPERATOR } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { type StartedServers, startServers } from '@barspoon/servers';
import { natsKeys } from '@barspoon/servers/nats-access/keys';
import { trafficOf } from '@barspoon/servers/nats-access/traffic';
import { toolsHome } from '@barspoon/servers/ways/tools-home';
import { eventually } from '@barspoon/testing';
import { jetstream } from '@nats-io/jetstream';
import { errors, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withNatsServer } from './nats-server.ts';

const traffic = trafficOf(process.cwd());
const services = traffic.map(({ service }) => service);
const publishers = traffic.filter(({ publishes }) => publishes).map(({ service }) => service);
const consumers = traffic.flatMap((one) => one.consumers);

const durables = consumers.map(({ service, name, event }) => ({
  service,
  place: `${eventStream(event.service)}.${durableOf(service, name)}`,
  subject: event.subject,
}));

const current = join(toolsHome(), 'go-bin', 'nats-server');
const programs: { name: string; program?: string | undefined; isMissing?: boolean }[] = [
  { name: 'the NATS server found first', program: process.env.NATS_SERVER },
  existsSync(current)
    ? { name: 'the current NATS server', program: current }
    : { name: 'the current NATS server, which nobody has compiled on this machine', isMissing: true },
];

describe.each(programs)('on $name', ({ program, isMissing }) => {
  if (isMissing) return it.skip('is not tried');

  let servers: StartedServers;
  const dir = mkdtempSync(join(tmpdir(), 'credentials-test-'));
  const connections = new Map<string, NatsConnection>();
  const as = (name: string) => connections.get(name) as NatsConnection;

  beforeAll(async () => {
    servers = await withNatsServer(program, () => startServers({ dir, only: ['nats'] }));
    for (const name of [...services, OPERATOR]) connections.set(name, await connect(name));
  });
  afterAll(async () => {
    await Promise.all([...connections.values()].map((nats) => nats.close()));
    await servers.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const connect = (name: string) =>
    connectToNats({ NATS_URL: servers.urls.nats, NATS_KEYS_DIR: servers.natsKeysDir }, name, {
      isPatient: false,
    });

  describe.each(services)('%s', (service) => {
    const own = traffic.find((one) => one.service === service);
    const others = services.filter((other) => other !== service);
    const otherDurables = durables.filter((one) => one.service !== service);

    it('may not say what others say, nor ask what it does not ask in its code (security 52)', async () => {
      const strange = [
        ...allRoutes.filter((route) => !own?.calls.includes(route.subject)).map(({ subject }) => subject),
        ...allEvents.filter((event) => event.service !== service).map(({ subject }) => subject),
      ];
      expect(await refused(as(service), strange)).toEqual(strange);
    });

    it('may not take or acknowledge what is for the consumers of others (security 52)', async () => {
      const strange = otherDurables.flatMap(({ place }) => [
        `$JS.API.CONSUMER.INFO.${place}`,
        `$JS.API.CONSUMER.MSG.NEXT.${place}`,
        `$JS.ACK.${place}.1.1.1.1.1`,
      ]);
      expect(await refused(as(service), strange)).toEqual(strange);
    });

    it('may not make, change or delete any consumer, not even its own (security 52, 56)', async () => {
      const strange = durables.flatMap(({ place, subject }) => [
        `$JS.API.CONSUMER.CREATE.${place.split('.')[0]}`,
        `$JS.API.CONSUMER.CREATE.${place}.${subject}`,
        `$JS.API.CONSUMER.CREATE.${place}`,
        `$JS.API.CONSUMER.DURABLE.CREATE.${place}`,
        `$JS.API.CONSUMER.DELETE.${place}`,
      ]);
      expect(await refused(as(service), strange)).toEqual(strange);
    });

    it('may not make, delete, empty or change any stream, not even its own (security 52, 56)', async () => {
      const acts = ['CREATE', 'DELETE', 'PURGE', 'UPDATE', 'MSG.DELETE', 'RESTORE', 'SNAPSHOT'];
      const strange = [...services.map(eventStream), 'any-other'].flatMap((stream) =>
        acts.map((act) => `$JS.API.STREAM.${act}.${stream}`),
      );
      expect(await refused(as(service), strange)).toEqual(strange);
    });

    it('may read no stream, unless it follows it (security 52)', async () => {
      const strange = publishers
        .map(eventStream)
        .flatMap((stream) => [
          ...(own?.follows ? [] : [`$JS.API.STREAM.MSG.GET.${stream}`]),
          `$JS.API.DIRECT.GET.${stream}`,
        ]);
      expect(await refused(as(service), strange)).toEqual(strange);
    });

    it('may not listen to others, to replies for others, or beside its queue group (security 52)', async () => {
      const strange = [
        ...others.flatMap((other) => [`rpc.${other}.>`, `_INBOX.${other}.>`]),
        '>',
        '*.>',
        '_INBOX.>',
        'evt.>',
        '$JS.>',
        `rpc.${service}.>`,
      ];
      const heard = await Promise.all(strange.map((subject) => listens(as(service), subject)));
      expect(strange.filter((_, at) => heard[at])).toEqual([]);
      expect(await listens(as(service), `rpc.${service}.some.thing`, service)).toBe(true);
    });
  });

  it.each(consumers)('$service may consume with $name', async ({ service, name, event }) => {
    const durable = durableOf(service, name);
    await jetstream(as(event.service)).publish(event.subject, '{}');
    const consumer = await jetstream(as(service)).consumers.get(eventStream(event.service), durable);
    const message = await consumer.next({ expires: 5000 });
    message?.working();
    expect(await message?.ackAck()).toBe(true);
  });

  it.each(traffic.filter(({ follows }) => follows))(
    '$service may follow every event',
    async ({ service }) => {
      const follower = new EventFollower(as(service), { warn: () => undefined });
      const heard: string[] = [];
      for (const publisher of publishers) {
        void follower.follow(publisher, ({ type }: Envelope) => heard.push(type));
      }
      for (const publisher of publishers)
        await eventually(async () => {
          await jetstream(as(publisher)).publish(
            `evt.${publisher}.news.v1`,
            JSON.stringify({ type: publisher }),
            { msgID: newId() },
          );
          expect(heard).toContain(publisher);
        });
      follower.stop();
    },
  );

  it('lets nobody in without a credential, or with one it does not know (security 52)', async () => {
    const NATS_URL = servers.urls.nats;
    const strangers = join(dir, 'strangers');
    natsKeys(strangers, ['identity']);
    for (const NATS_KEYS_DIR of [undefined, strangers])
      await expect(
        connectToNats({ NATS_URL, NATS_KEYS_DIR }, 'identity', { isPatient: false }),
      ).rejects.toThrow(/authorization/i);
  });
});

/** Which of these subjects the server does not let it publish to. */
async function refused(nats: NatsConnection, subjects: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const watch = async () => {
    for await (const event of nats.status())
      if (event.type === 'error' && event.error instanceof errors.PermissionViolationError)
        found.add(event.error.subject);
  };
  void watch();
  for (const subject of subjects) nats.publish(subject, '{}');
  await nats.flush();
  await eventually(() => expect(found.size).toBe(subjects.length), 500).catch(() => undefined);
  return subjects.filter((subject) => found.has(subject));
}

async function listens(nats: NatsConnection, subject: string, queue?: string): Promise<boolean> {
  let isRefused = false;
  const subscription = nats.subscribe(subject, {
    ...(queue !== undefined && { queue }),
    callback: (error) => {
      if (error) isRefused = true;
    },
  });
  await nats.flush();
  subscription.unsubscribe();
  return !isRefused;
}
