import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  activityRoutes,
  adminCommentRoutes,
  adminPostRoutes,
  catalogueInternalRoutes,
  collectionRoutes,
  commentRoutes,
  communityAuditRoutes,
  communityMemberRoutes,
  ownDataRoutes,
  type PostInput,
  postRoutes,
  profileRoutes,
  recipeRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aLibraryRecipe,
  aMember,
  anAdmin,
  anIngredient,
  eventually,
  type Stack,
  whenAdmitted,
} from '@barspoon/testing';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { smallPng } from '../support/pictures.ts';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let web: Server;
let picturesAt: string;
let asked = 0;
beforeAll(async () => {
  const shared = await sharedServices();
  stack = shared;
  web = createServer((request, response) => {
    asked += 1;
    if (request.url === '/drink.png') response.end(smallPng);
    else response.end('<p>no picture</p>');
  }).listen(shared.outsidePort, '127.0.0.1');
  await once(web, 'listening');
  picturesAt = `http://127.0.0.1:${shared.outsidePort}`;
});
afterAll(async () => {
  web.close();
  await stack.stop();
});

const inputOf = (content: string, more: Partial<PostInput> = {}): PostInput => ({
  content,
  imageUrl: null,
  recipeId: null,
  collectionId: null,
  ...more,
});
const post = (agent: Agent, content: string, more: Partial<PostInput> = {}) =>
  agent.call(postRoutes.create, { body: inputOf(content, more) });
const comment = (agent: Agent, id: string, content: string, parentId: string | null = null) =>
  agent.call(commentRoutes.create, { params: { id }, body: { content, parentId } });
const at = (id: string) => ({ params: { id } });
/** What a member calls themselves, so that others find them. */
async function named(agent: Agent, fullName: string) {
  const username = `m_${newId().slice(-10)}`;
  const shows = { place: false, favorites: false, bar: false };
  const body = { fullName, username, bio: null, city: null, state: null, country: null, shows };
  await agent.call(profileRoutes.revise, { body });
  return username;
}

