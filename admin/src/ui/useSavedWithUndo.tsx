import { Button } from '@mui/material';
import {
  type RaRecord,
  useCloseNotification,
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';

/** Long enough to read and to think again. Milliseconds. */
const undoFor = 8000;

/**
 * What happens once the server has saved a change: it is said then and not before, and one more call can take it back.
 * @param formBefore what is sent to restore the record, of what it was and what it is now
 */
export function useSavedWithUndo<R extends RaRecord, Form extends object>(
  formBefore: (before: R, now: R) => Form,
) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();

  const undo = async (before: R, now: R) => {
    try {
      await dataProvider.update(resource, { id: now.id, data: formBefore(before, now), previousData: now });
      notify('console.undone', { type: 'info' });
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      refresh();
    }
  };

  return (now: R, before: R | undefined): void => {
    notify(`resources.${resource}.notifications.updated`, {
      type: 'success',
      messageArgs: { smart_count: 1 },
      autoHideDuration: undoFor,
      ...(before && {
        action: <UndoButton onUndo={() => void undo(before, now)} />,
      }),
    });
    redirect('list', resource);
  };
}

/** Takes the notification away with what it tells of. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
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
