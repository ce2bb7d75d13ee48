import {
  bookingRoutes,
  connectionRoutes,
  distanceRoutes,
  mentorRoutes,
  notificationRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { newId, type Stoppable } from '@barspoon/platform';
import { aMember, eventually, Mailbox, type ReceivedMail, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MeetingReminders } from '../../services/professional/src/bookings/meeting-reminders.service.ts';
import { sharedServices } from '../support/shared-services.ts';

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterAll(async () => {
  await stack?.stop();
});

type WithApp = Stoppable & {
  app: { get: <T>(part: new (...args: never[]) => T, options: { strict: false }) => T };
};
const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
/** What a job does that waits for the hour. */
function remind(id: string, startsAt: string): Promise<void> {
  const { app } = stack.service<WithApp>('professional');
  const reminders = app.get(MeetingReminders, { strict: false });
  const transactions = app.get(Transactions, { strict: false });
  return transactions.run(() => reminders.tell(id, new Date(startsAt)));
}
const someone = async (more: object = {}) => {
  const email = `${newId()}@example.com`;
  const agent = await aMember(stack, { ...more, email });
  await agent.call(mentorRoutes.save, { body: {} });
  return { email, agent };
};

it('tells whoever is asked of a request, and the caller when it is accepted, without their words [BEYOND-75]', async () => {
  const [asked, asker] = [await someone({ emailVerified: false }), await someone({ emailVerified: false })];
  const requestMessage = 'Words that stay between the two.';
  const { id } = await asker.agent.call(connectionRoutes.request, {
    params: { id: asked.agent.userId ?? '' },
    body: { requestMessage },
  });
  const news = await eventually(() => {
    // Its address is to be verified, too.
    const mail = mailbox.to(asked.email).find(({ subject }) => !subject?.startsWith('Please verify'));
    expect(mail?.subject).toMatch(/^Somebody would like to connect with you on /);
    return mail as ReceivedMail;
  });
  expect(news.text).toContain('/mentorship?view=connections');
  expect(JSON.stringify(news)).not.toContain(requestMessage);
  const newsOf = (email: string) =>
    mailbox.to(email).filter(({ subject }) => !subject?.startsWith('Please verify'));
  expect(newsOf(asker.email)).toHaveLength(0);

  await asked.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
  await eventually(async () => {
    expect(newsOf(asker.email)[0]?.subject).toMatch(/^Your connection on .* is accepted$/);
  });
  expect(newsOf(asked.email)).toHaveLength(1);
});

it('names who asks and who accepted where the address is known to be the reader’s [BEYOND-171]', async () => {
  const [asked, asker] = [
    await someone({ fullName: 'Penny Royal' }),
    await someone({ fullName: 'Mo Lasses' }),
  ];
  const { id } = await asker.agent.call(connectionRoutes.request, {
    params: { id: asked.agent.userId ?? '' },
    body: { requestMessage: 'Would you?' },
  });
  expect((await mailbox.newestTo(asked.email)).subject).toMatch(/^Mo Lasses would like to connect with you/);
  await asked.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
  await eventually(async () => {
    expect((await mailbox.newestTo(asker.email)).subject).toMatch(/^Penny Royal accepted your request/);
  });
});

const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:00' }));
type Someone = Awaited<ReturnType<typeof someone>>;
/** The two are connected, and the mentor can be met at any time. */
async function connect(mentor: Someone, mentee: Someone, place: string): Promise<string> {
  await mentor.agent.call(mentorRoutes.save, { body: { mentorType: 'mentor' } });
  await mentee.agent.call(mentorRoutes.save, { body: { mentorType: 'mentee' } });
  const body = { timeZone: 'UTC', minutes: 60 as const, weekly, place };
  await mentor.agent.call(bookingRoutes.setAvailability, { body });
  const { id } = await mentee.agent.call(connectionRoutes.request, {
    params: { id: mentor.agent.userId ?? '' },
    body: { requestMessage: 'Would you?' },
  });
  await mentor.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
  return id;
}

it('tells whoever has a meeting that it is off, also when a block ends it [BEYOND-199]', async () => {
  const [mentor, mentee] = [
    await someone({ fullName: 'Penny Royal' }),
    await someone({ fullName: 'Mo Lasses' }),
  ];
  const params = { id: await connect(mentor, mentee, 'House Bar') };
  const [, , , slot] = (await mentee.agent.call(bookingRoutes.slots, { params })).items;
  const body = { startsAt: slot?.startsAt ?? '', agenda: null };
  await mentee.agent.call(bookingRoutes.book, { params, body });
  await mentor.agent.call(distanceRoutes.block, { params: { id: mentee.agent.userId ?? '' } });
  await eventually(async () => {
    const { items } = await mentee.agent.call(notificationRoutes.list, { query: {} });
    expect(items.map(({ text }) => text)).toContainEqual(expect.stringMatching(/ canceled your meeting on /));
    const mail = mailbox.to(mentee.email).find(({ subject }) => subject?.includes('canceled your meeting'));
    expect(mail?.attachments.map(({ content }) => textOf(content)).join()).toContain('METHOD:CANCEL');
  }, 20_000);
}, 60_000);

it('mails both of a meeting an entry for their calendars, whatever becomes of it, and reminds them [BEYOND-172]', async () => {
  const [mentor, mentee] = [
    await someone({ fullName: 'Penny Royal' }),
    await someone({ fullName: 'Mo Lasses' }),
  ];
  const place = 'https://meet.example/penny';
  const params = { id: await connect(mentor, mentee, place) };
  const { items, place: offered } = await mentee.agent.call(bookingRoutes.slots, { params });
  expect(offered).toBe(place);
  const [, , , near, later, other] = items;
  const agenda = 'Twelve drinks for a menu.';
  const booking = await mentee.agent.call(bookingRoutes.book, {
    params,
    body: { startsAt: later?.startsAt ?? '', agenda },
  });
  expect(booking).toMatchObject({ place, agenda, notes: null });
  const told = (who: typeof mentor, subject: string, ...lines: string[]) =>
    eventually(async () => {
      const mail = mailbox.to(who.email).find((one) => one.subject === subject);
      const entries = mail?.attachments.map(({ content }) => textOf(content)) ?? [];
      const all = [mail?.text, ...entries].join('\n').replaceAll('\r\n ', '');
      for (const line of lines) expect(all).toContain(line);
      expect(all).not.toContain(agenda);
    }, 20_000);
  await told(mentor, 'Mo Lasses booked a meeting with you', place, 'METHOD:REQUEST', `LOCATION:${place}`);
  await told(mentee, 'Your meeting with Penny Royal is booked', place, 'METHOD:REQUEST');

  const at = { params: { id: booking.id } };
  const moved = await mentee.agent.call(bookingRoutes.move, {
    ...at,
    body: { startsAt: near?.startsAt ?? '' },
  });
  await told(mentor, 'Mo Lasses moved your meeting to another time', 'SEQUENCE:1');
  const details = { place: 'House Bar', agenda, notes: 'Next time: ice.', revision: moved.revision };
  expect(await mentor.agent.call(bookingRoutes.describe, { ...at, body: details })).toMatchObject({
    place: 'House Bar',
    notes: 'Next time: ice.',
  });
  const late = await mentee.agent.send(bookingRoutes.describe, {
    ...at,
    body: { ...details, notes: 'Mine.' },
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'professional.booking_changed' } });
  await told(mentee, 'Penny Royal changed place or agenda of your meeting', 'LOCATION:House Bar');

  for (const startsAt of [later?.startsAt, near?.startsAt]) await remind(booking.id, startsAt ?? '');
  for (const [who, name] of [
    [mentor, 'Mo Lasses'],
    [mentee, 'Penny Royal'],
  ] as const)
    await told(who, `Your meeting with ${name} begins in 60 minutes`, 'House Bar');
  await mentee.agent.call(bookingRoutes.move, { ...at, body: { startsAt: other?.startsAt ?? '' } });
  await mentor.agent.call(bookingRoutes.cancel, at);
  await told(mentee, 'Penny Royal canceled your meeting', 'METHOD:CANCEL', 'STATUS:CANCELLED');
  await told(mentor, 'Your meeting with Mo Lasses is canceled', 'METHOD:CANCEL');
  const { items: texts } = await mentee.agent.call(notificationRoutes.list, { query: {} });
  expect(texts.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Penny Royal canceled your meeting on /),
  );
}, 90_000);
