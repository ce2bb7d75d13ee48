import { serviceStateRoutesOf } from '@barspoon/contracts';
import type { WorkContext } from '@barspoon/platform';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteJob, type RunningProbe, startProbe, tickJob } from './probe.ts';
import { natsWorld } from './world.ts';

const routes = serviceStateRoutesOf('probe');
const database = `state_${newId().slice(-12)}`;
let world: Awaited<ReturnType<typeof natsWorld>>;
let service: RunningProbe;
const start = (release: string) => startProbe(world.env, { database, release, jobs: [noteJob, tickJob] });
beforeAll(async () => {
  world = await natsWorld();
  service = await start('1.0.0');
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

const asAdmin = (): WorkContext => ({
  correlationId: newId(),
  causationId: newId(),
  actor: { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 's' },
});
const state = () => world.caller.call(routes.get, {}, asAdmin());
const failedJobs = async () => (await world.caller.call(routes.failedJobs, {}, asAdmin())).items;
const audited = (action: string, id: string) =>
  service.db.collection('audit').findOne({ action, subject: `job:${id}` });
const effectsOf = (subject: string) => service.db.collection('effects').countDocuments({ subject });

/** @returns its id */
async function aFailedJob(name: string): Promise<string> {
  service.probe.behaviors.set(name, 'throw');
  const id = newId();
  await service.probe.transactions.run(() => service.probe.jobs.enqueue(noteJob, id, { name }));
  await eventually(
    async () => expect((await failedJobs()).map((job) => job.id)).toContain(`note-${id}`),
    15_000,
  );
  return `note-${id}`;
}

describe('the state of a service', () => {
  it('names its replicas with their releases, until they stop [BEYOND-96]', async () => {
    const releases = async () => (await state()).replicas.map(({ release }) => release);
    await eventually(async () => expect(await releases()).toEqual(['1.0.0']));
    const other = await start('1.1.0');
    await eventually(async () => expect(await releases()).toEqual(['1.0.0', '1.1.0']));
    await other.stop();
    expect(await releases()).toEqual(['1.0.0']);
  });

  it('tells of consumers, the outbox and queues with their schedules [BEYOND-96]', async () => {
    await eventually(async () => {
      const { consumers, queues, outbox } = await state();
      expect(consumers?.map(({ consumer }) => consumer)).toEqual(['probe__note-when-item-added']);
      expect(outbox).toEqual({ unpublished: 0, oldestSeconds: 0 });
      const tick = queues?.find(({ job }) => job === tickJob.name);
      expect(tick).toMatchObject({ schedule: '1 s', failed: 0 });
      expect(tick?.nextAt).not.toBeNull();
      expect(queues?.find(({ job }) => job === noteJob.name)).toMatchObject({ schedule: null, nextAt: null });
    }, 15_000);
  });
});

describe('a failed job', () => {
  it('is listed with its reason, and has its effect when it is retried after the cause is gone [BEYOND-96]', async () => {
    const id = await aFailedJob('repaired job');
    expect((await failedJobs()).find((job) => job.id === id)).toMatchObject({
      job: noteJob.name,
      error: 'repaired job is spoilt',
      data: '{"name":"repaired job"}',
    });
    service.probe.behaviors.delete('repaired job');
    await world.caller.call(routes.retryJob, { params: { id } }, asAdmin());
    await eventually(async () => expect(await effectsOf('repaired job')).toBe(1), 15_000);
    expect(await failedJobs()).toEqual([]);
    expect(await audited('job.retried', id)).toMatchObject({ details: { error: 'repaired job is spoilt' } });
  });

  it('that fails again is listed again [BEYOND-96]', async () => {
    const id = await aFailedJob('job spoilt twice');
    await world.caller.call(routes.retryJob, { params: { id } }, asAdmin());
    await eventually(async () => expect((await failedJobs()).map((job) => job.id)).toContain(id), 15_000);
    await world.caller.call(routes.discardJob, { params: { id }, body: { why: 'made up' } }, asAdmin());
  });

  it('that is discarded with a reason is never done, and no other can be retried [BEYOND-96]', async () => {
    const id = await aFailedJob('discarded job');
    service.probe.behaviors.delete('discarded job');
    const why = 'the member has left';
    await world.caller.call(routes.discardJob, { params: { id }, body: { why } }, asAdmin());
    expect(await audited('job.discarded', id)).toMatchObject({ details: { why } });
    const again = world.caller.call(routes.retryJob, { params: { id } }, asAdmin());
    await expect(again).rejects.toMatchObject({ code: 'common.failed_job_not_found' });
    expect(await effectsOf('discarded job')).toBe(0);
  });
});
