import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type MouseEvent, type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** What is done, as the button says it: "Delete". */
  verb: string;
  isBusy?: boolean;
  isGrave?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done; its button says what, not "Confirm". Implements BEYOND-156. */
export function Question({
  title,
  children,
  verb,
  isBusy = false,
  isGrave = false,
  onConfirm,
  onClose,
}: Props) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open
      onClose={onClose}
      // A click in the dialog is not one on the row around its button.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={textId}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          autoFocus
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          disabled={isBusy}
          onClick={onConfirm}
        >
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
