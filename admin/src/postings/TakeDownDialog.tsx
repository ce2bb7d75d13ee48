import {
  type TakeDownInput,
  type TakeDownReason,
  takeDownReasonNames,
  takeDownReasons,
} from '@barspoon/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';

interface Props {
  title: string;
  says: string;
  act: string;
  isBusy: boolean;
  onGive: (input: TakeDownInput) => void;
  onClose: () => void;
}

/** Asks for the reason, which the poster reads, and a note, which only the audit keeps. */
export function TakeDownDialog({ title, says, act, isBusy, onGive, onClose }: Props) {
  const titleId = useId();
  const [reason, setReason] = useState<TakeDownReason | ''>('');
  const [note, setNote] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) onGive({ reason, note: note.trim() || null });
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{says}</DialogContentText>
          <TextField
            select
            label="Reason"
            value={reason}
            helperText="Whoever posted the job reads this sentence."
            onChange={(event) => setReason(event.target.value as TakeDownReason)}
          >
            {takeDownReasonNames.map((name) => (
              <MenuItem key={name} value={name}>
                {takeDownReasons[name]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Note for the audit (optional)"
            value={note}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={(event) => setNote(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" color="warning" variant="contained" disabled={!reason || isBusy}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
