import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { sessionsQuery } from '../api/sessions.ts';
import { useShownSessions } from '../api/shown-sessions.ts';
import { t } from '../texts.ts';
import { SessionCard } from './session-card.tsx';
import styles from './virtual-bar.module.css';

/** What is live and what comes next. Implements VBAR-04, VBAR-19, BEYOND-82. */
export function LivePanel() {
  const list = useInfiniteQuery(sessionsQuery());
  const shown = useShownSessions(list.data?.pages.flatMap(({ items }) => items) ?? []);
  useFailureToast(list.error, t('loadFailed'));
  if (list.isError && !list.data) return <Trouble title={t('loadFailed')} onRetry={list.refetch} />;
  if (!list.data) return <Bone width="100%" height="320px" />;
  if (shown.length === 0)
    return <EmptyState drawing={<EmptyGlass />} title={t('noneLive')} text={t('noneLiveText')} />;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((session) => (
          <SessionCard key={session.id} session={session} />
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
