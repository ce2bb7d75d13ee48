import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { t } from '../texts.ts';
import styles from './ratings.module.css';

const values = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
}

/** One criterion: five radio buttons drawn as stars. Implements RATE-01. */
export function StarInput({ label, value, onChange }: StarInputProps) {
  const group = useId();
  return (
    <fieldset className={styles.criterion}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {values.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={group}
              checked={value === stars}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            {stars <= value ? (
              <IconStarFilled size={26} aria-hidden="true" />
            ) : (
              <IconStar size={26} aria-hidden="true" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A criterion as it was rated. */
export function StarsShown({ value }: { value: number }) {
  return (
    <span className={styles.shown} role="img" aria-label={t('outOf', { value })}>
      {values.map((stars) =>
        stars <= value ? <IconStarFilled key={stars} size={17} /> : <IconStar key={stars} size={17} />,
      )}
    </span>
  );
}
