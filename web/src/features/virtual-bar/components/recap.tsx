import type { LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { joinedQuery } from '../api/sessions.ts';
import { t } from '../texts.ts';
import { RecipeLink } from './recipe-link.tsx';
import styles from './room.module.css';

const RoomThatWas = lazily(() => import('./room-that-was.tsx'), 'RoomThatWas');

/** What is left of a session that is over: its recipe, its host, and for those who were inside who was there and what was said. Implements BEYOND-164. */
export function Recap({ session }: { session: LiveSession }) {
  const { id, hostId, host, recipe } = session;
  const { status, memberId } = useSession();
  const own = useQuery({ ...joinedQuery(), enabled: status === 'member' }).data;
  const wasInside = memberId === hostId || own?.sessionIds.includes(id) === true;
  return (
    <>
      <p className={styles.choosing}>
        {recipe?.available && <RecipeLink recipeId={recipe.recipeId} />}
        {host && memberId !== hostId && (
          <LinkButton to="/members/$username" params={{ username: host.username }}>
            {t('recapHost', { name: host.fullName })}
          </LinkButton>
        )}
      </p>
      {wasInside && (
        <Suspense fallback={<Bone width="100%" height="320px" />}>
          <RoomThatWas id={id} hostId={hostId} />
        </Suspense>
      )}
    </>
  );
}