describe('a post', () => {
  it('is published at once, trimmed, with its author’s card [COMM-08, COMM-15, COMM-16, DATA-03, DATA-20]', async () => {
    const ada = await aMember(stack);
    const made = await post(ada, '  A Daiquiri, anyone?\n#Daiquiri  ');
    expect(made).toMatchObject({
      content: 'A Daiquiri, anyone?\n#Daiquiri',
      imageUrl: null,
      author: { id: ada.userId, fullName: 'Ada Coleman' },
      tags: ['daiquiri'],
      likesCount: 0,
      commentsCount: 0,
      featured: false,
      edited: false,
    });
    expect(await stack.visitor().call(postRoutes.get, at(made.id))).toEqual(made);
    const { items } = await ada.call(postRoutes.mine, { query: {} });
    expect(items).toEqual([made]);
  });

  it.each([
    ['nothing but spaces', { content: '   ' }, 'body.content'],
    ['more than 1000 characters', { content: 'x'.repeat(1001) }, 'body.content'],
    ['an image that is no web address', { imageUrl: 'javascript:alert(1)' }, 'body.imageUrl'],
    ['a recipe that is not there', { recipeId: newId() }, 'body.recipeId'],
    ['a collection that is not there', { collectionId: newId() }, 'body.collectionId'],
    ['both a recipe and a collection', { recipeId: newId(), collectionId: newId() }, 'body.collectionId'],
  ])('of %s is refused [COMM-13, COMM-15, BEYOND-51]', async (_, change, path) => {
    const ada = await aMember(stack);
    const answer = await ada.send(postRoutes.create, { body: { ...inputOf('Cheers'), ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });

  it('is changed by its author alone and says so [BEYOND-52]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post(ada, 'First');
    const change = { ...at(id), body: inputOf('Second #tiki') };
    expect((await bea.send(postRoutes.revise, change)).status).toBe(403);
    expect((await bea.send(postRoutes.delete, at(id))).status).toBe(403);
    const after = await ada.call(postRoutes.revise, change);
    expect(after).toMatchObject({ content: 'Second #tiki', tags: ['tiki'], edited: true });
    expect(after.updatedAt > after.createdAt).toBe(true);
  });

  it('takes its comments and likes along when it is deleted [BEYOND-97]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post(ada, 'Soon gone');
    const { id: commentId } = await comment(bea, id, 'Really?');
    await bea.call(postRoutes.like, at(id));
    await ada.call(postRoutes.delete, at(id));
    for (const [route, input] of [
      [postRoutes.get, at(id)],
      [commentRoutes.list, at(id)],
      [postRoutes.delete, at(id)],
    ] as const)
      expect((await ada.send(route, input)).status).toBe(404);
    expect((await bea.send(commentRoutes.create, { ...at(id), body: { content: 'Oh' } })).status).toBe(404);
    expect((await bea.send(commentRoutes.delete, at(commentId))).status).toBe(404);
    expect((await bea.call(postRoutes.marks, { query: { postIds: [id] } })).liked).toEqual([]);
  });

  it('shows a recipe that is attached to it until the recipe is deleted', async () => {
    const [ada, admin] = [await aMember(stack), await anAdmin(stack)];
    await stack.ask(catalogueInternalRoutes.seedIngredients, {
      body: { ingredients: [anIngredient('attached-base')] },
    });
    await stack.ask(catalogueInternalRoutes.seedRecipes, {
      body: { recipes: [aLibraryRecipe('attached-daiquiri', ['attached-base'])] },
    });
    const recipe = await eventually(() => ada.call(recipeRoutes.get, at('attached-daiquiri')));
    const made = await eventually(() => post(ada, 'My favorite', { recipeId: recipe.id }));
    expect(made.recipe).toEqual({
      id: recipe.id,
      slug: 'attached-daiquiri',
      name: 'Attached Daiquiri',
      category: recipe.category,
      picture: recipe.picture,
    });
    await admin.request('DELETE', `/api/v1/admin/recipes/${recipe.id}`);
    await eventually(async () => {
      const { items } = await ada.call(postRoutes.mine, { query: {} });
      expect(items[0]?.recipe).toBeNull();
    });
  });

  describe('with a collection', () => {
    const input = (name: string, isPublic: boolean) => ({ body: { name, description: '', isPublic } });
    const latest = async (agent: Agent) => (await agent.call(postRoutes.mine, { query: {} })).items[0];

    it('shows its name, owner, recipes and drawings as they are now, also another member’s', async () => {
      const [ada, bea, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
      await stack.ask(catalogueInternalRoutes.seedIngredients, {
        body: { ingredients: [anIngredient('collected-base')] },
      });
      const slugs = ['collected-fizz', 'collected-sour'];
      await stack.ask(catalogueInternalRoutes.seedRecipes, {
        body: { recipes: slugs.map((slug) => aLibraryRecipe(slug, ['collected-base'])) },
      });
      const [fizz, sour] = await eventually(() =>
        Promise.all(slugs.map((slug) => ada.call(recipeRoutes.get, at(slug)))),
      );
      if (!fizz || !sour) throw new Error('no recipes');
      const { id } = await ada.call(collectionRoutes.create, input('Friday night', true));
      for (const { id: recipeId } of [fizz, sour])
        await ada.call(collectionRoutes.addRecipe, { params: { id, recipeId } });
      await eventually(() => post(bea, 'Look at this list', { collectionId: id }));
      await eventually(async () =>
        expect((await latest(bea))?.collection).toMatchObject({
          id,
          name: 'Friday night',
          owner: { id: ada.userId, fullName: 'Ada Coleman' },
          recipeCount: 2,
          pictures: [fizz.picture, sour.picture],
        }),
      );
      await ada.call(collectionRoutes.revise, { ...at(id), ...input('Saturday night', true) });
      await admin.request('DELETE', `/api/v1/admin/recipes/${fizz.id}`);
      await eventually(async () =>
        expect((await latest(bea))?.collection).toMatchObject({
          name: 'Saturday night',
          recipeCount: 1,
          pictures: [sour.picture],
        }),
      );
    });

    it('shows it no longer once it is private or deleted, and keeps not even its name', async () => {
      const ada = await aMember(stack);
      const { id } = await ada.call(collectionRoutes.create, input('Soon a secret', true));
      const { id: postId } = await eventually(() => post(ada, 'My list', { collectionId: id }));
      expect((await latest(ada))?.collection?.name).toBe('Soon a secret');
      await ada.call(collectionRoutes.revise, { ...at(id), ...input('Soon a secret', false) });
      await eventually(async () => expect((await latest(ada))?.collection).toBeNull());
      const mongo = await MongoClient.connect(inject('mongodbUrl'));
      const kept = mongo.db(`${stack.env.MONGODB_PREFIX}_community`).collection('attached_collections');
      expect(await kept.countDocuments({ name: 'Soon a secret' })).toBe(0);
      await mongo.close();
      const again = { ...at(postId), body: inputOf('My list', { collectionId: id }) };
      const refused = await ada.send(postRoutes.revise, again);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ path: 'body.collectionId', message: 'This collection is private or no longer there' }],
      ]);
      await ada.call(collectionRoutes.revise, { ...at(id), ...input('In the open', true) });
      await eventually(async () => expect((await latest(ada))?.collection?.name).toBe('In the open'));
      await ada.call(collectionRoutes.delete, at(id));
      await eventually(async () => expect((await latest(ada))?.collection).toBeNull());
    });
  });
});

