import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useBan } from '../api/room-acts.ts';
import { participantsQuery } from '../api/room-queries.ts';
import { t } from '../texts.ts';
import styles from './room.module.css';

interface ParticipantsProps {
  sessionId: string;
  hostId: string;
  /** The reader may send others out. */
  moderates: boolean;
}

/** Who has a place, and who is here. */
export function Participants({ sessionId, hostId, moderates }: ParticipantsProps) {
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
              {moderates && memberId !== hostId && <BanButton {...{ sessionId, memberId, name }} />}
            </li>
          );
        })}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </section>
  );
}

function BanButton({ sessionId, memberId, name }: { sessionId: string; memberId: string; name: string }) {
  const [asks, setAsks] = useState(false);
  const ban = useBan(sessionId);
  return (
    <>
      <Button look="quiet" small aria-label={t('banNamed', { name })} onClick={() => setAsks(true)}>
        {t('ban')}
      </Button>
      {asks && (
        <ConfirmDialog
          question={t('banQuestion', { name })}
          confirmLabel={t('ban')}
          busy={ban.isPending}
          onConfirm={() => ban.mutate(memberId, { onSettled: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
