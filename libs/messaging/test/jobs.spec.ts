import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteJob, type RunningProbe, startProbe, tickJob } from './probe.ts';
import { natsWorld } from './world.ts';

let world: Awaited<ReturnType<typeof natsWorld>>;
let service: RunningProbe;
let redis: Redis;
const database = `jobs_${newId().slice(-12)}`;
const start = () => startProbe(world.env, { database, jobs: [noteJob, tickJob] });

beforeAll(async () => {
  world = await natsWorld();
  redis = new Redis(world.env.REDIS_URL ?? '');
  service = await start();
});
afterAll(async () => {
  process.kill(world.redis.pid, 'SIGCONT');
  await service.stop();
  redis.disconnect();
  await world.close();
});

const enqueue = (name: string, id = newId()) =>
  service.probe.transactions.run(() => service.probe.jobs.enqueue(noteJob, id, { name }));
const effectsOf = (subject: string) => service.db.collection('effects').countDocuments({ subject });
const rowOf = (id: string) => service.db.collection('jobs').findOne({ _id: `note-${id}` as never });
const done = { state: 'done', error: null };

describe('a job', () => {
  it('is done once however often it is asked for', async () => {
    const id = newId();
    for (let at = 0; at < 3; at++) await enqueue('asked often', id);
    await eventually(async () => expect(await rowOf(id)).toMatchObject(done));
    await enqueue('asked often', id);
    await enqueue('after it');
    await eventually(async () => expect(await effectsOf('after it')).toBe(1));
    expect(await effectsOf('asked often')).toBe(1);
  });

  it('is none when the change that asked for it fails', async () => {
    const id = newId();
    const failing = service.probe.transactions.run(async () => {
      await service.probe.jobs.enqueue(noteJob, id, { name: 'never asked' });
      throw new Error('no change after all');
    });
    await expect(failing).rejects.toThrow('no change');
    expect(await rowOf(id)).toBeNull();
  });

  it('that always fails ends as failed where an operator sees it, and others go on', async () => {
    service.probe.behaviors.set('spoilt job', 'throw');
    const id = newId();
    await enqueue('spoilt job', id);
    await enqueue('good job');
    await eventually(async () => expect(await effectsOf('good job')).toBe(1));
    await eventually(async () =>
      expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'spoilt job is spoilt' }),
    );
    expect(await effectsOf('spoilt job')).toBe(0);
  });

  it('that was given up because something was down comes back by itself', async () => {
    service.probe.behaviors.set('outage', 'be unavailable twice');
    const id = newId();
    await enqueue('outage', id);
    await eventually(async () => expect(await rowOf(id)).toMatchObject(done), 25_000);
  });

  it('and all others come back after Redis was wiped, each with one effect', async () => {
    let finish = () => {};
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const names = Array.from({ length: 30 }, (_, at) => `wiped ${at}`);
    for (const name of names) service.probe.behaviors.set(name, gate);
    for (const name of names) await enqueue(name);
    await eventually(() => expect(service.probe.seen).toContain('wiped 0'));
    await redis.flushall();
    finish();
    await eventually(async () => {
      for (const name of names) expect(await effectsOf(name)).toBe(1);
    }, 25_000);
  }, 40_000);

  it('is taken without delay while Redis stands still, and done when it goes on', async () => {
    process.kill(world.redis.pid, 'SIGSTOP');
    const id = newId();
    await enqueue('without Redis', id);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    process.kill(world.redis.pid, 'SIGCONT');
    await eventually(async () => expect(await rowOf(id)).toMatchObject(done), 25_000);
    expect(await effectsOf('without Redis')).toBe(1);
  }, 40_000);

  it('does not keep a service from starting and stopping without Redis', async () => {
    const nowhere = { ...world.env, REDIS_URL: 'redis://127.0.0.1:1' };
    const other = await startProbe(nowhere, { database: `${database}_without`, jobs: [noteJob] });
    await other.probe.jobs.enqueue(noteJob, newId(), { name: 'later' });
    await other.stop();
  });

  it('on a schedule runs once each time among replicas, also after Redis was wiped', async () => {
    const other = await start();
    await redis.flushall();
    const since = new Date();
    const ticks = () =>
      service.db
        .collection('jobs')
        .find({ name: tickJob.name, doneAt: { $gt: since } })
        .toArray();
    const rows = await eventually(async () => {
      const found = await ticks();
      expect(found.length).toBeGreaterThan(3);
      return found;
    }, 25_000);
    const effects = await service.db
      .collection('effects')
      .countDocuments({ action: 'tick', at: { $gt: since } });
    expect(effects).toBeGreaterThanOrEqual(rows.length);
    expect(await service.db.collection('jobs').countDocuments({ name: tickJob.name, state: 'done' })).toBe(
      await service.db.collection('effects').countDocuments({ action: 'tick' }),
    );
    await other.stop();
  }, 40_000);
});