describe('a picture of the web', () => {
  it('is shown from our own address, re-encoded, and only what somebody named is fetched', async () => {
    const ada = await aMember(stack);
    const { image } = await post(ada, 'Look', { imageUrl: `${picturesAt}/drink.png` });
    const shown = await fetch(`${stack.url}${image}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const before = asked;
    await fetch(`${stack.url}${image}`);
    expect(asked).toBe(before);
    expect((await fetch(`${stack.url}/pictures/outside/${'0'.repeat(40)}.webp`)).status).toBe(404);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://2130706433/x.png',
    'http://0177.0.0.1/x.png',
    'http://10.0.0.1/x.png',
    'http://example.com:22/x.png',
  ])('at %s is not fetched (security 33, 36)', async (url) => {
    const ada = await aMember(stack);
    const { image } = await ada.call(postRoutes.showImage, { body: { url } });
    expect((await fetch(`${stack.url}${image}`)).status).toBe(404);
  });

  it('that is none is not shown [COMM-14]', async () => {
    const ada = await aMember(stack);
    const { image } = await ada.call(postRoutes.showImage, { body: { url: `${picturesAt}/page.html` } });
    expect((await fetch(`${stack.url}${image}`)).status).toBe(404);
  });
});

describe('lists of posts', () => {
  const word = `w${newId().slice(-12)}`;
  let ada: Agent;
  let ids: string[];
  beforeAll(async () => {
    ada = await aMember(stack);
    ids = [];
    for (let number = 0; number < 5; number++)
      ids.push((await post(ada, `Number ${number} ${word} #${word}`)).id);
    const bea = await aMember(stack);
    for (const likedBy of [ada, bea]) await likedBy.call(postRoutes.like, at(`${ids[1]}`));
    await bea.call(postRoutes.like, at(`${ids[3]}`));
    await comment(bea, `${ids[2]}`, 'One');
    await comment(ada, `${ids[2]}`, 'Two');
    await comment(bea, `${ids[0]}`, 'Three');
  });
  const orders = { latest: [4, 3, 2, 1, 0], popular: [1, 3, 4, 2, 0], discussed: [2, 0, 4, 3, 1] } as const;

  it.each(Object.entries(orders))(
    'come in the order %s, page by page [COMM-03, COMM-05, BEYOND-48]',
    async (sort, order) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { q: word, sort: sort as 'latest', limit: 2, ...(cursor && { cursor }) };
        const page = await stack.visitor().call(postRoutes.list, { query });
        expect(page.items.length).toBeLessThanOrEqual(2);
        found.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(found).toEqual(order.map((number) => ids[number]));
    },
  );

  it('refuse a cursor of another order', async () => {
    const { nextCursor } = await ada.call(postRoutes.list, { query: { q: word, limit: 1 } });
    const answer = await ada.send(postRoutes.list, { query: { sort: 'popular', cursor: nextCursor } });
    expect(answer.status).toBe(400);
  });

  it('are 20 long where nobody asks for more [COMM-05]', async () => {
    // More than a new member may post within an hour.
    const bea = await aMember(stack, { role: 'editor' });
    for (let number = 0; number < 21; number++) await post(bea, `Many ${number}`);
    const { items, nextCursor } = await bea.call(postRoutes.mine, { query: {} });
    expect(items).toHaveLength(20);
    expect(nextCursor).not.toBeNull();
  });

  it('are searched in content and author’s name, whatever case and accents, by beginnings of words [BEYOND-48]', async () => {
    const zoe = await aMember(stack);
    await named(zoe, `Zoë Ärmel${word}`);
    const { id } = await post(zoe, `Piña Colada${word}`);
    const found = async (q: string) =>
      (await stack.visitor().call(postRoutes.list, { query: { q } })).items.map((one) => one.id);
    for (const q of [`pina colada${word.slice(0, 9)}`, `ZOE ARMEL${word}`, `COLADA${word}`])
      await eventually(async () => expect([q, await found(q)]).toEqual([q, [id]]));
    expect(await found(`olada${word}`)).toEqual([]);
    expect(await found('.*')).toEqual([]);
  });

  it('are narrowed to a hashtag', async () => {
    const { items } = await stack.visitor().call(postRoutes.list, { query: { tag: word } });
    expect(items.map(({ id }) => id)).toEqual(orders.latest.map((number) => ids[number]));
  });

  it('of a hashtag are read by it, however common others are', async () => {
    const mongo = await MongoClient.connect(inject('mongodbUrl'));
    const database = mongo.db(`${stack.env.MONGODB_PREFIX}_community`);
    const posts = database.collection<Document & { _id: string }>('posts');
    const like = await posts.findOne({ tags: word });
    const many = Array.from({ length: 3000 }, () => ({ ...like, _id: newId(), tags: ['common'] }));
    await posts.insertMany(many);
    await database.command({ profile: 2 });
    const visitor = stack.visitor();
    for (let time = 0; time < 3; time++)
      for (const tag of ['common', word])
        await visitor.call(postRoutes.list, { query: { tag, limit: 1 + time } });
    await database.command({ profile: 0 });
    const asked = await database.collection('system.profile').find({ 'command.find': 'posts' }).toArray();
    await posts.deleteMany({ tags: 'common' });
    await mongo.close();
    const plans = asked.filter(({ command }) => JSON.stringify(command.filter).includes(word));
    expect(plans).toHaveLength(3);
    for (const { planSummary, docsExamined } of plans) {
      expect(planSummary).toContain('tags: 1');
      expect(docsExamined).toBeLessThanOrEqual(5);
    }
  });

  it('of the last seven days are trending [COMM-06]', async () => {
    const { items } = await stack.visitor().call(postRoutes.list, { query: { tab: 'trending', q: word } });
    expect(items).toHaveLength(5);
  });

  it('of those one follows are empty for who follows nobody, and of one’s own are for members [COMM-07, BEYOND-48]', async () => {
    expect((await ada.call(postRoutes.followed, { query: {} })).items).toEqual([]);
    expect((await stack.visitor().send(postRoutes.mine)).status).toBe(401);
    expect((await stack.visitor().send(postRoutes.followed)).status).toBe(401);
  });
});

