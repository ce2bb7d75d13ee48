import {
  adminMemberRoutes,
  adminModerationRoutes,
  collectionRoutes,
  commentRoutes,
  communityMemberRoutes,
  distanceRoutes,
  followRoutes,
  memberRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  photoRoutes,
  postRoutes,
  profileRoutes,
  siteSettingsRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aMember,
  anAdmin,
  anExpiredMember,
  aRecipe,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { sharePhoto } from '../support/shared-photos.ts';

/** Everybody who could look, by what they are to whoever wrote it. */
const relations = [
  'visitor',
  'lapsed', // signed in, without access
  'member',
  'follower',
  'blocked', // by the author
  'blocking', // the author
  'muted', // by the author
  'muting', // the author
  'moderator',
  'admin',
] as const;
type Relation = (typeof relations)[number];
/** What becomes of an author after all was written. */
const authors = ['active', 'suspended', 'deleted'] as const;
type Author = (typeof authors)[number];

interface Written {
  id: string;
  username: string;
  agent: Agent;
  post: string;
  held: string;
  /** Under somebody else's post. */
  comment: string;
  photo: string;
  recipe: string;
  /** A public one, with their recipe. */
  collection: string;
}

const password = 'a long night out';
const at = (id = '') => ({ params: { id } });
const write = (agent: Agent, content: string) =>
  agent.call(postRoutes.create, { body: { content, imageUrl: null, recipeId: null } });

let stack: Stack;
let neutralPost: string;
const agents = {} as Record<Relation, Agent>;
const written = {} as Record<Author, Written>;

beforeAll(async () => {
  stack = await startStack(allServices);
  const admin = await anAdmin(stack);
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, {
    body: { revision, settings: { ...settings, autoModeration: true } },
  });
  Object.assign(agents, {
    visitor: stack.visitor(),
    lapsed: await anExpiredMember(stack),
    moderator: await aMember(stack, { role: 'moderator' }),
    admin,
  });
  for (const relation of relations) agents[relation] ??= await aMember(stack);
  await eventually(async () => {
    const probe = await aMember(stack);
    expect((await write(probe, 'Get your c4sino bonus')).held).toBe(true);
  }, 30_000);
  neutralPost = (await write(await aMember(stack), 'On neutral ground')).id;
  for (const author of authors) written[author] = await everythingBy(author);
  await keepDistances();
  await admin.call(adminMemberRoutes.setStatus, {
    params: { id: written.suspended.id },
    body: { status: 'suspended' },
  });
  const { username } = written.deleted;
  await written.deleted.agent.call(ownDataRoutes.delete, { body: { password, username } });
  await eventually(async () => {
    expect((await stack.visitor().send(postRoutes.get, at(written.deleted.post))).status).toBe(404);
    expect((await agents.member.send(followRoutes.follow, at(written.suspended.id))).status).toBe(404);
  });
}, 120_000);
afterAll(() => stack.stop());

async function everythingBy(author: Author): Promise<Written> {
  const agent = await aMember(stack, { fullName: `${author} author` });
  const { username } = await agent.call(profileRoutes.me, {});
  await agents.follower.call(followRoutes.follow, at(agent.userId));
  const post = await write(agent, `Written by the ${author}`);
  const held = await write(agent, 'Get your c4sino bonus');
  const comment = await agent.call(commentRoutes.create, {
    ...at(neutralPost),
    body: { content: `Said by the ${author}`, parentId: null },
  });
  const recipe = await agent.call(ownRecipeRoutes.create, {
    body: { ...aRecipe({ name: `Drink of the ${author}` }), visibility: 'public' },
  });
  const collection = await agent.call(collectionRoutes.create, {
    body: { name: 'Shown', description: '', isPublic: true },
  });
  await agent.call(collectionRoutes.addRecipe, { params: { id: collection.id, recipeId: recipe.id } });
  const photo = await eventually(() => sharePhoto(stack, agent, recipe.id, null));
  return {
    id: agent.userId ?? '',
    username,
    agent,
    post: post.id,
    held: held.id,
    comment: comment.id,
    photo: photo.id,
    recipe: recipe.id,
    collection: collection.id,
  };
}

