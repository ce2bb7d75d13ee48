import type { SocialActivity } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { groupsOf } from '../activity-groups.ts';
import { feedQuery } from '../api/social.ts';
import { t } from '../texts.ts';
import { ActivityGroup } from './activity-group.tsx';
import styles from './social-feed.module.css';

/** Implements SOC-02, SOC-04, SOC-05, SOC-13. */
export function Activities() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(feedQuery());
  useFailureToast(error, t('feed.failed'));
  const { memberId } = useSession();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const isOwn = (activity: SocialActivity) => activity.member.id === memberId;
  const own = items.filter(isOwn);
  const others = items.filter((activity) => !isOwn(activity));
  return (
    <section className={styles.feed} aria-labelledby="social-feed">
      <h2 id="social-feed">{t('feed.title')}</h2>
      {isPending ? (
        <>
          <Bone width="100%" height="112px" />
          <Bone width="100%" height="112px" />
        </>
      ) : !data ? (
        <Trouble level={3} title={t('feed.failed')} onRetry={refetch} />
      ) : others.length === 0 ? (
        <EmptyState level={3} drawing={<EmptyGlass />} title={t('feed.empty')} />
      ) : (
        <ul className={styles.activities} aria-label={t('feed.list')}>
          {groupsOf(others).map((group) => (
            <li key={group[0].id} className={styles.activity}>
              <ActivityGroup group={group} />
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <details>
          <summary>{t('feed.own')}</summary>
          <ul className={styles.activities}>
            {groupsOf(own).map((group) => (
              <li key={group[0].id} className={styles.activity}>
                <ActivityGroup group={group} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </section>
  );
}
