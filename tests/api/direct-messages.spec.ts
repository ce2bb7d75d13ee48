import {
  type ApplicationStatus,
  adminModerationRoutes,
  applicationRoutes,
  connectionRoutes,
  directMessageBudgets,
  directMessageLimit,
  distanceRoutes,
  mentorRoutes,
  messageRoutes,
  moderationRoutes,
  notificationRoutes,
  ownDataRoutes,
  postingRoutes,
  profileRoutes,
  tableFileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  anExpiredMember,
  eventually,
  moveClock,
  type Stack,
} from '@barspoon/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
const sockets: Socket[] = [];
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
});
afterEach(() => {
  moveClock(stack, 0, ['professional']);
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => stack.stop());

const idOf = (agent: Agent) => agent.userId ?? '';
const at = (agent: Agent) => ({ params: { id: idOf(agent) } });
const send = (from: Agent, to: Agent, content = 'Good evening') =>
  from.send(messageRoutes.write, { ...at(to), body: { content } });
const write = (from: Agent, to: Agent, content = 'Good evening') =>
  from.call(messageRoutes.write, { ...at(to), body: { content } });
const history = async (agent: Agent, other: Agent) =>
  (await agent.call(messageRoutes.history, { ...at(other), query: {} })).items;
const textsOf = (items: { content: string }[]) => items.map(({ content }) => content);
const told = async (agent: Agent) =>
  (await agent.call(notificationRoutes.list, { query: {} })).items
    .filter(({ kind }) => kind === 'message-received')
    .map(({ text, link }) => ({ text, link }));

/** A poster and somebody who has applied for their job. */
async function applied(status: ApplicationStatus = 'submitted') {
  const [poster, applicant] = [await anAdmin(stack), await aMember(stack)];
  const { id } = await poster.call(postingRoutes.post, { body: postingRoutes.post.example.body });
  const body = applicationRoutes.apply.example.body;
  const application = await applicant.call(applicationRoutes.apply, { params: { id }, body });
  const params = { id: application.id };
  if (status !== 'submitted') await poster.call(applicationRoutes.move, { params, body: { status } });
  return { poster, applicant, params };
}

/** A mentor and somebody who has asked them for a connection. */
async function mentored(...steps: ('accepted' | 'ended')[]) {
  const [mentor, mentee] = [await aMember(stack), await aMember(stack)];
  const profile = mentorRoutes.save.example.body;
  await mentor.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentor' } });
  await mentee.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentee' } });
  const body = connectionRoutes.request.example.body;
  const { id } = await mentee.call(connectionRoutes.request, { ...at(mentor), body });
  for (const status of steps) await mentor.call(connectionRoutes.step, { params: { id }, body: { status } });
  return { mentor, mentee };
}

describe('who may write to whom', () => {
  type Two = { from: Agent; to: Agent };
  const blocked = async (): Promise<Two> => {
    const { mentor, mentee } = await mentored('accepted');
    await mentor.call(distanceRoutes.block, at(mentee));
    await eventually(async () =>
      expect((await mentor.send(messageRoutes.thread, at(mentee))).status).toBe(404),
    );
    return { from: mentee, to: mentor };
  };
  const table: [string, () => Promise<Two>, number][] = [
    ['a visitor', async () => ({ from: stack.visitor(), to: await aMember(stack) }), 401],
    ['a member without access', async () => ({ from: await anExpiredMember(stack), to: admin }), 403],
    ['a stranger', async () => ({ from: await aMember(stack), to: await aMember(stack) }), 422],
    ['an admin to a stranger', async () => ({ from: admin, to: await aMember(stack) }), 422],
    ['somebody to themselves', async () => ({ from: admin, to: admin }), 422],
    [
      'an applicant to the poster',
      () => applied().then(({ applicant, poster }) => ({ from: applicant, to: poster })),
      201,
    ],
    [
      'a poster to the applicant',
      () => applied('reviewed').then(({ applicant, poster }) => ({ from: poster, to: applicant })),
      201,
    ],
    [
      'somebody hired to the poster',
      () => applied('accepted').then(({ applicant, poster }) => ({ from: applicant, to: poster })),
      201,
    ],
    [
      'a declined applicant to the poster',
      () => applied('declined').then(({ applicant, poster }) => ({ from: applicant, to: poster })),
      422,
    ],
    [
      'an applicant to another admin',
      () => applied().then(({ applicant }) => ({ from: applicant, to: admin })),
      422,
    ],
    [
      'somebody who took their application back',
      async () => {
        const { applicant, poster, params } = await applied();
        await applicant.call(applicationRoutes.withdraw, { params });
        return { from: applicant, to: poster };
      },
      422,
    ],
    [
      'a mentee whose request is pending',
      () => mentored().then(({ mentor, mentee }) => ({ from: mentee, to: mentor })),
      422,
    ],
    [
      'a mentee',
      () => mentored('accepted').then(({ mentor, mentee }) => ({ from: mentee, to: mentor })),
      201,
    ],
    [
      'a mentor',
      () => mentored('accepted').then(({ mentor, mentee }) => ({ from: mentor, to: mentee })),
      201,
    ],
    [
      'a mentee whose mentorship has ended',
      () => mentored('accepted', 'ended').then(({ mentor, mentee }) => ({ from: mentee, to: mentor })),
      422,
    ],
    // The block itself ends the mentorship.
    ['a mentee whom their mentor blocks', blocked, 422],
  ];
  it.each(table)('%s [BEYOND-02, BEYOND-04]', async (_, two, status) => {
    const { from, to } = await two();
    expect((await send(from, to)).status).toBe(status);
    const thread = await from.send(messageRoutes.thread, at(to));
    expect(thread.status).toBe(status === 422 ? 404 : status === 201 ? 200 : status);
    if (status === 201) expect(textsOf(await history(to, from))).toEqual(['Good evening']);
  });

  it('ends at once, both ways, with a block and comes back with its end; what was written stays', async () => {
    const { poster, applicant } = await applied();
    await write(poster, applicant, 'Come on Thursday');
    await applicant.call(distanceRoutes.block, at(poster));
    await eventually(async () => expect((await send(poster, applicant)).status).toBe(403));
    expect((await send(applicant, poster)).status).toBe(403);
    expect(await applicant.call(messageRoutes.thread, at(poster))).toMatchObject({ mayWrite: false });
    expect(textsOf(await history(applicant, poster))).toEqual(['Come on Thursday']);
    await applicant.call(distanceRoutes.unblock, at(poster));
    await eventually(async () => expect((await send(poster, applicant)).status).toBe(201));
  });

  it('shows the poster to their applicants, and whom they may write to [BEYOND-73]', async () => {
    const { poster, applicant, params } = await applied();
    const [own] = (await applicant.call(applicationRoutes.mine, { query: {} })).items;
    expect(own?.poster).toMatchObject({ id: idOf(poster) });
    const mayMessage = async (by: Agent) =>
      (
        await by.call(applicationRoutes.received, {
          params: { id: own?.posting.id ?? '' },
          query: {},
        })
      ).items[0]?.mayMessage;
    expect([await mayMessage(poster), await mayMessage(admin)]).toEqual([true, false]);
    await poster.call(applicationRoutes.move, { params, body: { status: 'declined' } });
    expect(await mayMessage(poster)).toBe(false);
  });
});

describe('what is written', () => {
  it('stands in its order on both sides, page by page, and is read by the other', async () => {
    const { mentor, mentee } = await mentored('accepted');
    for (const text of ['One', 'Two', 'Three']) await write(mentee, mentor, text);
    const first = await mentor.call(messageRoutes.history, { ...at(mentee), query: { limit: 2 } });
    expect(textsOf(first.items)).toEqual(['Three', 'Two']);
    const cursor = first.nextCursor ?? '';
    const rest = await mentor.call(messageRoutes.history, { ...at(mentee), query: { limit: 2, cursor } });
    expect(rest).toMatchObject({ items: [{ content: 'One', seq: 1, isOwn: false }], nextCursor: null });
    expect(await mentor.call(messageRoutes.unread, {})).toEqual({ count: 3 });
    await mentor.call(messageRoutes.read, { ...at(mentee), body: { seq: 2 } });
    expect(await mentor.call(messageRoutes.thread, at(mentee))).toMatchObject({ unread: 1, mayWrite: true });
    expect((await history(mentee, mentor)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
    await mentor.call(messageRoutes.read, { ...at(mentee), body: { seq: 1 } });
    expect(await mentor.call(messageRoutes.unread, {})).toEqual({ count: 1 });
    await write(mentor, mentee, 'Four');
    expect(await mentor.call(messageRoutes.unread, {})).toEqual({ count: 0 });
    expect((await history(mentee, mentor)).map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  it('lists conversations with the last one first, and what is new in each', async () => {
    const { poster, applicant } = await applied();
    const other = await aMember(stack);
    const { id } = await poster.call(postingRoutes.post, { body: postingRoutes.post.example.body });
    await other.call(applicationRoutes.apply, { params: { id }, body: applicationRoutes.apply.example.body });
    await write(applicant, poster, 'First');
    await write(other, poster, 'Second');
    await write(applicant, poster, 'Third');
    const { items } = await poster.call(messageRoutes.threads, { query: {} });
    expect(items.map(({ memberId, unread, last }) => [memberId, unread, last.content])).toEqual([
      [idOf(applicant), 2, 'Third'],
      [idOf(other), 1, 'Second'],
    ]);
    const page = await poster.call(messageRoutes.threads, { query: { limit: 1 } });
    const next = await poster.call(messageRoutes.threads, {
      query: { limit: 1, cursor: page.nextCursor ?? '' },
    });
    expect(next.items.map(({ memberId }) => memberId)).toEqual([idOf(other)]);
  });

  it('keeps to its limits: length, emptiness, and how much within a minute [BEYOND-02]', async () => {
    const { mentor, mentee } = await mentored('accepted');
    for (const content of ['', '   ', 'x'.repeat(directMessageLimit + 1)])
      expect((await send(mentee, mentor, content)).status).toBe(400);
    expect((await send(mentee, mentor, 'x'.repeat(directMessageLimit))).status).toBe(201);
    const [{ messages }] = directMessageBudgets;
    for (let count = 1; count < messages; count += 1) await write(mentee, mentor, `${count}`);
    const refused = await send(mentee, mentor);
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'professional.too_many_messages' }]);
    expect((await send(mentor, mentee)).status).toBe(201);
    moveClock(stack, 61_000, ['professional']);
    expect((await send(mentee, mentor)).status).toBe(201);
  });

  it('is written once when the same request comes twice', async () => {
    const { mentor, mentee } = await mentored('accepted');
    const path = `/api/v1/me/messages/${idOf(mentor)}`;
    const headers = { 'idempotency-key': newId() };
    for (let times = 0; times < 2; times += 1)
      expect((await mentee.request('POST', path, { content: 'Hello' }, headers)).status).toBe(201);
    expect(textsOf(await history(mentor, mentee))).toEqual(['Hello']);
  });

  it('is on the open pages of both at once, and behind the bell until it is read [BEYOND-102]', async () => {
    const { mentor, mentee } = await mentored('accepted');
    const heard = async (agent: Agent) => {
      const socket = io(stack.url, { transports: ['websocket'], auth: { token: agent.token } });
      sockets.push(socket);
      const about: string[] = [];
      socket.on('messages.changed', ({ memberId }: { memberId: string }) => about.push(memberId));
      await new Promise<void>((resolve) => {
        socket.on('connect', () => resolve());
      });
      return about;
    };
    const [ofMentor, ofMentee] = [await heard(mentor), await heard(mentee)];
    await write(mentee, mentor);
    await eventually(() => expect([ofMentor, ofMentee]).toEqual([[idOf(mentee)], [idOf(mentor)]]));
    await eventually(async () =>
      expect(await told(mentor)).toEqual([
        { text: 'Ada Coleman wrote you a message', link: `/messages/${idOf(mentee)}` },
      ]),
    );
    await mentor.call(messageRoutes.read, { ...at(mentee), body: { seq: 1 } });
    await eventually(async () => expect(await told(mentor)).toEqual([]));
    await eventually(() => expect(ofMentee).toHaveLength(2));
  });
});

describe('reports', () => {
  const report = (by: Agent, id: string) =>
    by.send(moderationRoutes.reportMessage, { params: { id }, body: { reason: 'insult', note: 'Rude' } });
  const queued = async (id: string) =>
    (await admin.call(adminModerationRoutes.queue, { query: { only: 'reported', limit: 50 } })).items.find(
      ({ contentId }) => contentId === id,
    );

  it('bring a message to the moderators, only by whoever received it; removed, nobody reads it [BEYOND-97]', async () => {
    const { mentor, mentee } = await mentored('accepted');
    const { id } = await write(mentee, mentor, 'You pour like a fool');
    const other = await write(mentee, mentor, 'A private matter');
    expect((await report(mentee, id)).status).toBe(404);
    expect((await report(await aMember(stack), id)).status).toBe(404);
    expect(await queued(id)).toBeUndefined();
    for (let times = 0; times < 2; times += 1) expect((await report(mentor, id)).status).toBe(200);
    expect(await queued(id)).toMatchObject({
      kind: 'message',
      content: 'You pour like a fool',
      reportsCount: 1,
      authorId: idOf(mentee),
      reports: [{ reason: 'insult', note: 'Rude' }],
    });
    const decide = (by: Agent, of: string, verdict: 'keep' | 'remove') =>
      by.call(adminModerationRoutes.decide, {
        body: { contents: [{ kind: 'message', id: of }], verdict, reason: 'insult' },
      });
    expect((await decide(admin, other.id, 'remove')).refused).toHaveLength(1);
    expect((await decide(admin, id, 'remove')).refused).toEqual([]);
    await eventually(async () =>
      expect(textsOf(await history(mentee, mentor))).toEqual(['A private matter', '']),
    );
    expect((await history(mentor, mentee))[1]).toMatchObject({ content: '', isRemoved: true });
    const [own] = (await mentee.call(moderationRoutes.mine, { query: {} })).items;
    expect(own).toMatchObject({ kind: 'message', state: 'removed' });
    await mentee.call(moderationRoutes.appeal, {
      params: { id: own?.id ?? '' },
      body: { text: 'It was a joke.' },
    });
    await decide(await anAdmin(stack), id, 'keep');
    await eventually(async () =>
      expect(textsOf(await history(mentor, mentee))).toEqual(['A private matter', 'You pour like a fool']),
    );
  });
});

it('leaves no words in the console’s export, and goes with either of the two [ADM-DB-02, BEYOND-40]', async () => {
  const { mentor, mentee } = await mentored('accepted');
  const { id } = await write(mentee, mentor, 'Between us');
  const exportOf = (table: 'direct_messages' | 'message_threads') =>
    admin.call(tableFileRoutes.export, { params: { table } });
  const row = (await exportOf('direct_messages')).find((one) => one.id === id || one._id === id);
  expect(row).toMatchObject({ senderId: idOf(mentee), recipientId: idOf(mentor) });
  expect(row).not.toHaveProperty('content');
  expect(JSON.stringify(await exportOf('message_threads'))).toContain(idOf(mentor));
  const { username } = await mentee.call(profileRoutes.me, {});
  await mentee.call(ownDataRoutes.delete, { body: { username, password: 'a long night out' } });
  await eventually(async () => {
    expect((await mentor.call(messageRoutes.threads, { query: {} })).items).toEqual([]);
    expect(await mentor.call(messageRoutes.unread, {})).toEqual({ count: 0 });
  });
});
