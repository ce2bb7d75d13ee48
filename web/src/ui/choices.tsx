import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { classes } from './classes.ts';

interface ChoicesProps<V extends string> {
  /** What is chosen here, for assistive technology. */
  label: string;
  look: 'segments' | 'pills';
  value: V;
  options: readonly { value: V; label: ReactNode; name?: string }[];
  onChange: (value: V) => void;
}

/** One of a few, all in sight: a group of radio buttons drawn as pills or as segments of one control. */
export function Choices<V extends string>({ label, look, value, options, onChange }: ChoicesProps<V>) {
  const group = useId();
  return (
    <fieldset className={classes(styles.choices, styles[look])} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice} title={option.name}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
