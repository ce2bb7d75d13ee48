import type { ListedThread } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { threadsQuery } from '../api/messages.ts';
import { t } from '../texts.ts';
import styles from './messages.module.css';

/** With whom the reader has messages, the last written first. */
export function ThreadList() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    threadsQuery(),
  );
  if (!data && error) return <Trouble title={t('failed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="240px" />;
  const all = data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <p className={styles.actions}>
            <LinkButton to="/jobs" look="primary">
              {t('toJobs')}
            </LinkButton>
            <LinkButton to="/mentorship">{t('toMentorship')}</LinkButton>
          </p>
        }
      />
    );
  return (
    <>
      <ul className={styles.threads}>
        {all.map((thread) => (
          <li key={thread.memberId}>
            <ThreadLine thread={thread} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  );
}

function ThreadLine({ thread: { memberId, member, unread, last } }: { thread: ListedThread }) {
  const name = member?.fullName ?? t('unnamed');
  const text = last.isRemoved ? t('removed') : last.content;
  return (
    <Link to="/messages/$id" params={{ id: memberId }} className={styles.thread} data-unread={unread > 0}>
      <Avatar name={name} url={member?.avatarUrl ?? null} size={44} />
      <span className={styles.preview}>
        <span className={styles.by}>
          <strong>{name}</strong>
          <time dateTime={last.createdAt} className={styles.muted}>
            {dayText(last.createdAt)}
          </time>
        </span>
        <span className={styles.excerpt}>{last.isOwn ? t('you', { text }) : text}</span>
      </span>
      {unread > 0 && <Chip tone="green">{t('unread', { count: unread })}</Chip>}
    </Link>
  );
}
