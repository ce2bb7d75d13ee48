import {
  type Availability,
  adminMentorshipRoutes,
  bookingRoutes,
  connectionRoutes,
  dayMs,
  mentorRoutes,
  ownDataRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, moveClock, type Stack } from '@barspoon/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await sharedServices();
});
afterAll(() => stack.stop());
afterEach(() => moveClock(stack, 0, ['professional']));

const idOf = (agent: Agent) => agent.userId ?? '';
const everyDay = (from: string, to: string): Availability['weekly'] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const tokyo: Availability = {
  timeZone: 'Asia/Tokyo',
  minutes: 60,
  weekly: everyDay('18:00', '20:00'),
  place: null,
};

async function someone(mentorType: 'mentor' | 'mentee', offered?: Availability): Promise<Agent> {
  const agent = await aMember(stack);
  await agent.call(mentorRoutes.save, { body: { mentorType } });
  if (offered) await agent.call(bookingRoutes.setAvailability, { body: offered });
  return agent;
}
/** An accepted connection. @returns its id */
async function connect(mentor: Agent, mentee: Agent): Promise<string> {
  const { id } = await mentee.call(connectionRoutes.request, {
    params: { id: idOf(mentor) },
    body: { requestMessage: 'Would you teach me?' },
  });
  await mentor.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
  return id;
}
async function aPair(offered: Availability = tokyo) {
  const [mentor, mentee] = [await someone('mentor', offered), await someone('mentee')];
  return { mentor, mentee, id: await connect(mentor, mentee) };
}
const slotsOf = (agent: Agent, id: string) => agent.call(bookingRoutes.slots, { params: { id } });
const startsOf = async (agent: Agent, id: string) =>
  (await slotsOf(agent, id)).items.map(({ startsAt }) => startsAt);
const book = (agent: Agent, id: string, startsAt: string | undefined) =>
  agent.send(bookingRoutes.book, { params: { id }, body: { startsAt } });
const bookingsOf = async (agent: Agent) => (await agent.call(bookingRoutes.mine, { query: {} })).items;

describe('the times of a mentor', () => {
  it('are none at first, and are kept as they were said', async () => {
    const mentor = await someone('mentor');
    expect(await mentor.call(bookingRoutes.availability, {})).toEqual({ availability: null });
    expect(await mentor.call(bookingRoutes.setAvailability, { body: tokyo })).toEqual({
      availability: tokyo,
    });
    expect(await mentor.call(bookingRoutes.availability, {})).toEqual({ availability: tokyo });
  });

  it('need a mentorship profile', async () => {
    const answer = await (await aMember(stack)).send(bookingRoutes.setAvailability, { body: tokyo });
    expect(answer).toMatchObject({ status: 422, body: { code: 'professional.profile_first' } });
  });

  it.each([
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['an end before the start', { weekly: [{ weekday: 1, from: '20:00', to: '18:00' }] }],
    ['an eighth day', { weekly: [{ weekday: 8, from: '18:00', to: '20:00' }] }],
    ['an hour that no clock shows', { weekly: [{ weekday: 1, from: '18:00', to: '25:00' }] }],
    ['a length that is not offered', { minutes: 7 }],
  ])('with %s are refused', async (_, change) => {
    const mentor = await someone('mentor');
    const answer = await mentor.send(bookingRoutes.setAvailability, { body: { ...tokyo, ...change } });
    expect(answer.status).toBe(400);
  });

  it('are offered four weeks ahead, at the hours of the mentor’s clock, to the two alone', async () => {
    const { mentor, mentee, id } = await aPair();
    const { timeZone, items } = await slotsOf(mentee, id);
    expect(timeZone).toBe('Asia/Tokyo');
    expect(items.length).toBeGreaterThanOrEqual(54);
    expect(new Set(items.map(({ startsAt }) => startsAt.slice(11)))).toEqual(
      new Set(['09:00:00.000Z', '10:00:00.000Z']),
    );
    expect(await slotsOf(mentor, id)).toEqual({ timeZone, place: null, items });
    const stranger = await someone('mentee');
    expect((await stranger.send(bookingRoutes.slots, { params: { id } })).status).toBe(404);
  });
});

