import { commentRoutes, linkPreviewRoutes, type Post, postRoutes } from '@barspoon/contracts';
import { type Agent, aMember, eventually, type Stack, serveWeb, type WebServer } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smallPng } from '../support/pictures.ts';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let web: WebServer;
let mongo: MongoClient;
let ada: Agent;
/** What the page says of itself; without it there is no page. */
let title: string | undefined;
beforeAll(async () => {
  const shared = await sharedServices();
  stack = shared;
  web = await serveWeb(({ url = '' }, response) => {
    if (url.endsWith('.png')) return void response.end(smallPng);
    if (!title) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).end(
      `<title>${title}</title><meta property="og:description" content="Rum &amp; lime">
      <meta property="og:site_name" content="Drinks"><meta property="og:image" content="/drink.png">`,
    );
  }, shared.outsidePort);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  ada = await aMember(stack);
});
afterAll(async () => {
  await web.stop();
  await mongo?.close();
  await stack.stop();
});
beforeEach(() => {
  title = 'The Daiquiri';
});

const post = (content: string) =>
  ada.call(postRoutes.create, { body: { content, imageUrl: null, recipeId: null, collectionId: null } });
const previewOf = ({ previews }: Pick<Post, 'previews'>, at = 0) => {
  const preview = previews[at];
  if (!preview) throw new Error('There is no preview.');
  return preview;
};
const loaded = (id: string, state: 'loaded' | 'failed' = 'loaded') =>
  eventually(async () => {
    const preview = await stack.visitor().call(linkPreviewRoutes.get, { params: { id } });
    expect(preview.state).toBe(state);
    return preview;
  });
const rows = () =>
  mongo.db(`${stack.env.MONGODB_PREFIX}_community`).collection<{ _id: string }>('link_previews');
/** As after a day. */
const age = (id: string) => rows().updateOne({ _id: id }, { $set: { refreshAt: new Date(0) } });

it('of a link is loading at first and shows what the page says of itself then, with our own copy of its picture [LINK-04, LINK-07, BEYOND-54]', async () => {
  const made = await post(`Look: ${web.url}/daiquiri#top.`);
  expect(made.previews).toEqual([
    expect.objectContaining({ state: 'loading', url: `${web.url}/daiquiri`, title: null, image: null }),
  ]);
  const preview = await loaded(previewOf(made).id);
  expect(preview).toMatchObject({
    host: `127.0.0.1:${web.port}`,
    title: 'The Daiquiri',
    description: 'Rum & lime',
    siteName: 'Drinks',
    icon: null,
  });
  const picture = await fetch(`${stack.url}${preview.image}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await ada.call(postRoutes.get, { params: { id: made.id } })).previews).toBeDefined();
  const { items } = await ada.call(postRoutes.mine, { query: {} });
  expect(items.find(({ id }) => id === made.id)?.previews).toEqual([preview]);
});

it('are two in a post and one in a comment [LINK-02]', async () => {
  const links = [1, 2, 3].map((number) => `${web.url}/many/${number}`);
  const made = await post(`${links[0]} ${links.join(' ')}`);
  expect(made.previews.map(({ url }) => url)).toEqual(links.slice(0, 2));
  const comment = await ada.call(commentRoutes.create, {
    params: { id: made.id },
    body: { content: links.join(' '), parentId: null },
  });
  expect(comment.previews.map(({ url }) => url)).toEqual(links.slice(0, 1));
});

it('is the link alone where there is no page, and where none may be asked for [LINK-04, BEYOND-54]', async () => {
  title = undefined;
  const made = await post(`${web.url}/missing and http://169.254.169.254/latest/meta-data`);
  for (const at of [0, 1]) {
    const preview = await loaded(previewOf(made, at).id, 'failed');
    expect(preview).toMatchObject({ title: null, image: null });
  }
});

it('is read once for all posts and readers, and again after a day when somebody sees it [BEYOND-54]', async () => {
  const link = `${web.url}/once`;
  const made = await post(link);
  const { id } = await loaded(previewOf(made).id);
  await post(`${link} again`);
  await ada.call(postRoutes.mine, { query: {} });
  const asked = () => web.asked.filter((url) => url === '/once').length;
  expect(asked()).toBe(1);

  title = 'The Daiquiri, revised';
  await age(id);
  await Promise.all([1, 2, 3].map(() => ada.call(postRoutes.mine, { query: {} })));
  await eventually(async () =>
    expect((await ada.call(linkPreviewRoutes.get, { params: { id } })).title).toBe(title),
  );
  expect(asked()).toBe(2);
});

it('stays as it was while its page cannot be read', async () => {
  const made = await post(`${web.url}/sometimes`);
  const { id } = await loaded(previewOf(made).id);
  title = undefined;
  await age(id);
  await ada.call(postRoutes.mine, { query: {} });
  await eventually(async () => {
    const row = await rows().findOne<{ refreshAt: Date }>({ _id: id });
    expect(row?.refreshAt.getTime()).toBeGreaterThan(Date.now());
  });
  expect((await loaded(id)).title).toBe('The Daiquiri');
});

it('is unknown for an id that no link has', async () => {
  const answer = await stack.visitor().send(linkPreviewRoutes.get, { params: { id: '0'.repeat(40) } });
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'community.preview_not_found' }]);
});
