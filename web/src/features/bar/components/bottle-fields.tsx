import type { BottleUnit } from '@barspoon/contracts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { BottleDraft, DraftErrors } from '../bottle-draft.ts';
import { tBottle } from '../bottle-texts.ts';
import { currencies } from '../currencies.ts';
import styles from './bottles.module.css';

const units = ['ml', 'piece'] as const satisfies readonly BottleUnit[];

interface BottleFieldsProps {
  draft: BottleDraft;
  errors: DraftErrors;
  onChange: (part: Partial<BottleDraft>) => void;
}

export function SizeFields({ draft: { size, unit }, errors, onChange }: BottleFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={tBottle('size')}
        inputMode="decimal"
        value={size}
        error={errors.size}
        onChange={({ target }) => onChange({ size: target.value })}
      />
      <SelectField
        label={tBottle('unit')}
        options={units.map((value) => ({ value, label: tBottle(value) }))}
        value={unit}
        onChange={({ target }) => onChange({ unit: target.value === 'piece' ? 'piece' : 'ml' })}
      />
    </div>
  );
}

/** What was paid, and where. */
export function PaidFields({
  draft: { price, currency, source },
  errors,
  hint,
  onChange,
}: BottleFieldsProps & { hint?: string | undefined }) {
  const offered = currencies.includes(currency) ? currencies : [currency, ...currencies];
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={tBottle('price')}
          hint={hint}
          inputMode="decimal"
          value={price}
          error={errors.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <SelectField
          label={tBottle('currency')}
          options={offered.map((value) => ({ value, label: value.toUpperCase() }))}
          value={currency}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
      </div>
      <TextField
        label={tBottle('source')}
        maxLength={80}
        value={source}
        onChange={({ target }) => onChange({ source: target.value })}
      />
    </>
  );
}
