import {
  type LiveSessionInput,
  liveSessionRoutes,
  notificationRoutes,
  ownDataRoutes,
  profileRoutes,
  roomRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, moveClock, type Stack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';
import { aVideoEvent } from '../support/video-server.ts';

const minute = 60_000;
const hour = 60 * minute;
const password = 'a long night out';
let stack: Stack;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  stack = await sharedServices();
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_sessions`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});
afterEach(() => moveClock(stack, 0, ['sessions']));

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const inputOf = (more: Partial<LiveSessionInput> = {}): LiveSessionInput => ({
  title: 'Sours from scratch',
  description: 'Bring a shaker.',
  scheduledAt: inMs(2 * hour),
  durationMinutes: 60,
  maxParticipants: 50,
  streamUrl: null,
  recipeId: null,
  ...more,
});
const schedule = (host: Agent, more: Partial<LiveSessionInput> = {}) =>
  host.call(liveSessionRoutes.schedule, { body: inputOf(more) });
const at = (id: string) => ({ params: { id } });
const get = (id: string) => stack.visitor().call(liveSessionRoutes.get, at(id));
const join = (member: Agent, id: string) => member.send(liveSessionRoutes.join, at(id));
const setStatus = (agent: Agent, id: string, status: 'live' | 'ended' | 'cancelled') =>
  agent.send(liveSessionRoutes.setStatus, { ...at(id), body: { status } });
const later = (ms: number) => moveClock(stack, ms, ['sessions']);
const listed = async () => {
  const { items } = await stack.visitor().call(liveSessionRoutes.list, { query: { limit: 100 } });
  return items.map(({ id }) => id);
};
/** What the service has recorded about a session. */
const toldOf = async (id: string) => {
  const rows = await db
    .collection('outbox')
    .find({ aggregate: `live-session:${id}` })
    .sort({ revision: 1 })
    .toArray();
  return rows.map(({ envelope }) => envelope.type.split('.').at(-1));
};

describe('a session', () => {
  it('is scheduled with its title trimmed and its numbers within their bounds [VBAR-10, VBAR-11, VBAR-12, VBAR-13, BEYOND-02, BEYOND-87, DATA-36]', async () => {
    const host = await aMember(stack);
    const made = await schedule(host, {
      title: '  Sours from scratch ',
      durationMinutes: 500,
      maxParticipants: 0,
    });
    expect(made).toMatchObject({
      title: 'Sours from scratch',
      durationMinutes: 180,
      maxParticipants: 1,
      participantCount: 0,
      status: 'scheduled',
      hostId: host.userId,
      host: { fullName: 'Ada Coleman' },
    });
    expect(Date.parse(made.endsAt) - Date.parse(made.scheduledAt)).toBe(180 * minute);
    const other = await host.call(liveSessionRoutes.schedule, {
      body: { title: 'With defaults', scheduledAt: inMs(hour) },
    });
    expect(other).toMatchObject({ durationMinutes: 60, maxParticipants: 50, description: '' });
    const rows = await db.collection('live_sessions').find({ hostUserId: host.userId }).toArray();
    const rooms = rows.map(({ chatRoomId }) => chatRoomId);
    expect(new Set(rooms).size).toBe(2);
    // Made by chance, while the ids of everything else tell their time.
    for (const room of rooms) expect(room[14]).toBe('4');
  });

  it('needs a title and a time that is ahead [VBAR-10, BEYOND-87]', async () => {
    const host = await aMember(stack);
    const attempt = (body: Record<string, unknown>) =>
      host.request('POST', '/api/v1/live-sessions', { ...inputOf(), ...body });
    const untitled = await attempt({ title: '   ' });
    expect(untitled.status).toBe(400);
    expect(JSON.stringify(untitled.body)).toContain('Title and scheduled time are required');
    for (const scheduledAt of [inMs(-minute), inMs(400 * 24 * hour), undefined, 'tomorrow'])
      expect((await attempt({ scheduledAt })).status, String(scheduledAt)).toBe(400);
  });

  it('is listed with what is scheduled and live, the next first, page by page and by span [VBAR-04, BEYOND-82, BEYOND-83]', async () => {
    const host = await aMember(stack);
    const base = Date.now() + 30 * 24 * hour;
    const on = (days: number) => new Date(base + days * 24 * hour).toISOString();
    const ids: string[] = [];
    for (const days of [3, 1, 2]) ids.push((await schedule(host, { scheduledAt: on(days) })).id);
    const [third, first, second] = ids;
    const query = { from: on(0), to: on(10), limit: 2 };
    const page = await stack.visitor().call(liveSessionRoutes.list, { query });
    expect(page.items.map(({ id }) => id)).toEqual([first, second]);
    const cursor = page.nextCursor ?? '';
    const rest = await stack.visitor().call(liveSessionRoutes.list, { query: { ...query, cursor } });
    expect(rest.items.map(({ id }) => id)).toEqual([third]);
    const within = await stack
      .visitor()
      .call(liveSessionRoutes.list, { query: { from: on(1.5), to: on(2.5) } });
    expect(within.items.map(({ id }) => id)).toEqual([second]);
    expect((await setStatus(host, second ?? '', 'cancelled')).status).toBe(200);
    await eventually(async () => expect(await listed()).not.toContain(second));
    expect((await get(second ?? '')).status).toBe('cancelled');
  });

  it('is edited by its host while it is scheduled; a new time counts [BEYOND-83, BEYOND-02]', async () => {
    const [host, other] = [await aMember(stack), await aMember(stack)];
    const { id } = await schedule(host, { streamUrl: 'https://video.example.com/sours' });
    const revise = (agent: Agent, more: Partial<LiveSessionInput>) =>
      agent.send(liveSessionRoutes.revise, { ...at(id), body: inputOf(more) });
    expect((await revise(other, {})).status).toBe(403);
    expect((await other.send(liveSessionRoutes.settings, at(id))).status).toBe(403);
    expect(await host.call(liveSessionRoutes.settings, at(id))).toMatchObject({
      streamUrl: 'https://video.example.com/sours',
    });
    const moved = await revise(host, { title: 'Fizzes', scheduledAt: inMs(5 * hour) });
    expect(moved.body).toMatchObject({ title: 'Fizzes', status: 'scheduled' });
    later(3 * hour);
    expect((await get(id)).status).toBe('scheduled');
    later(0);
    await join(other, id);
    await join(await aMember(stack), id);
    expect(await revise(host, { maxParticipants: 1 })).toMatchObject({
      status: 409,
      body: { code: 'sessions.too_few_places' },
    });
    expect((await setStatus(host, id, 'cancelled')).status).toBe(200);
    expect((await revise(host, {})).status).toBe(409);
    expect((await revise(host, { scheduledAt: inMs(-hour) })).status).toBe(409);
  });

  it('is started, ended and cancelled by its host or an admin, and in no other order [VBAR-09, BEYOND-81]', async () => {
    const [host, other, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
    const { id } = await schedule(host, { scheduledAt: inMs(20 * minute) });
    expect((await setStatus(other, id, 'live')).status).toBe(403);
    expect((await setStatus(host, id, 'live')).status).toBe(409);
    expect((await setStatus(host, id, 'ended')).status).toBe(409);
    later(10 * minute);
    const started = await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
    expect(started).toMatchObject({ status: 'live', startedAt: expect.any(String), endedAt: null });
    const ahead = Date.parse(started.endsAt) - Date.parse(started.startedAt ?? '');
    expect(ahead).toBe(60 * minute);
    for (const status of ['live', 'cancelled'] as const)
      expect((await setStatus(host, id, status)).status, status).toBe(409);
    expect((await setStatus(admin, id, 'ended')).body).toMatchObject({ endedAt: expect.any(String) });
    for (const status of ['live', 'ended', 'cancelled'] as const)
      expect((await setStatus(host, id, status)).status, status).toBe(409);
    expect(await toldOf(id)).toEqual(['scheduled', 'started', 'ended']);
    expect(await db.collection('audit').countDocuments({ subject: `live-session:${id}` })).toBe(1);
  });

  it('goes live and ends by itself, each once, however many look at it at that moment [VBAR-09, BEYOND-81]', async () => {
    const host = await aMember(stack);
    const { id } = await schedule(host);
    const looks = () =>
      Promise.all(Array.from({ length: 20 }, () => stack.ask(liveSessionRoutes.get, at(id))));
    later(2 * hour + minute);
    for (const { status } of await looks()) expect(status).toBe('live');
    later(3 * hour + minute);
    for (const { status } of await looks()) expect(status).toBe('ended');
    expect(await toldOf(id)).toEqual(['scheduled', 'started', 'ended']);
  });

  it('goes live at its time by the job that waits for it, without anybody looking [BEYOND-81]', async () => {
    const host = await aMember(stack);
    const { id } = await schedule(host, { scheduledAt: inMs(1500) });
    const waiting = await db
      .collection('jobs')
      .findOne({ _id: new RegExp(`^advance-session-${id}`) as never });
    expect(waiting).toMatchObject({ state: 'pending', notBefore: expect.any(Date) });
    const row = () => db.collection('live_sessions').findOne({ _id: id as never });
    await eventually(async () => expect((await row())?.status).toBe('live'), 15_000);
    expect(await toldOf(id)).toEqual(['scheduled', 'started']);
  });
});

describe('whoever hosts a session', () => {
  it('has that in the social feed once it is live, and not before [BEYOND-87, SOC-05]', async () => {
    const host = await aMember(stack);
    const feed = async () => {
      const { items } = await host.call(socialRoutes.feed, { query: {} });
      return items.map(({ type, target }) => [type, target.id, target.name]);
    };
    await schedule(host, { title: 'Never held' });
    const { id } = await schedule(host, { scheduledAt: inMs(5 * minute) });
    expect((await setStatus(host, id, 'live')).status).toBe(200);
    await eventually(async () =>
      expect(await feed()).toEqual([['session_hosted', id, 'Sours from scratch']]),
    );
  });
});

describe('a place in a session', () => {
  it('is taken once, however often it is asked for, and given up again; the host needs none [VBAR-07, VBAR-14, VBAR-15, VBAR-16, BEYOND-85, DATA-37]', async () => {
    const [host, member] = [await aMember(stack), await aMember(stack)];
    const { id } = await schedule(host);
    const asked = await Promise.all(Array.from({ length: 5 }, () => join(member, id)));
    expect(asked.every(({ status }) => status === 200)).toBe(true);
    expect((await join(host, id)).status).toBe(200);
    expect((await member.call(liveSessionRoutes.joined, {})).sessionIds).toEqual([id]);
    await eventually(async () => expect((await get(id)).participantCount).toBe(1));
    expect(await toldOf(id)).toEqual(['scheduled', 'joined']);
    for (let time = 0; time < 2; time++) await member.call(liveSessionRoutes.leave, at(id));
    await eventually(async () => expect((await get(id)).participantCount).toBe(0));
    const visitor = await stack.visitor().send(liveSessionRoutes.join, at(id));
    expect(visitor).toMatchObject({ status: 401, body: { detail: 'Please sign in to join sessions' } });
    expect((await join(member, newId())).status).toBe(404);
  });

  it('is given to no more than there are places, of many who want one at once, and is free again when one leaves [BEYOND-85]', async () => {
    const host = await aMember(stack);
    const { id } = await schedule(host, { maxParticipants: 3 });
    const members = await Promise.all(Array.from({ length: 30 }, () => aMember(stack)));
    const answers = await Promise.all(members.map((member) => join(member, id)));
    const inside = members.filter((_, place) => answers[place]?.status === 200);
    expect(inside).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body.detail).toBe('This session is full.');
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    expect(await db.collection('session_participants').countDocuments({ sessionId: id })).toBe(3);
    await (inside[0] as Agent).call(liveSessionRoutes.leave, at(id));
    const outside = members.find((_, place) => answers[place]?.status !== 200) as Agent;
    expect((await join(outside, id)).status).toBe(200);
    expect((await join(inside[0] as Agent, id)).status).toBe(409);
  }, 120_000);

  it('cannot be had once the session is over [BEYOND-81, BEYOND-85]', async () => {
    const [host, member] = [await aMember(stack), await aMember(stack)];
    const { id } = await schedule(host);
    await setStatus(host, id, 'cancelled');
    expect(await join(member, id)).toMatchObject({ status: 409, body: { detail: 'This session is over.' } });
  });
});

/** A session with these inside and these in line, in their order. */
async function aFullSession(host: Agent, inside: readonly Agent[], inLine: readonly Agent[]) {
  const { id } = await schedule(host, { title: 'Full house', maxParticipants: inside.length });
  for (const member of inside) expect((await join(member, id)).status).toBe(200);
  for (const member of inLine) await wait(member, id);
  return id;
}
const wait = async (member: Agent, id: string) =>
  (await member.call(liveSessionRoutes.wait, at(id))).position;
const leave = (member: Agent, id: string) => member.call(liveSessionRoutes.leave, at(id));
const ownOf = (member: Agent) => member.call(liveSessionRoutes.joined, {});
const someMembers = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(stack)));
const noticesOf = async (member: Agent) => {
  const { items } = await member.call(notificationRoutes.list, { query: {} });
  return items.filter(({ kind }) => kind.startsWith('session-')).map(({ kind, text }) => [kind, text]);
};
/** Places, line and numbers of a session as the database has them, which must agree. */
async function standOf(id: string) {
  const [row, inside, inLine] = await Promise.all([
    db.collection('live_sessions').findOne({ _id: id as never }),
    db.collection('session_participants').find({ sessionId: id }).toArray(),
    db.collection('session_waiting').find({ sessionId: id }).sort({ number: 1 }).toArray(),
  ]);
  expect(row).toMatchObject({ participantCount: inside.length, waitingCount: inLine.length });
  expect(inside.length).toBeLessThanOrEqual(row?.maxParticipants);
  if (inLine.length > 0) expect(inside.length).toBe(row?.maxParticipants);
  const ids = [...inside, ...inLine].map(({ userId }) => userId);
  expect(new Set(ids).size).toBe(ids.length);
  return { inside: inside.map(({ userId }) => userId), inLine: inLine.map(({ userId }) => userId) };
}

describe('the waiting list of a full session', () => {
  it('is a line: the first moves up when a place is free, once, and is told; the others see where they stand [BEYOND-85, BEYOND-86]', async () => {
    const [host, ada, ben, cleo, dan] = (await someMembers(5)) as [Agent, Agent, Agent, Agent, Agent];
    const id = await aFullSession(host, [ada], [ben]);
    expect([await wait(cleo, id), await wait(cleo, id), await wait(dan, id)]).toEqual([2, 2, 3]);
    expect([await wait(ada, id), await wait(host, id)]).toEqual([null, null]);
    expect((await ownOf(dan)).waiting).toEqual([{ sessionId: id, position: 3 }]);
    await eventually(async () => expect((await get(id)).waitingCount).toBe(3));
    expect((await join(ben, id)).body.detail).toBe('This session is full.');
    await cleo.call(liveSessionRoutes.stopWaiting, at(id));
    await cleo.call(liveSessionRoutes.stopWaiting, at(id));
    await leave(ada, id);
    expect(await standOf(id)).toEqual({ inside: [ben.userId], inLine: [dan.userId] });
    expect(await ownOf(ben)).toEqual({ sessionIds: [id], waiting: [], bannedFrom: [] });
    expect((await ownOf(dan)).waiting).toEqual([{ sessionId: id, position: 1 }]);
    await eventually(async () =>
      expect(await noticesOf(ben)).toEqual([
        ['session-moved-up', 'You are off the waiting list and have a place in Full house'],
      ]),
    );
    expect(await noticesOf(dan)).toEqual([]);
    expect(await toldOf(id)).toEqual([
      'scheduled',
      'joined',
      'queued',
      'queued',
      'queued',
      'unqueued',
      'left',
      'joined',
    ]);
    const visitor = await stack.visitor().send(liveSessionRoutes.wait, at(id));
    expect(visitor).toMatchObject({ status: 401, body: { detail: 'Please sign in to join sessions' } });
    expect((await dan.send(liveSessionRoutes.wait, at(newId()))).status).toBe(404);
  });

  it('moves up as many as there are new places when the host makes room [BEYOND-85, BEYOND-83]', async () => {
    const [host, ada, ...inLine] = (await someMembers(6)) as [Agent, Agent, ...Agent[]];
    const id = await aFullSession(host, [ada], inLine);
    const body = { ...inputOf({ title: 'Full house', maxParticipants: 4 }) };
    const revised = await host.call(liveSessionRoutes.revise, { ...at(id), body });
    expect(revised).toMatchObject({ participantCount: 4, waitingCount: 1 });
    const { inside, inLine: left } = await standOf(id);
    expect(new Set(inside)).toEqual(new Set([ada, ...inLine.slice(0, 3)].map(({ userId }) => userId)));
    expect(left).toEqual([inLine[3]?.userId]);
    const rows = await db
      .collection('outbox')
      .find({ aggregate: `live-session:${id}` })
      .toArray();
    const revisions = rows.map(({ revision }) => revision).sort((a, b) => a - b);
    expect(revisions).toEqual(revisions.map((_, place) => place + 1));
  });

  it('gives a free place at once, and no place for one who is over [BEYOND-85]', async () => {
    const [host, ada] = (await someMembers(2)) as [Agent, Agent];
    const { id } = await schedule(host);
    expect(await wait(ada, id)).toBeNull();
    expect((await ownOf(ada)).sessionIds).toEqual([id]);
    await setStatus(host, id, 'cancelled');
    const late = await (await aMember(stack)).send(liveSessionRoutes.wait, at(id));
    expect(late).toMatchObject({ status: 409, body: { code: 'sessions.session_over' } });
  });

  it('tells those in line that the session is cancelled, and nobody waits anymore [BEYOND-86]', async () => {
    const [host, ada, ben] = (await someMembers(3)) as [Agent, Agent, Agent];
    const id = await aFullSession(host, [ada], [ben]);
    await setStatus(host, id, 'cancelled');
    for (const [member, kind] of [
      [ada, 'session-cancelled'],
      [ben, 'session-wait-over'],
    ] as const)
      await eventually(async () =>
        expect(await noticesOf(member)).toEqual([[kind, 'Full house is canceled']]),
      );
    expect((await ownOf(ben)).waiting).toEqual([]);
    expect((await get(id)).waitingCount).toBe(0);
  });

  it('stays right when fifty come and go at the same time [BEYOND-85]', async () => {
    const [host, ...members] = (await someMembers(51)) as [Agent, ...Agent[]];
    const inside = members.slice(0, 10);
    const id = await aFullSession(host, inside, members.slice(10, 25));
    const acts = [
      ...inside.map((member) => member.send(liveSessionRoutes.leave, at(id))),
      ...members.slice(20, 25).map((member) => member.send(liveSessionRoutes.stopWaiting, at(id))),
      ...members.slice(25).map((member) => member.send(liveSessionRoutes.wait, at(id))),
    ];
    for (const { status } of await Promise.all(acts)) expect([200, 503]).toContain(status);
    const stand = await standOf(id);
    expect(stand.inside).toHaveLength(10);
    expect(stand.inLine.length).toBeGreaterThan(0);
    const joined = await db
      .collection('outbox')
      .find({ aggregate: `live-session:${id}`, 'envelope.type': 'sessions.live-session.joined' })
      .toArray();
    const told = joined.map(({ envelope }) => envelope.data.memberId);
    expect(new Set(told).size).toBe(told.length);
    for (const memberId of stand.inside) expect(told).toContain(memberId);
  }, 120_000);

  it('lets go of a member who leaves the site, and hands on the place they had [BEYOND-104]', async () => {
    const [host, ada, ben, cleo] = (await someMembers(4)) as [Agent, Agent, Agent, Agent];
    const id = await aFullSession(host, [ada], [ben, cleo]);
    for (const member of [ben, ada]) {
      const { services } = await member.call(ownDataRoutes.export, { body: { password } });
      expect(JSON.stringify(services.sessions)).toContain(id);
      const { username } = await member.call(profileRoutes.me, {});
      await member.call(ownDataRoutes.delete, { body: { password, username } });
      const isGone = async () => expect(JSON.stringify(await standOf(id))).not.toContain(member.userId);
      await eventually(isGone, 20_000);
    }
    expect(await standOf(id)).toEqual({ inside: [cleo.userId], inLine: [] });
  }, 60_000);
});

describe('a site without a video server', () => {
  it('has the link of the host, no tokens and no use for events of a video server [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const { id } = await schedule(host, {
      scheduledAt: inMs(10 * minute),
      streamUrl: 'https://video.example.com/sours',
    });
    await setStatus(host, id, 'live');
    expect(await host.call(roomRoutes.get, at(id))).toMatchObject({
      streamUrl: 'https://video.example.com/sours',
      video: null,
    });
    const { status, body } = await host.send(roomRoutes.enterVideo, at(id));
    expect([status, body.detail]).toEqual([409, 'There is no video in this room.']);
    const event = await aVideoEvent({ event: 'room_finished', room: { name: id } });
    expect((await event.send(stack)).status).toBe(400);
    await setStatus(host, id, 'ended');
    expect(await db.collection('jobs').countDocuments({ name: 'sessions.clear-video' })).toBe(0);
  });
});

describe('a member who leaves the site', () => {
  it('takes their sessions and places along and has them in their export before [BEYOND-104]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const own = await schedule(ada, { title: 'Ada pours' });
    const other = await schedule(ben);
    await join(ben, own.id);
    await join(ada, other.id);
    const { services } = await ada.call(ownDataRoutes.export, { body: { password } });
    const exported = JSON.stringify(services.sessions);
    for (const word of ['Ada pours', other.id]) expect(exported).toContain(word);
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () => {
      expect((await stack.visitor().send(liveSessionRoutes.get, at(own.id))).status).toBe(404);
      expect((await get(other.id)).participantCount).toBe(0);
    }, 20_000);
    expect(await db.collection('session_participants').countDocuments({ sessionId: own.id })).toBe(0);
    expect(await toldOf(own.id)).toContain('cancelled');
    expect(await db.collection('session_participants').countDocuments({ userId: ada.userId })).toBe(0);
  }, 60_000);
});
