import type { LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useInRoom } from '../api/room-acts.ts';
import { roomQuery } from '../api/room-queries.ts';
import type { RecipeParts } from '../recipe-parts.ts';
import { t } from '../texts.ts';
import { Chat } from './chat.tsx';
import { MixAlongPart } from './mix-along.tsx';
import { Participants } from './participants.tsx';
import styles from './room.module.css';
import { RoomModeration } from './room-moderation.tsx';
import { Stream } from './stream.tsx';

/** Most sites have no video server. */
const VideoPanel = lazy(async () => ({ default: (await import('../video/video-panel.tsx')).VideoPanel }));

/** What those inside a live session share. Implements BEYOND-84, VBAR-01. */
export function Room({ session, AtStep }: { session: LiveSession; AtStep: RecipeParts['AtStep'] }) {
  const { id, hostId } = session;
  const { memberId } = useSession();
  const { data: room, isError, refetch } = useQuery(roomQuery(id));
  useInRoom(id);
  if (isError && !room) return <Trouble title={t('roomFailed')} onRetry={refetch} />;
  if (!room) return <Bone width="100%" height="480px" />;
  return (
    <div className={styles.room}>
      <div className={styles.stage}>
        {room.video && (
          <Suspense fallback={<Bone width="100%" height="160px" />}>
            <VideoPanel sessionId={id} isHost={memberId === hostId} onAir={room.video.onAir} />
          </Suspense>
        )}
        {room.streamUrl && <Stream url={room.streamUrl} />}
        <MixAlongPart sessionId={id} mixAlong={room.mixAlong} isHost={memberId === hostId} AtStep={AtStep} />
      </div>
      <div className={styles.beside}>
        <Chat sessionId={id} moderates={room.moderates} slowModeSeconds={room.slowModeSeconds} />
      </div>
      <div className={styles.side}>
        <Participants sessionId={id} hostId={hostId} moderates={room.moderates} />
        {room.moderates && <RoomModeration sessionId={id} slowModeSeconds={room.slowModeSeconds} />}
      </div>
    </div>
  );
}
