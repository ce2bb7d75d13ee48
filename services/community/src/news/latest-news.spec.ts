import type { FoundArticle } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { builtInNews, latestNews } from './latest-news.ts';

const article = (title: string, day: number): FoundArticle => ({
  title,
  summary: '',
  url: `https://example.com/${title}`,
  publishedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  imageUrl: null,
});
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const ours = titles(builtInNews);

describe('the latest news', () => {
  it('are at most two of each feed, newest first, six in all [NEWS-04, NEWS-05]', () => {
    const sources = [1, 2, 3, 4].map((number) => ({
      name: `Feed ${number}`,
      articles: [1, 2, 3].map((at) => article(`${number}-${at}`, 20 - at * 4 + number)),
    }));
    const items = latestNews(sources, 'Barspoon');
    expect(titles(items)).toEqual(['4-1', '3-1', '2-1', '1-1', '4-2', '3-2']);
    expect(items[0]?.source).toBe('Feed 4');
  });

  it('are filled up with six of our own [NEWS-07, CONTRA-21]', () => {
    const some = [{ name: 'Feed', articles: [article('a', 1), article('b', 2)] }];
    expect(titles(latestNews(some, 'Barspoon'))).toEqual(['b', 'a', ...ours.slice(0, 4)]);
    expect(titles(latestNews([{ name: 'Empty', articles: [] }], 'Barspoon'))).toEqual(ours);
    expect(ours).toHaveLength(6);
  });

  it('are one of our own, named after the site, where no feed answered [NEWS-09, CONTRA-21]', () => {
    expect(latestNews([], 'The Copper Room')).toMatchObject([{ title: ours[0], source: 'The Copper Room' }]);
  });

  it('name an article once that two feeds have', () => {
    const sources = ['A', 'B'].map((name) => ({ name, articles: [article('same', 1)] }));
    expect(titles(latestNews(sources, 'Barspoon')).filter((title) => title === 'same')).toHaveLength(1);
  });
});
