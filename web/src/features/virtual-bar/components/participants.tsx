import { useInfiniteQuery } from '@tanstack/react-query';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { participantsQuery } from '../api/room-queries.ts';
import { t } from '../texts.ts';
import styles from './room.module.css';

/** Who has a place, and who is here. */
export function Participants({ sessionId, hostId }: { sessionId: string; hostId: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    participantsQuery(sessionId),
  );
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label={t('participantList')} className={styles.part}>
      <h2>{t('participantList')}</h2>
      {!data && <Bone width="100%" height="160px" />}
      <ul className={styles.people}>
        {all.map(({ memberId, member, present }) => {
          const name = member?.fullName ?? t('someone');
          return (
            <li key={memberId}>
              <Avatar name={name} url={member?.avatarUrl ?? null} size={32} />
              <span className={styles.person}>{name}</span>
              {memberId === hostId && <Chip>{t('host')}</Chip>}
              {present && <Chip tone="green">{t('here')}</Chip>}
            </li>
          );
        })}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </section>
  );
}
