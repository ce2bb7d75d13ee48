import { type QueueItem, type RemovalReason, removalReasonNames, removalReasons } from '@barspoon/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { kinds } from './queue-words.ts';

interface RemoveDialogProps {
  items: readonly QueueItem[];
  busy: boolean;
  onRemove: (reason: RemovalReason, note: string | null) => void;
  onClose: () => void;
}

/** Asks for the reason, which its author reads. */
export default function RemoveDialog({ items, busy, onRemove, onClose }: RemoveDialogProps) {
  const [reason, setReason] = useState<RemovalReason>(items[0]?.reason ?? 'spam');
  const [note, setNote] = useState('');
  const [first] = items;
  const what =
    items.length === 1 && first ? `this ${kinds[first.kind].toLowerCase()}` : `${items.length} items`;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="remove-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRemove(reason, note.trim() || null);
        }}
      >
        <DialogTitle id="remove-title">Remove {what}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextField
            select
            label="Reason"
            value={reason}
            helperText="The author reads this sentence and may appeal once."
            onChange={(event) => setReason(event.target.value as RemovalReason)}
          >
            {removalReasonNames.map((name) => (
              <MenuItem key={name} value={name}>
                {removalReasons[name]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="More for the author (optional)"
            value={note}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={(event) => setNote(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" color="warning" variant="contained" disabled={busy}>
            Remove
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
