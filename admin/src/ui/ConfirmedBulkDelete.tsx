import { BulkDeleteWithConfirmButton, useListContext, useNotify, useResourceContext } from 'react-admin';
import { undoFor } from './undo.tsx';

/**
 * Deletes the chosen rows after asking, and only once the time to take it back is over: what is deleted cannot be
 * restored. Implements ADM-REC-03, ADM-INV-04.
 */
export function ConfirmedBulkDelete({ one, many }: { one: string; many: string }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const what = selectedIds.length === 1 ? one : `these ${selectedIds.length} ${many}`;
  const onSuccess = () => {
    notify(`resources.${resource}.notifications.deleting`, {
      type: 'info',
      messageArgs: { smart_count: selectedIds.length },
      undoable: true,
      autoHideDuration: undoFor,
    });
    onUnselectItems(true);
  };
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="undoable"
      mutationOptions={{ onSuccess }}
      confirmColor="warning"
      confirmTitle={`Delete ${what}`}
      confirmContent={`Are you sure you want to delete ${what}?`}
    />
  );
}
