import type { SocialActivity } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { feedQuery } from '../api/social.ts';
import { socialTime } from '../social-time.ts';
import { t } from '../texts.ts';
import styles from './social-feed.module.css';

/** Implements SOC-02, SOC-04, SOC-05, SOC-13. */
export function Activities() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(feedQuery());
  useFailureToast(error, t('feed.failed'));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
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
      ) : items.length === 0 ? (
        <EmptyState level={3} drawing={<EmptyGlass />} title={t('feed.empty')} />
      ) : (
        <ul className={styles.activities} aria-label={t('feed.list')}>
          {items.map((activity) => (
            <li key={activity.id} className={styles.activity}>
              <Activity activity={activity} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </section>
  );
}

function Activity({ activity: { member, type, target, createdAt } }: { activity: SocialActivity }) {
  return (
    <>
      <Avatar name={member.fullName} url={member.avatarUrl} size={44} />
      <div className={styles.words}>
        <p>
          <Link to="/members/$username" params={{ username: member.username }} className={styles.name}>
            {member.fullName}
          </Link>{' '}
          <span>{t(`act.${type}`)}</span>
        </p>
        <p className={styles.target}>
          <Target target={target} />
        </p>
        <time className={styles.time} dateTime={createdAt} title={dayText(createdAt)}>
          {socialTime(createdAt, Date.now())}
        </time>
      </div>
      {target.picture && <Drawing picture={target.picture} size={72} className={styles.picture} />}
    </>
  );
}

function Target({ target: { type, id, name, slug } }: { target: SocialActivity['target'] }) {
  switch (type) {
    case 'recipe':
      return (
        <Link to="/recipes/$id" params={{ id: slug ?? id }}>
          {name}
        </Link>
      );
    case 'member':
      return (
        <Link to="/members/$username" params={{ username: slug ?? '' }}>
          {name}
        </Link>
      );
    case 'collection':
      return (
        <Link to="/social-hub" search={{ tab: 'collections', collection: id }}>
          {name}
        </Link>
      );
    case 'challenge':
      return (
        <Link to="/challenges/$id" params={{ id }}>
          {name}
        </Link>
      );
    case 'session':
      return (
        <Link to="/virtual-bar/$id" params={{ id }}>
          {name}
        </Link>
      );
    default:
      return name;
  }
}
