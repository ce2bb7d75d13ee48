import { useState } from 'react';
import { useBulkDeleteController, useListContext, useNotify, useResourceContext } from 'react-admin';
import { AskedDelete } from './AskedDelete.tsx';
import { undoFor } from './undo.tsx';

/**
 * Deletes the chosen rows after asking, and only once the time to take it back is over: what is deleted cannot be
 * restored. Implements ADM-REC-03, ADM-INV-04.
 */
export function ConfirmedBulkDelete({ one, many }: { one: string; many: string }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
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
  const { handleDelete } = useBulkDeleteController({
    mutationMode: 'undoable',
    mutationOptions: { onSuccess },
  });
  const confirm = () => {
    setAsking(false);
    handleDelete();
  };
  return (
    <AskedDelete
      title={`Delete ${what}`}
      what={what}
      isAsking={isAsking}
      onAsk={setAsking}
      onConfirm={confirm}
    />
  );
}
