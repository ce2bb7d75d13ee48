import {
  type CorrectionReason,
  correctionReasonNames,
  correctionReasons,
  maxCorrection,
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
import { type FormEvent, useId, useState } from 'react';

export interface Correction {
  /** Null where an entry is taken back. */
  points: number | null;
  reason: CorrectionReason;
  note: string | null;
}

interface Props {
  title: string;
  says: string;
  /** Whether the number of points is asked for. */
  isFree: boolean;
  isBusy: boolean;
  onGive: (correction: Correction) => void;
  onClose: () => void;
}

/** Asks for the reason, which the member reads, and a note, which only the audit keeps. */
export function CorrectionDialog({ title, says, isFree, isBusy, onGive, onClose }: Props) {
  const titleId = useId();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<CorrectionReason | ''>('');
  const [note, setNote] = useState('');
  const points = Number(amount);
  const isAmount = Number.isInteger(points) && points !== 0 && Math.abs(points) <= maxCorrection;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) onGive({ points: isFree ? points : null, reason, note: note.trim() || null });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{says}</DialogContentText>
          {isFree && (
            <TextField
              autoFocus
              type="number"
              label="Points"
              value={amount}
              error={amount !== '' && !isAmount}
              helperText={`A whole number from −${maxCorrection} to ${maxCorrection}; less than zero takes points.`}
              slotProps={{ htmlInput: { min: -maxCorrection, max: maxCorrection, step: 1 } }}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
          <TextField
            select
            label="Reason"
            value={reason}
            helperText="The member reads this sentence."
            onChange={(event) => setReason(event.target.value as CorrectionReason)}
          >
            {correctionReasonNames.map((name) => (
              <MenuItem key={name} value={name}>
                {correctionReasons[name]}
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
            disabled={!reason || (isFree && !isAmount) || isBusy}
          >
            Correct
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