describe('a like', () => {
  it('counts once however often it is repeated, and is taken back [COMM-24, BEYOND-50, DATA-22]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post(ada, 'Like me');
    for (let time = 0; time < 2; time++)
      expect(await bea.call(postRoutes.like, at(id))).toEqual({ likesCount: 1 });
    expect(await bea.call(postRoutes.marks, { query: { postIds: [id] } })).toEqual({ liked: [id] });
    expect(await ada.call(postRoutes.marks, { query: { postIds: [id] } })).toEqual({ liked: [] });
    for (let time = 0; time < 2; time++)
      expect(await bea.call(postRoutes.unlike, at(id))).toEqual({ likesCount: 0 });
    expect((await stack.visitor().send(postRoutes.like, at(id))).status).toBe(401);
    expect((await bea.send(postRoutes.like, at(newId()))).status).toBe(404);
  });

  it('of many members at once is counted exactly', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'A race');
    const fans = await Promise.all(Array.from({ length: 8 }, () => aMember(stack)));
    await Promise.all(
      fans.flatMap((fan) => [fan, fan]).map((fan) => whenAdmitted(() => fan.call(postRoutes.like, at(id)))),
    );
    const { items } = await ada.call(postRoutes.mine, { query: {} });
    expect(items[0]?.likesCount).toBe(8);
  });
});

