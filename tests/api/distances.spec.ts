import {
  collectionRoutes,
  commentRoutes,
  communityMemberRoutes,
  distanceRoutes,
  followRoutes,
  liveSessionRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  postRoutes,
  profileRoutes,
  ratingRoutes,
  roomRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, aRecipe, eventually, type Stack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  stack = await sharedServices();
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_community`);
});
afterAll(async () => {
  await mongo.close();
  await stack.stop();
});

const at = (id = '') => ({ params: { id } });
const post = (agent: Agent, content: string) =>
  agent.call(postRoutes.create, { body: { content, imageUrl: null, recipeId: null, collectionId: null } });
const comment = (agent: Agent, id: string, content: string, parentId: string | null = null) =>
  agent.send(commentRoutes.create, { ...at(id), body: { content, parentId } });
const usernameOf = async (member: Agent) => (await member.call(profileRoutes.me, {})).username;
const feedOf = async (member: Agent) =>
  (await member.call(socialRoutes.feed, { query: {} })).items.map(({ target }) => target.id);
/** Who was told of a mention. */
const told = async (postId: string) => {
  const rows = await db
    .collection('outbox')
    .find({ 'envelope.type': 'community.member.mentioned' })
    .toArray();
  return rows.map(({ envelope }) => envelope.data).filter((data) => data.postId === postId);
};

const recipeOf = async (author: Agent) =>
  (await author.call(ownRecipeRoutes.create, { body: { ...aRecipe(), visibility: 'public', basedOn: null } }))
    .id;
const rate = (one: Agent, id: string) =>
  one.send(ratingRoutes.rate, { ...at(id), body: ratingRoutes.rate.example.body });
const sessionOf = async (host: Agent, maxParticipants = 10) => {
  const scheduledAt = new Date(Date.now() + 10 * 60_000).toISOString();
  const body = { title: 'Sours', scheduledAt, maxParticipants };
  return (await host.call(liveSessionRoutes.schedule, { body })).id;
};
const start = (host: Agent, id: string) =>
  host.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
const placesOf = async (member: Agent) => (await member.call(liveSessionRoutes.joined, {})).sessionIds;

/** What one member can do to another, or to what they wrote. */
const acts: Record<string, (one: Agent, other: Agent) => Promise<{ status: number }>> = {
  follow: (one, other) => one.send(followRoutes.follow, at(other.userId)),
  like: async (one, other) => one.send(postRoutes.like, at((await post(other, 'Like me')).id)),
  comment: async (one, other) => comment(one, (await post(other, 'Comment me')).id, 'Here'),
  answer: async (one, other) => {
    const { id } = await post(await aMember(stack), 'On neutral ground');
    const first = await other.call(commentRoutes.create, {
      ...at(id),
      body: { content: 'First', parentId: null },
    });
    return comment(one, id, 'Second', first.id);
  },
  'join the thread of': async (one, other) => {
    const { id } = await post(await aMember(stack), 'On neutral ground');
    const begun = await comment(other, id, 'First');
    const answer = await comment(await aMember(stack), id, 'Second', (begun.body as { id?: string }).id);
    return comment(one, id, 'Third', (answer.body as { id?: string }).id);
  },
  'review a recipe of': async (one, other) => rate(one, await recipeOf(other)),
  'vary a recipe of': async (one, other) =>
    one.send(ownRecipeRoutes.create, {
      body: { ...aRecipe(), visibility: 'private', basedOn: await recipeOf(other) },
    }),
  'join a live session of': async (one, other) =>
    one.send(liveSessionRoutes.join, at(await sessionOf(other))),
  'wait for a live session of': async (one, other) => {
    const id = await sessionOf(other, 1);
    await (await aMember(stack)).call(liveSessionRoutes.join, at(id));
    return one.send(liveSessionRoutes.wait, at(id));
  },
  'react in a room to': async (one, other) => {
    const host = await aMember(stack);
    const id = await sessionOf(host);
    for (const guest of [one, other]) await guest.call(liveSessionRoutes.join, at(id));
    await start(host, id);
    const said = await other.call(roomRoutes.say, { ...at(id), body: { content: 'Cheers' } });
    return one.send(roomRoutes.react, { params: { id: said.id, reaction: 'cheers' } });
  },
};

describe('a block', () => {
  it.each(Object.entries(acts))(
    'lets neither %s the other, until it is taken back [BEYOND-147] (security 76)',
    async (_, act) => {
      const [ada, bea] = [await aMember(stack), await aMember(stack)];
      await ada.call(distanceRoutes.block, at(bea.userId));
      for (const [one, other] of [
        [ada, bea],
        [bea, ada],
      ] as const)
        expect(await act(one, other)).toMatchObject({ status: 403, body: { code: 'community.blocked' } });
      await ada.call(distanceRoutes.unblock, at(bea.userId));
      expect((await act(bea, ada)).status).toBeLessThan(300);
    },
  );

  it('ends follows both ways, and both are gone from each other’s lists and feeds', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const [collection, username] = [
      await bea.call(collectionRoutes.create, { body: { name: 'Sours', isPublic: true } }),
      await usernameOf(bea),
    ];
    for (const [one, other] of [
      [ada, bea],
      [bea, ada],
    ] as const)
      await one.call(followRoutes.follow, at(other.userId));
    await eventually(async () => expect(await feedOf(ada)).toContain(collection.id));
    for (let time = 0; time < 2; time++)
      expect(await ada.call(distanceRoutes.block, at(bea.userId))).toEqual({
        following: false,
        followsYou: false,
        blocked: true,
        muted: false,
      });
    expect(await feedOf(ada)).toEqual([]);
    expect(await feedOf(bea)).toEqual([collection.id]);
    const counts = { followersCount: 0, followingCount: 0 };
    expect(await ada.call(followRoutes.counts, { params: { username } })).toEqual(counts);
    expect(await ada.call(distanceRoutes.hidden, {})).toEqual({ memberIds: [bea.userId] });
    expect(await bea.call(distanceRoutes.hidden, {})).toEqual({ memberIds: [ada.userId] });
    // Whoever is blocked learns it only from what they can no longer do.
    expect(await bea.call(followRoutes.relation, at(ada.userId))).toMatchObject({ blocked: false });
    const { items } = await bea.call(communityMemberRoutes.suggest, { query: { q: await usernameOf(ada) } });
    expect(items.map(({ id }) => id)).not.toContain(ada.userId);
  });

  it('ends places and waits in what the other hosts, and what comes after them [BEYOND-147] (security 76)', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const [live, full] = [await sessionOf(ada), await sessionOf(ada, 1)];
    await (await aMember(stack)).call(liveSessionRoutes.join, at(full));
    await bea.call(liveSessionRoutes.join, at(live));
    await bea.call(liveSessionRoutes.wait, at(full));
    await start(ada, live);
    const say = () => bea.send(roomRoutes.say, { ...at(live), body: { content: 'Hello' } });
    expect((await say()).status).toBe(201);
    await ada.call(distanceRoutes.block, at(bea.userId));
    await eventually(async () => expect(await placesOf(bea)).toEqual([]));
    expect((await say()).status).toBe(403);
    expect((await bea.call(liveSessionRoutes.joined, {})).waiting).toEqual([]);
  });

  it('leaves mentions plain text, and nobody is told', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const username = await usernameOf(ada);
    await eventually(async () =>
      expect((await post(bea, `Hello @${username}`)).mentions).toEqual([username.toLowerCase()]),
    );
    await ada.call(distanceRoutes.block, at(bea.userId));
    const { id, mentions } = await post(bea, `Hello again @${username}`);
    expect([mentions, await told(id)]).toEqual([[], []]);
  });
});

describe('a mute', () => {
  it('works one way: the muted go on as before, and are not read or heard of', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const username = await usernameOf(ada);
    await ada.call(followRoutes.follow, at(bea.userId));
    await post(bea, 'Before');
    expect(await ada.call(distanceRoutes.mute, at(bea.userId))).toEqual({
      following: true,
      followsYou: false,
      blocked: false,
      muted: true,
    });
    expect((await ada.call(postRoutes.followed, { query: {} })).items).toEqual([]);
    expect(await feedOf(ada)).toEqual([]);
    for (const [name, act] of Object.entries(acts))
      expect([name, (await act(bea, ada)).status < 300]).toEqual([name, true]);
    const { id, mentions } = await post(bea, `Hello @${username}`);
    expect([mentions, await told(id)]).toEqual([[username.toLowerCase()], []]);
    expect(await bea.call(distanceRoutes.hidden, {})).toEqual({ memberIds: [] });
    await ada.call(distanceRoutes.unmute, at(bea.userId));
    expect((await ada.call(postRoutes.followed, { query: {} })).items).toHaveLength(2);
  });
});

describe('members at a distance', () => {
  it('see it on their open pages: both of a block, and of a mute only who mutes', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const times = { ada: 0, bea: 0 };
    const sockets = (
      [
        ['ada', ada],
        ['bea', bea],
      ] as const
    ).map(([name, { token }]) =>
      io(stack.url, { auth: { token }, transports: ['websocket'] }).on('distances.changed', () => {
        times[name] += 1;
      }),
    );
    await eventually(async () => expect(sockets.every(({ connected }) => connected)).toBe(true));
    await ada.call(distanceRoutes.mute, at(bea.userId));
    await eventually(async () => expect(times).toEqual({ ada: 1, bea: 0 }));
    await ada.call(distanceRoutes.block, at(bea.userId));
    await eventually(async () => expect(times.bea).toBe(1));
    await ada.call(distanceRoutes.unblock, at(bea.userId));
    await eventually(async () => expect(times.bea).toBe(2));
    for (const socket of sockets) socket.close();
  });

  it('are listed, the latest first, for who keeps them there, and not possible with oneself', async () => {
    const [ada, bea, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    await ada.call(distanceRoutes.mute, at(bea.userId));
    await ada.call(distanceRoutes.block, at(cleo.userId));
    const { items } = await ada.call(distanceRoutes.list, { query: {} });
    expect(items.map(({ member, kind }) => [member.id, kind])).toEqual([
      [cleo.userId, 'block'],
      [bea.userId, 'mute'],
    ]);
    expect((await bea.call(distanceRoutes.list, { query: {} })).items).toEqual([]);
    expect((await ada.send(distanceRoutes.block, at(ada.userId))).status).toBe(400);
  });

  it('are erased with either member; nobody’s export says who keeps them at a distance', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    await ada.call(distanceRoutes.block, at(bea.userId));
    const password = 'a long night out';
    const { services } = await bea.call(ownDataRoutes.export, { body: { password } });
    expect(JSON.stringify(services.community)).not.toContain(ada.userId);
    await bea.call(ownDataRoutes.delete, { body: { password, username: await usernameOf(bea) } });
    await eventually(async () =>
      expect(await ada.call(distanceRoutes.hidden, {})).toEqual({ memberIds: [] }),
    );
  });
});
