import { localTime } from '@barspoon/browser/clock-change';
import { TextField } from '../../../ui/field.tsx';
import { NumberField } from './number-field.tsx';
import styles from './party-plan.module.css';
import { numbersOf, type PlanNumber, type PlanSearch } from './plan-search.ts';
import { t } from './texts.ts';

interface PlanInputsProps {
  search: PlanSearch;
  onChange: (part: Partial<PlanSearch>) => void;
}

const assumed = ['first', 'later', 'spare'] as const;

/** Who comes, for how long and when, and what is assumed of them. */
export function PlanInputs({ search, onChange }: PlanInputsProps) {
  const numbers = numbersOf(search);
  const field = (name: PlanNumber, max?: number) => (
    <NumberField
      key={name}
      name={name}
      value={numbers[name]}
      {...(max !== undefined && { max })}
      onChange={(value) =>
        onChange(
          name === 'guests' ? { guests: value, free: Math.min(numbers.free, value) } : { [name]: value },
        )
      }
    />
  );
  return (
    <div className={`${styles.inputs} no-print`}>
      <div className={styles.fields}>
        {field('guests')}
        {field('free', numbers.guests)}
        {field('hours')}
        <TextField
          label={t('fields.at')}
          type="datetime-local"
          value={search.at ? localTime(new Date(search.at)) : ''}
          onChange={({ target: { value } }) => {
            const at = new Date(value);
            onChange({ at: Number.isNaN(at.getTime()) ? undefined : at.toISOString() });
          }}
        />
      </div>
      <details>
        <summary>{t('assumptions')}</summary>
        <p className={styles.muted}>{t('assumptionsText')}</p>
        <div className={styles.fields}>{assumed.map((name) => field(name))}</div>
      </details>
    </div>
  );
}
