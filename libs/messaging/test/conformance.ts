import { barItemAdded, type Envelope, recipeUnsaved } from '@barspoon/contracts';
import { DomainError, newId, type WorkContext } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeRoutes, type RunningProbe, startProbe } from './probe.ts';
import type { TransportWorld } from './world.ts';

const consumer = 'probe__note-when-item-added';
const system = () => ({
  correlationId: newId(),
  causationId: newId(),
  actor: { kind: 'system', name: 'test' } as const,
});
const newDatabase = () => `messaging_${newId().replaceAll('-', '').slice(8, 24)}`;

/**
 * What services rely on, regardless of the transport. Another transport is fit for the product when its world passes
 * this suite unchanged.
 */
export function conformance<W extends TransportWorld>(name: string, openWorld: () => Promise<W>): void {
  describe(`${name} as a transport`, () => {
    let world: W;
    let service: RunningProbe;
    const database = newDatabase();
    const start = () => startProbe(world.env, { database });

    beforeAll(async () => {
      world = await openWorld();
      service = await start();
    });
    afterAll(async () => {
      world.resume();
      await service.stop();
      await world.close();
    });

    const effectsOf = (subject: string) => service.db.collection('effects').countDocuments({ subject });
    const isHandled = async (event: Envelope) =>
      (await service.db.collection('inbox').countDocuments({ _id: `${consumer}:${event.id}` as never })) ===
      1;
    const letterOf = (eventId: string) => service.db.collection('dead_letters').findOne({ eventId });
    const send = (event: Envelope, about: { id?: string; aggregate?: string } = {}) =>
      world.send(barItemAdded, JSON.stringify(event), about);
    const echo = (thing: string, context: WorkContext = system()) =>
      world.caller.call(probeRoutes.echo, { body: { name: thing } }, context);

    describe('carries requests', () => {
      it('to one replica of a service and brings its reply', async () => {
        const other = await start();
        await Promise.all(Array.from({ length: 40 }, (_, at) => echo(`thing ${at}`)));
        expect(await service.db.collection('effects').countDocuments({ action: 'thing.asked' })).toBe(40);
        expect(service.probe.seen.length).toBeGreaterThan(0);
        expect(other.probe.seen.length).toBeGreaterThan(0);
        await other.stop();
      });

      it('with refusals that keep their code and name every wrong field', async () => {
        const refusal = await echo('').catch((error) => error);
        expect(refusal).toMatchObject({ kind: 'invalid', code: 'common.invalid_input' });
        expect(refusal.extra.errors).toEqual([expect.objectContaining({ path: 'body.name' })]);
      });

      it('only for those who may ask, whatever the gateway says [BEYOND-03, BEYOND-04]', async () => {
        const visitor = { ...system(), actor: { kind: 'visitor', mark: 'x' } as const };
        await expect(echo('secret', visitor as never)).rejects.toMatchObject({ kind: 'forbidden' });
        const mine = world.caller.call(probeRoutes.mine, {}, visitor);
        await expect(mine).rejects.toMatchObject({ kind: 'unauthenticated' });
      });

      it('with faults of ours told without their inside', async () => {
        service.probe.behaviors.set('broken thing', 'throw');
        const fault = await echo('broken thing').catch((error) => error);
        expect(fault).toMatchObject({ kind: 'broken', code: 'common.internal' });
        expect(String(fault.detail)).not.toContain('spoilt');
      });

      it('to a service that comes back within a moment', async () => {
        await service.stop();
        const waiting = echo('patience');
        service = await start();
        expect((await waiting).name).toBe('patience');
      });

      it('of a stopping service to their end', async () => {
        let finish = () => {};
        service.probe.behaviors.set('last wish', new Promise((resolve) => (finish = resolve)));
        const asked = echo('last wish');
        await eventually(() => expect(service.probe.seen).toContain('last wish'));
        const stopped = service.stop();
        finish();
        expect((await asked).name).toBe('last wish');
        await stopped;
        service = await start();
      });

      it('no more at a time than a service can work on, and none that nobody waits for any more', async () => {
        await service.stop();
        service = await startProbe(world.env, { database, maxRequests: 1 });
        let finish = () => {};
        service.probe.behaviors.set('long', new Promise((resolve) => (finish = resolve)));
        const ask = (name: string, timeoutMs: number) =>
          echo(name, { ...system(), deadline: Date.now() + timeoutMs });
        const long = ask('long', 3000);
        await eventually(() => expect(service.probe.seen).toContain('long'));
        await expect(ask('impatient', 400)).rejects.toMatchObject({ kind: 'unavailable' });
        const patient = ask('patient', 3000);
        finish();
        expect((await long).name).toBe('long');
        expect((await patient).name).toBe('patient');
        expect(service.probe.seen).toEqual(['long', 'patient']);
        await service.stop();
        service = await start();
      });

      it('or says within seconds that nobody answers, also when it stands still itself', async () => {
        world.freeze();
        const answer = await echo('anybody').catch((error) => error);
        expect(answer).toBeInstanceOf(DomainError);
        expect(answer).toMatchObject({ kind: 'unavailable', extra: { retryAfter: expect.any(Number) } });
        world.resume();
        expect((await eventually(() => echo('again'))).name).toBe('again');
      }, 20_000);
    });

    describe('carries events', () => {
      it('that have their effect once when the same one arrives many times', async () => {
        const event = anEvent('gin');
        await Promise.all(Array.from({ length: 5 }, () => send(event)));
        const last = anEvent('after gin');
        await send(last);
        await eventually(async () => expect(await isHandled(last)).toBe(true));
        await eventually(async () => expect(await effectsOf('gin')).toBe(1));
      });

      it('once among replicas', async () => {
        const other = await start();
        const events = Array.from({ length: 60 }, (_, at) => anEvent(`shared ${at}`));
        for (const event of events) await send(event);
        const effects = { subject: { $regex: '^shared ' } };
        await eventually(async () =>
          expect(await service.db.collection('effects').countDocuments(effects)).toBe(60),
        );
        await other.stop();
      });

      it('of one aggregate one after another', async () => {
        const id = newId();
        const steps = ['first', 'second', 'third'].map((step) => `${step} ${id}`);
        const [first = '', second = '', third = ''] = steps;
        const bar = { aggregate: `bar:${id}` };
        let finish = () => {};
        service.probe.behaviors.set(first, new Promise((resolve) => (finish = resolve)));
        await send(anEvent(first), bar);
        // Events that are ready at the same time share its batch, and would wait too.
        await eventually(() => expect(service.probe.seen).toContain(first));
        for (const step of [second, third]) await send(anEvent(step), bar);
        const other = anEvent('elsewhere');
        await send(other, { aggregate: `another bar:${id}` });
        await eventually(async () => expect(await isHandled(other)).toBe(true));
        expect(service.probe.seen).not.toContain(second);
        finish();
        await eventually(async () => expect(await effectsOf(third)).toBe(1));
        expect(service.probe.seen.filter((step) => steps.includes(step))).toEqual(steps);
      });

      it('that leave no trace of a try that failed, and succeed at the next one', async () => {
        service.probe.behaviors.set('vermouth', 'throw once');
        await send(anEvent('vermouth'));
        await eventually(async () => expect(await effectsOf('vermouth')).toBe(1));
        expect(service.probe.seen.filter((thing) => thing === 'vermouth')).toHaveLength(2);
      });

      it.each(['throw', 'throw nothing'] as const)(
        'that always fail (%s) into a dead letter, while others flow',
        async (behavior) => {
          service.probe.behaviors.set(`poison: ${behavior}`, behavior);
          const [poison, healthy] = [anEvent(`poison: ${behavior}`), anEvent('healthy')];
          await send(poison);
          await send(healthy);
          await eventually(async () => expect(await isHandled(healthy)).toBe(true));
          await eventually(async () =>
            expect(await letterOf(poison.id)).toMatchObject({ consumer, times: 1 }),
          );
          expect(await effectsOf(`poison: ${behavior}`)).toBe(0);
          // Once more where it was first tried together with the other.
          const tries = service.probe.seen.filter((thing) => thing === `poison: ${behavior}`);
          expect(tries.length).toBeOneOf([6, 7]);
        },
      );

      it.each([
        [
          'that do not fit their contract',
          JSON.stringify(anEvent('malformed', { data: { name: 'malformed' } })),
        ],
        ['that are no events at all', 'not even JSON'],
      ])('%s into a dead letter at once', async (_, text) => {
        const id = newId();
        await world.send(barItemAdded, text, { id });
        await eventually(async () => expect(await letterOf(id)).toMatchObject({ consumer, body: text }));
        expect(service.probe.seen).not.toContain('malformed');
      });

      it('that wait for a dependency that is down, at no cost to the event', async () => {
        service.probe.behaviors.set('patience', 'be unavailable twice');
        const event = anEvent('patience');
        await send(event);
        await eventually(async () => expect(await isHandled(event)).toBe(true), 15_000);
        const tries = service.db.collection('inbox_tries');
        expect(await tries.findOne({ _id: `${consumer}:${event.id}` as never })).toMatchObject({ failed: 0 });
      });

      it('that come while the service is away', async () => {
        await service.stop();
        await send(anEvent('while away'));
        service = await start();
        await eventually(async () => expect(await effectsOf('while away')).toBe(1));
      });

      it('once after it stood still', async () => {
        const events = Array.from({ length: 30 }, (_, at) => anEvent(`frozen ${at}`));
        for (const event of events.slice(0, 15)) await send(event);
        world.freeze();
        const sending = Promise.all(
          events.slice(15).map((event) => eventually(() => send(event, { id: event.id }), 30_000)),
        );
        setTimeout(() => world.resume(), 4000);
        await sending;
        await eventually(async () => {
          for (const event of events) expect(await isHandled(event)).toBe(true);
        }, 20_000);
        const effects = { subject: { $regex: '^frozen ' } };
        expect(await service.db.collection('effects').countDocuments(effects)).toBe(30);
      });

      it('to a consumer it has forgotten, without a second effect', async () => {
        const count = () => service.db.collection('effects').countDocuments();
        const before = await count();
        const deadLetters = await service.db.collection('dead_letters').find().toArray();
        await world.forgetConsumer(barItemAdded.service, consumer);
        const event = anEvent('after the consumer was forgotten');
        await send(event);
        await eventually(async () => expect(await isHandled(event)).toBe(true), 20_000);
        expect(await count()).toBe(before + 1);
        expect(await service.db.collection('dead_letters').find().toArray()).toEqual(deadLetters);
      });
    });

    describe('keeps the events of an outbox', () => {
      let owner: RunningProbe;
      beforeAll(async () => {
        owner = await startProbe(world.env, { database: newDatabase(), service: recipeUnsaved.service });
      });
      afterAll(() => owner.stop());

      it('that were committed and no others, in the order of each aggregate', async () => {
        const recipes = [newId(), newId()] as const;
        const failing = newId();
        await owner.probe.publish(failing, 1, { fail: true }).catch(() => undefined);
        for (let revision = 1; revision <= 20; revision++)
          await Promise.all(recipes.map((recipe) => owner.probe.publish(recipe, revision)));
        const kept = await eventually(async () => {
          const events = await world.kept(recipeUnsaved.service);
          expect(events).toHaveLength(40);
          return events;
        });
        const inOrder = Array.from({ length: 20 }, (_, at) => at + 1);
        for (const recipe of recipes)
          expect(
            kept.filter((event) => event.aggregate === `recipe:${recipe}`).map((event) => event.revision),
          ).toEqual(inOrder);
        await eventually(async () =>
          expect(await owner.db.collection('outbox').countDocuments({ publishedAt: null })).toBe(0),
        );
      });

      it('and has them again after it has lost all of them', async () => {
        const before = (await world.kept(recipeUnsaved.service)).map((event) => event.id);
        await world.loseEvents(recipeUnsaved.service);
        await owner.probe.publish(newId(), 1);
        await eventually(async () => {
          const after = (await world.kept(recipeUnsaved.service)).map((event) => event.id);
          expect(after).toHaveLength(before.length + 1);
          expect(after).toEqual(expect.arrayContaining(before));
        }, 30_000);
      });
    });

    it('lets a service stop in good time while it stands still', async () => {
      const other = await start();
      world.freeze();
      await other.stop();
      world.resume();
      // Supervisors kill what takes half a minute.
    }, 30_000);
  });
}

export function anEvent(name: string, change: Partial<Envelope> = {}): Envelope {
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
}
