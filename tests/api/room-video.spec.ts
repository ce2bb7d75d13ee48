import {
  adminMemberRoutes,
  liveSessionRoutes,
  ownDataRoutes,
  profileRoutes,
  roomRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { TokenVerifier } from 'livekit-server-sdk';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { aVideoEvent, aVideoServer, videoKey, videoSecret } from '../support/video-server.ts';

const minute = 60_000;
let stack: Stack;
let video: Awaited<ReturnType<typeof aVideoServer>>;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  video = await aVideoServer();
  stack = await startStack(allServices, video.env);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_sessions`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
  await video?.stop();
});

const at = (id: string) => ({ params: { id } });
async function aLiveSession(host: Agent, ...members: Agent[]): Promise<string> {
  const scheduledAt = new Date(Date.now() + 10 * minute).toISOString();
  const { id } = await host.call(liveSessionRoutes.schedule, { body: { title: 'Sours', scheduledAt } });
  for (const member of members) await member.call(liveSessionRoutes.join, at(id));
  await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
  return id;
}
const claimsOf = async (member: Agent, id: string) => {
  const entrance = await member.call(roomRoutes.enterVideo, at(id));
  const claims = await new TokenVerifier(videoKey, videoSecret).verify(entrance.token, 0);
  return { entrance, claims };
};
const onAir = async (member: Agent, id: string) => (await member.call(roomRoutes.get, at(id))).video?.onAir;
const tell = async (event: string, room: string, identity?: string, more = {}) => {
  const told = await aVideoEvent({
    event,
    room: { name: room },
    ...(identity && { participant: { identity, ...more } }),
  });
  const answer = await told.send(stack);
  expect(answer.status).toBe(200);
  return told;
};
const presenceOf = async (member: Agent, id: string, memberId: string) => {
  const { items } = await member.call(roomRoutes.participants, { ...at(id), query: {} });
  return items.find((item) => item.memberId === memberId)?.present;
};
const tookOut = (room: string, identity?: string) =>
  eventually(() =>
    expect(video.asked).toContainEqual(
      identity ? { method: 'RemoveParticipant', room, identity } : { method: 'DeleteRoom', room },
    ),
  );

describe('a token for the video of a room', () => {
  it('is for one room and one member, lets hosts send camera and microphone and guests only watch, and is good for a minute [BEYOND-84]', async () => {
    const [host, guest, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
    const id = await aLiveSession(host, guest);
    const rights = { room: id, roomJoin: true, canPublishData: false, canUpdateOwnMetadata: false };
    const watching = { ...rights, canPublish: false, canSubscribe: true };
    const table: [Agent, boolean, object][] = [
      [
        host,
        true,
        { ...rights, canPublish: true, canSubscribe: false, canPublishSources: ['camera', 'microphone'] },
      ],
      [guest, false, watching],
      [admin, false, watching],
    ];
    for (const [member, publishes, grants] of table) {
      const { entrance, claims } = await claimsOf(member, id);
      expect(entrance).toEqual({ url: video.env.LIVEKIT_URL, token: entrance.token, publishes });
      expect(claims.video).toEqual(grants);
      expect(claims.sub).toBe(member.userId);
      expect((claims.exp ?? 0) - Date.now() / 1000).toBeGreaterThan(50);
      expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(60);
      expect(JSON.stringify(claims)).not.toContain('@');
    }
  });

  it('is for nobody who was sent out, has left or comes after the end [BEYOND-84]', async () => {
    const [host, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben, cleo);
    await host.call(roomRoutes.ban, { params: { id, memberId: ben.userId ?? '' } });
    await cleo.call(liveSessionRoutes.leave, at(id));
    const codeFor = async (agent: Agent) => (await agent.send(roomRoutes.enterVideo, at(id))).body.code;
    expect([await codeFor(ben), await codeFor(cleo)]).toEqual(['sessions.banned', 'sessions.not_inside']);
    await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'ended' } });
    expect(await codeFor(host)).toBe('sessions.room_closed');
  });
});

describe('whoever may not be in a room any more', () => {
  it('is taken out of its video: who is sent out, leaves or deletes their account, and all at the end [BEYOND-84]', async () => {
    const [host, ben, cleo, dora] = [
      await aMember(stack),
      await aMember(stack),
      await aMember(stack),
      await aMember(stack),
    ] as [Agent, Agent, Agent, Agent];
    const id = await aLiveSession(host, ben, cleo, dora);
    video.inside.set(id, []);
    await host.call(roomRoutes.ban, { params: { id, memberId: ben.userId ?? '' } });
    await tookOut(id, ben.userId);
    await cleo.call(liveSessionRoutes.leave, at(id));
    await tookOut(id, cleo.userId);
    const { username } = await dora.call(profileRoutes.me, {});
    await dora.call(ownDataRoutes.delete, { body: { password: 'a long night out', username } });
    await tookOut(id, dora.userId);
    await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'ended' } });
    await tookOut(id);
  });

  it('is taken out with a role that let them in, or suspended, whoever they are; who has a place stays (security 66) [BEYOND-03, BEYOND-07, BEYOND-130]', async () => {
    const [host, moderator, guest, suspended, admin] = [
      await aMember(stack),
      await aMember(stack, { role: 'moderator' }),
      await aMember(stack, { role: 'moderator' }),
      await aMember(stack),
      await anAdmin(stack),
    ];
    const id = await aLiveSession(host, guest, suspended);
    video.inside.set(id, []);
    for (const member of [moderator, guest, suspended]) await member.call(roomRoutes.stay, at(id));
    const body = { role: 'member' } as const;
    for (const member of [guest, moderator])
      await admin.call(adminMemberRoutes.setRole, { ...at(member.userId ?? ''), body });
    const suspend = { body: { status: 'suspended' } } as const;
    await admin.call(adminMemberRoutes.setStatus, { ...at(suspended.userId ?? ''), ...suspend });
    for (const member of [moderator, suspended]) await tookOut(id, member.userId);
    await eventually(async () => expect(await presenceOf(host, id, suspended.userId ?? '')).toBe(false));
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(true);
    expect(video.asked).not.toContainEqual(expect.objectContaining({ identity: guest.userId }));
    // A token of a moment before is good for a minute: they are looked for once more after it.
    const later = await db
      .collection('jobs')
      .countDocuments({ name: 'sessions.clear-video', 'data.sessionId': id, notBefore: { $gt: new Date() } });
    expect(later).toBe(2);
  });

  it('is taken out once the video server answers again [BEYOND-84]', async () => {
    const [host, ben] = [await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, ben);
    video.setDown(true);
    await host.call(roomRoutes.ban, { params: { id, memberId: ben.userId ?? '' } });
    await eventually(async () => {
      const job = await db.collection('jobs').findOne({ 'data.sessionId': id, 'data.memberId': ben.userId });
      expect(job?.state).toBe('pending');
    });
    video.setDown(false);
    await tookOut(id, ben.userId);
  }, 30_000);

  it('is taken out again where they come in with a token of a moment ago [BEYOND-84]', async () => {
    const [host, ben, outside, admin] = [
      await aMember(stack),
      await aMember(stack),
      await aMember(stack),
      await anAdmin(stack),
    ] as [Agent, Agent, Agent, Agent];
    const id = await aLiveSession(host, ben);
    await tell('participant_joined', id, ben.userId);
    await tell('participant_joined', id, admin.userId, { attributes: { inside: 'admin' } });
    await tell('participant_joined', id, outside.userId);
    await tookOut(id, outside.userId);
    expect(
      video.asked.filter(({ room, method }) => room === id && method === 'RemoveParticipant'),
    ).toHaveLength(1);
    await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'ended' } });
    await tookOut(id);
    const closed = () =>
      video.asked.filter(({ room, method }) => room === id && method === 'DeleteRoom').length;
    await tell('participant_joined', id, ben.userId);
    await eventually(() => expect(closed()).toBe(2));
  });
});

describe('an event of the video server', () => {
  it('tells that the host is on air and when they are not, in any order and number [BEYOND-84]', async () => {
    const [host, guest] = [await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, guest);
    expect(await onAir(guest, id)).toBe(false);
    video.inside.set(id, [{ identity: host.userId ?? '', tracks: [{ sid: 'TR_1' }] }]);
    await Promise.all([1, 2, 3].map(() => tell('track_published', id, host.userId)));
    expect(await onAir(guest, id)).toBe(true);
    expect(
      await db
        .collection('outbox')
        .countDocuments({ subject: /room\.aired/, aggregate: `live-session:${id}` }),
    ).toBe(1);
    video.inside.set(id, []);
    await tell('participant_left', id, host.userId);
    expect(await onAir(guest, id)).toBe(false);
    await tell('track_published', id, host.userId);
    expect(await onAir(guest, id)).toBe(false);
    video.inside.set(id, [{ identity: host.userId ?? '', tracks: [{ sid: 'TR_2' }] }]);
    await tell('track_published', id, host.userId);
    await host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'ended' } });
    await tell('room_finished', id);
    expect(await db.collection('live_sessions').findOne({ _id: id as never })).toMatchObject({
      onAir: false,
    });
  });

  it('tells who is there, and who lost their connection, each event once [BEYOND-84]', async () => {
    const [host, guest] = [await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, guest);
    const joined = await tell('participant_joined', id, guest.userId);
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(true);
    await tell('participant_left', id, guest.userId, { disconnectReason: 'CLIENT_INITIATED' });
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(true);
    await tell('participant_left', id, guest.userId, { disconnectReason: 'STATE_MISMATCH' });
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(false);
    expect((await joined.send(stack)).status).toBe(200);
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(false);
    const told = db.collection('outbox').find({ aggregate: `presence:${id}:${guest.userId}` });
    expect((await told.toArray()).map(({ revision }) => revision).sort()).toEqual([1, 2]);
  });

  it('is refused when its body was changed, another signed it or it is old, and one of another room changes nothing [BEYOND-84]', async () => {
    const [host, guest] = [await aMember(stack), await aMember(stack)];
    const id = await aLiveSession(host, guest);
    const about = {
      event: 'participant_joined',
      room: { name: id },
      participant: { identity: guest.userId ?? '' },
    };
    const good = await aVideoEvent(about);
    const forged = await aVideoEvent(about, { secret: 'another-secret-of-thirty-two-characters' });
    const old = await aVideoEvent(about, { seconds: -60 });
    const answers = [
      await good.send(stack, good.payload.replace('joined', 'left')),
      await good.send(stack, `${good.payload} `),
      await good.send(stack, ''),
      await forged.send(stack),
      await old.send(stack),
      await fetch(`${stack.url}/api/v1/video/webhook`, { method: 'POST', body: good.payload }),
    ];
    for (const answer of answers)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        400,
        'sessions.webhook_refused',
      ]);
    await tell('participant_joined', 'a room of somebody else', guest.userId);
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(false);
    expect((await good.send(stack)).status).toBe(200);
    expect(await presenceOf(host, id, guest.userId ?? '')).toBe(true);
  });

  it('waits for another try while the video server does not answer [BEYOND-84]', async () => {
    const host = await aMember(stack);
    const id = await aLiveSession(host);
    video.setDown(true);
    const event = await aVideoEvent({
      event: 'track_published',
      room: { name: id },
      participant: { identity: host.userId ?? '' },
    });
    expect((await event.send(stack)).status).toBe(503);
    video.setDown(false);
    video.inside.set(id, [{ identity: host.userId ?? '', tracks: [{ sid: 'TR_1' }] }]);
    expect((await event.send(stack)).status).toBe(200);
    expect(await onAir(host, id)).toBe(true);
  });
});

describe('the pages of a site with a video server', () => {
  it('may use the camera and reach that server, and no other [BEYOND-84] (security check 49)', async () => {
    const { headers } = await fetch(`${stack.url}/api/v1/recipes`);
    const host = new URL(video.env.LIVEKIT_URL).host;
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain(`connect-src 'self' ws://${host} http://${host}`);
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(self), display-capture=()');
  });
});
