import { sentenceOf } from '@barspoon/browser';
import { gaveUp, hasPasskeys, showPasskey } from '@barspoon/browser/passkeys';
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
  passkey: 'Use your passkey',
  useCode: 'Enter a code instead',
  loadFailed: "We couldn't find out how you can confirm it.",
  failed: "We couldn't confirm it.",
};

async function proofBy(way: WayToConfirm | null, shown: string) {
  if (way === 'passkey') return { passkey: await showPasskey(await call(confirmationRoutes.passkey, {})) };
  return way === 'code' ? { code: shown } : { password: shown };
}

/** Over whatever is open. Implements BEYOND-274, BEYOND-280. */
export default function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const titleId = useId();
  const [way, setWay] = useState<WayToConfirm | null>(null);
  const [shown, setShown] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    call(confirmationRoutes.ways, {}).then(
      // The first one that this browser can do.
      ({ ways }) => setWay(ways.find((one) => one !== 'passkey' || hasPasskeys()) ?? 'sign-in'),
      () => setFailure(texts.loadFailed),
    );
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      session.confirmed(await call(confirmationRoutes.confirm, { body: await proofBy(way, shown) }));
      onEnd(true);
    } catch (error) {
      setFailure(gaveUp(error) ? '' : sentenceOf(error, texts.failed));
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
          {way === 'passkey' && (
            <Button sx={{ mt: 2 }} onClick={() => setWay('code')}>
              {texts.useCode}
            </Button>
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
            <Button type="submit" variant="contained" disabled={(way !== 'passkey' && !shown) || isBusy}>
              {way === 'passkey' ? texts.passkey : 'Confirm'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
