import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { UndoButton, undoFor } from './undo.tsx';

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
