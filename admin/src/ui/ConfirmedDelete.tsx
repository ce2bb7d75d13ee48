import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';

/** Deletes the record at hand after asking. Implements ADM-REC-03, ADM-INV-04. */
export function ConfirmedDelete({ what }: { what: string }) {
  const record = useRecordContext<{ id: string; name: string }>();
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmColor="warning"
      confirmTitle={`Delete “${record?.name}”`}
      confirmContent={`Are you sure you want to delete ${what}?`}
    />
  );
}
