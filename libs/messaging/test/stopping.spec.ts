import { connect } from 'node:net';
import { connectToNats, leaveNats } from '@barspoon/messaging/requests';
import { newId } from '@barspoon/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProbe } from './probe.ts';
import { natsWorld, type TransportWorld } from './world.ts';

let world: TransportWorld;
beforeAll(async () => {
  world = await natsWorld();
});
afterAll(() => world.close());

it('a service stops though somebody holds a connection on which nothing was asked', async () => {
  const service = await startProbe(world.env, { database: `stopping-${newId()}` });
  const { port, hostname } = new URL(service.url);
  const holder = connect(Number(port), hostname);
  holder.on('error', () => undefined);
  await new Promise<void>((resolve) => holder.once('connect', resolve));
  await service.stop();
  holder.destroy();
});

it('a connection to NATS is left while NATS stands still', async () => {
  const nats = await connectToNats(world.env, 'leaver');
  world.freeze();
  try {
    await leaveNats(nats);
    expect(nats.isClosed()).toBe(true);
  } finally {
    world.resume();
  }
});
