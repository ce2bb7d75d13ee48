import type { LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { roomQuery } from '../api/room-queries.ts';
import { joinedQuery } from '../api/sessions.ts';
import { t } from '../texts.ts';
import { Chat } from './chat.tsx';
import { Participants } from './participants.tsx';
import styles from './room.module.css';

/** What is left of a session that is over: its recipe, its host, and for those who were inside who was there and what was said. Implements BEYOND-164. */
export function Recap({ session }: { session: LiveSession }) {
  const { id, hostId, host, recipe } = session;
  const { status, memberId } = useSession();
  const own = useQuery({ ...joinedQuery(), enabled: status === 'member' }).data;
  const wasInside = memberId === hostId || own?.sessionIds.includes(id) === true;
  return (
    <>
      <p className={styles.choosing}>
        {recipe?.available && (
          <LinkButton to="/recipes/$id" params={{ id: recipe.recipeId }}>
            {t('recapRecipe')}
          </LinkButton>
        )}
        {host && memberId !== hostId && (
          <LinkButton to="/members/$username" params={{ username: host.username }}>
            {t('recapHost', { name: host.fullName })}
          </LinkButton>
        )}
      </p>
      {wasInside && <Inside id={id} hostId={hostId} />}
    </>
  );
}

function Inside({ id, hostId }: { id: string; hostId: string }) {
  const { data: room } = useQuery(roomQuery(id));
  if (!room) return null;
  return (
    <div className={styles.room}>
      <Chat sessionId={id} moderates={room.moderates} slowModeSeconds={0} isOver />
      <Participants sessionId={id} hostId={hostId} moderates={false} />
    </div>
  );
}
