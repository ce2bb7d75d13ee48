import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeRoutes } from '@barspoon/contracts';
import { connectToNats, OPERATOR } from '@barspoon/messaging';
import { type StartedServers, startServers } from '@barspoon/servers';
import { errors, headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestMux } from '../src/requests/request-mux.ts';

const subject = recipeRoutes.list.subject;
const dir = mkdtempSync(join(tmpdir(), 'mux-test-'));

let servers: StartedServers;
let gateway: NatsConnection;
let catalogue: NatsConnection;

const connect = (name: string) =>
  connectToNats({ NATS_URL: servers.urls.nats, NATS_KEYS_DIR: servers.natsKeysDir }, name);

beforeAll(async () => {
  servers = await startServers({ dir, only: ['nats'] });
  [gateway, catalogue] = await Promise.all([connect('gateway'), connect('catalogue')]);
});
afterAll(async () => {
  await Promise.all([gateway.close(), catalogue.close()]);
  await servers.stop();
  rmSync(dir, { recursive: true, force: true });
});

const ask = (nats: NatsConnection, payload = '', { to = subject, timeoutMs = 2000 } = {}) =>
  RequestMux.of(nats).request(to, payload, { headers: headers(), timeoutMs });

/** Answers as long as the work lasts. */
async function answering<T>(answer: (message: Msg) => void, work: () => Promise<T>): Promise<T> {
  const subscription = catalogue.subscribe(subject, {
    queue: 'catalogue',
    callback: (_error, message) => answer(message),
  });
  await catalogue.flush();
  try {
    return await work();
  } finally {
    subscription.unsubscribe();
    await catalogue.flush();
  }
}

it('gives everybody who asks at the same time their own reply, whatever order they come in', async () => {
  const messages: Msg[] = [];
  const answerLastFirst = (message: Msg) => {
    messages.unshift(message);
    if (messages.length === 50) for (const one of messages) one.respond(`to ${one.string()}`);
  };
  const asked = Array.from({ length: 50 }, (_, at) => String(at));
  const replies = await answering(answerLastFirst, () =>
    Promise.all(asked.map((payload) => ask(gateway, payload))),
  );
  expect(replies.map((reply) => reply.string())).toEqual(asked.map((payload) => `to ${payload}`));
});

it('says at once when nobody listens', async () => {
  await expect(ask(gateway)).rejects.toThrow(errors.NoRespondersError);
});

it('waits no longer than it is told to, and a reply that comes later is nobody’s', async () => {
  let late: Msg | undefined;
  const keep = (message: Msg) => {
    late ??= message;
    if (message !== late) message.respond('in time');
  };
  await answering(keep, async () => {
    await expect(ask(gateway, 'first', { timeoutMs: 50 })).rejects.toThrow(errors.TimeoutError);
    late?.respond('too late');
    expect((await ask(gateway, 'second')).string()).toBe('in time');
  });
});

it('takes an empty reply for one', async () => {
  const reply = await answering(
    (message) => message.respond(),
    () => ask(gateway),
  );
  expect(reply.data.byteLength).toBe(0);
});

it('says at once when the server does not let a request through', async () => {
  const refused = ask(gateway, '', { to: 'rpc.catalogue.not-declared.anywhere' });
  await expect(refused).rejects.toThrow(errors.PermissionViolationError);
});

it('leaves nobody waiting when its connection is closed, and takes no more then', async () => {
  const leaver = await connectToNats(
    { NATS_URL: servers.urls.nats, NATS_KEYS_DIR: servers.natsKeysDir },
    'leaver',
    { as: OPERATOR },
  );
  await answering(
    () => undefined,
    async () => {
      const waiting = ask(leaver, '', { timeoutMs: 20_000 });
      await leaver.flush();
      await Promise.all([expect(waiting).rejects.toThrow(errors.ClosedConnectionError), leaver.close()]);
      await expect(ask(leaver)).rejects.toThrow(errors.ClosedConnectionError);
    },
  );
});
