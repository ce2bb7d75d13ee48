import { useInfiniteQuery } from '@tanstack/react-query';
import { postingsQuery } from '../api/postings.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';
import { PostingCard } from './posting-card.tsx';

const few = 4;

/** What came last to the board; the board itself says when it could not be loaded. Implements PORT-01. */
export function NewestPostings() {
  const { data } = useInfiniteQuery(postingsQuery({}));
  const newest = data?.pages.flatMap(({ items }) => items).slice(0, few) ?? [];
  if (newest.length === 0) return null;
  return (
    <section className={styles.applications}>
      <h2>{t('own.newest')}</h2>
      <ul className={styles.list}>
        {newest.map((posting) => (
          <PostingCard key={posting.id} posting={posting} />
        ))}
      </ul>
    </section>
  );
}
