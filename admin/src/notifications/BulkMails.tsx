import { adminMailRoutes, type BulkMail } from '@barspoon/contracts';
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { dayTime } from '../ui/moments.ts';
import { audienceOfMail } from './audience.ts';
import { MailPreview, type Preview } from './MailPreview.tsx';
import { Section } from './Section.tsx';

const pollMs = 2000;
const acts = { pause: 'Pause', resume: 'Resume', stop: 'Stop' } as const;
type Act = keyof typeof acts;
const actsIn: Record<BulkMail['state'], readonly Act[]> = {
  scheduled: ['pause', 'stop'],
  sending: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  stopped: [],
  done: [],
};
const stateNames: Record<BulkMail['state'], string> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
};

/** What was sent to many and how far it is. Implements BEYOND-101, BEYOND-178. */
export function BulkMails({ queued }: { queued: number }) {
  const notify = useNotify();
  const [mails, setMails] = useState<readonly BulkMail[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState<Preview | null>(null);
  const load = useCallback(
    () =>
      call(adminMailRoutes.list, { query: {} }).then(
        ({ items }) => {
          setMails(items);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  const isMoving = mails?.some(({ state }) => state === 'sending' || state === 'scheduled') ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mail that was just queued is to be seen
  useEffect(() => {
    void load();
    if (!isMoving) return;
    const timer = setInterval(() => void load(), pollMs);
    return () => clearInterval(timer);
  }, [load, isMoving, queued]);

  const act = async (what: Act, { id }: BulkMail) => {
    try {
      await call(adminMailRoutes[what], { params: { id } });
    } catch (problem) {
      notify(failure(`Failed to ${what}`, problem).message, { type: 'error' });
    }
    await load();
  };
  const read = async ({ id }: BulkMail) => {
    try {
      setShown(await call(adminMailRoutes.read, { params: { id } }));
    } catch (problem) {
      notify(failure('Failed to load this mail', problem).message, { type: 'error' });
    }
  };
  return (
    <Section name="Bulk mails">
      {failed && !mails ? (
        <LoadFailed message="Failed to load bulk mails" onRetry={() => void load()} />
      ) : mails?.length === 0 ? (
        <Typography>No bulk mail was sent yet.</Typography>
      ) : (
        mails?.map((mail) => (
          <BulkMailCard
            key={mail.id}
            mail={mail}
            onRead={() => void read(mail)}
            onAct={(what) => void act(what, mail)}
          />
        ))
      )}
      <MailPreview preview={shown} onClose={() => setShown(null)} />
    </Section>
  );
}

function BulkMailCard({
  mail,
  onRead,
  onAct,
}: {
  mail: BulkMail;
  onRead: () => void;
  onAct: (what: Act) => void;
}) {
  const { subject, state, recipients, sent, refused, skipped, unsubscribed, bounced, startsAt, counted } =
    mail;
  const settled = sent + refused + skipped;
  return (
    <Card variant="outlined" sx={{ p: 2, width: '100%', display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
      <Typography variant="body2" color="text.secondary">
        {stateNames[state]}, {dayTime(startsAt)}
        {state === 'sending' && !counted ? ' · choosing recipients' : ''}
        {' · '}
        {audienceOfMail(mail)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={recipients === 0 ? 0 : (settled / recipients) * 100}
        aria-label={`Progress of ${subject}`}
      />
      <Typography variant="body2">
        {settled} of {recipients}: {sent} sent, {refused} refused, {skipped} skipped, {bounced} bounced,{' '}
        {unsubscribed} unsubscribed
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" aria-label={`Read: ${subject}`} onClick={onRead}>
          Read
        </Button>
        {actsIn[state].map((what) => (
          <Button
            key={what}
            size="small"
            aria-label={`${acts[what]}: ${subject}`}
            onClick={() => onAct(what)}
          >
            {acts[what]}
          </Button>
        ))}
      </Box>
    </Card>
  );
}
