import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface Look {
  look?: 'plain' | 'primary' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
}

const lookOf = ({ look = 'plain', small, wide }: { [F in keyof Look]: Look[F] | undefined }, own?: string) =>
  classes(styles.button, look !== 'plain' && styles[look], small && styles.small, wide && styles.wide, own);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is under way: the button says so and does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, small, wide, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={lookOf({ look, small, wide }, className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

interface LinkLookProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ look, small, wide, className, children, ...rest }: LinkLookProps) {
  return (
    <a {...rest} className={lookOf({ look, small, wide }, className)}>
      {children}
    </a>
  );
}

/** A link to one of our own pages that looks like a button. */
export const LinkButton = createLink(Anchor);

export interface IconButtonProps extends ButtonProps {
  /** What the icon means; the accessible name and the tooltip. */
  label: string;
}

export function IconButton({ label, className, children, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      look={look}
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
    >
      {children}
    </Button>
  );
}
