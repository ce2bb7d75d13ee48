import { type BatchedJob, JobRow } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobBatcher } from '../src/jobs/job-batcher.ts';
import { glassJob, type RunningProbe, startProbe } from './probe.ts';
import { natsWorld } from './world.ts';

let world: Awaited<ReturnType<typeof natsWorld>>;
const services: RunningProbe[] = [];
const database = `joint_${newId().slice(-12)}`;
const start = async () => {
  const service = await startProbe(world.env, { database, jobs: [glassJob] });
  services.push(service);
  return service;
};

beforeAll(async () => {
  world = await natsWorld();
  await start();
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await world.close();
});

/** One change enqueues all of them, so that they wait at the same time. */
const enqueue = (names: readonly string[]) =>
  first().probe.transactions.run(async () => {
    for (const name of names) await first().probe.jobs.enqueue(glassJob, name, { name });
  });
const first = () => services[0] as RunningProbe;
const namesOf = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what}-${at}`);
const effectsOf = (subjects: readonly string[]) =>
  first()
    .db.collection('effects')
    .find({ subject: { $in: subjects } })
    .toArray();
const statesOf = async (names: readonly string[]) => {
  const ids = names.map((name) => `glass-${name}`) as never[];
  const rows = await first()
    .db.collection('jobs')
    .find({ _id: { $in: ids } })
    .toArray();
  return new Map(rows.map((row) => [String(row._id), row.state as string]));
};
const allDone = (names: readonly string[]) =>
  eventually(async () => expect([...new Set((await statesOf(names)).values())]).toEqual(['done']), 25_000);

describe('jobs that are done together', () => {
  it('are done in few transactions when many wait, each once and in its own name', async () => {
    const names = namesOf('many', 100);
    await enqueue(names);
    await allDone(names);
    const effects = await effectsOf(names);
    expect(effects.map(({ action }) => action).sort()).toEqual(names.map((name) => `glass-${name}`).sort());
    expect(first().probe.batches.length).toBeLessThan(names.length / 2);
    expect(Math.max(...first().probe.batches.map(({ length }) => length))).toBeLessThanOrEqual(
      glassJob.concurrency,
    );
  });

  it('get done although one among them always fails', async () => {
    first().probe.behaviors.set('spoilt-3', 'throw');
    const names = namesOf('spoilt', 10);
    await enqueue(names);
    await eventually(
      async () => expect((await statesOf(names)).get('glass-spoilt-3')).toBe('failed'),
      25_000,
    );
    const others = names.filter((name) => name !== 'spoilt-3');
    await allDone(others);
    expect((await effectsOf(names)).map(({ subject }) => subject).sort()).toEqual(others.sort());
  });

  it('come back together after something was down, each with one effect', async () => {
    first().probe.behaviors.set('outage-5', 'be unavailable twice');
    const names = namesOf('outage', 10);
    await enqueue(names);
    await allDone(names);
    expect(await effectsOf(names)).toHaveLength(names.length);
  }, 40_000);

  it('are done alone, after the others, when a process has died with them in hand', async () => {
    const { app, probe } = first();
    const done: string[][] = [];
    const note = async (batch: BatchedJob[]) =>
      void done.push(batch.map(({ context }) => context.causationId));
    const rows = app.get<Model<JobRow>>(getModelToken(JobRow.name));
    const batcher = new JobBatcher(glassJob, note, probe.transactions, rows);
    const names = namesOf('survivor', 6);
    await rows.insertMany(
      names.map((name) => ({ _id: name, name: 'elsewhere', data: { name }, createdAt: new Date() })),
    );
    const actor = { kind: 'system' as const, name: 'test' };
    await Promise.all(
      names.map((id, at) => batcher.do(id, { correlationId: id, causationId: id, actor }, at % 2 === 0)),
    );
    expect(done.map(({ length }) => length)).toEqual([3, 1, 1, 1]);
    expect(done[0]).toEqual(names.filter((_, at) => at % 2 === 1));
    expect(done.slice(1).flat().sort()).toEqual(names.filter((_, at) => at % 2 === 0));
  });

  it('have one effect each when two replicas work them off', async () => {
    await start();
    const names = namesOf('shared', 200);
    await enqueue(names);
    await allDone(names);
    expect(await effectsOf(names)).toHaveLength(names.length);
  });
});
