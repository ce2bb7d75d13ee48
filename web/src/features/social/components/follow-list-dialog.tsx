import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { type FollowSide, followListQuery } from '../api/social.ts';
import { t } from '../texts.ts';
import { MemberRow } from './member-row.tsx';
import styles from './social-feed.module.css';

interface FollowListDialogProps {
  side: FollowSide;
  username: string;
  onClose: () => void;
}

/** Who follows a member, or whom they follow. */
export function FollowListDialog({ side, username, onClose }: FollowListDialogProps) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    followListQuery(side, username),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog title={t(`lists.${side}`)} onClose={onClose}>
      {isPending ? (
        <Bone width="100%" height="160px" />
      ) : !data ? (
        <Trouble level={3} title={t('lists.failed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <p className={styles.muted}>{t(side === 'followers' ? 'lists.noFollowers' : 'lists.noFollowing')}</p>
      ) : (
        <ul className={styles.members}>
          {items.map(({ member, following }) => (
            <MemberRow
              key={member.id}
              member={member}
              following={following}
              facts={`@${member.username} · ${member.currentLevel}`}
            />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </Dialog>
  );
}
