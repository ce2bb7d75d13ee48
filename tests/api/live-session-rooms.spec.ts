import {
  adminMemberRoutes,
  type ChatMessage,
  chatBudget,
  liveSessionRoutes,
  ownRecipeRoutes,
  type RealtimeData,
  roomRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  aRecipe,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { videoKey, videoSecret } from '../support/video-server.ts';

const minute = 60_000;
let stack: Stack;
let mongo: MongoClient;
let db: Db;
const sockets: Socket[] = [];
beforeAll(async () => {
  stack = await startStack(allServices, {
    LIVEKIT_URL: 'ws://127.0.0.1:9',
    LIVEKIT_API_KEY: videoKey,
    LIVEKIT_API_SECRET: videoSecret,
  });
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_sessions`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});
afterEach(() => {
  moveClock(stack, 0, ['sessions']);
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const aPublicRecipe = async (author: Agent) =>
  (await author.call(ownRecipeRoutes.create, { body: { ...aRecipe(), visibility: 'public', basedOn: null } }))
    .id;
const at = (id: string) => ({ params: { id } });
const setStatus = (host: Agent, id: string, status: 'live' | 'ended') =>
  host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status } });
/** A session that its host has started, with these members inside. */
async function aLiveSession(host: Agent, ...members: Agent[]): Promise<string> {
  const { id } = await host.call(liveSessionRoutes.schedule, {
    body: {
      title: 'Sours',
      scheduledAt: new Date(Date.now() + 10 * minute).toISOString(),
      streamUrl: 'https://video.example.com/sours',
    },
  });
  for (const member of members) await member.call(liveSessionRoutes.join, at(id));
  await setStatus(host, id, 'live');
  return id;
}
const say = (member: Agent, id: string, content: string) =>
  member.call(roomRoutes.say, { ...at(id), body: { content } });
const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);
const history = async (member: Agent, id: string) =>
  (await member.call(roomRoutes.messages, { ...at(id), query: {} })).items;

/** A page of a member that asks to be in a room; what it heard since. */
async function aPageIn(member: Agent, id: string) {
  const socket = io(stack.url, { transports: ['websocket'], auth: { token: member.token } });
  sockets.push(socket);
  const heard: ChatMessage[] = [];
  let presence = 0;
  socket.on('room.messages', ({ messages }: RealtimeData<'room.messages'>) => heard.push(...messages));
  const told: [string, unknown][] = [];
  for (const name of ['room.changed', 'room.own-reaction', 'room.banned'] as const)
    socket.on(name, (data: unknown) => told.push([name, data]));
  socket.on('room.presence', () => {
    presence += 1;
  });
  await new Promise<void>((resolve) => {
    socket.on('connect', () => resolve());
  });
  const answer: unknown = await socket.emitWithAck('room.enter', id);
  return { socket, answer, heard, told, presence: () => presence };
}

describe('who may be in a room', () => {
  it('is its host, who has a place and admins, while the session is live [BEYOND-84]', async () => {
    const [host, inside, outside, admin] = [
      await aMember(stack),
      await aMember(stack),
      await aMember(stack),
      await anAdmin(stack),
    ] as [Agent, Agent, Agent, Agent];
    const id = await aLiveSession(host, inside);
    const { id: messageId } = await say(host, id, 'Welcome');
    const recipeId = await aPublicRecipe(host);
    await host.call(roomRoutes.choose, { ...at(id), body: { recipeId } });
    const attempts = (agent: Agent) => [
      agent.send(roomRoutes.get, at(id)),
      agent.send(roomRoutes.participants, { ...at(id), query: {} }),
      agent.send(roomRoutes.messages, { ...at(id), query: {} }),
      agent.send(roomRoutes.messagesSince, { ...at(id), query: { after: 0 } }),
      agent.send(roomRoutes.say, { ...at(id), body: { content: 'Hello' } }),
      agent.send(roomRoutes.stay, at(id)),
      agent.send(roomRoutes.enterVideo, at(id)),
      agent.send(roomRoutes.move, { ...at(id), body: { recipeId, step: 1 } }),
      agent.send(roomRoutes.choose, { ...at(id), body: { recipeId } }),
    ];
    const statusesOf = async (agent: Agent) =>
      (await Promise.all(attempts(agent))).map(({ status }) => status);
    const open = [200, 200, 200, 200, 201, 200, 200];
    const [moves, watches] = [
      [200, 200],
      [403, 403],
    ];
    const table: [string, Agent, number[]][] = [
      ['the host', host, [...open, ...moves]],
      ['a participant', inside, [...open, ...watches]],
      ['an admin', admin, [...open, ...watches]],
      ['a member without a place', outside, Array(9).fill(403)],
      ['a visitor', stack.visitor(), Array(9).fill(401)],
    ];
    for (const [who, agent, statuses] of table) expect(await statusesOf(agent), who).toEqual(statuses);
    expect((await outside.send(roomRoutes.unsay, at(messageId))).status).toBe(403);
    expect(await inside.call(roomRoutes.get, at(id))).toMatchObject({
      streamUrl: 'https://video.example.com/sours',
      moderates: false,
    });
    expect(await host.call(roomRoutes.get, at(id))).toMatchObject({ moderates: true });
    const seen = await stack.visitor().send(liveSessionRoutes.get, at(id));
    expect(JSON.stringify(seen.body)).not.toContain('video.example.com');

    await inside.call(liveSessionRoutes.leave, at(id));
    expect(await statusesOf(inside)).toEqual(Array(9).fill(403));
    await setStatus(host, id, 'ended');
    // What was said and who was there is read once it is over; nothing is added [BEYOND-164].
    expect(await statusesOf(host)).toEqual([200, 200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await statusesOf(inside)).toEqual(Array(9).fill(403));
  });

  it('hears nothing of a room they may not be in, nor of one they have left [BEYOND-84]', async () => {
    const [host, member, outside] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, member);
    const page = await aPageIn(member, id);
    const refused = await aPageIn(outside, id);
    expect(page.answer).toEqual({ revision: 0 });
    expect(refused.answer).toEqual({ refused: true });
    expect((await aPageIn(outside, newId())).answer).toEqual({ refused: true });
    await say(host, id, 'For those inside');
    await eventually(() => expect(textsOf(page.heard)).toEqual(['For those inside']));
    await member.call(liveSessionRoutes.leave, at(id));
    await eventually(async () => {
      const sent = await db
        .collection('outbox')
        .findOne({ aggregate: `live-session:${id}`, subject: /left/ });
      expect(sent?.publishedAt).toBeTruthy();
    });
    const other = await aPageIn(host, id);
    await say(host, id, 'After they left');
    await eventually(() => expect(textsOf(other.heard)).toContain('After they left'));
    expect(textsOf(page.heard)).toEqual(['For those inside']);
    expect(refused.heard).toEqual([]);
  });
});

describe('whoever is sent out of a room', () => {
  it('leaves on every page, gives their place to the first in line and stays out until they are let back in [BEYOND-84, BEYOND-85]', async () => {
    const [host, ben, cleo, admin] = [
      await aMember(stack),
      await aMember(stack),
      await aMember(stack),
      await anAdmin(stack),
    ] as [Agent, Agent, Agent, Agent];
    const scheduledAt = new Date(Date.now() + 10 * minute).toISOString();
    const body = { title: 'One guest', scheduledAt, maxParticipants: 1 };
    const { id } = await host.call(liveSessionRoutes.schedule, { body });
    await ben.call(liveSessionRoutes.join, at(id));
    await cleo.call(liveSessionRoutes.wait, at(id));
    await setStatus(host, id, 'live');
    const { id: messageId } = await say(ben, id, 'Rude');
    const pages = [await aPageIn(ben, id), await aPageIn(ben, id)];
    const guest = (memberId = '') => ({ params: { id, memberId } });
    expect((await cleo.send(roomRoutes.ban, guest(ben.userId))).status).toBe(403);
    expect((await cleo.send(roomRoutes.bans, at(id))).status).toBe(403);
    expect((await host.send(roomRoutes.ban, guest(host.userId))).body.code).toBe('sessions.host_stays');
    for (let time = 0; time < 2; time++) await host.call(roomRoutes.ban, guest(ben.userId));
    for (const page of pages)
      await eventually(() => expect(page.told).toEqual([['room.banned', { sessionId: id, banned: true }]]));
    await say(cleo, id, 'I moved up');
    const attempts = await Promise.all([
      ben.send(roomRoutes.get, at(id)),
      ben.send(roomRoutes.messages, { ...at(id), query: {} }),
      ben.send(roomRoutes.messagesSince, { ...at(id), query: { after: 0 } }),
      ben.send(roomRoutes.say, { ...at(id), body: { content: 'Hello' } }),
      ben.send(roomRoutes.revise, { ...at(messageId), body: { content: 'Worse' } }),
      ben.send(roomRoutes.react, { params: { id: messageId, reaction: 'cheers' } }),
      ben.send(roomRoutes.stay, at(id)),
      ben.send(roomRoutes.enterVideo, at(id)),
      ben.send(liveSessionRoutes.join, at(id)),
      ben.send(liveSessionRoutes.wait, at(id)),
    ]);
    for (const { status, body } of attempts)
      expect([status, body.detail]).toEqual([403, 'The host has removed you from this session.']);
    expect((await aPageIn(ben, id)).answer).toEqual({ refused: true });
    expect(pages.flatMap(({ heard }) => textsOf(heard))).not.toContain('I moved up');
    expect(await ben.call(liveSessionRoutes.joined, {})).toMatchObject({ sessionIds: [], bannedFrom: [id] });
    const { items } = await host.call(roomRoutes.bans, at(id));
    expect(items.map(({ memberId }) => memberId)).toEqual([ben.userId]);
    await admin.call(roomRoutes.unban, guest(ben.userId));
    expect((await ben.send(liveSessionRoutes.join, at(id))).body.detail).toBe('This session is full.');
    await admin.call(roomRoutes.ban, guest(cleo.userId));
    expect((await ben.send(liveSessionRoutes.join, at(id))).status).toBe(200);
    expect(await db.collection('audit').countDocuments({ subject: `live-session:${id}` })).toBe(1);
  });
});

describe('a page that is open when its member gets another standing', () => {
  const setRole = (admin: Agent, member: Agent, role: 'member' | 'moderator') =>
    admin.call(adminMemberRoutes.setRole, { ...at(member.userId ?? ''), body: { role } });
  const disconnected = (socket: Socket) => eventually(() => expect(socket.connected).toBe(false));

  it('hears nothing more where a role let them in, and is let into no other room (security 66) [BEYOND-03, BEYOND-130]', async () => {
    const [host, moderator, admin] = [
      await aMember(stack),
      await aMember(stack, { role: 'moderator' }),
      await anAdmin(stack),
    ];
    const [id, other] = [await aLiveSession(host), await aLiveSession(host)];
    const page = await aPageIn(moderator, id);
    expect(page.answer).toEqual({ revision: 0 });
    await say(host, id, 'Heard');
    await eventually(() => expect(textsOf(page.heard)).toEqual(['Heard']));
    await setRole(admin, moderator, 'member');
    await disconnected(page.socket);
    const guest = await aPageIn(host, id);
    await say(host, id, 'Not for them');
    await eventually(() => expect(textsOf(guest.heard)).toEqual(['Not for them']));
    expect(textsOf(page.heard)).toEqual(['Heard']);
    // The token is the old one: what it says of their role no longer counts.
    for (const room of [id, other])
      expect((await aPageIn(moderator, room)).answer).toEqual({ refused: true });
  });

  it('comes back into a room where they have a place, and into any with a new role (security 66) [BEYOND-03, BEYOND-130]', async () => {
    const [host, guest, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
    const [id, other] = [await aLiveSession(host, guest), await aLiveSession(host)];
    const before = await aPageIn(guest, id);
    expect((await aPageIn(guest, other)).answer).toEqual({ refused: true });
    await setRole(admin, guest, 'moderator');
    await disconnected(before.socket);
    for (const room of [id, other]) expect((await aPageIn(guest, room)).answer).toEqual({ revision: 0 });
    await setRole(admin, guest, 'member');
    await eventually(async () => expect((await aPageIn(guest, other)).answer).toEqual({ refused: true }));
    expect((await aPageIn(guest, id)).answer).toEqual({ revision: 0 });
  });
});

describe('what is said in a room', () => {
  it('is heard by every page inside, in order, and kept; after a break a page goes on where it was [VBAR-01, BEYOND-84]', async () => {
    const [host, member] = [await aMember(stack, { fullName: 'Ada Coleman' }), await aMember(stack)];
    const id = await aLiveSession(host, member);
    const page = await aPageIn(member, id);
    await say(host, id, '  Dry shake first.\n ');
    await say(member, id, 'And the ice?');
    await eventually(() => expect(textsOf(page.heard)).toEqual(['Dry shake first.', 'And the ice?']));
    expect(page.heard[0]).toMatchObject({
      seq: 1,
      authorId: host.userId,
      author: { fullName: 'Ada Coleman' },
    });
    page.socket.disconnect();
    await say(host, id, 'Then the ice.');
    const { items, more } = await member.call(roomRoutes.messagesSince, { ...at(id), query: { after: 2 } });
    expect([textsOf(items), more]).toEqual([['Then the ice.'], false]);
    const again = await aPageIn(member, id);
    expect(again.answer).toEqual({ revision: 3 });
    expect(textsOf(await history(member, id))).toEqual(['Then the ice.', 'And the ice?', 'Dry shake first.']);
  });

  it('has places without gaps or doubles when many speak at once, and is read page by page [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const members = await Promise.all(Array.from({ length: 12 }, () => aMember(stack)));
    const id = await aLiveSession(host, ...members);
    const page = await aPageIn(host, id);
    await Promise.all(members.flatMap((member) => [say(member, id, 'one'), say(member, id, 'two')]));
    const numbers = Array.from({ length: 24 }, (_, at) => at + 1);
    await eventually(() => expect([...new Set(page.heard.map(({ seq }) => seq))]).toEqual(numbers));
    const read: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 10, ...(cursor && { cursor }) };
      const { items, nextCursor } = await host.call(roomRoutes.messages, { ...at(id), query });
      read.push(...items.map(({ seq }) => seq));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(numbers.toReversed());
    const part = await host.call(roomRoutes.messagesSince, { ...at(id), query: { after: 20, limit: 3 } });
    expect([part.items.map(({ seq }) => seq), part.more]).toEqual([[21, 22, 23], true]);
  }, 60_000);

  it('is deleted by its author, the host or an admin, and goes from open pages [BEYOND-84]', async () => {
    const [host, ben, cleo, admin] = [
      await aMember(stack),
      await aMember(stack),
      await aMember(stack),
      await anAdmin(stack),
    ] as [Agent, Agent, Agent, Agent];
    const id = await aLiveSession(host, ben, cleo);
    const page = await aPageIn(ben, id);
    const ids: string[] = [];
    for (const text of ['mine', 'for the host', 'for an admin', 'stays'])
      ids.push((await say(ben, id, text)).id);
    const remove = (agent: Agent, place: number) => agent.send(roomRoutes.unsay, at(ids[place] ?? ''));
    const gone = () =>
      page.heard.flatMap(({ id, removedBy, content }) => (removedBy ? [[id, removedBy, content]] : []));
    expect((await remove(cleo, 0)).status).toBe(403);
    expect((await remove(ben, 0)).status).toBe(200);
    expect((await remove(ben, 0)).status).toBe(404);
    expect((await remove(host, 1)).status).toBe(200);
    expect((await remove(admin, 2)).status).toBe(200);
    const lines = [
      [ids[0], 'author', ''],
      ...[ids[1], ids[2]].map((messageId) => [messageId, 'moderator', '']),
    ];
    await eventually(() => expect(gone()).toEqual(lines));
    expect(textsOf(await history(cleo, id))).toEqual(['stays', '', '', '']);
    const kept = await db.collection('chat_messages').find({ sessionId: id }).toArray();
    expect(JSON.stringify(kept)).not.toContain('mine');
  });

  it('is edited by its author alone, with a mark, on open pages too [BEYOND-84]', async () => {
    const [host, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben, cleo);
    const page = await aPageIn(cleo, id);
    const said = await say(ben, id, 'Two dashs');
    expect(said.editedAt).toBeNull();
    const revise = (agent: Agent, content: string) =>
      agent.send(roomRoutes.revise, { ...at(said.id), body: { content } });
    expect((await revise(cleo, 'Three')).status).toBe(403);
    expect((await revise(host, 'Three')).status).toBe(403);
    expect((await revise(ben, '  ')).status).toBe(400);
    expect((await revise(ben, 'Two dashes')).body).toMatchObject({
      id: said.id,
      seq: said.seq,
      content: 'Two dashes',
      editedAt: expect.any(String),
    });
    await eventually(() =>
      expect(page.heard.at(-1)).toMatchObject({ id: said.id, content: 'Two dashes', seq: said.seq }),
    );
    await ben.call(roomRoutes.unsay, at(said.id));
    expect((await revise(ben, 'Back again')).status).toBe(404);
    await ben.call(liveSessionRoutes.leave, at(id));
    const other = await say(host, id, 'Hosts write too');
    expect((await ben.send(roomRoutes.react, { params: { id: other.id, reaction: 'cheers' } })).status).toBe(
      403,
    );
  });

  it('is answered with reactions, each once for each member, and taken back; own pages know their own [BEYOND-84]', async () => {
    const [host, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben, cleo);
    const [benPage, cleoPage] = [await aPageIn(ben, id), await aPageIn(cleo, id)];
    const { id: messageId } = await say(host, id, 'Cheers, everybody');
    const to = (reaction: 'cheers' | 'fire') => ({ params: { id: messageId, reaction } });
    await Promise.all([ben, cleo, host].map((member) => member.call(roomRoutes.react, to('cheers'))));
    const again = await ben.call(roomRoutes.react, to('cheers'));
    expect(again).toMatchObject({ reactions: [{ reaction: 'cheers', count: 3 }], mine: ['cheers'] });
    await ben.call(roomRoutes.react, to('fire'));
    await ben.call(roomRoutes.unreact, to('cheers'));
    const after = await ben.call(roomRoutes.unreact, to('cheers'));
    const shown = [
      { reaction: 'cheers', count: 2 },
      { reaction: 'fire', count: 1 },
    ];
    expect(after).toMatchObject({ reactions: shown, mine: ['fire'] });
    await eventually(() =>
      expect(cleoPage.heard.at(-1)).toMatchObject({ id: messageId, reactions: shown, mine: [] }),
    );
    const own = { sessionId: id, messageId };
    await eventually(() =>
      expect(benPage.told).toEqual([
        ['room.own-reaction', { ...own, reaction: 'cheers', added: true }],
        ['room.own-reaction', { ...own, reaction: 'fire', added: true }],
        ['room.own-reaction', { ...own, reaction: 'cheers', added: false }],
      ]),
    );
    expect((await history(cleo, id))[0]).toMatchObject({ reactions: shown, mine: ['cheers'] });
    const unknown = await ben.request('PUT', `/api/v1/live-session-messages/${messageId}/reactions/boo`);
    expect(unknown.status).toBe(400);
  });

  it('comes to a page that was away with every edit, deletion and reaction, each message once [BEYOND-84]', async () => {
    const [host, ben] = [await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben);
    const [first, second] = [await say(host, id, 'First'), await say(host, id, 'Second')];
    const known = (await ben.call(roomRoutes.get, at(id))).revision;
    expect(known).toBe(second.revision);
    await host.call(roomRoutes.revise, { ...at(first.id), body: { content: 'First, corrected' } });
    await ben.call(roomRoutes.react, { params: { id: second.id, reaction: 'wow' } });
    await say(host, id, 'Third');
    await host.call(roomRoutes.unsay, at(second.id));
    const seen: (string | number | null)[][] = [];
    for (let after = known, more = true; more; ) {
      const answer = await ben.call(roomRoutes.messagesSince, { ...at(id), query: { after, limit: 1 } });
      seen.push(...answer.items.map(({ seq, content, removedBy }) => [seq, content, removedBy]));
      after = answer.items.at(-1)?.revision ?? after;
      more = answer.more;
    }
    expect(seen).toEqual([
      [1, 'First, corrected', null],
      [3, 'Third', null],
      [2, '', 'author'],
    ]);
  });

  it('is reported once by each who reads it, and not by its author [BEYOND-84]', async () => {
    const [host, ben, outside] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben);
    const { id: messageId } = await say(host, id, 'Buy my course');
    const report = (agent: Agent) =>
      agent.send(roomRoutes.report, { ...at(messageId), body: { reason: 'spam', note: 'Again' } });
    expect([await report(ben), await report(ben)].map(({ status }) => status)).toEqual([200, 200]);
    expect((await report(host)).body.code).toBe('sessions.own_message');
    expect((await report(outside)).status).toBe(403);
    const row = await db.collection('chat_messages').findOne({ _id: messageId as never });
    expect(row?.openReports).toBe(1);
    expect(await db.collection('chat_reports').countDocuments({ messageId })).toBe(1);
  });

  it('waits in slow mode, for guests alone and as long as the host says [BEYOND-84]', async () => {
    const [host, ben] = [await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben);
    const page = await aPageIn(ben, id);
    const pace = (agent: Agent, seconds: number) =>
      agent.send(roomRoutes.pace, { ...at(id), body: { seconds: seconds as 30 } });
    expect((await pace(ben, 30)).status).toBe(403);
    expect((await pace(host, 7)).status).toBe(400);
    expect((await pace(host, 30)).status).toBe(200);
    await eventually(() => expect(page.told).toEqual([['room.changed', { sessionId: id }]]));
    expect(await ben.call(roomRoutes.get, at(id))).toMatchObject({ slowModeSeconds: 30 });
    const trySay = (agent: Agent) => agent.send(roomRoutes.say, { ...at(id), body: { content: 'Hello' } });
    const both = await Promise.all([trySay(ben), trySay(ben)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    expect(both.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'sessions.slow_mode',
      retryAfter: expect.any(Number),
      detail: expect.stringMatching(/^Slow mode is on\. You can write again in (29|30) seconds\.$/),
    });
    expect([(await trySay(host)).status, (await trySay(host)).status]).toEqual([201, 201]);
    moveClock(stack, 31_000, ['sessions']);
    expect((await trySay(ben)).status).toBe(201);
    await pace(host, 0);
    expect((await trySay(ben)).status).toBe(201);
  });

  it('is limited for whoever writes faster than others read, also all at once [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const id = await aLiveSession(host);
    const answers = await Promise.all(
      Array.from({ length: chatBudget.messages + 4 }, (_, number) =>
        host.send(roomRoutes.say, { ...at(id), body: { content: `Message ${number}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(chatBudget.messages);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'sessions.too_many_messages',
      retryAfter: chatBudget.seconds,
    });
    moveClock(stack, (chatBudget.seconds + 1) * 1000, ['sessions']);
    expect((await say(host, id, 'Later')).seq).toBe(chatBudget.messages + 1);
  });
});

describe('who takes part', () => {
  it('is listed with the host first and who has the room open, and open pages are told [BEYOND-84]', async () => {
    const [host, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben, cleo);
    const page = await aPageIn(host, id);
    const list = async () => {
      const { items } = await host.call(roomRoutes.participants, { ...at(id), query: {} });
      return items.map(({ memberId, present }) => [memberId, present]);
    };
    expect(await list()).toEqual([host, ben, cleo].map(({ userId }) => [userId, false]));
    await ben.call(roomRoutes.stay, at(id));
    await ben.call(roomRoutes.stay, at(id));
    expect(await list()).toContainEqual([ben.userId, true]);
    await eventually(() => expect(page.presence()).toBeGreaterThan(0));
    expect(await db.collection('outbox').countDocuments({ aggregate: `presence:${id}:${ben.userId}` })).toBe(
      1,
    );
    await ben.call(roomRoutes.go, at(id));
    expect(await list()).toContainEqual([ben.userId, false]);
    await cleo.call(roomRoutes.stay, at(id));
    moveClock(stack, 2 * minute, ['sessions']);
    expect(await list()).toContainEqual([cleo.userId, false]);
  });
});
