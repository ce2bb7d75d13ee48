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
import { type ReactNode, useId, useState } from 'react';

interface Props<R extends string> {
  /** Each with the sentence that is read. */
  reasons: Readonly<Record<R, string>>;
  /** Who reads it. */
  told: string;
  title: string;
  says: string;
  act: string;
  isBusy: boolean;
  /** Additional input. */
  children?: ReactNode;
  /** Something of `children` is still missing. */
  isIncomplete?: boolean;
  onGive: (input: { reason: R; note: string | null }) => void;
  onClose: () => void;
}

/** Has a reason chosen, which whoever it concerns reads, and takes a note, which only the audit keeps. */
export function ReasonChoiceDialog<R extends string>({
  reasons,
  told,
  title,
  says,
  act,
  isBusy,
  children,
  isIncomplete = false,
  onGive,
  onClose,
}: Props<R>) {
  const titleId = useId();
  const [reason, setReason] = useState<R | ''>('');
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
          {children}
          <TextField
            select
            label="Reason"
            value={reason}
            helperText={told}
            onChange={(event) => setReason(event.target.value as R)}
          >
            {Object.entries<string>(reasons).map(([name, sentence]) => (
              <MenuItem key={name} value={name}>
                {sentence}
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
          <Button
            type="submit"
            color="warning"
            variant="contained"
            disabled={!reason || isIncomplete || isBusy}
          >
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
