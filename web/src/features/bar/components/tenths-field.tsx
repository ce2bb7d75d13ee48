import { Field } from '../../../ui/field.tsx';
import { amountText } from '../../../ui/ledger-texts.ts';
import { tBottle } from '../bottle-texts.ts';
import styles from './bottles.module.css';

interface TenthsFieldProps {
  tenths: number;
  size: number;
  disabled?: boolean;
  onChange: (tenths: number) => void;
}

/** How full a bottle is, as one sees it: in tenths. */
export function TenthsField({ tenths, size, disabled, onChange }: TenthsFieldProps) {
  const words = amountText(Math.round(size * tenths) / 10, 'ml');
  return (
    <Field label={tBottle('level')}>
      {({ id }) => (
        <div className={styles.slider}>
          <input
            id={id}
            type="range"
            min={0}
            max={10}
            value={tenths}
            disabled={disabled}
            aria-valuetext={words}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output>{words}</output>
        </div>
      )}
    </Field>
  );
}
