import {
  type AdminSession,
  adminSessionRoutes,
  type StopSessionInput,
  sessionStopReasons,
} from '@barspoon/contracts';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { ReasonChoiceDialog } from '../ui/ReasonChoiceDialog.tsx';
import { useAct } from '../ui/useAct.ts';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { SessionChat } from './SessionChat.tsx';
import { SessionMembers } from './SessionMembers.tsx';
import { momentText, placesOf, stateOf } from './session-words.ts';

const refetchInterval = 15_000;

/** One session: who is in it, who waits, what is said, and the way to stop it. Implements BEYOND-81, BEYOND-84. */
export default function SessionShow() {
  return (
    <Show emptyWhileLoading queryOptions={{ ...useLoadFailure(), refetchInterval }}>
      <Session />
    </Show>
  );
}

function Session() {
  const session = useRecordContext<AdminSession>();
  if (!session) return null;
  const { id, title, description, host, scheduledAt, durationMinutes, waitingCount } = session;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3, minWidth: 0 }}>
      <section aria-label={title}>
        <Typography component="h2" variant="h6">
          <Link href={`/virtual-bar/${id}`} target="_blank" rel="noopener">
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {momentText(scheduledAt)} · {durationMinutes} minutes · hosted by {host?.fullName ?? 'a member'}
        </Typography>
        {description && (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{description}</Typography>
        )}
        <StopSession session={session} />
      </section>
      <FigureGroup name="Now">
        <Figure name="State" value={stateOf(session)} />
        <Figure name="Places taken" value={placesOf(session)} />
        <Figure name="In the room" value={String(session.presentCount)} />
        <Figure name="Waiting" value={String(waitingCount)} />
        <Figure name="Reported messages" value={String(session.reportedCount)} />
      </FigureGroup>
      <SessionChat sessionId={id} />
      <SessionMembers sessionId={id} list="participants" />
      <SessionMembers sessionId={id} list="waiting" />
    </Box>
  );
}

function StopSession({ session: { id, title, status } }: { session: AdminSession }) {
  const [asks, setAsks] = useState(false);
  const { isBusy, run } = useAct();
  if (status !== 'live' && status !== 'scheduled') return null;
  const isLive = status === 'live';
  const act = isLive ? 'End session' : 'Cancel session';
  const words = isLive
    ? { done: 'Session ended', failed: 'Failed to end the session' }
    : { done: 'Session canceled', failed: 'Failed to cancel the session' };
  const stop = async (body: StopSessionInput) => {
    if (await run(words, () => call(adminSessionRoutes.stop, { params: { id }, body }))) setAsks(false);
  };
  return (
    <>
      <Button color="warning" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsks(true)}>
        {act}
      </Button>
      {asks && (
        <ReasonChoiceDialog
          reasons={sessionStopReasons}
          told="The host reads this sentence."
          title={`${act} “${title}”`}
          says={
            isLive
              ? 'The room closes for everybody at once.'
              : 'Everybody with a place or in line for one is told.'
          }
          act={act}
          isBusy={isBusy}
          onGive={(body) => void stop(body)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
