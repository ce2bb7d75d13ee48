import styles from './choices.module.css';
import { classes } from './classes.ts';

interface ChecksProps<V extends string> {
  label: string;
  values: readonly V[];
  options: readonly { value: V; label: string }[];
  onChange: (values: V[]) => void;
}

/** Any number of a few, all in sight: a group of check boxes drawn as pills. */
export function Checks<V extends string>({ label, values, options, onChange }: ChecksProps<V>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <span className={classes(styles.choices, styles.pills, styles.wrapped)}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...values, option.value]
                    : values.filter((value) => value !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
