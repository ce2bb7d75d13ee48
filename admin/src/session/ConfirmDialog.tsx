import { sentenceOf } from '@barspoon/browser';
import { confirmationRoutes, type WayToConfirm } from '@barspoon/contracts';
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { call } from '../api/call.ts';
import { session } from './session.ts';

const texts = {
  title: "Confirm it's you",
  lead: 'You signed in a while ago, so we ask again before this is done.',
  signIn: 'You have no password yet. Sign out and in again, then try once more within ten minutes.',
  code: 'Code from your app, or a recovery code',
  password: 'Your password',
  loadFailed: "We couldn't find out how you can confirm it.",
  failed: "We couldn't confirm it.",
};

/** Over whatever is open. Implements BEYOND-280. */
export default function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const titleId = useId();
  const [way, setWay] = useState<WayToConfirm | null>(null);
  const [shown, setShown] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    call(confirmationRoutes.ways, {}).then(
      ({ ways }) => setWay(ways[0] ?? 'sign-in'),
      () => setFailure(texts.loadFailed),
    );
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const body = way === 'code' ? { code: shown } : { password: shown };
      session.confirmed(await call(confirmationRoutes.confirm, { body }));
      onEnd(true);
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => onEnd(false)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{texts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{way === 'sign-in' ? texts.signIn : texts.lead}</DialogContentText>
          {!way && !failure && <CircularProgress sx={{ mt: 2 }} />}
          {(way === 'code' || way === 'password') && (
            <TextField
              autoFocus
              fullWidth
              required
              margin="normal"
              label={texts[way]}
              type={way === 'password' ? 'password' : 'text'}
              autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
              value={shown}
              onChange={(event) => setShown(event.target.value)}
            />
          )}
          {failure && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)}>Cancel</Button>
          {way !== 'sign-in' && (
            <Button type="submit" variant="contained" disabled={!shown || isBusy}>
              Confirm
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
