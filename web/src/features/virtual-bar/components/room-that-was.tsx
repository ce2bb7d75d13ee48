import { useQuery } from '@tanstack/react-query';
import { roomQuery } from '../api/room-queries.ts';
import { Chat } from './chat.tsx';
import { Participants } from './participants.tsx';
import styles from './room.module.css';

/** Who was inside a session that is over, and what was said. */
export function RoomThatWas({ id, hostId }: { id: string; hostId: string }) {
  const { data: room } = useQuery(roomQuery(id));
  if (!room) return null;
  return (
    <div className={styles.room}>
      <Chat sessionId={id} moderates={room.moderates} slowModeSeconds={0} isOver />
      <Participants sessionId={id} hostId={hostId} moderates={false} />
    </div>
  );
}
