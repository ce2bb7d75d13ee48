import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { dialogs } from '../open-dialogs.ts';
import { t } from '../texts.ts';
import styles from './toast-region.module.css';
import { type Toast, toasts } from './toasts.ts';
import { typing } from './typing.ts';

const glyphs = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle };
/** Long enough to read twice; what went wrong stays longer. */
const stay = { success: 5000, info: 5000, error: 9000 };

/** Shows the toasts above the page, inside the top dialog while one is open, as everything outside it is inert then. */
export const ToastRegion = () => useHydrated() && <Toasts />;

function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown);
  const dialog = useSyncExternalStore(dialogs.subscribe, dialogs.top);
  const isTyping = useSyncExternalStore(typing.subscribe, typing.now);
  const [isAtTop, setAtTop] = useState(false);
  // It comes down again when nothing is shown: what somebody is pressing must not slip under a message.
  const wantsTop = Boolean(dialog) || isTyping;
  if (wantsTop && !isAtTop) setAtTop(true);
  if (!wantsTop && isAtTop && shown.length === 0) setAtTop(false);
  return createPortal(
    <section className={styles.region} data-place={isAtTop ? 'top' : 'bottom'} aria-label={t('messages')}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    dialog ?? document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(() => toasts.dismiss(toast.id), stay[toast.kind]);
    return () => clearTimeout(timer);
  }, [held, toast]);

  const Glyph = glyphs[toast.kind];
  const words = [toast.title, toast.description].filter(Boolean).join(': ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever reads or points at a message keeps it from going
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may be named
    <div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      aria-label={words}
      className={classes(styles.toast, styles[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph size={22} className={styles.glyph} aria-hidden="true" />
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      <IconButton label={t('dismiss')} small onClick={() => toasts.dismiss(toast.id)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
