import { isProblem } from '@barspoon/browser';
import { calendarFile, type LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { joinedQuery, sessionQuery } from '../api/sessions.ts';
import type { RecipeParts } from '../recipe-parts.ts';
import { t } from '../texts.ts';
import { Recap } from './recap.tsx';
import { RecipeToCome } from './recipe-to-come.tsx';
import { SessionActions } from './session-actions.tsx';
import { LiveBanner, SessionFacts } from './session-card.tsx';
import styles from './virtual-bar.module.css';

const Room = lazily(() => import('./room.tsx'), 'Room');

/** One session: what it is about, when it is and taking part. Implements BEYOND-84. */
export function SessionPage({ id, parts }: { id: string; parts: RecipeParts }) {
  const { data: session, error, refetch } = useQuery(sessionQuery(id));
  useTitle(session?.title);
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <div className="page">
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to="/virtual-bar">{t('back')}</LinkButton>}
        />
      </div>
    );
  if (error && !session)
    return (
      <div className="page">
        <Trouble level={1} title={t('loadFailed')} onRetry={refetch} />
      </div>
    );
  if (!session)
    return (
      <div className={`page ${styles.page}`}>
        <Bone width="100%" height="420px" />
      </div>
    );
  const { status, title, description } = session;
  return (
    <article className={classes('page', styles.page, status === 'live' ? styles.wide : styles.one)}>
      <header className={styles.head}>
        {status === 'live' ? <LiveBanner /> : <Chip>{t(status)}</Chip>}
        <h1>{title}</h1>
        <SessionFacts session={session} />
        {description && <p className={styles.text}>{description}</p>}
        {status === 'cancelled' && <p>{t('cancelledText')}</p>}
        {status === 'ended' && <p>{t('endedText')}</p>}
        <SessionActions session={session} isOwnPage />
        {status === 'scheduled' && (
          <Button look="quiet" onClick={() => saveForCalendar(session)}>
            {t('addToCalendar')}
          </Button>
        )}
      </header>
      {status === 'scheduled' && session.recipe && (
        <RecipeToCome session={session} recipe={session.recipe} ShoppingList={parts.ShoppingList} />
      )}
      {status === 'live' && <RoomForThoseInside session={session} AtStep={parts.AtStep} />}
      {status === 'ended' && <Recap session={session} />}
      {status === 'scheduled' && <p className={styles.muted}>{t('roomLater')}</p>}
      <p>
        <LinkButton to="/virtual-bar">{t('back')}</LinkButton>
      </p>
    </article>
  );
}

function RoomForThoseInside({ session, AtStep }: { session: LiveSession; AtStep: RecipeParts['AtStep'] }) {
  const { status, memberId } = useSession();
  const own = useQuery({ ...joinedQuery(), enabled: status === 'member' }).data;
  if (own?.bannedFrom.includes(session.id)) return <p>{t('banned')}</p>;
  const isInside = memberId === session.hostId || own?.sessionIds.includes(session.id);
  if (!isInside) return <p className={styles.muted}>{t('enterFirst')}</p>;
  return (
    <Suspense fallback={<Bone width="100%" height="480px" />}>
      <Room session={session} AtStep={AtStep} />
    </Suspense>
  );
}

function saveForCalendar({ id, scheduledAt, endsAt, title, description }: LiveSession): void {
  const about = { title, description, url: window.location.href, now: new Date().toISOString() };
  const file = calendarFile({ id, startsAt: scheduledAt, endsAt }, { ...about, alarmMinutes: 15 });
  saveFile('session.ics', file, 'text/calendar');
}
