import type { NewsItem } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { siteName } from '../../../lib/site.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { newsQuery } from '../api/news.ts';
import { communityTime } from '../text/relative-time.ts';
import { t } from '../texts.ts';
import styles from './news-panel.module.css';

/** First on small screens, the right column on wide ones. Implements COMM-04, NEWS-01, NEWS-02, NEWS-09. */
export function NewsPanel({ className }: { className?: string | undefined }) {
  const { data, isError } = useQuery(newsQuery);
  const items = data?.items ?? (isError ? [fallback()] : undefined);
  return (
    <aside className={className} aria-label={t('news.title')}>
      <h2 className={styles.heading}>{t('news.title')}</h2>
      <ul className={styles.list}>
        {items?.map((item) => (
          <li key={item.id}>
            <NewsLine item={item} />
          </li>
        )) ??
          ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key}>
              <Bone width="100%" height="104px" />
            </li>
          ))}
      </ul>
    </aside>
  );
}

/** Where even our own server has nothing to tell. */
const fallback = (): NewsItem => ({
  id: 'fallback',
  title: t('news.fallbackTitle'),
  summary: t('news.fallbackSummary'),
  url: '/recipes',
  source: siteName(),
  publishedAt: '2026-11-22T00:00:00.000Z',
  imageUrl: null,
});

function NewsLine({ item }: { item: NewsItem }) {
  const isOurs = item.url.startsWith('/');
  const isHydrated = useHydrated();
  // The first view comes from the server, which does not know the reader's hour.
  const when =
    isHydrated && !isOurs ? communityTime(item.publishedAt, Date.now()) : dayText(item.publishedAt, false);
  return (
    <a
      className={styles.item}
      href={item.url}
      {...(!isOurs && { target: '_blank', rel: 'noopener nofollow' })}
    >
      <Picture src={item.imageUrl} />
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        <span className={styles.summary}>{item.summary}</span>
        <span className={styles.facts}>
          {item.source} · <time dateTime={item.publishedAt}>{when}</time>
        </span>
      </span>
    </a>
  );
}

function Picture({ src }: { src: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.picture}>
      {src && !isBroken ? (
        <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <EmptyGlass />
      )}
    </span>
  );
}
