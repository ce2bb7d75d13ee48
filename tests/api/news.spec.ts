import { adminNewsRoutes, newsInternalRoutes, newsRoutes } from '@barspoon/contracts';
import {
  type Agent,
  anAdmin,
  eventually,
  type Stack,
  serveWeb,
  startStack,
  type WebServer,
} from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { smallPng } from '../support/pictures.ts';

let stack: Stack;
let web: WebServer;
let mongo: MongoClient;
let admin: Agent;
/** Titles of each feed, by its path, newest first; a feed without is down. */
const feeds = new Map<string, string[]>();
beforeAll(async () => {
  web = await serveWeb(({ url = '' }, response) => {
    if (url.endsWith('.png')) return void response.end(smallPng);
    const titles = feeds.get(url);
    if (!titles) return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rssOf(url, titles));
  });
  stack = await startStack(allServices, { FETCH_ALSO_FROM: `127.0.0.1:${web.port}` });
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await web.stop();
  await mongo?.close();
  await stack.stop();
});

const rssOf = (path: string, titles: readonly string[]) =>
  `<rss version="2.0"><channel><title>T</title>${titles
    .map(
      (title, at) =>
        `<item><title>${title}</title><link>${path}/${title}</link><pubDate>${new Date(Date.UTC(2026, 0, 20 - at, path.charCodeAt(1) % 24)).toUTCString()}</pubDate><description>&lt;b&gt;On ${title}&lt;/b&gt;</description><enclosure url="${path}.png" type="image/png" length="1"/></item>`,
    )
    .join('')}</channel></rss>`;
const latest = () => stack.visitor().call(newsRoutes.list, {});
const sources = async () => (await admin.call(adminNewsRoutes.list, {})).items;
async function put(at: number, path: string, more: { enabled?: boolean } = {}) {
  const source = (await sources())[at];
  const body = { name: `Feed ${path}`, url: `${web.url}${path}`, enabled: true, ...more };
  return admin.call(adminNewsRoutes.revise, { params: { id: `${source?.id}` }, body });
}
const rows = () =>
  mongo.db(`${stack.env.MONGODB_PREFIX}_community`).collection<{ _id: string }>('news_sources');

it('begins with six sources, and with one of our own stories where none has answered [NEWS-04, NEWS-09, CONTRA-21, BEYOND-55]', async () => {
  const before = await sources();
  expect(before).toHaveLength(6);
  expect(before.every(({ state }) => state === 'waiting')).toBe(true);
  const { items } = await latest();
  expect(items).toMatchObject([{ source: 'Barspoon', url: '/recipes?category=Classic' }]);
});

it('shows a feed at once that an admin puts in place of another, with our own stories behind it [NEWS-02, NEWS-03, NEWS-07, CONTRA-21, DATA-19]', async () => {
  feeds.set('/a', ['A1', 'A2', 'A3', 'A4']);
  expect(await put(0, '/a')).toMatchObject({ name: 'Feed /a', state: 'waiting', articles: [] });
  const items = await eventually(async () => {
    const { items } = await latest();
    expect(items).toHaveLength(6);
    return items;
  });
  expect(items.map(({ title }) => title).slice(0, 3)).toEqual([
    'A1',
    'A2',
    'The classics worth knowing by heart',
  ]);
  expect(items[0]).toEqual({
    id: expect.any(String),
    title: 'A1',
    summary: 'On A1',
    url: `${web.url}/a/A1`,
    source: 'Feed /a',
    publishedAt: '2026-01-20T01:00:00.000Z',
    imageUrl: expect.stringMatching(/^\/pictures\/outside\/[0-9a-f]{40}\.webp$/),
  });
  const picture = await fetch(`${stack.url}${items[0]?.imageUrl}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const [source] = await sources();
  expect(source).toMatchObject({ state: 'answered', problem: null });
  expect(source?.articles.map(({ title }) => title)).toEqual(['A1', 'A2', 'A3']);
});

it('shows six of all feeds, newest first, and skips one that fails [NEWS-04, NEWS-05, NEWS-08]', async () => {
  for (const [at, path] of ['/b', '/c', '/d'].entries()) {
    feeds.set(
      path,
      [1, 2, 3].map((number) => `${path.slice(1).toUpperCase()}${number}`),
    );
    await put(at + 1, path);
  }
  await put(4, '/down');
  await eventually(async () => {
    const { items } = await latest();
    expect(items.map(({ title }) => title)).toEqual(['D1', 'C1', 'B1', 'A1', 'D2', 'C2']);
    expect((await sources())[4]).toMatchObject({
      state: 'failing',
      problem: 'We couldn’t read anything at this address.',
    });
  });
});

it('leaves a feed that fails alone for longer each time, and shows it when it answers again [NEWS-08]', async () => {
  const id = `${(await sources())[4]?.id}`;
  const dueSince = async (moment: number) => {
    await rows().updateOne({ _id: id }, { $set: { nextReadAt: new Date(moment) } });
    await stack.ask(newsInternalRoutes.readDue, {});
  };
  for (const [at, minutes] of [50, 100, 200].entries()) {
    await dueSince(at + 1);
    await eventually(async () => {
      const row = await rows().findOne<{ failures: number; readAt: Date; nextReadAt: Date }>({ _id: id });
      expect(row?.failures).toBe(at + 2);
      expect(Number(row?.nextReadAt) - Number(row?.readAt)).toBe(minutes * 60_000);
    });
  }
  feeds.set('/down', ['Back again']);
  await dueSince(9);
  await eventually(async () => {
    const { items } = await latest();
    expect(items.some(({ title }) => title === 'Back again')).toBe(true);
  });
});

it('takes a source off the panel that an admin switches off', async () => {
  await put(0, '/a', { enabled: false });
  await eventually(async () =>
    expect((await latest()).items.some(({ source }) => source === 'Feed /a')).toBe(false),
  );
  expect((await sources())[0]).toMatchObject({ state: 'off' });
});

it('lets an admin try a feed, which keeps nothing', async () => {
  feeds.set('/try', ['T1', 'T2', 'T3', 'T4']);
  const test = (path: string) => admin.send(adminNewsRoutes.test, { body: { url: `${web.url}${path}` } });
  const { status, body } = await test('/try');
  expect([status, body]).toMatchObject([200, { items: [{ title: 'T1' }, { title: 'T2' }, { title: 'T3' }] }]);
  expect(await test('/none')).toMatchObject({ status: 422, body: { code: 'egress.not_fetched' } });
  expect(await test('/x.png')).toMatchObject({ status: 422, body: { code: 'egress.no_feed' } });
  const inside = await admin.send(adminNewsRoutes.test, { body: { url: 'http://169.254.169.254/feed' } });
  expect(inside).toMatchObject({ status: 422, body: { code: 'egress.not_fetched' } });
});
