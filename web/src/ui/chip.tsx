import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes.ts';

export type Tone = 'green' | 'blue' | 'orange' | 'red';

interface ChipProps {
  tone?: Tone | undefined;
  /** The tone as the ground instead of the outline. */
  solid?: boolean;
  children: ReactNode;
}

/** A word or number about something, never color alone. */
export function Chip({ tone, solid, children }: ChipProps) {
  return (
    <span className={classes(styles.chip, tone && styles[tone], solid && styles.solid)}>
      {solid ? <span>{children}</span> : children}
    </span>
  );
}

/** A filter that is set, and taken away by pressing it. */
export function RemovableChip({
  label,
  onRemove,
  children,
}: {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.chip} aria-label={label} title={label} onClick={onRemove}>
      {children}
      <IconX size={16} aria-hidden="true" />
    </button>
  );
}
