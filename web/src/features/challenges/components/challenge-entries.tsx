import type { Challenge } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useVote } from '../api/acts.ts';
import { entriesQuery } from '../api/challenges.ts';
import { t } from '../texts.ts';
import styles from './challenges.module.css';

interface ChallengeEntriesProps {
  challenge: Challenge;
  ownEntryId: string | null | undefined;
  votedFor: string | null | undefined;
}

/** What was handed in: to vote for without names, and with them once it is over. Implements BEYOND-66. */
export function ChallengeEntries({ challenge, ownEntryId, votedFor }: ChallengeEntriesProps) {
  const list = useInfiniteQuery(entriesQuery(challenge.id));
  const { vote, isVoting } = useVote(challenge.id);
  const isOpen = challenge.status === 'voting';
  if (list.isError && !list.data) return <Trouble title={t('loadFailed')} onRetry={list.refetch} />;
  if (!list.data) return <Bone width="100%" height="240px" />;
  const all = list.data.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h2>{isOpen ? t('voting') : t('allEntries')}</h2>
      {isOpen && <p className={styles.muted}>{t('votingHint')}</p>}
      {all.length === 0 && <p className={styles.muted}>{t('noEntries')}</p>}
      <ul className={styles.others}>
        {all.map((entry) => (
          <li key={entry.id} className={styles.card}>
            <h3>{entry.title}</h3>
            {entry.author && (
              <p className={styles.muted}>{t('by', { name: entry.author.username ?? t('unnamed') })}</p>
            )}
            <p className={styles.text}>{entry.description}</p>
            {entry.votes !== null && <p>{t('votes', { count: entry.votes })}</p>}
            {isOpen && (
              <div className={styles.actions}>
                {entry.id === ownEntryId ? (
                  <Chip>{t('ownEntry')}</Chip>
                ) : entry.id === votedFor ? (
                  <Chip tone="green">{t('voted')}</Chip>
                ) : (
                  <Button
                    busy={isVoting}
                    onClick={() => vote(entry.id)}
                    aria-label={`${t('vote')}: ${entry.title}`}
                  >
                    {t('vote')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </section>
  );
}