async function keepDistances(): Promise<void> {
  for (const { id, agent } of Object.values(written)) {
    await agent.call(distanceRoutes.block, at(agents.blocked.userId));
    await agents.blocking.call(distanceRoutes.block, at(id));
    await agent.call(distanceRoutes.mute, at(agents.muted.userId));
    await agents.muting.call(distanceRoutes.mute, at(id));
  }
}

/** Lists that are the same for everybody are read with those left out whom the reader does not meet, as pages do. */
async function meets(agent: Agent, { id }: Written): Promise<boolean> {
  if (agent === agents.visitor) return true;
  return !(await agent.call(distanceRoutes.hidden, {})).memberIds.includes(id);
}

type Sight = (agent: Agent, by: Written) => Promise<boolean | number>;
const found = async (
  answer: Promise<{ status: number; body: unknown }>,
  id: string,
): Promise<boolean | number> => {
  const { status, body } = await answer;
  return status === 200 ? JSON.stringify(body).includes(id) : status;
};
const inList =
  (
    ask: (agent: Agent, by: Written) => Promise<{ status: number; body: unknown }>,
    what: keyof Written,
  ): Sight =>
  async (agent, by) => {
    const seen = await found(ask(agent, by), String(by[what]));
    return seen === true ? meets(agent, by) : seen;
  };
const statusOf = async (answer: Promise<{ status: number }>) => {
  const { status } = await answer;
  return status < 300 ? true : status;
};
const query = { limit: 50 };

const sights: Record<string, Sight> = {
  'their post on its own page': async (agent, by) => {
    const seen = await found(agent.send(postRoutes.get, at(by.post)), by.post);
    return seen === true ? meets(agent, by) : seen;
  },
  'their post among the newest': inList((agent) => agent.send(postRoutes.list, { query }), 'post'),
  'their post among those of whom one follows': (agent, by) =>
    found(agent.send(postRoutes.followed, { query: {} }), by.post),
  'their held post': (agent, by) => statusOf(agent.send(postRoutes.get, at(by.held))),
  'their held post in the queue': (agent, by) =>
    found(agent.send(adminModerationRoutes.queue, { query }), by.held),
  'their comment under another’s post': inList(
    (agent) => agent.send(commentRoutes.list, { ...at(neutralPost), query }),
    'comment',
  ),
  'their photo in the gallery': inList((agent) => agent.send(photoRoutes.list, { query: {} }), 'photo'),
  'their recipe among those of its author': (agent, by) =>
    found(agent.send(ownRecipeRoutes.published, { ...at(by.id), query: {} }), by.recipe),
  'their collection among the public ones': (agent, by) =>
    found(agent.send(collectionRoutes.shown, { query: {} }), by.collection),
  'their collection on their page': (agent, by) =>
    found(agent.send(collectionRoutes.shown, { query: { ownerId: by.id } }), by.collection),
  'what they did on their page': (agent, by) => found(agent.send(socialRoutes.of, at(by.id)), by.recipe),
  'their profile': async (agent, by) => {
    const seen = await statusOf(agent.send(memberRoutes.get, { params: { username: by.username } }));
    return seen === true ? meets(agent, by) : seen;
  },
  'their name while one writes @': (agent, by) =>
    found(agent.send(communityMemberRoutes.suggest, { query: { q: by.username } }), by.id),
  'what they did in the feed': (agent, by) => found(agent.send(socialRoutes.feed, { query: {} }), by.id),
  'whom they block and mute': async (agent, by) => {
    const answer = await agent.send(distanceRoutes.list, { query: {} });
    if (answer.status !== 200) return answer.status;
    return JSON.stringify(answer.body).includes(by.id);
  },
};
const acts: Record<string, Sight> = {
  'like their post': (agent, by) => statusOf(agent.send(postRoutes.like, at(by.post))),
  'comment on their post': (agent, by) =>
    statusOf(
      agent.send(commentRoutes.create, { ...at(by.post), body: { content: 'Cheers', parentId: null } }),
    ),
  'follow them': (agent, by) => statusOf(agent.send(followRoutes.follow, at(by.id))),
  'edit their post': (agent, by) =>
    statusOf(
      agent.send(postRoutes.revise, {
        ...at(by.post),
        body: { content: 'Mine now', imageUrl: null, recipeId: null },
      }),
    ),
};

