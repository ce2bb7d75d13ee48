import type { Post } from '@barspoon/contracts';
import { generateRssFeed } from 'feedsmith';
import { escapeHtml } from '../http/escape-html.ts';
import { postTitle, type Site } from '../pages/head.ts';

/**
 * Posts as an RSS feed. Texts of members are escaped: feed readers show descriptions as HTML.
 * @param path of the page the posts are from
 * @param self path of the feed
 */
export function communityFeed(
  posts: readonly Post[],
  site: Site,
  page: { title: string; path: string; self: string },
): string {
  return generateRssFeed({
    title: `${page.title} · ${site.name}`,
    link: `${site.url}${page.path}`,
    description: site.description,
    atom: { links: [{ href: `${site.url}${page.self}`, rel: 'self', type: 'application/rss+xml' }] },
    items: posts.map((post) => {
      const link = `${site.url}/community/post/${post.id}`;
      return {
        title: postTitle(post),
        link,
        guid: { value: link, isPermaLink: true },
        pubDate: new Date(post.createdAt),
        description: htmlOf(post, site),
        categories: post.tags.map((name) => ({ name })),
        ...(post.author && { dc: { creators: [post.author.fullName] } }),
      };
    }),
  });
}

const htmlOf = ({ content, image }: Post, site: Site): string =>
  [
    `<p>${escapeHtml(content).replaceAll('\n', '<br>')}</p>`,
    ...(image ? [`<p><img src="${escapeHtml(`${site.url}${image}`)}" alt=""></p>`] : []),
  ].join('');
