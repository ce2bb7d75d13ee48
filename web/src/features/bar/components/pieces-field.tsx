import { TextField } from '../../../ui/field.tsx';
import { tBottle } from '../bottle-texts.ts';

interface PiecesFieldProps {
  size: number;
  value: string;
  onChange: (typed: string) => void;
}

/** How many are left of what is counted in pieces. */
export function PiecesField({ size, value, onChange }: PiecesFieldProps) {
  return (
    <TextField
      label={tBottle('pieces')}
      type="number"
      inputMode="decimal"
      min={0}
      max={size}
      step="any"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