/** What a row says of the relations it does not name. */
type Expected = Partial<Record<Relation, boolean | number>> & { others: boolean | number };
const guests = { visitor: 401 };
const apart = { blocked: false, blocking: false };
/** Of what is read together with others: those who keep the author out of sight do not see it, nor do the blocked. */
const inCommon = { ...apart, muting: false, others: true };
const ownOnly = { ...guests, others: false };
const nobody = { others: false };
const notThere = { others: 404 };

const seen: Record<Author, Record<keyof typeof sights, Expected>> = {
  active: {
    'their post on its own page': inCommon,
    'their post among the newest': inCommon,
    'their post among those of whom one follows': { ...ownOnly, follower: true },
    'their held post': notThere,
    'their held post in the queue': { ...guests, moderator: true, admin: true, others: 403 },
    'their comment under another’s post': inCommon,
    'their photo in the gallery': { ...inCommon, ...guests },
    'their recipe among those of its author': inCommon,
    'their collection among the public ones': inCommon,
    'their collection on their page': inCommon,
    'what they did on their page': { ...inCommon, ...guests },
    'their profile': inCommon,
    'their name while one writes @': { ...inCommon, ...guests },
    'what they did in the feed': { ...ownOnly, follower: true },
    'whom they block and mute': { ...ownOnly, blocking: true, muting: true },
  },
  // What they wrote stays until a moderator removes it; they themselves are not found anymore.
  suspended: {
    'their post on its own page': inCommon,
    'their post among the newest': inCommon,
    'their post among those of whom one follows': { ...ownOnly, follower: true },
    'their held post': notThere,
    'their held post in the queue': { ...guests, moderator: true, admin: true, others: 403 },
    'their comment under another’s post': inCommon,
    'their photo in the gallery': { ...inCommon, ...guests },
    'their recipe among those of its author': inCommon,
    'their collection among the public ones': inCommon,
    'their collection on their page': inCommon,
    'what they did on their page': ownOnly,
    'their profile': notThere,
    'their name while one writes @': ownOnly,
    'what they did in the feed': ownOnly,
    'whom they block and mute': { ...ownOnly, blocking: true, muting: true },
  },
  deleted: {
    'their post on its own page': notThere,
    'their post among the newest': nobody,
    'their post among those of whom one follows': ownOnly,
    'their held post': notThere,
    'their held post in the queue': { ...guests, moderator: false, admin: false, others: 403 },
    'their comment under another’s post': nobody,
    'their photo in the gallery': ownOnly,
    'their recipe among those of its author': nobody,
    'their collection among the public ones': nobody,
    'their collection on their page': nobody,
    'what they did on their page': ownOnly,
    'their profile': notThere,
    'their name while one writes @': ownOnly,
    'what they did in the feed': ownOnly,
    'whom they block and mute': ownOnly,
  },
};
const parted = { ...guests, blocked: 403, blocking: 403 };
const allowed: Record<Author, Record<keyof typeof acts, Expected>> = {
  active: {
    'like their post': { ...parted, others: true },
    'comment on their post': { ...parted, others: true },
    'follow them': { ...parted, others: true },
    'edit their post': { ...guests, others: 403 },
  },
  suspended: {
    'like their post': { ...parted, others: true },
    'comment on their post': { ...parted, others: true },
    'follow them': { ...guests, others: 404 },
    'edit their post': { ...guests, others: 403 },
  },
  deleted: {
    'like their post': { ...guests, others: 404 },
    'comment on their post': { ...guests, others: 404 },
    'follow them': { ...guests, others: 404 },
    'edit their post': { ...guests, others: 404 },
  },
};

/** One after another: acts on the same post change the same counts. */
async function rowOf(sight: Sight, author: Author) {
  const row: Partial<Record<Relation, boolean | number>> = {};
  for (const relation of relations) row[relation] = await sight(agents[relation], written[author]);
  return row;
}
const whole = ({ others, ...named }: Expected) =>
  Object.fromEntries(relations.map((relation) => [relation, named[relation] ?? others]));

describe.each(authors)('of an author who is %s, by who asks', (author) => {
  it.each(Object.entries(sights))('%s is seen as the table says', async (what, sight) => {
    expect(await rowOf(sight, author)).toEqual(whole(seen[author][what] as Expected));
  });
});

describe.each(authors)('to an author who is %s, by who acts', (author) => {
  it.each(Object.entries(acts))('one may %s as the table says', async (what, act) => {
    expect(await rowOf(act, author)).toEqual(whole(allowed[author][what] as Expected));
  });
});
