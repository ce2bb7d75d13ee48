import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@barspoon/platform/ids';
import type { Db } from 'mongodb';
import { randomFrom } from '../load/random.ts';
import { alternatingReads, connections, rounds, type Side } from './kit/alternating-reads.ts';
import { type LoadFigures, load } from './kit/load.ts';
import { insertMadeUp, withoutIndexes } from './kit/made-up-rows.ts';
import { median } from './kit/measure.ts';
import { type SignedIn, signedIn } from './kit/members.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { openWorld, type RunningProcess, type World } from './kit/world.ts';

const fewPosts = 10_000;
const followed = { few: 10, many: 5000 };
const actsOfEach = 20;
const followers = 100_000;
const spreadRounds = 3;
const minuteMs = 60_000;
const month = 30 * 24 * 60 * minuteMs;

interface FeedWorld extends World {
  community: Db;
  gateway: RunningProcess;
}
type Place = readonly [number, string];

const random = randomFrom(17);
const begin = Date.now() - month;
const moment = () => new Date(begin + random.below(month));
const cursorOf = ([at, id]: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

const bench: Benchmark = async (record, { posts, follows }) => {
  const world = await openWorld();
  try {
    await world.start('identity');
    await world.start('community');
    const gateway = await world.start('gateway');
    const community = world.mongo.db(world.database('community'));
    const feedWorld = { ...world, community, gateway };
    const began = performance.now();
    await withoutIndexes(community, ['user_follows'], () =>
      insertMadeUp(community.collection<FollowDocument>('user_follows'), follows, () =>
        followOf(newId(), newId()),
      ),
    );
    await postPages(feedWorld, posts, record);
    await feeds(feedWorld, record);
    const { storageSize, indexSize } = await community.stats();
    record.table({
      title: 'What was made up',
      rows: [
        {
          posts: posts + fewPosts,
          'follows besides': follows,
          'GB on disk': storageSize / 1e9,
          'GB of them indexes': indexSize / 1e9,
          'minutes in all': (performance.now() - began) / 60_000,
        },
      ],
    });
  } finally {
    await world.stop();
  }
};

/** Pages of a tag with few posts and of one with many, each from any place of its list. */
async function postPages(world: FeedWorld, manyPosts: number, record: Recorder): Promise<void> {
  const collection = world.community.collection<PostDocument>('posts');
  const places: Record<'few' | 'many', Place[]> = { few: [], many: [] };
  const posts = { few: fewPosts, many: manyPosts };
  const insert = (tag: 'few' | 'many') =>
    insertMadeUp(collection, posts[tag], (at) => {
      const row = postOf(tag, moment());
      if (at % Math.ceil(posts[tag] / fewPosts) === 0) places[tag].push([row.createdAt.getTime(), row._id]);
      return row;
    });
  await withoutIndexes(world.community, ['posts'], async () => {
    await insert('few');
    await insert('many');
  });
  const side = (tag: 'few' | 'many'): Side => {
    const anyPlace = randomFrom(posts[tag]);
    return {
      name: `${posts[tag]} posts`,
      nextPath: () => `/api/v1/posts?tag=${tag}&cursor=${cursorOf(anyPlace.pick(places[tag]))}`,
    };
  };
  const { ratio, rows } = await alternatingReads(world.gateway.url, side('few'), side('many'));
  record.figure('posts', ratio);
  record.table({
    title: `A page of 20 posts from any place of their list, ${rounds} alternating rounds`,
    rows,
  });
}

/** Feeds of members who follow few and many, and what one act of somebody whom many follow does to both. */
async function feeds(world: FeedWorld, record: Recorder): Promise<void> {
  const { gateway, community } = world;
  const few = await signedIn(world, gateway, 'few@example.com');
  const many = await signedIn(world, gateway, 'many@example.com');
  const places = await fillFeeds(community, few.id, many.id);
  const feedOf = (name: string, { headers }: SignedIn, place?: () => Place): Side => ({
    name,
    headers,
    nextPath: () => `/api/v1/me/social-feed${place ? `?cursor=${cursorOf(place())}` : ''}`,
  });
  const first = feedOf(`first page, ${followed.few} followed`, few);
  const crowded = feedOf(`first page, ${followed.many} followed`, many);
  const deep = feedOf(`any page, ${followed.many} followed`, many, () => random.pick(places));
  const byFollowed = await alternatingReads(world.gateway.url, first, crowded);
  const byDepth = await alternatingReads(world.gateway.url, crowded, deep);
  record.figure('followed', byFollowed.ratio);
  record.figure('depth', byDepth.ratio);
  record.table({
    title: `A feed of ${followed.few * actsOfEach} lines and one of ${followed.many * actsOfEach}, ${rounds} alternating rounds`,
    rows: [...byFollowed.rows, ...byDepth.rows],
  });
  await spreading(world, first, record);
}

/** Somebody with very many followers does something: how long until all have it, and what it is to others in the meantime. */
async function spreading(world: FeedWorld, reads: Side, record: Recorder): Promise<void> {
  const { community, gateway } = world;
  const star = await signedIn(world, gateway, 'star@example.com');
  await insertMadeUp(community.collection<FollowDocument>('user_follows'), followers, () =>
    followOf(newId(), star.id),
  );
  const targets = await community.collection<AuthorDocument>('authors').find().limit(spreadRounds).toArray();
  const found = { seconds: [] as number[], quiet: [] as number[], meanwhile: [] as number[] };
  for (const target of targets) {
    const quiet = await load({ ...reads, url: gateway.url, connections, seconds: 5 });
    const began = performance.now();
    const spread = follow(gateway, star, target._id).then(() => untilSpread(community, star.id, target._id));
    const during: LoadFigures[] = [];
    let isDone = false;
    void spread.then(
      () => {
        isDone = true;
      },
      () => {
        isDone = true;
      },
    );
    while (!isDone) during.push(await load({ ...reads, url: gateway.url, connections, seconds: 1 }));
    await spread;
    found.seconds.push((performance.now() - began) / 1000);
    found.quiet.push(quiet.p99);
    found.meanwhile.push(median(during.map(({ p99 }) => p99)));
  }
  const ratios = found.meanwhile.map((p99, at) => p99 / (found.quiet[at] ?? Number.NaN));
  record.figure('spread', median(found.seconds));
  record.figure('others', median(ratios));
  record.table({
    title: `One act of a member with ${followers} followers, medians of ${spreadRounds} rounds`,
    rows: [
      {
        'in all feeds after s': median(found.seconds),
        'feed of another before, p99 ms': median(found.quiet),
        'feed of another meanwhile, p99 ms': median(found.meanwhile),
      },
    ],
  });
}

/** @returns places of lines in the larger feed */
async function fillFeeds(community: Db, few: string, many: string): Promise<Place[]> {
  const authors = Array.from({ length: followed.many }, (_, at) => authorOf(newId(), at));
  await insertMadeUp(community.collection<AuthorDocument>('authors'), authors.length, at(authors));
  const follows = [
    ...authors.map(({ _id }) => followOf(many, _id)),
    ...authors.slice(0, followed.few).map(({ _id }) => followOf(few, _id)),
  ];
  await insertMadeUp(community.collection<FollowDocument>('user_follows'), follows.length, at(follows));
  const acts = authors.flatMap(({ _id }, author) =>
    Array.from({ length: actsOfEach }, (_, each) =>
      actOf(_id, (authors[(author + each + 1) % authors.length] as AuthorDocument)._id, moment()),
    ),
  );
  await insertMadeUp(community.collection<ActDocument>('social_activities'), acts.length, at(acts));
  const lines = [
    ...acts.map((act) => lineOf(many, act)),
    ...acts.slice(0, followed.few * actsOfEach).map((act) => lineOf(few, act)),
  ];
  await insertMadeUp(community.collection<LineDocument>('feed_lines'), lines.length, at(lines));
  return lines
    .slice(0, acts.length)
    .filter((_, each) => each % 50 === 0)
    .map(({ _id, createdAt }) => [createdAt.getTime(), _id] as const);
}

const at =
  <T>(all: readonly T[]) =>
  (place: number): T =>
    all[place] as T;

async function follow({ url }: RunningProcess, { headers }: SignedIn, target: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/me/follows/${target}`, { method: 'PUT', headers });
  if (!answer.ok) throw new Error(`following was answered with ${answer.status}`);
}

/** @throws Error when lines are missing after the last job is done */
async function untilSpread(community: Db, userId: string, targetId: string): Promise<void> {
  while (await community.collection('jobs').findOne({ state: 'pending', name: 'community.spread-activity' }))
    await sleep(200);
  const act = await community.collection('social_activities').findOne({ userId, targetId });
  const lines = await community
    .collection('feed_lines')
    .countDocuments({ authorId: userId, activityId: String(act?._id) });
  if (lines !== followers + 1) throw new Error(`${lines} of ${followers + 1} feeds have it`);
}

const authorOf = (_id: string, number: number) => ({
  _id,
  username: `author${number}`,
  usernameKey: `author${number}`,
  fullName: `Author ${number}`,
  avatarUrl: null,
  currentLevel: 'Aspiring Shaker',
  totalPoints: number,
  suspended: false,
  words: [`author${number}`],
});
type AuthorDocument = ReturnType<typeof authorOf>;

const followOf = (followerId: string, followedId: string) => ({
  _id: newId(),
  followerId,
  followedId,
  createdAt: new Date(begin),
});
type FollowDocument = ReturnType<typeof followOf>;

const actOf = (userId: string, targetId: string, createdAt: Date) => ({
  _id: newId(),
  userId,
  type: 'user_followed',
  targetType: 'member',
  targetId: targetId,
  content: null,
  shown: true,
  spread: true,
  changedAt: createdAt,
  createdAt,
});
type ActDocument = ReturnType<typeof actOf>;

const lineOf = (readerId: string, { _id, userId, createdAt }: ActDocument) => ({
  _id: `${readerId}/${_id}`,
  readerId,
  authorId: userId,
  activityId: _id,
  createdAt,
});
type LineDocument = ReturnType<typeof lineOf>;

const postOf = (tag: string, createdAt: Date) => ({
  _id: newId(),
  userId: newId(),
  state: 'visible',
  content: `Stirred, not shaken #${tag}`,
  imageUrl: null,
  recipeId: null,
  mentions: [],
  tags: [tag],
  words: ['stirred', 'shaken'],
  likesCount: 0,
  commentsCount: 0,
  featured: false,
  edited: false,
  revision: 1,
  createdAt,
  updatedAt: createdAt,
});
type PostDocument = ReturnType<typeof postOf>;

export default bench;
