import {
  type ChatMessage,
  chatBudget,
  liveSessionRoutes,
  type RealtimeData,
  roomRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const minute = 60_000;
let stack: Stack;
let mongo: MongoClient;
let db: Db;
const sockets: Socket[] = [];
beforeAll(async () => {
  stack = await startStack(allServices);
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

const at = (id: string) => ({ params: { id } });
const setStatus = (host: Agent, id: string, status: 'live' | 'ended') =>
  host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status } });
/** A session that its host has started, with these members inside. */
async function aLiveSession(host: Agent, ...members: Agent[]): Promise<string> {
  const { id } = await host.call(liveSessionRoutes.schedule, {
    body: {
      ...{ title: 'Sours', scheduledAt: new Date(Date.now() + 10 * minute).toISOString() },
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
  const removed: string[] = [];
  let presence = 0;
  socket.on('room.messages', ({ messages }: RealtimeData<'room.messages'>) => heard.push(...messages));
  socket.on('room.message-removed', ({ messageId }: RealtimeData<'room.message-removed'>) =>
    removed.push(messageId),
  );
  socket.on('room.presence', () => {
    presence += 1;
  });
  await new Promise<void>((resolve) => {
    socket.on('connect', () => resolve());
  });
  const answer: unknown = await socket.emitWithAck('room.enter', id);
  return { socket, answer, heard, removed, presence: () => presence };
}

describe('who may be in a room', () => {
  it('is its host, who has a place and admins, while the session is live [BEYOND-84]', async () => {
    const [host, inside, outside, admin] = [
      ...[await aMember(stack), await aMember(stack), await aMember(stack), await anAdmin(stack)],
    ] as [Agent, Agent, Agent, Agent];
    const id = await aLiveSession(host, inside);
    const { id: messageId } = await say(host, id, 'Welcome');
    const attempts = (agent: Agent) => [
      agent.send(roomRoutes.get, at(id)),
      agent.send(roomRoutes.participants, { ...at(id), query: {} }),
      agent.send(roomRoutes.messages, { ...at(id), query: {} }),
      agent.send(roomRoutes.messagesSince, { ...at(id), query: { after: 0 } }),
      agent.send(roomRoutes.say, { ...at(id), body: { content: 'Hello' } }),
      agent.send(roomRoutes.stay, at(id)),
    ];
    const statusesOf = async (agent: Agent) =>
      (await Promise.all(attempts(agent))).map(({ status }) => status);
    const open = [200, 200, 200, 200, 201, 200];
    const table: [string, Agent, number[]][] = [
      ['the host', host, open],
      ['a participant', inside, open],
      ['an admin', admin, open],
      ['a member without a place', outside, [403, 403, 403, 403, 403, 403]],
      ['a visitor', stack.visitor(), [401, 401, 401, 401, 401, 401]],
    ];
    for (const [who, agent, statuses] of table) expect(await statusesOf(agent), who).toEqual(statuses);
    expect((await outside.send(roomRoutes.unsay, at(messageId))).status).toBe(403);
    expect(await inside.call(roomRoutes.get, at(id))).toMatchObject({
      ...{ streamUrl: 'https://video.example.com/sours', moderates: false },
    });
    expect(await host.call(roomRoutes.get, at(id))).toMatchObject({ moderates: true });
    const seen = await stack.visitor().send(liveSessionRoutes.get, at(id));
    expect(JSON.stringify(seen.body)).not.toContain('video.example.com');

    await inside.call(liveSessionRoutes.leave, at(id));
    expect(await statusesOf(inside)).toEqual([403, 403, 403, 403, 403, 403]);
    await setStatus(host, id, 'ended');
    expect(await statusesOf(host)).toEqual([409, 409, 409, 409, 409, 409]);
  });

  it('hears nothing of a room they may not be in, nor of one they have left [BEYOND-84]', async () => {
    const [host, member, outside] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, member);
    const page = await aPageIn(member, id);
    const refused = await aPageIn(outside, id);
    expect(page.answer).toEqual({ lastSeq: 0 });
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
    expect(again.answer).toEqual({ lastSeq: 3 });
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
      ...[await aMember(stack), await aMember(stack), await aMember(stack), await anAdmin(stack)],
    ] as [Agent, Agent, Agent, Agent];
    const id = await aLiveSession(host, ben, cleo);
    const page = await aPageIn(ben, id);
    const ids: string[] = [];
    for (const text of ['mine', 'for the host', 'for an admin', 'stays'])
      ids.push((await say(ben, id, text)).id);
    const remove = (agent: Agent, place: number) => agent.send(roomRoutes.unsay, at(ids[place] ?? ''));
    expect((await remove(cleo, 0)).status).toBe(403);
    expect((await remove(ben, 0)).status).toBe(200);
    expect((await remove(ben, 0)).status).toBe(404);
    expect((await remove(host, 1)).status).toBe(200);
    expect((await remove(admin, 2)).status).toBe(200);
    await eventually(() => expect(page.removed).toEqual(ids.slice(0, 3)));
    expect(textsOf(await history(cleo, id))).toEqual(['stays']);
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
