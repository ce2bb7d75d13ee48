import { IconX } from '@tabler/icons-react';
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { dialogs } from './open-dialogs.ts';
import { t } from './texts.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Near the top instead of in the middle, with the title for assistive technology only: a search. */
  bare?: boolean;
  /** Stays open on a click outside: its content would be lost. */
  stays?: boolean;
  /** As large as the window: a picture. */
  full?: boolean;
  onKeyDown?: KeyboardEventHandler;
}

/**
 * A modal dialog while it is mounted: the platform's own `<dialog>`, which traps focus, closes on Escape and returns
 * focus to the previous element. A click outside closes it too, unless `stays` is set.
 */
export function Dialog({
  title,
  onClose,
  children,
  bare = false,
  stays = false,
  full = false,
  onKeyDown,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    dialogs.opened(dialog);
    return () => {
      dialogs.closed(dialog);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={classes(styles.dialog, full ? styles.full : bare ? styles.top : styles.sheet)}
      aria-labelledby={id}
      data-full={full || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === ref.current && !stays) onClose();
      }}
    >
      {bare ? (
        <h2 id={id} className="hidden-text">
          {title}
        </h2>
      ) : (
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </IconButton>
        </header>
      )}
      {bare ? children : <div className={styles.body}>{children}</div>}
    </dialog>
  );
}

/** The row of buttons at a dialog's end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
