import { AnsweredRequests, ErasedMemberRow, ErasedMemberRowSchema, OwnData } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EffectRow, type RunningProbe, startProbe } from './probe.ts';
import { natsWorld } from './world.ts';

let world: Awaited<ReturnType<typeof natsWorld>>;
let service: RunningProbe;
let own: OwnData;
beforeAll(async () => {
  world = await natsWorld();
  service = await startProbe(world.env, { database: `own_data_${newId().slice(-12)}` });
  const erased = service.db.model<ErasedMemberRow>(ErasedMemberRow.name, ErasedMemberRowSchema);
  await erased.createCollection();
  await service.db.model(EffectRow.name).createCollection();
  const tables = [{ model: EffectRow.name, owner: 'subject' }];
  own = new OwnData(
    tables,
    service.db,
    erased,
    service.probe.transactions,
    service.app.get(AnsweredRequests),
  );
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

/** Writes something about a member unless they are gone, as every service does. */
const write = (memberId: string) =>
  service.probe.transactions.run(async () => {
    if ((await own.erasedAmong([memberId])).has(memberId)) return;
    await service.db
      .model(EffectRow.name)
      .insertMany([{ subject: memberId, action: 'written', at: new Date() }]);
  });
const rowsOf = (memberId: string) => service.db.collection('effects').countDocuments({ subject: memberId });

/** Runs `work` in a transaction that ends only after `meanwhile`, which is not of it, has ended. */
async function overlapped(work: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const working = service.probe.transactions.run(async () => {
    await work();
    begun.resolve();
    await mayEnd.promise;
  });
  await Promise.race([begun.promise, working]);
  await meanwhile();
  mayEnd.resolve();
  await working;
}

describe('what is written of a member', () => {
  it('is gone after they have gone, and comes no more', async () => {
    const memberId = newId();
    await write(memberId);
    await own.erase(memberId);
    await write(memberId);
    expect(await rowsOf(memberId)).toBe(0);
  });

  it('goes too when it was begun before they went and ended after', async () => {
    const memberId = newId();
    await overlapped(
      () => write(memberId),
      () => own.erase(memberId),
    );
    await eventually(async () => expect(await rowsOf(memberId)).toBe(0));
  });

  it('goes too when their going was begun before it and ended after', async () => {
    const memberId = newId();
    await overlapped(
      () => own.erase(memberId),
      () => write(memberId),
    );
    await eventually(async () => expect(await rowsOf(memberId)).toBe(0));
  });
});
