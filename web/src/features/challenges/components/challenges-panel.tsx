import type { Challenge } from '@barspoon/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { challengesQuery, joinedQuery } from '../api/challenges.ts';
import { t } from '../texts.ts';
import { useIsKnown } from '../use-is-known.ts';
import { ChallengeCard } from './challenge-card.tsx';
import styles from './challenges.module.css';

/** Active challenges large, the others two side by side. Implements CHAL-02, CHAL-12. */
export function ChallengesPanel() {
  const { status } = useSession();
  const list = useInfiniteQuery(challengesQuery());
  const joined = useQuery({ ...joinedQuery(), enabled: status === 'member' });
  const isKnown = useIsKnown(joined.isPending);
  const isJoined = ({ id }: Challenge) =>
    isKnown ? (joined.data?.challengeIds.includes(id) ?? false) : undefined;
  useFailureToast(list.error, t('loadFailed'));
  if (list.isError && !list.data) return <Trouble title={t('loadFailed')} onRetry={list.refetch} />;
  if (!list.data) return <Bone width="100%" height="420px" />;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) return <EmptyState drawing={<EmptyGlass />} title={t('none')} />;
  const active = all.filter((one) => one.status === 'active');
  const others = all.filter((one) => one.status !== 'active');
  return (
    <div className={styles.panel}>
      {active.length > 0 && (
        <ul className={styles.active}>
          {active.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} isJoined={isJoined(challenge)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} isJoined={isJoined(challenge)} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}
