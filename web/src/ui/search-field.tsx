import { IconSearch, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './field.module.css';

interface SearchFieldProps {
  /** Where a label is seen, too. */
  id?: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  /** When the box steers a list of options below it: the list's id, whether it is there, and the active option's id. */
  combobox?: { list: string; open: boolean; active: string | undefined };
  ref?: Ref<HTMLInputElement>;
}

/** A search box with its label for assistive technology only, and a cross to empty it. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  combobox,
  ...rest
}: SearchFieldProps) {
  return (
    <div className={styles.inset}>
      <IconSearch size={20} className={styles.glyph} aria-hidden="true" />
      <input
        {...rest}
        {...(combobox && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': combobox.open,
          'aria-controls': combobox.list,
          'aria-activedescendant': combobox.active,
        })}
        type="search"
        className={classes(styles.control, styles.ending)}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <span className={styles.after}>
          <IconButton label={clearLabel} small onClick={() => onChange('')}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  );
}
