import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** Long enough to read and to think again. Milliseconds. */
export const undoFor = 8000;

/** Takes the notification away with what it tells of. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const close = useCloseNotification();
  const onClick = () => {
    close();
    onUndo();
  };
  return (
    <Button color="inherit" size="small" onClick={onClick}>
      Undo
    </Button>
  );
}
