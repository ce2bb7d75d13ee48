import { BulkDeleteWithConfirmButton, useListContext } from 'react-admin';

/** Deletes the chosen rows after asking. Implements ADM-REC-03, ADM-INV-04. */
export function ConfirmedBulkDelete({ one, many }: { one: string; many: string }) {
  const { selectedIds } = useListContext();
  const what = selectedIds.length === 1 ? one : `these ${selectedIds.length} ${many}`;
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmColor="warning"
      confirmTitle={`Delete ${what}`}
      confirmContent={`Are you sure you want to delete ${what}?`}
    />
  );
}
