import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';

const minLength = 3;
const maxLength = 300;

interface Props {
  isBusy: boolean;
  onDiscard: (why: string) => void;
  onClose: () => void;
}

/** Asks why an event is given up for good; the reason goes into the audit. */
export function DiscardDialog({ isBusy, onDiscard, onClose }: Props) {
  const titleId = useId();
  const [why, setWhy] = useState('');
  const isTooShort = why.trim().length < minLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooShort) onDiscard(why.trim());
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Discard this event</DialogTitle>
        <DialogContent>
          <DialogContentText>
            It is never handled after this. The reason is kept in the audit.
          </DialogContentText>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            margin="normal"
            label="Reason"
            value={why}
            onChange={(event) => setWhy(event.target.value.slice(0, maxLength))}
            helperText={isTooShort ? 'Give a reason to discard it.' : ' '}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="warning" disabled={isTooShort || isBusy}>
            Discard
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
