import { createHash } from 'node:crypto';
import { type FoundArticle, maxKeptPerSource, maxNews, type NewsItem } from '@barspoon/contracts';
import { outsideImagePath } from '../images/outside-image.ts';

/** What one feed brought when it last answered. */
interface Answered {
  name: string;
  articles: readonly FoundArticle[];
}

/** When these were written. */
const writtenAt = '2026-11-22T00:00:00.000Z';

/** What the site itself has to tell: it fills the gaps. Implements NEWS-07. */
export const builtInNews: readonly Omit<NewsItem, 'source'>[] = [
  {
    id: 'classics-to-know',
    title: 'The classics worth knowing by heart',
    summary: 'Daiquiri, Negroni, Old Fashioned: measured specs, and the reasons behind every step.',
    url: '/recipes?category=Classic',
  },
  {
    id: 'start-with-your-own-bar',
    title: 'Start with the bottles you have',
    summary:
      'Put them on your shelf and see what they make tonight, and which one bottle would make the most new drinks.',
    url: '/inventory',
  },
  {
    id: 'challenges',
    title: 'Make a drink within the rules',
    summary: 'Challenges have a theme, a vote and prizes. Enter one, or help to choose the best.',
    url: '/challenges',
  },
  {
    id: 'virtual-bar',
    title: 'Mix with others, each at their own bar',
    summary: 'Members host live sessions with a chat. Take a place in one, or host your own.',
    url: '/virtual-bar',
  },
  {
    id: 'levels',
    title: 'From Aspiring Shaker to Master Mixologist',
    summary: 'How points are earned, what each level asks for, and what the badges mean.',
    url: '/levels-badges-explained',
  },
  {
    id: 'responsible-drinking',
    title: 'Drink well, not much',
    summary: 'What a standard drink is, how strong your cocktail is, and where to find help.',
    url: '/responsible-drinking',
  },
].map((item) => ({ ...item, publishedAt: writtenAt, imageUrl: null }));

/**
 * The newest articles of the feeds that answered, filled up with our own; where none answered, one of ours alone.
 * Implements NEWS-04, NEWS-05, NEWS-07 to NEWS-09, CONTRA-21.
 */
export function latestNews(answered: readonly Answered[], siteName: string): NewsItem[] {
  const ours = builtInNews.map((item) => ({ ...item, source: siteName }));
  if (answered.length === 0) return ours.slice(0, 1);
  const byUrl = new Map(
    answered
      .flatMap(({ name, articles }) =>
        articles.slice(0, maxKeptPerSource).map((article) => toNewsItem(article, name)),
      )
      .map((item) => [item.url, item]),
  );
  const theirs = [...byUrl.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return [...theirs, ...ours].slice(0, maxNews);
}

const toNewsItem = ({ imageUrl, ...article }: FoundArticle, source: string): NewsItem => ({
  id: createHash('sha256').update(article.url).digest('hex').slice(0, 40),
  ...article,
  source,
  imageUrl: imageUrl && outsideImagePath(imageUrl),
});
