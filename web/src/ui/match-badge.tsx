import { type ReactNode, useId, useState } from 'react';
import type { Tone } from './chip.tsx';
import { classes } from './classes.ts';
import styles from './match-badge.module.css';

/** Implements MATCH-05. */
export const matchTone = (percent: number): Tone => {
  if (percent >= 100) return 'green';
  if (percent >= 75) return 'blue';
  return percent >= 50 ? 'orange' : 'red';
};

interface MatchBadgeProps {
  percent: number;
  /** "4 of 5" or "80%". */
  children: ReactNode;
  /** What is missing, shown on hover and focus; Escape hides it. */
  tip: string;
}

/** How far a bar meets a recipe: a word or number on its color, never the color alone. */
export function MatchBadge({ percent, children, tip }: MatchBadgeProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <span className={styles.box} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={classes(styles.badge, styles[matchTone(percent)])}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        {children}
      </button>
      <span id={id} role="tooltip" className={open ? styles.tip : 'hidden-text'}>
        {tip}
      </span>
    </span>
  );
}
