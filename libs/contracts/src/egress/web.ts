import { z } from 'zod';
import { momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

/** As members and admins give it; whether it may be asked is decided where it is. */
const addressSchema = z.string().min(1).max(2048);
const foundUrlSchema = z.url({ protocol: /^https?$/ }).max(2048);

/** The metadata of a web page. */
export const foundPageSchema = z.strictObject({
  /** Where it is after redirects. */
  url: foundUrlSchema,
  title: z.string().max(100).nullable(),
  description: z.string().max(200).nullable(),
  siteName: z.string().max(100).nullable(),
  imageUrl: foundUrlSchema.nullable(),
  /** The sign of its site. */
  iconUrl: foundUrlSchema.nullable(),
});
export type FoundPage = z.output<typeof foundPageSchema>;

/** An article of a feed. Implements NEWS-06, DATA-19. */
export const foundArticleSchema = z.strictObject({
  title: z.string().min(1).max(300),
  /** Without tags, at most 150 characters and an ellipsis. */
  summary: z.string().max(151),
  url: foundUrlSchema,
  publishedAt: momentSchema,
  imageUrl: foundUrlSchema.nullable(),
});
export type FoundArticle = z.output<typeof foundArticleSchema>;

/** The recipes of a page are written in fewer characters than that. */
export const foundRecipesMaxLength = 300_000;

/** The schema.org data of a web page, from JSON-LD and microdata, as one JSON-LD text. */
export const foundRecipesSchema = z.strictObject({
  /** Where it is after redirects. */
  url: foundUrlSchema,
  text: z.string().min(1).max(foundRecipesMaxLength),
});

/** What a server said of a version of a file, by which it is asked whether there is another one. */
const versionSchema = z.strictObject({
  etag: z.string().max(300).nullable(),
  lastModified: z.string().max(100).nullable(),
});

/** What is sent to a push service, ready as RFC 8030 wants it: encrypted, with who sends it in its headers. */
const pushMessageSchema = z.strictObject({
  endpoint: addressSchema,
  headers: z.record(z.string().max(40), z.string().max(1000)),
  /** Base64. */
  content: z.base64().max(6000),
});

/** Internal routes for other services. Implements BEYOND-54, BEYOND-55. */
export const egressRoutes = defineRoutes('egress.web', {
  page: {
    access: 'internal',
    summary: 'What a page of the web says of itself',
    params: z.strictObject({ url: addressSchema }),
    response: foundPageSchema,
    example: {
      params: { url: 'https://example.com/daiquiri' },
      response: {
        url: 'https://example.com/daiquiri',
        title: 'The Daiquiri',
        description: 'Rum, lime and sugar, and how to balance them.',
        siteName: 'Example Drinks',
        imageUrl: 'https://example.com/daiquiri.jpg',
        iconUrl: null,
      },
    },
  },
  recipes: {
    access: 'internal',
    summary: 'The recipes a page of the web names, as JSON-LD',
    body: z.strictObject({ url: addressSchema }),
    response: foundRecipesSchema,
    example: {
      body: { url: 'https://example.com/daiquiri' },
      response: {
        url: 'https://example.com/daiquiri',
        text: '[{"@type":"Recipe","name":"Daiquiri"}]',
      },
    },
  },
  push: {
    access: 'internal',
    summary: 'Hand a message to the push service of a browser',
    body: pushMessageSchema,
    /** The status of the push service: 404 and 410 for a device that no longer exists. */
    response: z.strictObject({
      status: z.number().int(),
      /** The requested delay before the next push, if any. */
      retryAfterSeconds: z.number().int().min(1).nullable(),
    }),
    example: {
      body: {
        endpoint: 'https://push.example.com/wpush/v2/abc',
        headers: { TTL: '86400', 'Content-Encoding': 'aes128gcm' },
        content: 'AAAA',
      },
      response: { status: 201, retryAfterSeconds: null },
    },
  },
  feed: {
    access: 'internal',
    summary: 'The newest articles of a feed, unless it is as it was',
    body: versionSchema.extend({ url: addressSchema, max: z.number().int().min(1).max(20) }),
    response: z.strictObject({
      /** Null when nothing has changed. */
      articles: z.array(foundArticleSchema).nullable(),
      version: versionSchema,
    }),
    example: {
      body: { url: 'https://example.com/feed', max: 3, etag: null, lastModified: null },
      response: { articles: [], version: { etag: '"a1"', lastModified: null } },
    },
  },
});
