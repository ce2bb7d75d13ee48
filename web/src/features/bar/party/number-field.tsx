import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { numberIn, type PlanNumber, planLimits } from './plan-search.ts';
import { t } from './texts.ts';

interface NumberFieldProps {
  name: PlanNumber;
  value: number;
  /** Where it is less than it could be. */
  max?: number;
  onChange: (value: number) => void;
}

/** A number of the plan; what is none stays in its field, which says why, and the plan stays as it was. */
export function NumberField({ name, value, max = planLimits[name].max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { min, step } = planLimits[name];
  const read = (written: string) => {
    const number = numberIn(name, written.trim());
    return number !== undefined && number <= max ? number : undefined;
  };
  const isWrong = typed !== null && read(typed) === undefined;
  return (
    <TextField
      label={t(`fields.${name}`)}
      type="number"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      min={min}
      max={max}
      step={step}
      value={typed ?? String(value)}
      error={isWrong && t(`wrong.${step < 1 ? 'number' : 'whole'}`, { name: t(`fields.${name}`), min, max })}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = read(event.target.value);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  );
}
