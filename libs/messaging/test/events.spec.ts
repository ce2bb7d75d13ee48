import { barItemAdded, type Envelope, recipeUnsaved } from '@barspoon/contracts';
import { deadLetterStream, eventStream, wire } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { eventually, type Stack, startStack } from '@barspoon/testing';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Probe, startProbe } from './probe.ts';

let stack: Stack;
let nats: NatsConnection;
let service: Awaited<ReturnType<typeof startProbe>>;
let probe: Probe;
let db: Connection;
const database = `messaging_${newId().slice(0, 13).replaceAll('-', '')}`;

beforeAll(async () => {
  stack = await startStack([]);
  nats = await connect({ servers: stack.env.NATS_URL });
  service = await startProbe(stack.env, { database });
  probe = service.probe;
  db = service.app.get<Connection>(getConnectionToken());
});
afterAll(async () => {
  await service.stop();
  await nats.close();
  await stack.stop();
});

const anEvent = (name: string, change: Partial<Envelope> = {}): Envelope => {
  const id = newId();
  return {
    id,
    type: barItemAdded.type,
    version: 1,
    occurredAt: new Date().toISOString(),
    correlationId: id,
    causationId: id,
    actorId: null,
    data: { ...barItemAdded.example, name },
    ...change,
  };
};
const publish = (event: Envelope, msgID = newId()) =>
  jetstream(nats).publish(barItemAdded.subject, JSON.stringify(event), { msgID });
const effectsOf = (name: string) => db.collection('audit').countDocuments({ subject: name });
const handled = (event: Envelope) =>
  db.collection('inbox').countDocuments({ _id: `probe__note-when-item-added:${event.id}` as never });

async function deadLetters(): Promise<string[]> {
  const manager = await jetstreamManager(nats);
  const { state } = await manager.streams.info(deadLetterStream);
  const letters: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++) {
    const letter = await manager.streams.getMessage(deadLetterStream, { seq });
    if (letter) letters.push(new TextDecoder().decode(letter.data));
  }
  return letters;
}

describe('a durable consumer', () => {
  it('has its effect once when the same event arrives many times', async () => {
    const event = anEvent('gin');
    await Promise.all(Array.from({ length: 5 }, () => publish(event)));
    const last = anEvent('after gin');
    await publish(last);
    await eventually(async () => expect(await handled(last)).toBe(1));
    await eventually(async () => expect(await effectsOf('gin')).toBe(1));
    expect(await handled(event)).toBe(1);
  });

  it('leaves no trace of a try that failed, and succeeds at the next one', async () => {
    probe.behaviours.set('vermouth', 'throw once');
    const event = anEvent('vermouth');
    await publish(event);
    await eventually(async () => expect(await handled(event)).toBe(1));
    expect(await effectsOf('vermouth')).toBe(1);
    expect(probe.seen.filter((name) => name === 'vermouth').length).toBeGreaterThan(1);
  });

  it('gives an event that always fails up as a dead letter, and others flow meanwhile', async () => {
    probe.behaviours.set('poison', 'throw');
    const poison = anEvent('poison');
    await publish(poison);
    const healthy = anEvent('healthy');
    await publish(healthy);
    await eventually(async () => expect(await handled(healthy)).toBe(1));
    await eventually(async () =>
      expect((await deadLetters()).some((letter) => letter.includes(poison.id))).toBe(true),
    );
    expect(await effectsOf('poison')).toBe(0);
    expect(probe.seen.filter((name) => name === 'poison')).toHaveLength(6);
  });

  it('never handles an event that does not fit its contract: it is a dead letter at once', async () => {
    const event = anEvent('malformed', { data: { name: 'malformed' } });
    await publish(event);
    await eventually(async () =>
      expect((await deadLetters()).some((letter) => letter.includes(event.id))).toBe(true),
    );
    expect(probe.seen).not.toContain('malformed');
  });

  it('waits for a dependency that is down without counting it against the event', async () => {
    probe.behaviours.set('patience', 'be unavailable twice');
    const event = anEvent('patience');
    await publish(event);
    await eventually(async () => expect(await handled(event)).toBe(1), 15_000);
    expect(
      await db.collection('inbox_tries').findOne({ _id: `probe__note-when-item-added:${event.id}` as never }),
    ).toMatchObject({
      failed: 0,
    });
  });

  it('goes on where it was after the service was stopped', async () => {
    await service.stop();
    const event = anEvent('while away');
    await publish(event);
    service = await startProbe(stack.env, { database });
    probe = service.probe;
    db = service.app.get<Connection>(getConnectionToken());
    await eventually(async () => expect(await handled(event)).toBe(1));
    expect(await effectsOf('while away')).toBe(1);
  });
});

describe('the outbox', () => {
  it('refuses an event outside a transaction', async () => {
    const about = { aggregate: 'recipe:x', revision: 1 };
    await expect(probe.outbox.add(recipeUnsaved, recipeUnsaved.example, about)).rejects.toThrow(
      'open transaction',
    );
  });

  it('publishes what committed and nothing of what did not, in the order of each aggregate', async () => {
    const owner = await startProbe(stack.env, {
      database: `${database}_owner`,
      service: recipeUnsaved.service,
    });
    const recipes = [newId(), newId()] as const;
    const failing = newId();
    await owner.probe.publish(failing, 1, { fail: true }).catch(() => undefined);
    for (let revision = 1; revision <= 20; revision++)
      await Promise.all(recipes.map((recipe) => owner.probe.publish(recipe, revision)));
    const manager = await jetstreamManager(nats);
    await eventually(async () => {
      const { state } = await manager.streams.info(eventStream(recipeUnsaved.service));
      expect(state.messages).toBe(40);
    });
    const seen = new Map<string, number[]>();
    for (let seq = 1; seq <= 40; seq++) {
      const message = await manager.streams.getMessage(eventStream(recipeUnsaved.service), { seq });
      const about = message?.header;
      const aggregate = about?.get(wire.aggregate) ?? '';
      seen.set(aggregate, [...(seen.get(aggregate) ?? []), Number(about?.get(wire.revision))]);
    }
    const inOrder = Array.from({ length: 20 }, (_, at) => at + 1);
    for (const recipe of recipes) expect(seen.get(`recipe:${recipe}`)).toEqual(inOrder);
    expect(seen.has(`recipe:${failing}`)).toBe(false);
    const rows = owner.app.get<Connection>(getConnectionToken()).collection('outbox');
    await eventually(async () => expect(await rows.countDocuments({ publishedAt: null })).toBe(0));
    await owner.stop();
  });

  it('is relayed by one of two replicas, and by the other at once when the first one stops', async () => {
    const name = `${database}_pair`;
    const one = await startProbe(stack.env, { database: name, service: 'pair-of-relays' });
    const other = await startProbe(stack.env, { database: name, service: 'pair-of-relays' });
    const leases = other.app.get<Connection>(getConnectionToken()).collection('leases');
    const holder = await eventually(async () => {
      const lease = await leases.findOne({});
      expect(lease).not.toBeNull();
      return lease?.holder as string;
    });
    await one.stop();
    await eventually(async () => {
      const lease = await leases.findOne({});
      expect(lease?.until.getTime()).toBeGreaterThan(Date.now());
    });
    const lease = await leases.findOne({});
    if (lease?.holder !== holder) expect(lease?.token).toBeGreaterThan(1);
    await other.stop();
  });
});
