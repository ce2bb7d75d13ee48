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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

it('a service stops in good time though somebody holds a connection on which nothing was asked', async () => {
  const service = await startProbe(world.env, { database: `stopping-${newId()}` });
  const { port, hostname } = new URL(service.url);
  const holder = connect(Number(port), hostname);
  holder.on('error', () => undefined);
  await new Promise<void>((resolve) => holder.once('connect', resolve));
  expect(await timed(() => service.stop())).toBeLessThan(10_000);
  holder.destroy();
});

it('a connection to NATS is left within seconds while NATS stands still', async () => {
  const nats = await connectToNats(world.env, 'leaver');
  world.freeze();
  try {
    expect(await timed(() => leaveNats(nats))).toBeLessThan(5000);
    expect(nats.isClosed()).toBe(true);
  } finally {
    world.resume();
  }
});
