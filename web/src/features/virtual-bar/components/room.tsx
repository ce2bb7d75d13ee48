import type { LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useInRoom } from '../api/room-acts.ts';
import { roomQuery } from '../api/room-queries.ts';
import { t } from '../texts.ts';
import { Chat } from './chat.tsx';
import { Participants } from './participants.tsx';
import styles from './room.module.css';
import { RoomModeration } from './room-moderation.tsx';
import { Stream } from './stream.tsx';

/** What those inside a live session share. Implements BEYOND-84, VBAR-01. */
export function Room({ session }: { session: LiveSession }) {
  const { id } = session;
  const { data: room, isError, refetch } = useQuery(roomQuery(id));
  useInRoom(id);
  if (isError && !room) return <Trouble title={t('roomFailed')} onRetry={refetch} />;
  if (!room) return <Bone width="100%" height="480px" />;
  return (
    <>
      {room.streamUrl && <Stream url={room.streamUrl} />}
      <div className={styles.room}>
        <Chat sessionId={id} moderates={room.moderates} slowModeSeconds={room.slowModeSeconds} />
        <div className={styles.side}>
          <Participants sessionId={id} hostId={session.hostId} moderates={room.moderates} />
          {room.moderates && <RoomModeration sessionId={id} slowModeSeconds={room.slowModeSeconds} />}
        </div>
      </div>
    </>
  );
}
