import { z } from 'zod';
import { doneSchema, idParams, idSchema, line, momentSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Implements NEWS-04, NEWS-05. */
export const newsSourcesCount = 6;
export const newsSourceStates = ['waiting', 'answered', 'failing', 'off'] as const;
export const maxReadPerSource = 3;
export const maxKeptPerSource = 2;
export const maxNews = 6;

const sourceId = '01939c5e-6a00-7000-8000-0000000000e1';
const at = '2026-01-01T00:00:00.000Z';

/** Implements NEWS-02, NEWS-03, DATA-19. */
export const newsItemSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Without tags, at most 150 characters and an ellipsis. */
  summary: z.string().max(151),
  /** A path for what the site itself has to tell. */
  url: z.string(),
  source: z.string(),
  publishedAt: momentSchema,
  /** Path of our own copy: no reader's browser asks a third party. */
  imageUrl: z.string().nullable(),
});
export type NewsItem = z.output<typeof newsItemSchema>;

const exampleItem: NewsItem = {
  id: 'b4'.repeat(20),
  title: 'A new life for the Daiquiri',
  summary: 'Bars go back to three ingredients and a good deal of ice.',
  url: 'https://example.com/daiquiri',
  source: 'Example Drinks',
  publishedAt: at,
  imageUrl: null,
};

/** Six feeds an admin chooses. Implements BEYOND-55. */
export const newsSourceSchema = z.strictObject({
  id: idSchema,
  /** Its name next to its articles. */
  name: z.string(),
  url: z.string(),
  enabled: z.boolean(),
  /** `waiting`: not read since it was added or changed. */
  state: z.enum(newsSourceStates),
  /** What was wrong, of one that is failing. */
  problem: z.string().nullable(),
  readAt: momentSchema.nullable(),
  /** The earliest moment it is read again: a failing one is left alone for longer and longer. */
  nextReadAt: momentSchema,
  articles: z.array(z.strictObject({ title: z.string(), publishedAt: momentSchema })).max(maxReadPerSource),
});
export type NewsSource = z.output<typeof newsSourceSchema>;

const feedUrl = z.url({ protocol: /^https?$/, hostname: /.+/ }).max(2000);

export const newsSourceInput = z.strictObject({
  name: line(60),
  url: feedUrl,
  enabled: z.boolean(),
});
export type NewsSourceInput = z.output<typeof newsSourceInput>;

const exampleSource: NewsSource = {
  id: sourceId,
  name: 'Example Drinks',
  url: 'https://example.com/feed',
  enabled: true,
  state: 'answered',
  problem: null,
  readAt: at,
  nextReadAt: at,
  articles: [{ title: exampleItem.title, publishedAt: at }],
};

export const newsRefreshed = defineEvent({
  type: 'community.news.refreshed',
  version: 1,
  fires:
    'when the news panel shows something else: a feed brought other articles, failed, answers again or was changed',
  data: z.strictObject({ sourceId: idSchema }),
  example: { sourceId },
});

export const newsRoutes = defineRoutes('community.news', {
  list: {
    method: 'GET',
    path: '/news',
    access: 'public',
    summary: 'The latest news of the feeds, newest first, filled up with what the site itself has to tell',
    response: z.strictObject({ items: z.array(newsItemSchema).max(maxNews) }),
    hot: { seconds: 300, droppedBy: [newsRefreshed] },
    example: { response: { items: [exampleItem] } },
  },
});

export const adminNewsRoutes = defineRoutes('community.admin-news', {
  list: {
    method: 'GET',
    path: '/admin/news-sources',
    access: 'admin',
    summary: 'The feeds of the news panel and how they do',
    response: z.strictObject({ items: z.array(newsSourceSchema).max(newsSourcesCount) }),
    example: { response: { items: [exampleSource] } },
  },
  get: {
    method: 'GET',
    path: '/admin/news-sources/:id',
    access: 'admin',
    summary: 'One feed of the news panel',
    params: idParams,
    response: newsSourceSchema,
    example: { params: { id: sourceId }, response: exampleSource },
  },
  revise: {
    method: 'PUT',
    path: '/admin/news-sources/:id',
    access: 'admin',
    summary: 'Put another feed in its place, rename it or switch it off; it is read at once',
    params: idParams,
    body: newsSourceInput,
    response: newsSourceSchema,
    example: {
      params: { id: sourceId },
      body: { name: exampleSource.name, url: exampleSource.url, enabled: true },
      response: { ...exampleSource, state: 'waiting', readAt: null, articles: [] },
    },
  },
  test: {
    method: 'POST',
    path: '/admin/news-sources/test',
    access: 'admin',
    summary: 'Read a feed without keeping anything: its newest articles',
    body: z.strictObject({ url: feedUrl }),
    response: z.strictObject({
      items: z.array(z.strictObject({ title: z.string(), summary: z.string(), publishedAt: momentSchema })),
    }),
    example: {
      body: { url: exampleSource.url },
      response: { items: [{ title: exampleItem.title, summary: exampleItem.summary, publishedAt: at }] },
    },
  },
});

export const newsInternalRoutes = defineRoutes('community.news-internal', {
  readDue: {
    access: 'internal',
    summary: 'Ask now for what is asked for every half hour',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

/** Every half hour: asks for the reading of each feed whose time has come. Implements BEYOND-55. */
export const readNews = defineJob({
  name: 'community.read-news',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 10_000,
  concurrency: 1,
  schedule: { everyMs: 30 * 60 * 1000 },
  example: {},
});

export const readNewsSource = defineJob({
  name: 'community.read-news-source',
  data: z.strictObject({ sourceId: idSchema }),
  attempts: 5,
  timeoutMs: 10_000,
  concurrency: 2,
  effect: 'outside',
  example: { sourceId },
});
