import { z } from 'zod';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Implements LINK-02. */
export const maxPostPreviews = 2;
export const maxCommentPreviews = 1;

const previewIdSchema = z.string().regex(/^[0-9a-f]{40}$/, 'This is not the id of a preview');
const exampleId = '3f'.repeat(20);

/** What is shown of a page that a post or comment links to. Implements LINK-03, LINK-04, BEYOND-54. */
export const linkPreviewSchema = z.strictObject({
  /** Derived from the address. */
  id: previewIdSchema,
  /** The address as the member gave it. */
  url: z.string(),
  host: z.string(),
  /** `failed`: the page could not be read, the link alone is shown. */
  state: z.enum(['loading', 'loaded', 'failed']),
  title: z.string().max(100).nullable(),
  description: z.string().max(200).nullable(),
  siteName: z.string().max(100).nullable(),
  /** Paths of our own copies: no reader's browser asks a third party. */
  image: z.string().nullable(),
  icon: z.string().nullable(),
});
export type LinkPreview = z.output<typeof linkPreviewSchema>;

export const exampleLinkPreview: LinkPreview = {
  id: exampleId,
  url: 'https://example.com/daiquiri',
  host: 'example.com',
  state: 'loaded',
  title: 'The Daiquiri',
  description: 'Rum, lime and sugar, and how to balance them.',
  siteName: 'Example Drinks',
  image: `/pictures/outside/${'a'.repeat(40)}.webp`,
  icon: null,
};

export const linkPreviewRoutes = defineRoutes('community.link-previews', {
  get: {
    method: 'GET',
    path: '/link-previews/:id',
    access: 'public',
    summary: 'The preview of a link in a post or comment, while it is being loaded and after',
    params: z.strictObject({ id: previewIdSchema }),
    response: linkPreviewSchema,
    example: { params: { id: exampleId }, response: exampleLinkPreview },
  },
});

/** Reads a page again, or for the first time. */
export const fetchLinkPreview = defineJob({
  name: 'community.fetch-link-preview',
  data: z.strictObject({ previewId: previewIdSchema }),
  attempts: 5,
  timeoutMs: 10_000,
  concurrency: 4,
  effect: 'outside',
  example: { previewId: exampleId },
});