describe('a meeting', () => {
  it('is booked by the mentee, and its time is no longer offered', async () => {
    const { mentor, mentee, id } = await aPair();
    const [first, second] = await startsOf(mentee, id);
    expect((await book(mentor, id, first)).status).toBe(403);
    const { status, body } = await book(mentee, id, first);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      connectionId: id,
      startsAt: first,
      endsAt: new Date(Date.parse(`${first}`) + 60 * 60_000).toISOString(),
      mentor: { id: idOf(mentor) },
      mentee: { id: idOf(mentee) },
    });
    expect((await startsOf(mentee, id))[0]).toBe(second);
    expect(await bookingsOf(mentee)).toEqual([body]);
    expect(await bookingsOf(mentor)).toEqual([body]);
    expect((await book(mentee, id, first)).status).toBe(409);
  });

  it('is not booked at a time that is not offered, nor once the two are no longer connected', async () => {
    const { mentor, mentee, id } = await aPair();
    const [first, second] = await startsOf(mentee, id);
    const offBy = new Date(Date.parse(`${first}`) + 60_000).toISOString();
    const past = new Date(Date.now() - dayMs).toISOString();
    for (const startsAt of [offBy, past])
      expect((await book(mentee, id, startsAt)).body.code).toBe('professional.slot_not_offered');
    await book(mentee, id, first);
    await mentor.call(connectionRoutes.step, { params: { id }, body: { status: 'ended' } });
    expect(await bookingsOf(mentee)).toEqual([]);
    expect((await book(mentee, id, second)).body.code).toBe('professional.not_connected');
  });

  it('is booked once however many try at the same moment', async () => {
    const mentor = await someone('mentor', tokyo);
    const mentees = await Promise.all(Array.from({ length: 6 }, () => someone('mentee')));
    const ids: string[] = [];
    for (const mentee of mentees) ids.push(await connect(mentor, mentee));
    const [first] = await startsOf(mentees[0] as Agent, ids[0] as string);
    const answers = await Promise.all(
      mentees.flatMap((mentee, at) => [
        book(mentee, ids[at] as string, first),
        book(mentee, ids[at] as string, first),
      ]),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(await bookingsOf(mentor)).toHaveLength(1);
  });

  it('never overlaps another of its mentee, with whichever mentor, at the same moment', async () => {
    const mentee = await someone('mentee');
    const mentors = [
      await someone('mentor', tokyo),
      await someone('mentor', { ...tokyo, minutes: 90, weekly: everyDay('17:30', '20:30') }),
    ];
    const ids: string[] = [];
    for (const mentor of mentors) ids.push(await connect(mentor, mentee));
    const [one, other] = [await startsOf(mentee, ids[0] as string), await startsOf(mentee, ids[1] as string)];
    // Of a day whose half past eight is not over yet.
    const halfAnHourEarlier = (at: string) => at.replace('T09:00', 'T08:30');
    const nine = one.find((at) => at.includes('T09:00') && other.includes(halfAnHourEarlier(at))) ?? '';
    const halfPastEight = halfAnHourEarlier(nine);
    const answers = await Promise.all([
      book(mentee, ids[0] as string, nine),
      book(mentee, ids[1] as string, halfPastEight),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await bookingsOf(mentee)).toHaveLength(1);
  });

  it('is moved by the mentee, which frees its former time', async () => {
    const { mentor, mentee, id } = await aPair();
    const [first, second] = await startsOf(mentee, id);
    const { id: bookingId } = (await book(mentee, id, first)).body as unknown as { id: string };
    const move = (agent: Agent) =>
      agent.send(bookingRoutes.move, { params: { id: bookingId }, body: { startsAt: second } });
    expect((await move(mentor)).status).toBe(403);
    expect((await move(mentee)).body).toMatchObject({ id: bookingId, startsAt: second, revision: 2 });
    expect((await startsOf(mentee, id))[0]).toBe(first);
  });

  it('is cancelled by either, and is over once it has begun', async () => {
    const { mentor, mentee, id } = await aPair();
    const starts = await startsOf(mentee, id);
    const cancel = (agent: Agent, bookingId: string) =>
      agent.send(bookingRoutes.cancel, { params: { id: bookingId } });
    for (const agent of [mentor, mentee]) {
      const { id: bookingId } = (await book(mentee, id, starts[0])).body as unknown as { id: string };
      expect((await cancel(await someone('mentee'), bookingId)).status).toBe(404);
      for (let times = 0; times < 2; times++) expect((await cancel(agent, bookingId)).status).toBe(200);
      expect(await bookingsOf(mentee)).toEqual([]);
    }
    const { id: bookingId } = (await book(mentee, id, starts[0])).body as unknown as { id: string };
    const admin = await anAdmin(stack);
    const counts = async () => (await admin.call(adminMentorshipRoutes.overview, {})).bookings;
    const { ahead, over, cancelled } = await counts();
    expect({ ahead: ahead > 0, cancelled: cancelled >= 2 }).toEqual({ ahead: true, cancelled: true });
    moveClock(stack, 3 * dayMs, ['professional']);
    expect((await cancel(mentor, bookingId)).status).toBe(409);
    expect(await bookingsOf(mentor)).toEqual([]);
    expect((await counts()).over).toBeGreaterThan(over);
  });

  it('is one of four at most that two have ahead of them', async () => {
    const { mentee, id } = await aPair();
    const starts = await startsOf(mentee, id);
    for (const startsAt of starts.slice(0, 4)) expect((await book(mentee, id, startsAt)).status).toBe(201);
    expect((await book(mentee, id, starts[4])).body.code).toBe('professional.too_many_bookings');
  });

  it('goes with either of the two who leaves, and is in the export of both', async () => {
    const { mentor, mentee, id } = await aPair();
    const [first] = await startsOf(mentee, id);
    await book(mentee, id, first);
    const password = 'a long night out';
    for (const agent of [mentor, mentee]) {
      const { services } = await agent.call(ownDataRoutes.export, { body: { password } });
      expect(services.professional?.mentorship_bookings).toMatchObject([
        { connectionId: id, startsAt: first },
      ]);
    }
    const { username } = await mentor.call(profileRoutes.me, {});
    await mentor.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () => expect(await bookingsOf(mentee)).toEqual([]));
  });
});