describe('what is earned', () => {
  it('for giving and getting likes and for comments is awarded by event, once, and never for one’s own [COMM-27, COMM-32, COMM-49, LEVEL-06, CONTRA-19, CONTRA-20, BEYOND-50, BEYOND-59]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const made = await post(ada, 'Worth a point');
    for (const liking of [ada, bea]) {
      await liking.call(postRoutes.like, at(made.id));
      await liking.call(postRoutes.unlike, at(made.id));
      await liking.call(postRoutes.like, at(made.id));
    }
    const said = await comment(bea, made.id, 'Two more');
    const earned = async (agent: Agent) => {
      const { items } = await agent.call(activityRoutes.mine, { query: {} });
      return items
        .map(({ activityType, pointsAwarded, relatedType, relatedId }) =>
          [activityType, pointsAwarded, relatedType, relatedId].join(' '),
        )
        .sort();
    };
    await eventually(async () => {
      expect(await earned(bea)).toEqual([
        `comment_made 2 comment ${said.id}`,
        `recipe_liked 1 post ${made.id}`,
      ]);
      expect(await earned(ada)).toEqual([
        `like_received 1 post ${made.id}`,
        `recipe_liked 0 post ${made.id}`,
      ]);
    });
    // A like of a post is an activity of one's own, and no news for others.
    expect((await bea.call(socialRoutes.feed, { query: {} })).items).toEqual([]);
  });
});

