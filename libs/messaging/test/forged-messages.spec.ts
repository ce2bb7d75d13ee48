import { setTimeout as sleep } from 'node:timers/promises';
import { barItemAdded, recipeUnsaved } from '@barspoon/contracts';
import { eventStream, wire } from '@barspoon/messaging';
import { provisionStreams } from '@barspoon/messaging/streams';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEvent } from './conformance.ts';
import { probeRoutes, type RunningProbe, startProbe } from './probe.ts';
import { type NatsWorld, natsWorld } from './world.ts';

const attacker = recipeUnsaved.service;
const ownSubject = recipeUnsaved.subject;
const route = probeRoutes.echo.subject;

let world: NatsWorld;
let service: RunningProbe;

beforeAll(async () => {
  world = await natsWorld();
  service = await startProbe(world.env, { database: `forged_${newId().slice(-12)}` });
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

/** What a service may always do: publish its own event, with any text and any headers. */
async function publishOwn(name: string): Promise<void> {
  const about = headers();
  about.set(wire.actor, encodeURIComponent(JSON.stringify({ kind: 'system', name: 'gateway' })));
  const text = JSON.stringify({ body: { name } });
  await jetstream(world.nats).publish(ownSubject, text, { msgID: newId(), headers: about });
}

/** The next message of a consumer of its own, delivered to any subject. */
async function pullInto(subject: string): Promise<void> {
  const manager = await jetstreamManager(world.nats);
  const durable = `pull-${newId()}`;
  const info = await manager.streams.info(eventStream(attacker));
  await manager.consumers.add(eventStream(attacker), {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    opt_start_seq: info.state.last_seq,
    deliver_policy: 'by_start_sequence',
  });
  const next = `$JS.API.CONSUMER.MSG.NEXT.${eventStream(attacker)}.${durable}`;
  world.nats.publish(next, '1', { reply: subject });
  await world.nats.flush();
}

const isSeen = (name: string) => service.probe.seen.includes(name);

/** Once this is answered, everything sent before has been processed. */
async function afterwards(): Promise<void> {
  const id = newId();
  const actor = { kind: 'system', name: 'test' } as const;
  const context = { correlationId: id, causationId: id, actor };
  await world.caller.call(probeRoutes.echo, { body: { name: 'afterwards' } }, context);
  await sleep(300);
  await world.caller.call(probeRoutes.echo, { body: { name: 'afterwards' } }, context);
}

describe('a request that nobody has sent', () => {
  it('is refused when it is an event pulled to the subject of a route (security 52, 56)', async () => {
    await publishOwn('pulled');
    const delivered: string[] = [];
    const listening = world.nats.subscribe(route, {
      callback: (_, { subject }) => void delivered.push(subject),
    });
    await pullInto(route);
    await eventually(() => expect(delivered).toHaveLength(1));
    listening.unsubscribe();
    await afterwards();
    expect(isSeen('pulled')).toBe(false);
  });

  it('is refused when a stream republishes it on the subject of a route (security 52, 56)', async () => {
    const manager = await jetstreamManager(world.nats);
    await manager.streams.delete(eventStream(attacker));
    await manager.streams.add({
      name: eventStream(attacker),
      subjects: [`evt.${attacker}.>`],
      republish: { src: ownSubject, dest: route },
    });
    const delivered: string[] = [];
    const listening = world.nats.subscribe(route, {
      callback: (_, { subject }) => void delivered.push(subject),
    });
    await publishOwn('republished');
    await eventually(() => expect(delivered).toHaveLength(1));
    listening.unsubscribe();
    await afterwards();
    expect(isSeen('republished')).toBe(false);
  });

  it('cannot come from such a stream any more once the operator has looked at it (security 56)', async () => {
    await world.makeStreams();
    const manager = await jetstreamManager(world.nats);
    const { config } = await manager.streams.info(eventStream(attacker));
    expect(config.republish).toBeUndefined();
    expect(config.subjects).toEqual([`evt.${attacker}.>`]);
  });

  it('cannot come from a consumer that delivers by itself once the operator has looked (security 56)', async () => {
    const manager = await jetstreamManager(world.nats);
    await manager.consumers.add(eventStream(attacker), {
      durable_name: 'planted',
      ack_policy: AckPolicy.None,
      deliver_subject: route,
    });
    await world.makeStreams();
    await expect(manager.consumers.info(eventStream(attacker), 'planted')).rejects.toThrow(
      'consumer not found',
    );
  });

  it('is refused when its answer would speak for us elsewhere (security 56)', async () => {
    const about = headers();
    about.set(wire.actor, encodeURIComponent(JSON.stringify({ kind: 'system', name: 'test' })));
    const options = { reply: barItemAdded.subject, headers: about };
    world.nats.publish(route, JSON.stringify({ body: { name: 'deputy' } }), options);
    await afterwards();
    expect(isSeen('deputy')).toBe(false);
  });
});

describe('what a stream was made to keep of others', () => {
  it('has no effect and leaves no dead letter, and later events come through (security 52, 56)', async () => {
    await world.makeStreams();
    const manager = await jetstreamManager(world.nats);
    const stream = eventStream(barItemAdded.service);
    const count = async () => (await manager.streams.info(stream)).state.messages;
    const before = await count();
    await publishOwn('foreign');
    await pullInto(barItemAdded.subject);
    // JetStream's own answer: a message on the subject of the event.
    world.nats.publish(`$JS.API.STREAM.INFO.${stream}`, '', { reply: barItemAdded.subject });
    await eventually(async () => expect(await count()).toBe(before + 2));
    const event = anEvent('after the foreign ones');
    await world.send(barItemAdded, JSON.stringify(event));
    await eventually(() => expect(isSeen('after the foreign ones')).toBe(true));
    expect(isSeen('foreign')).toBe(false);
    await sleep(500);
    expect(await service.db.collection('dead_letters').countDocuments()).toBe(0);
  });
});

it('making streams and consumers again changes nothing (security 56)', async () => {
  const manager = await jetstreamManager(world.nats);
  const look = async () => {
    const { created, config } = await manager.streams.info(eventStream(barItemAdded.service));
    return { created, config };
  };
  const before = await look();
  await provisionStreams(world.nats, { publishers: [barItemAdded.service], consumers: [] });
  expect(await look()).toEqual(before);
});
