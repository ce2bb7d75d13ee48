import { barItemAdded } from '@barspoon/contracts';
import { DomainError, newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BatchedEvent, EventBatcher } from '../src/events/event-batcher.ts';
import { anEvent } from './conformance.ts';
import { type RunningProbe, startProbe } from './probe.ts';
import { natsWorld, type TransportWorld } from './world.ts';

const consumer = 'probe__note-when-item-added';

let world: TransportWorld;
let service: RunningProbe;
beforeAll(async () => {
  world = await natsWorld();
  service = await startProbe(world.env, { database: `jointly_${newId().slice(-12)}` });
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

const namesOf = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what}-${at}`);
const subjectsOf = async (what: string) => {
  const subject = { $regex: `^${what}-` };
  const effects = await service.db.collection('effects').find({ subject }).toArray();
  return effects.map((effect) => String(effect.subject)).sort();
};

describe('events at hand', () => {
  const atHand = (what: string, count: number): BatchedEvent[] =>
    namesOf(what, count).map((name) => ({
      event: anEvent(name) as BatchedEvent['event'],
      traceparent: undefined,
    }));
  const run = ({ event }: BatchedEvent) =>
    service.probe.note('tested', (event.data as { name: string }).name);
  const handlingBy = (handle: typeof run) => {
    const batcher = new EventBatcher('probe__test', service.probe.inbox, handle);
    return (events: readonly BatchedEvent[]) => Promise.all(events.map((event) => batcher.do(event)));
  };

  it('are handled in one transaction', async () => {
    const transactions = vi.spyOn(service.probe.transactions, 'run');
    const events = atHand('one', 20);
    expect(new Set(await handlingBy(run)(events))).toEqual(new Set([true]));
    expect(transactions).toHaveBeenCalledTimes(1);
    expect(await subjectsOf('one')).toEqual(namesOf('one', 20).sort());
    transactions.mockRestore();
  });

  it('are known again, also beside new ones, and have no second effect', async () => {
    const events = atHand('known', 6);
    await handlingBy(run)(events.slice(0, 4));
    expect(await handlingBy(run)(events)).toEqual([false, false, false, false, true, true]);
    expect(await subjectsOf('known')).toEqual(namesOf('known', 6));
  });

  it('are each left to be handled alone, without any effect, when one of them fails', async () => {
    service.probe.behaviors.set('failing-3', 'throw');
    expect(new Set(await handlingBy(run)(atHand('failing', 6)))).toEqual(new Set([undefined]));
    expect(await subjectsOf('failing')).toEqual([]);
  });

  it('all wait while something is down', async () => {
    const down = async () => {
      throw new DomainError('unavailable', 'common.unavailable');
    };
    await expect(handlingBy(down)(atHand('down', 3))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are left to be handled alone after a moment when one of them takes long', async () => {
    let finish = () => {};
    service.probe.behaviors.set('slow-1', new Promise((resolve) => (finish = resolve)));
    const handled = handlingBy(run)(atHand('slow', 3));
    expect(new Set(await handled)).toEqual(new Set([undefined]));
    finish();
  }, 15_000);
});

describe('events that come many at a time', () => {
  beforeEach(() => service.probe.seen.splice(0));
  const send = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const event = anEvent(name);
        await world.send(barItemAdded, JSON.stringify(event), { id: event.id, aggregate: name });
        return event;
      }),
    );

  it('cost few transactions', async () => {
    const transactions = vi.spyOn(service.probe.transactions, 'run');
    await send(namesOf('many', 100));
    await eventually(async () => expect(await subjectsOf('many')).toHaveLength(100));
    expect(transactions.mock.calls.length).toBeLessThan(50);
    transactions.mockRestore();
  });

  it('are handled although one among them always fails, which becomes a dead letter', async () => {
    service.probe.behaviors.set('spoilt-3', 'throw');
    const sent = await send(namesOf('spoilt', 10));
    const letterOf = { consumer, eventId: sent[3]?.id };
    await eventually(async () => {
      expect(await service.db.collection('dead_letters').countDocuments(letterOf)).toBe(1);
    }, 25_000);
    const others = namesOf('spoilt', 10).filter((name) => name !== 'spoilt-3');
    expect(await subjectsOf('spoilt')).toEqual(others);
  }, 30_000);
});
