import styles from './batch-size.module.css';
import { Choices } from './choices.tsx';
import { TextField } from './field.tsx';
import { tHomemade } from './homemade-texts.ts';

const times = [0.5, 1, 2] as const;
const signs = ['½', '1', '2'];
const mlMax = 20_000;

/** The size that is typed; null for what is none. */
export const typedMl = (typed: string): number | null => {
  const ml = Number(typed);
  return ml > 0 && ml <= mlMax ? ml : null;
};

interface BatchSizeProps {
  makesMl: number;
  typed: string;
  onChange: (typed: string) => void;
}

/** How much of something homemade: half a batch, one, two, or so many milliliters. */
export function BatchSize({ makesMl, typed, onChange }: BatchSizeProps) {
  return (
    <div className={styles.size}>
      <Choices
        label={tHomemade('size')}
        look="segments"
        value={typed}
        options={times.map((factor, at) => ({
          value: String(factor * makesMl),
          label: tHomemade('times', { times: signs[at] ?? '' }),
        }))}
        onChange={onChange}
      />
      <TextField
        label={tHomemade('ml')}
        type="number"
        inputMode="decimal"
        min={1}
        max={mlMax}
        step="any"
        value={typed}
        error={typedMl(typed) === null ? tHomemade('wrongMl') : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
