import { adminChallengeRoutes, prizeStates } from '@barspoon/contracts';
import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { call } from '../api/call.ts';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';
import type { AdminChallenge } from './challenge-form.ts';

const stateNames: Record<(typeof prizeStates)[number], string> = {
  open: 'Open',
  'in progress': 'In progress',
  'handed over': 'Handed over',
};

/** What has become of the prize, step by step; there is one once somebody has won. */
export function ChallengePrize() {
  const challenge = useRecordContext<AdminChallenge>();
  if (challenge?.status !== 'completed' || !challenge.winner) return null;
  const { prizeDescription, prizeLog, winner } = challenge;
  return (
    <section style={{ padding: 24 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        Prize
      </Typography>
      <p>
        {prizeDescription}, for “{winner.title}”
        {winner.author && <> by {winner.author.fullName ?? winner.author.username ?? 'a member'}</>}
      </p>
      <ol>
        {prizeLog.map(({ at, by, state, note }) => (
          <li key={at}>
            <strong>{stateNames[state]}</strong>: {note} (<MemberName id={by} />, {dayTime(at)})
          </li>
        ))}
      </ol>
      <StepForm challenge={challenge} />
    </section>
  );
}

function StepForm({ challenge: { id, prizeState } }: { challenge: AdminChallenge }) {
  const [state, setState] = useState(prizeState ?? 'open');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call(adminChallengeRoutes.notePrize, { params: { id }, body: { state, note } });
      notify('Prize updated', { type: 'success' });
      setNote('');
      refresh();
    } catch {
      notify('Failed to update the prize', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        margin="none"
        fullWidth={false}
        label="State"
        value={state}
        onChange={({ target }) => setState(target.value as typeof state)}
        sx={{ minWidth: 160 }}
      >
        {prizeStates.map((one) => (
          <MenuItem key={one} value={one}>
            {stateNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        margin="none"
        fullWidth={false}
        label="What was done"
        value={note}
        required
        slotProps={{ htmlInput: { maxLength: 300 } }}
        onChange={({ target }) => setNote(target.value)}
        sx={{ flex: 1, minWidth: 220 }}
      />
      <Button type="submit" variant="outlined" disabled={busy || note.trim() === ''}>
        Add to the log
      </Button>
    </form>
  );
}
