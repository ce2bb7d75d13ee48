import { type LiveSessionInput, liveSessionRoutes, notificationRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, eventually, Mailbox, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

const minute = 60_000;
let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterAll(async () => {
  await stack?.stop();
});

/** Somebody with an address of their own. */
async function aReader(emailVerified = true) {
  const email = `${newId()}@example.com`;
  return { email, agent: await aMember(stack, { email, emailVerified }) };
}
const inputOf = (ms: number, more: Partial<LiveSessionInput> = {}) => ({
  title: 'Sours',
  scheduledAt: new Date(Date.now() + ms).toISOString(),
  ...more,
});
const schedule = (host: Agent, ms: number) => host.call(liveSessionRoutes.schedule, { body: inputOf(ms) });
const at = (id: string) => ({ params: { id } });
/** What they were mailed about sessions. */
const subjectsTo = (email: string) =>
  mailbox
    .to(email)
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject.startsWith('Sours'));

describe('whoever has a place in a session', () => {
  it('is mailed a quarter of an hour before it begins and when it does, once [BEYOND-86]', async () => {
    const host = await aMember(stack, { fullName: 'Harry Craddock' });
    const [ada, ben, unverified] = [await aReader(), await aReader(), await aReader(false)];
    const { id } = await schedule(host, 15 * minute + 4000);
    for (const { agent } of [ada, ben, unverified]) await agent.call(liveSessionRoutes.join, at(id));
    await ben.agent.call(liveSessionRoutes.leave, at(id));
    await eventually(() => expect(subjectsTo(ada.email)).toEqual(['Sours begins in 15 minutes']), 20_000);
    const mail = await mailbox.newestTo(ada.email);
    expect(mail.text).toContain('Harry Craddock');
    expect(mail.text).toContain(`/virtual-bar/${id}`);
    await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
    await eventually(
      () => expect(subjectsTo(ada.email)).toEqual(['Sours begins in 15 minutes', 'Sours is live']),
      20_000,
    );
    for (const { email } of [ben, unverified]) expect(subjectsTo(email)).toEqual([]);
  }, 60_000);

  it('is mailed once they move up from the waiting list, unless they want no such mail [BEYOND-85, BEYOND-86, BEYOND-102]', async () => {
    const host = await aMember(stack, { fullName: 'Harry Craddock' });
    const [first, ada, ben] = [await aReader(), await aReader(), await aReader()];
    const { id } = await host.call(liveSessionRoutes.schedule, {
      body: { ...inputOf(60 * minute), maxParticipants: 1 },
    });
    await first.agent.call(liveSessionRoutes.join, at(id));
    for (const { agent } of [ada, ben]) await agent.call(liveSessionRoutes.wait, at(id));
    await ben.agent.call(notificationRoutes.choose, {
      params: { kind: 'session-moved-up' },
      body: { mail: 'off' },
    });
    const placeMails = (email: string) =>
      mailbox.to(email).flatMap(({ subject = '' }) => (subject.includes('a place in') ? [subject] : []));
    await first.agent.call(liveSessionRoutes.leave, at(id));
    await eventually(() => expect(placeMails(ada.email)).toEqual(['You have a place in Sours']), 20_000);
    const mail = await mailbox.newestTo(ada.email);
    expect(mail.text).toContain('You are off the waiting list of Sours, hosted by Harry Craddock,');
    await ada.agent.call(liveSessionRoutes.leave, at(id));
    await eventually(async () => {
      const { items } = await ben.agent.call(notificationRoutes.list, { query: {} });
      expect(items.map(({ kind }) => kind)).toContain('session-moved-up');
    });
    expect([placeMails(ben.email), placeMails(first.email)]).toEqual([[], []]);
  }, 60_000);

  it('is mailed when its time changes and when it is cancelled, and not for other edits [BEYOND-86]', async () => {
    const host = await aMember(stack);
    const reader = await aReader();
    const { id, scheduledAt } = await schedule(host, 60 * minute);
    await reader.agent.call(liveSessionRoutes.join, at(id));
    const revise = (body: ReturnType<typeof inputOf>) =>
      host.call(liveSessionRoutes.revise, { ...at(id), body });
    await revise({ ...inputOf(0, { description: 'With egg.' }), scheduledAt });
    await revise(inputOf(120 * minute));
    await eventually(() => expect(subjectsTo(reader.email)).toEqual(['Sours has a new time']), 20_000);
    await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'cancelled' } });
    await eventually(
      () => expect(subjectsTo(reader.email)).toEqual(['Sours has a new time', 'Sours is canceled']),
      20_000,
    );
  }, 60_000);
});
