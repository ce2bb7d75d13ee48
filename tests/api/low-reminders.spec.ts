import {
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  barReminderRoutes,
  dayMs,
  ledgerRoutes,
  notificationRoutes,
  remindOfLow,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, eventually, moveClock, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { allServices } from '../support/all-services.ts';
import { runScheduled } from '../support/scheduled-jobs.ts';

let stack: Stack;
let items: string[];
beforeAll(async () => {
  stack = await startStack(allServices);
  await seedLibrary(stack, () => undefined);
  const listed = await (await aMember(stack)).call(barItemRoutes.list, { query: { limit: 7 } });
  items = listed.items.map(({ id }) => id);
});
afterAll(async () => {
  await stack?.stop();
});

const remind = (one: Agent, id: string, wanted = true) =>
  one.call(barReminderRoutes.set, { params: { id }, body: { wanted } });
const isReminded = async (one: Agent, id: string) =>
  (await one.call(barReminderRoutes.get, { params: { id } })).wanted;
const runLow = (one: Agent, id: string, itemId = '') =>
  one.call(ledgerRoutes.write, {
    params: { id, entryId: newId() },
    body: { kind: 'bought', bottleId: newId(), itemId, size: 700, unit: 'ml', level: 30 },
  });
const monday = () => runScheduled(stack, remindOfLow);
const toldTo = async (one: Agent) => {
  const { items } = await one.call(notificationRoutes.list, { query: { limit: 50 } });
  return items.filter(({ kind }) => kind === 'bar-ran-low').map(({ text }) => text);
};

describe('a reminder of what runs low [BEYOND-244]', () => {
  it('comes to whoever wants it, once a week, with up to five names', async () => {
    const [owner, other] = [await aMember(stack), await aMember(stack)];
    const id = owner.userId ?? '';
    expect(await isReminded(owner, id)).toBe(false);
    expect(await remind(owner, id)).toEqual({ wanted: true });
    expect(await isReminded(owner, id)).toBe(true);
    await monday();
    // Nothing ran low: it is looked at again in a week.
    for (const itemId of items) {
      await runLow(owner, id, itemId);
      await runLow(other, other.userId ?? '', itemId);
    }
    await monday();
    moveClock(stack, 7 * dayMs, ['inventory']);
    await monday();
    await monday();
    await eventually(async () => {
      const [text, ...more] = await toldTo(owner);
      expect(text).toMatch(/^Running low at “My Bar”: ([^,]+, ){5}and 2 more$/);
      expect(more).toEqual([]);
    });
    expect(await toldTo(other)).toEqual([]);
    await remind(owner, id, false);
    moveClock(stack, 14 * dayMs, ['inventory']);
    await monday();
    expect(await isReminded(owner, id)).toBe(false);
    moveClock(stack, 0, ['inventory']);
  }, 90_000);

  it('ends for whoever is no longer at the bar', async () => {
    const [owner, guest] = [await aMember(stack), await aMember(stack)];
    const id = owner.userId ?? '';
    const invite = await owner.call(barMemberRoutes.invite, { params: { id }, body: { role: 'guest' } });
    await guest.call(barInviteRoutes.accept, { params: { id: invite.id } });
    await remind(guest, id);
    await guest.call(barMemberRoutes.remove, { params: { id, memberId: guest.userId ?? '' } });
    await runLow(owner, id, items[0]);
    await monday();
    expect((await guest.send(barReminderRoutes.get, { params: { id } })).status).toBe(404);
    await eventually(async () => expect(await toldTo(guest)).toEqual([]));
  });
});
