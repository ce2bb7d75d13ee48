import { type CorrectionReason, correctionReasons, maxCorrection } from '@barspoon/contracts';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ReasonChoiceDialog } from '../ui/ReasonChoiceDialog.tsx';

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

/** Asks for what a counter-entry says. */
export function CorrectionDialog({ title, says, isFree, isBusy, onGive, onClose }: Props) {
  const [amount, setAmount] = useState('');
  const points = Number(amount);
  const isAmount = Number.isInteger(points) && points !== 0 && Math.abs(points) <= maxCorrection;
  return (
    <ReasonChoiceDialog
      {...{ title, says, isBusy, onClose }}
      reasons={correctionReasons}
      told="The member reads this sentence."
      act="Correct"
      isIncomplete={isFree && !isAmount}
      onGive={(given) => onGive({ points: isFree ? points : null, ...given })}
    >
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
    </ReasonChoiceDialog>
  );
}