describe('comments', () => {
  it('come oldest first, each followed by its replies; a reply to a reply joins the thread [COMM-09, COMM-28, DATA-21]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post(ada, 'Talk');
    const first = await comment(bea, id, 'first');
    const second = await comment(ada, id, 'second');
    const reply = await comment(ada, id, 'reply', first.id);
    const deeper = await comment(bea, id, 'deeper', reply.id);
    expect(deeper.parentId).toBe(first.id);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor && { cursor }) };
      const page = await stack.visitor().call(commentRoutes.list, { ...at(id), query });
      found.push(...page.items.map(({ content }) => content));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(['first', 'reply', 'deeper', 'second']);
    expect(second.author?.id).toBe(ada.userId);
    const { items } = await ada.call(postRoutes.mine, { query: {} });
    expect(items[0]?.commentsCount).toBe(4);
  });

  it.each([
    ['nothing', { content: ' ' }],
    ['more than 1000 characters', { content: 'x'.repeat(1001) }],
  ])('of %s are refused [BEYOND-51]', async (_, body) => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'Talk');
    expect((await ada.send(commentRoutes.create, { ...at(id), body })).status).toBe(400);
  });

  it('do not answer a comment of another post', async () => {
    const ada = await aMember(stack);
    const [one, other] = [await post(ada, 'One'), await post(ada, 'Other')];
    const { id: parentId } = await comment(ada, one.id, 'Here');
    const answer = await ada.send(commentRoutes.create, {
      ...at(other.id),
      body: { content: 'There', parentId },
    });
    expect(answer.status).toBe(404);
    const { items } = await ada.call(postRoutes.mine, { query: {} });
    expect(items[0]?.commentsCount).toBe(0);
  });

  it('are changed and deleted by their author alone [COMM-37, COMM-41, BEYOND-52]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post(ada, 'Talk');
    const made = await comment(bea, id, 'Mine');
    const change = { ...at(made.id), body: { content: 'Still mine' } };
    expect((await ada.send(commentRoutes.revise, change)).status).toBe(403);
    expect((await ada.send(commentRoutes.delete, at(made.id))).status).toBe(403);
    expect((await stack.visitor().send(commentRoutes.revise, change)).status).toBe(401);
    const after = await bea.call(commentRoutes.revise, change);
    expect(after).toMatchObject({ content: 'Still mine', edited: true });
    expect(after.updatedAt > made.updatedAt).toBe(true);
    await bea.call(commentRoutes.delete, at(made.id));
    expect((await bea.send(commentRoutes.revise, change)).status).toBe(404);
    const { items } = await ada.call(postRoutes.mine, { query: {} });
    expect(items[0]?.commentsCount).toBe(0);
  });

  it('with replies leave an empty place, which goes with the last of them', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'Talk');
    const first = await comment(ada, id, 'first');
    const reply = await comment(ada, id, 'reply', first.id);
    await ada.call(commentRoutes.delete, at(first.id));
    const list = () => ada.call(commentRoutes.list, { ...at(id), query: {} }).then(({ items }) => items);
    await eventually(async () =>
      expect(await list()).toMatchObject([
        { deleted: true, content: '', author: null },
        { content: 'reply', deleted: false },
      ]),
    );
    expect(
      (await ada.send(commentRoutes.create, { ...at(id), body: { content: 'x', parentId: first.id } }))
        .status,
    ).toBe(404);
    await ada.call(commentRoutes.delete, at(reply.id));
    await eventually(async () => expect(await list()).toEqual([]));
  });
});

describe('mentions', () => {
  it('are completed by the beginning of a username or name, and link those who exist', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const username = await named(bea, 'Beatrice Quill');
    await eventually(async () => {
      const { items } = await ada.call(communityMemberRoutes.suggest, { query: { q: username.slice(0, 8) } });
      expect(items.map((one) => one.username)).toContain(username);
    });
    const made = await post(ada, `Cheers @${username.toUpperCase()}, and @nobody_at_all.`);
    expect(made.mentions).toEqual([username]);
  });
});

describe('a share', () => {
  it('is recorded for guests too [COMM-48, BEYOND-53, DATA-23]', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'Share me');
    const body = { platform: 'Firefox' };
    expect(await stack.visitor().call(postRoutes.share, { ...at(id), body })).toEqual({ done: true });
    expect(await ada.call(postRoutes.share, { ...at(id), body })).toEqual({ done: true });
    expect((await ada.send(postRoutes.share, { ...at(newId()), body })).status).toBe(404);
  });
});

