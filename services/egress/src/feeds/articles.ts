import type { FoundArticle } from '@barspoon/contracts';
import { parseFeed } from 'feedsmith';
import { cutWithEllipsis, textOf, webAddress } from '../texts.ts';
import { momentInFeed } from './moment-in-feed.ts';

const summaryLimit = 150;
const titleLimit = 299;
/** As much of a text as stands for a title. */
const startLimit = 80;

/** An article as a feed has it, of whatever kind. */
interface Entry {
  title: string | undefined;
  text: string | undefined;
  link: string | undefined;
  published: string | undefined;
  images: readonly (string | undefined)[];
}

/**
 * The articles of an RSS, Atom or JSON feed, newest first; those without address are left out. One without
 * a title begins with its text; one without a moment
 * has that of its neighbor.
 * Implements NEWS-03, NEWS-06, DATA-19.
 * @param now what is dated later is dated so
 * @throws Error for what is no feed
 */
export function articlesOf(text: string, address: string, now: Date): FoundArticle[] {
  // Nothing of a feed needs entities of its own; they are what bombs are made of.
  if (/<!ENTITY/i.test(text)) throw new Error('a feed with entities of its own is not read');
  const entries = entriesOf(text);
  const moments = entries.map(({ published }) => momentInFeed(published));
  return entries
    .flatMap((entry, at) => {
      const title =
        cutWithEllipsis(textOf(entry.title ?? ''), titleLimit) ||
        cutWithEllipsis(textOf(entry.text ?? ''), startLimit);
      const url = webAddress(entry.link, address);
      const moment =
        moments[at] ?? moments.slice(0, at).findLast(Boolean) ?? moments.slice(at).find(Boolean) ?? now;
      if (!title || !url) return [];
      const publishedAt = (moment > now ? now : moment).toISOString();
      const html = entry.text ?? '';
      const images = [...entry.images, /<img\b[^>]*?\bsrc=["']([^"']+)["']/i.exec(html)?.[1]];
      return [
        {
          title,
          summary: cutWithEllipsis(textOf(html), summaryLimit),
          url,
          publishedAt,
          imageUrl: images.map((image) => webAddress(image, address)).find(Boolean) ?? null,
        },
      ];
    })
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function entriesOf(text: string): Entry[] {
  const parsed = parseFeed(text);
  switch (parsed.format) {
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        text: item.summary ?? item.content_html ?? item.content_text,
        link: item.url ?? item.external_url,
        published: item.date_published ?? item.date_modified,
        images: [item.image, item.banner_image],
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        title: entry.title?.value,
        text: entry.summary?.value ?? entry.content?.value,
        link: (entry.links ?? []).find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
        published: entry.published ?? entry.updated,
        images: [
          ...mediaOf(entry.media),
          (entry.links ?? []).find(({ rel, type }) => rel === 'enclosure' && isImage(type))?.href,
        ],
      }));
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        text: item.description ?? item.content?.encoded,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        published: item.pubDate ?? item.dc?.dates?.[0],
        images: [
          ...mediaOf(item.media),
          (item.enclosures ?? []).find(({ type }) => isImage(type))?.url,
          /<img\b[^>]*?\bsrc=["']([^"']+)["']/i.exec(item.content?.encoded ?? '')?.[1],
        ],
      }));
    case 'rdf':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        text: item.description,
        link: item.link,
        published: item.dc?.dates?.[0],
        images: mediaOf(item.media),
      }));
  }
}

interface Media {
  thumbnails?: { url?: string }[];
  contents?: { url?: string; type?: string; medium?: string }[];
}
const mediaOf = (media: Media | undefined): (string | undefined)[] => [
  media?.thumbnails?.[0]?.url,
  media?.contents?.find(({ type, medium }) => medium === 'image' || isImage(type))?.url,
];
const isImage = (type: string | undefined): boolean => type?.startsWith('image/') ?? false;
