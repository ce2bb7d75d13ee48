import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownEntriesQuery } from '../api/challenges.ts';
import { t } from '../texts.ts';
import styles from './challenges.module.css';

/** Implements CHAL-09, BEYOND-66. */
export function EntriesPanel() {
  const { status } = useSession();
  if (status === 'starting') return <Bone width="100%" height="240px" />;
  if (status === 'visitor')
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('signIn')}
        action={
          <LinkButton to="/profile" search={{ from: '/challenges?tab=entries' }} look="primary">
            {t('signInAction')}
          </LinkButton>
        }
      />
    );
  return <OwnEntries />;
}

function OwnEntries() {
  const list = useInfiniteQuery(ownEntriesQuery());
  if (list.isError && !list.data) return <Trouble title={t('entriesFailed')} onRetry={list.refetch} />;
  if (!list.data) return <Bone width="100%" height="240px" />;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('entriesEmpty')}
        action={<LinkButton to="/challenges">{t('entriesEmptyAction')}</LinkButton>}
      />
    );
  return (
    <>
      <ul className={styles.others}>
        {all.map(({ challenge, entry, won }) => (
          <li key={challenge.id} className={styles.card}>
            <p className={styles.marks}>
              <Chip>{t(`status.${challenge.status}`)}</Chip>
              {won && <Chip tone="green">{t('won')}</Chip>}
            </p>
            <h2>{challenge.title}</h2>
            {entry ? (
              <>
                <p>
                  <strong>{entry.title}</strong>
                </p>
                <p className={styles.muted}>{t('votes', { count: entry.votes })}</p>
              </>
            ) : (
              <p className={styles.muted}>{t('noEntry')}</p>
            )}
            <div className={styles.actions}>
              <LinkButton
                to="/challenges/$id"
                params={{ id: challenge.id }}
                aria-label={`${t('details')}: ${challenge.title}`}
              >
                {t('details')}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