describe('an admin', () => {
  it('features and deletes posts, deletes comments, and it is written down [COMM-50, ADM-MOD-01, ADM-MOD-02, BEYOND-97]', async () => {
    const [ada, admin] = [await aMember(stack), await anAdmin(stack)];
    const { id } = await post(ada, 'To be moderated');
    const made = await comment(ada, id, 'And this');
    const featured = (value: boolean) =>
      admin.call(adminPostRoutes.feature, { ...at(id), body: { featured: value } });
    expect((await featured(true)).featured).toBe(true);
    expect((await featured(false)).featured).toBe(false);
    const query = { userId: ada.userId };
    expect((await admin.call(adminPostRoutes.list, { query })).items[0]?.id).toBe(id);
    expect((await admin.call(adminCommentRoutes.list, { query })).items[0]?.id).toBe(made.id);
    await admin.call(adminCommentRoutes.delete, at(made.id));
    await admin.call(adminPostRoutes.delete, at(id));
    expect((await ada.send(postRoutes.get, at(id))).status).toBe(404);
    const audit = await admin.call(communityAuditRoutes.list, { query: { actor: admin.userId } });
    expect(audit.items.map(({ action }) => action)).toEqual([
      'post.deleted',
      'comment.deleted',
      'post.unfeatured',
      'post.featured',
    ]);
  });
});

it('posts and comments are narrowed to a member for the staff [ADM-MOD-01]', async () => {
  const [ada, bea, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
  const [own, others] = [await post(ada, 'By Ada'), await post(bea, 'By Bea')];
  const [first, second] = [
    await comment(ada, others.id, 'Ada again'),
    await comment(ada, own.id, 'And again'),
  ];
  await comment(bea, own.id, 'Bea too');
  const query = { userId: ada.userId, limit: 1 };
  const posts = await admin.call(adminPostRoutes.list, { query });
  expect(posts.items.map(({ id }) => id)).toEqual([own.id]);
  expect(posts.nextCursor).toBeNull();
  expect((await admin.call(adminPostRoutes.list, { query: { ...query, q: 'bea' } })).items).toEqual([]);
  const newest = await admin.call(adminCommentRoutes.list, { query });
  const older = await admin.call(adminCommentRoutes.list, {
    query: { ...query, cursor: newest.nextCursor ?? undefined },
  });
  expect([...newest.items, ...older.items].map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(older.nextCursor).toBeNull();
});

describe('a member who leaves', () => {
  it('takes posts, comments and likes along, and what others wrote counts less', async () => {
    const ada = await aMember(stack);
    const email = `${newId()}@example.com`;
    const bea = await aMember(stack, { email });
    const username = await named(bea, 'Bea Leaves');
    const [own, others] = [await post(bea, 'Mine'), await post(ada, 'Not mine')];
    await comment(ada, own.id, 'A comment that goes with the post');
    await comment(bea, others.id, 'Mine too');
    await bea.call(postRoutes.like, at(others.id));
    const body = { name: 'Mine as well', description: '', isPublic: true };
    const { id: collectionId } = await bea.call(collectionRoutes.create, { body });
    const showing = await eventually(() => post(ada, 'Look at this list', { collectionId }));
    expect(showing.collection?.name).toBe('Mine as well');
    const password = 'a long night out';
    const { services } = await bea.call(ownDataRoutes.export, { body: { password } });
    expect(services.community).toMatchObject({
      authors: [{ username }],
      posts: [{ content: 'Mine' }],
      comments: [{ content: 'Mine too' }],
      post_likes: [{ postId: others.id }],
      attached_collections: [{ name: 'Mine as well' }],
    });
    await bea.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () => {
      expect((await ada.send(postRoutes.get, at(own.id))).status).toBe(404);
      const { items } = await ada.call(postRoutes.mine, { query: {} });
      expect(items.find(({ id }) => id === others.id)).toMatchObject({ likesCount: 0, commentsCount: 0 });
      expect(items.find(({ id }) => id === showing.id)?.collection).toBeNull();
    });
    expect((await ada.call(commentRoutes.list, { ...at(others.id), query: {} })).items).toEqual([]);
  });
});
