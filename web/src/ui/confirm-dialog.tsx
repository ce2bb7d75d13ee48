import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { t } from './texts.ts';

interface ConfirmDialogProps {
  question: string;
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ question, confirmLabel, busy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={question} onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
