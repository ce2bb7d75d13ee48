import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { t } from './texts.ts';

interface ConfirmDialogProps {
  question: string;
  confirmLabel: string;
  busy?: boolean;
  /** What confirming does, when the question does not say it. */
  children?: ReactNode;
  look?: 'danger' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, or that others will see. */
export function ConfirmDialog({
  question,
  confirmLabel,
  busy = false,
  children,
  look = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={question} onClose={onClose}>
      {children}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look={look} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
