import { barItemAdded } from '@barspoon/contracts';
import { connectToNats, EventFollower } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEvent } from './conformance.ts';
import { type RunningProbe, startProbe } from './probe.ts';
import { natsWorld, type TransportWorld } from './world.ts';

let world: TransportWorld;
let keeper: RunningProbe;
let nats: Awaited<ReturnType<typeof connectToNats>>;
let follower: EventFollower;
const heard: string[] = [];
const tell = (name: string) => world.send(barItemAdded, JSON.stringify(anEvent(name)));

beforeAll(async () => {
  world = await natsWorld();
  // Makes the stream, and makes it again.
  keeper = await startProbe(world.env, { database: `follower_${newId().slice(-12)}` });
  nats = await connectToNats(world.env, 'follower');
  await eventually(() => tell('before'));
  follower = new EventFollower(nats, { warn: () => undefined });
  void follower.follow(barItemAdded.service, (event) => {
    const { name } = event.data as { name: string };
    if (name === 'unbearable') throw new Error('cannot obey this');
    heard.push(name);
  });
  await eventually(async () => {
    await tell('probe');
    expect(heard).toContain('probe');
  });
});
afterAll(async () => {
  follower.stop();
  await nats.close();
  await keeper.stop();
  await world.close();
});

describe('a follower', () => {
  it('hears every event from now on, in order', async () => {
    heard.length = 0;
    const names = Array.from({ length: 50 }, (_, at) => `news ${at}`);
    for (const name of names) await tell(name);
    await eventually(() => expect(heard.filter((name) => name !== 'probe')).toEqual(names));
    expect(heard).not.toContain('before');
  });

  it('goes on behind an event that cannot be read or obeyed', async () => {
    heard.length = 0;
    await world.send(barItemAdded, 'not even JSON');
    await tell('unbearable');
    await tell('bearable');
    await eventually(() => expect(heard).toEqual(['bearable']));
  });

  it('goes on where it was after the server stood still', async () => {
    heard.length = 0;
    world.freeze();
    const telling = eventually(() => tell('during'), 20_000);
    setTimeout(() => world.resume(), 3000);
    await telling;
    await eventually(() => expect(heard).toContain('during'), 20_000);
  });

  it('hears of everything in a stream that was recreated', async () => {
    heard.length = 0;
    await world.loseEvents(barItemAdded.service);
    await eventually(() => tell('new stream'), 20_000);
    await eventually(() => expect(heard).toContain('new stream'), 20_000);
  }, 45_000);
});
