import {
  adminSessionRoutes,
  liveSessionRoutes,
  notificationRoutes,
  roomRoutes,
  sessionStopReasons,
  sessionsTableRoutes,
  tableFileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const minute = 60_000;
let stack: Stack;
let mongo: MongoClient;
let db: Db;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_sessions`);
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

const at = (id: string) => ({ params: { id } });
async function aSession(host: Agent, { places = 50, isLive = false } = {}): Promise<string> {
  const scheduledAt = new Date(Date.now() + 10 * minute).toISOString();
  const body = { title: 'Sours', scheduledAt, maxParticipants: places };
  const { id } = await host.call(liveSessionRoutes.schedule, { body });
  if (isLive) await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
  return id;
}
const listed = async (state: 'upcoming' | 'live' | 'past' | 'cancelled') => {
  const { items } = await admin.call(adminSessionRoutes.list, { query: { state, limit: 100 } });
  return items.map(({ id }) => id);
};
const stop = (agent: Agent, id: string, note: string | null = null) =>
  agent.send(adminSessionRoutes.stop, { ...at(id), body: { reason: 'rules', note } });

describe('sessions in the console', () => {
  it('are listed by state, the latest first, page by page [BEYOND-81]', async () => {
    const host = await aMember(stack);
    const [upcoming, live, past, cancelled] = [
      await aSession(host),
      await aSession(host, { isLive: true }),
      await aSession(host, { isLive: true }),
      await aSession(host),
    ] as [string, string, string, string];
    await host.call(liveSessionRoutes.setStatus, { ...at(past), body: { status: 'ended' } });
    await host.call(liveSessionRoutes.setStatus, { ...at(cancelled), body: { status: 'cancelled' } });
    expect(await listed('upcoming')).toEqual([upcoming]);
    expect(await listed('live')).toEqual([live]);
    expect(await listed('past')).toEqual([past]);
    expect(await listed('cancelled')).toEqual([cancelled]);
    const first = await admin.call(adminSessionRoutes.list, { query: { limit: 3 } });
    const cursor = first.nextCursor ?? '';
    const rest = await admin.call(adminSessionRoutes.list, { query: { limit: 3, cursor } });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([cancelled, past, live, upcoming]);
  });

  it('are tables of the console, without the address of the stream [ADM-DB-02]', async () => {
    const id = await aSession(await aMember(stack));
    const rows = await admin.call(tableFileRoutes.export, { params: { table: 'live_sessions' } });
    const row = rows.find((one) => one.id === id);
    expect(row).toMatchObject({ title: 'Sours', waitingCount: 0 });
    expect(row).not.toHaveProperty('streamUrl');
    const { items } = await admin.call(sessionsTableRoutes.statistics, {});
    expect(items.find(({ table }) => table === 'live_sessions')?.lastChangeAt).not.toBeNull();
  });

  it('show who is inside, who waits and what is said, reported things first where asked [BEYOND-84, BEYOND-85]', async () => {
    const [host, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aSession(host, { places: 1, isLive: true });
    await ben.call(liveSessionRoutes.join, at(id));
    await cleo.call(liveSessionRoutes.wait, at(id));
    await ben.call(roomRoutes.stay, at(id));
    const say = (member: Agent, content: string) =>
      member.call(roomRoutes.say, { ...at(id), body: { content } });
    await say(host, 'Welcome');
    const [bad, fine] = [await say(host, 'Buy my course'), await say(host, 'Ice, please')];
    for (const message of [bad, fine])
      await ben.call(roomRoutes.report, { ...at(message.id), body: { reason: 'spam', note: 'Again' } });
    const show = () => admin.call(adminSessionRoutes.get, at(id));
    expect(await show()).toMatchObject({ presentCount: 1, reportedCount: 2, waitingCount: 1 });
    const membersOf = async (list: 'participants' | 'waiting') => {
      const { items } = await admin.call(adminSessionRoutes.members, { ...at(id), query: { list } });
      return items.map(({ memberId }) => memberId);
    };
    expect([await membersOf('participants'), await membersOf('waiting')]).toEqual([
      [ben.userId],
      [cleo.userId],
    ]);
    const messages = async (only?: 'reported') => {
      const query = { ...(only && { only }) };
      const { items } = await admin.call(adminSessionRoutes.messages, { ...at(id), query });
      return items.map(({ content, openReports, reports }) => [content, openReports, reports.length]);
    };
    expect(await messages()).toEqual([
      ['Ice, please', 1, 1],
      ['Buy my course', 1, 1],
      ['Welcome', 0, 0],
    ]);
    await admin.call(adminSessionRoutes.settle, at(fine.id));
    expect(await messages('reported')).toEqual([['Buy my course', 1, 1]]);
    await admin.call(roomRoutes.unsay, at(bad.id));
    expect(await messages('reported')).toEqual([]);
    expect(await show()).toMatchObject({ reportedCount: 0 });
    expect((await admin.send(adminSessionRoutes.settle, at(newId()))).status).toBe(404);
    // What was said is there for moderators also when the room is closed.
    expect((await stop(admin, id)).status).toBe(200);
    expect(await messages()).toHaveLength(3);
    const audit = await db
      .collection('audit')
      .find({ subject: `live-session:${id}` })
      .toArray();
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'live-session.ended',
      'live-session.message-removed',
      'live-session.reports-settled',
    ]);
  });

  it('are ended or cancelled once, for a reason that the host is told and the audit keeps [BEYOND-81]', async () => {
    const [host, ben] = [await aMember(stack), await aMember(stack)];
    const [live, upcoming] = [await aSession(host, { isLive: true }), await aSession(host)];
    await ben.call(liveSessionRoutes.join, at(upcoming));
    expect((await stop(host, live)).status).toBe(403);
    expect((await stop(admin, live, 'Third report')).body).toMatchObject({ status: 'ended' });
    expect((await stop(admin, upcoming)).body).toMatchObject({ status: 'cancelled' });
    expect((await stop(admin, live)).status).toBe(409);
    expect((await stop(admin, newId())).status).toBe(404);
    const said = async (member: Agent, kind: string) => {
      const { items } = await member.call(notificationRoutes.list, { query: {} });
      return items.filter((item) => item.kind === kind).map(({ text }) => text);
    };
    await eventually(async () =>
      expect((await said(host, 'session-stopped')).sort()).toEqual([
        `Your session was canceled by a moderator. ${sessionStopReasons.rules}`,
        `Your session was ended by a moderator. ${sessionStopReasons.rules}`,
      ]),
    );
    await eventually(async () => expect(await said(ben, 'session-cancelled')).toHaveLength(1));
    const audit = await db.collection('audit').findOne({ subject: `live-session:${live}` });
    expect(JSON.stringify(audit)).toContain('Third report');
    const rows = await db
      .collection('outbox')
      .find({ aggregate: `live-session:${live}` })
      .toArray();
    const revisions = rows.map(({ revision }) => revision).sort();
    expect(revisions).toEqual(revisions.map((_, place) => place + 1));
  });
});
