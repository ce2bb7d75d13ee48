import { earlyStartMinutes, type LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useJoin, useLeave, useSetStatus, useStopWaiting, useWait } from '../api/acts.ts';
import { joinedQuery } from '../api/sessions.ts';
import { t } from '../texts.ts';
import { useNow } from '../use-now.ts';
import styles from './virtual-bar.module.css';

const SessionDialog = lazily(() => import('./session-dialog.tsx'), 'SessionDialog');

interface SessionActionsProps {
  session: LiveSession;
  /** On the page of the session, which needs no link to itself. */
  isOwnPage?: boolean;
}

/** What the reader may do with a session. Implements VBAR-06 to VBAR-08, BEYOND-82. */
export function SessionActions({ session, isOwnPage = false }: SessionActionsProps) {
  const { memberId } = useSession();
  const { status, hostId } = session;
  return (
    <div className={styles.actions}>
      {status === 'ended' || status === 'cancelled' ? (
        <Button disabled>{t('ended')}</Button>
      ) : memberId === hostId ? (
        <HostActions session={session} isOwnPage={isOwnPage} />
      ) : (
        <GuestActions session={session} isOwnPage={isOwnPage} />
      )}
    </div>
  );
}

function GuestActions({ session, isOwnPage }: SessionActionsProps) {
  const { id, title, status, participantCount, maxParticipants } = session;
  const isMember = useSession().status === 'member';
  const own = useQuery({ ...joinedQuery(), enabled: isMember }).data;
  const line = own?.waiting.find(({ sessionId }) => sessionId === id);
  const navigate = useNavigate();
  const isLive = status === 'live';
  const enter = () => void navigate({ to: '/virtual-bar/$id', params: { id } });
  const { join, isJoining } = useJoin(session, isLive ? enter : undefined);
  const leave = useLeave(session);
  if (isMember && own?.bannedFrom.includes(id)) return <Chip tone="red">{t('cannotJoin')}</Chip>;
  if (isMember && own?.sessionIds.includes(id))
    return (
      <>
        {isLive && !isOwnPage && <RoomLink session={session} />}
        {!isLive && <Chip tone="green">{t('willBeNotified')}</Chip>}
        <Button
          look="quiet"
          busy={leave.isPending}
          onClick={() => leave.mutate()}
          aria-label={t('named', { label: t('giveUp'), title })}
        >
          {t('giveUp')}
        </Button>
      </>
    );
  if (isMember && line) return <InLine session={session} position={line.position} />;
  if (participantCount >= maxParticipants)
    return <WaitButton session={session} onJoined={isLive ? enter : undefined} />;
  const label = t(isLive ? 'joinLive' : 'getNotified');
  return (
    <Button look="primary" busy={isJoining} onClick={join} aria-label={t('named', { label, title })}>
      {label}
    </Button>
  );
}

/** Implements BEYOND-85. */
function WaitButton({ session, onJoined }: { session: LiveSession; onJoined: (() => void) | undefined }) {
  const { wait, isPending } = useWait(session, onJoined);
  const label = t('joinWaitingList');
  return (
    <Button busy={isPending} onClick={wait} aria-label={t('named', { label, title: session.title })}>
      {label}
    </Button>
  );
}

function InLine({ session, position }: { session: LiveSession; position: number }) {
  const stopWaiting = useStopWaiting(session);
  const label = t('leaveWaitingList');
  return (
    <>
      <Chip tone="orange">{t(position === 1 ? 'nextInLine' : 'inLine', { position })}</Chip>
      <Button
        look="quiet"
        busy={stopWaiting.isPending}
        onClick={() => stopWaiting.mutate()}
        aria-label={t('named', { label, title: session.title })}
      >
        {label}
      </Button>
    </>
  );
}

const RoomLink = ({ session: { id, title } }: { session: LiveSession }) => (
  <LinkButton
    to="/virtual-bar/$id"
    params={{ id }}
    look="primary"
    aria-label={t('named', { label: t('joinLive'), title })}
  >
    {t('joinLive')}
  </LinkButton>
);

/** Implements BEYOND-81, BEYOND-83. */
function HostActions({ session, isOwnPage }: SessionActionsProps) {
  const { id, title, status, scheduledAt } = session;
  const setStatus = useSetStatus(session);
  const navigate = useNavigate();
  const enter = () => navigate({ to: '/virtual-bar/$id', params: { id } });
  const [asks, setAsks] = useState<'ended' | 'cancelled'>();
  const [edits, setEdits] = useState(false);
  const mayStart = useNow() >= Date.parse(scheduledAt) - earlyStartMinutes * 60_000;
  const named = (label: string) => ({ 'aria-label': t('named', { label, title }), children: label });
  return (
    <>
      <Chip>{t('yours')}</Chip>
      {status === 'live' && !isOwnPage && <RoomLink session={session} />}
      {status === 'live' && <Button onClick={() => setAsks('ended')} {...named(t('end'))} />}
      {status === 'scheduled' && mayStart && (
        <Button
          look="primary"
          busy={setStatus.isPending}
          onClick={() => setStatus.mutate('live', { onSuccess: () => void enter() })}
          {...named(t('start'))}
        />
      )}
      {status === 'scheduled' && <Button onClick={() => setEdits(true)} {...named(t('edit'))} />}
      {status === 'scheduled' && (
        <Button look="quiet" onClick={() => setAsks('cancelled')} {...named(t('cancel'))} />
      )}
      {asks && (
        <ConfirmDialog
          question={t(asks === 'ended' ? 'endQuestion' : 'cancelQuestion')}
          confirmLabel={t(asks === 'ended' ? 'end' : 'cancel')}
          busy={setStatus.isPending}
          onConfirm={() => setStatus.mutate(asks, { onSettled: () => setAsks(undefined) })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {edits && (
        <Suspense>
          <SessionDialog id={id} onClose={() => setEdits(false)} />
        </Suspense>
      )}
    </>
  );
}
