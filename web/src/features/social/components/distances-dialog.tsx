import type { Distance } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { distancesQuery, useDistance } from '../api/distances.ts';
import { t } from '../texts.ts';
import styles from './social-feed.module.css';

/** Whom the reader blocks and mutes, each with the way to end it. */
export function DistancesDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    distancesQuery(),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog title={t('distance.list')} onClose={onClose}>
      {isPending ? (
        <Bone width="100%" height="120px" />
      ) : !data ? (
        <Trouble level={3} title={t('lists.failed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <p className={styles.muted}>{t('distance.none')}</p>
      ) : (
        <ul className={styles.members}>
          {items.map((distance) => (
            <Row key={`${distance.kind}-${distance.member.id}`} distance={distance} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </Dialog>
  );
}

function Row({ distance: { member, kind } }: { distance: Distance }) {
  const { mutate, isPending } = useDistance(member.id);
  const end = kind === 'block' ? 'unblock' : 'unmute';
  return (
    <li className={styles.member}>
      <Avatar name={member.fullName} url={member.avatarUrl} size={40} />
      <div className={styles.words}>
        <span className={styles.name}>{member.fullName}</span>
        <span className={styles.muted}>{t(`distance.is.${kind}`)}</span>
      </div>
      <Button
        small
        busy={isPending}
        aria-label={t(`distance.${end}Named`, { name: member.fullName })}
        onClick={() => mutate({ kind, keep: false })}
      >
        {t(`distance.${end}`)}
      </Button>
    </li>
  );
}
