import { barItemAdded, deadLetterRoutesOf, operationRoutesOf } from '@barspoon/contracts';
import { Inbox } from '@barspoon/messaging';
import type { WorkContext } from '@barspoon/platform';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEvent } from './conformance.ts';
import { type RunningProbe, startProbe } from './probe.ts';
import { natsWorld, type TransportWorld } from './world.ts';

const routes = deadLetterRoutesOf('probe');
const operations = operationRoutesOf('probe');
const consumer = 'probe__note-when-item-added';

let world: TransportWorld;
let service: RunningProbe;
beforeAll(async () => {
  world = await natsWorld();
  service = await startProbe(world.env, { database: `letters_${newId().slice(-12)}` });
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

const admin = { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 's' } as const;
const as = (actor: WorkContext['actor']): WorkContext => ({
  correlationId: newId(),
  causationId: newId(),
  actor,
});
const operator = as({ kind: 'system', name: 'dead-letters' });

async function aDeadLetter(name: string): Promise<{ consumer: string; eventId: string }> {
  const event = anEvent(name);
  service.probe.behaviors.set(name, 'throw');
  await eventually(() => world.send(barItemAdded, JSON.stringify(event), { id: event.id }));
  await eventually(async () => {
    const deadLetter = await service.db.collection('dead_letters').findOne({ eventId: event.id });
    expect(deadLetter).not.toBeNull();
  });
  return { consumer, eventId: event.id };
}
const audit = (act: string, eventId: string) =>
  service.db.collection('audit').findOne({ action: act, subject: `event:${eventId}` });
const effectsOf = (subject: string) => service.db.collection('effects').countDocuments({ subject });

describe('a dead letter', () => {
  it('is listed with its reason and shown with its message', async () => {
    const params = await aDeadLetter('listed');
    const { items, total } = await world.caller.call(routes.list, { query: { consumer } }, as(admin));
    expect(total).toBe(items.length);
    expect(items[0]).toMatchObject({ ...params, error: 'Error: listed is spoilt', times: 1 });
    const deadLetter = await world.caller.call(operations.deadLetter, { params }, operator);
    expect(JSON.parse(deadLetter.body)).toMatchObject({ id: params.eventId, data: { name: 'listed' } });
  });

  it('has its effect when it is replayed after the cause is gone, and then it is gone too', async () => {
    const params = await aDeadLetter('repaired');
    service.probe.behaviors.delete('repaired');
    const answer = await world.caller.call(routes.replay, { params }, as(admin));
    expect(answer).toEqual({ outcome: 'handled', error: null });
    expect(await effectsOf('repaired')).toBe(1);
    expect(await audit('dead-letter.replayed', params.eventId)).toMatchObject({ actor: admin.id });
    const again = world.caller.call(routes.replay, { params }, as(admin));
    await expect(again).rejects.toMatchObject({ code: 'common.dead_letter_not_found' });
    expect(await effectsOf('repaired')).toBe(1);
  });

  it('has one effect when two people replay it at once', async () => {
    const params = await aDeadLetter('contested');
    service.probe.behaviors.delete('contested');
    const replay = () => world.caller.call(operations.replayDeadLetter, { params }, operator);
    const answers = await Promise.allSettled([replay(), replay(), replay()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await effectsOf('contested')).toBe(1);
  });

  it('stays with the new reason when its replay fails', async () => {
    const params = await aDeadLetter('still spoilt');
    const answer = await world.caller.call(operations.replayDeadLetter, { params }, operator);
    expect(answer).toEqual({ outcome: 'failed', error: 'Error: still spoilt is spoilt' });
    expect(await world.caller.call(operations.deadLetter, { params }, operator)).toMatchObject({ times: 2 });
    expect(await effectsOf('still spoilt')).toBe(0);
  });

  it('is discarded with a line in the audit, and no redelivery brings it back', async () => {
    const params = await aDeadLetter('unwanted');
    const body = { why: 'nobody needs it' };
    await world.caller.call(operations.discardDeadLetter, { params, body }, operator);
    expect(await audit('dead-letter.discarded', params.eventId)).toMatchObject({
      actor: 'dead-letters',
      details: { consumer, why: 'nobody needs it', error: 'Error: unwanted is spoilt' },
    });
    service.probe.behaviors.delete('unwanted');
    await world.forgetConsumer(barItemAdded.service, consumer);
    const last = anEvent('after the discarded one');
    await world.send(barItemAdded, JSON.stringify(last));
    await eventually(async () => expect(await effectsOf('after the discarded one')).toBe(1), 20_000);
    expect(await effectsOf('unwanted')).toBe(0);
  });

  it('is for admins and our own commands only [BEYOND-03]', async () => {
    const member = as({ ...admin, role: 'member' });
    await expect(world.caller.call(routes.list, { query: {} }, member)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(world.caller.call(operations.deadLetters, { query: {} }, as(admin))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('an event that kills its process', () => {
  it('is not forgiven its deaths because a database was away in between', async () => {
    const inbox = service.app.get(Inbox);
    const id = newId();
    const crashes = () => inbox.begin(consumer, id);
    expect([await crashes(), await crashes(), await crashes()]).toEqual([0, 1, 2]);
    await inbox.putOff(consumer, id);
    await inbox.putOff(consumer, newId());
    expect(await crashes()).toBe(2);
    await inbox.fail(consumer, id);
    expect(await crashes()).toBe(0);
  });
});
