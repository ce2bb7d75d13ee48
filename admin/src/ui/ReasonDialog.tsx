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
  title: string;
  /** What follows from it. */
  says: string;
  /** What the button says. */
  act: string;
  /** What is asked for while there is no reason. */
  missing: string;
  isBusy: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** Asks why something is done; the reason goes into the audit. */
export function ReasonDialog({ title, says, act, missing, isBusy, onGive, onClose }: Props) {
  const titleId = useId();
  const [why, setWhy] = useState('');
  const isTooShort = why.trim().length < minLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooShort) onGive(why.trim());
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{says} The reason is kept in the audit.</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            margin="normal"
            label="Reason"
            value={why}
            onChange={(event) => setWhy(event.target.value.slice(0, maxLength))}
            helperText={isTooShort ? missing : ' '}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="warning" disabled={isTooShort || isBusy}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
