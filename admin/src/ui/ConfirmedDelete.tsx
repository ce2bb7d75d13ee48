import {
  DeleteWithConfirmButton,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

/** Deletes the record at hand after asking. Implements ADM-REC-03, ADM-INV-04. */
export function ConfirmedDelete({ what }: { what: string }) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmColor="warning"
      confirmTitle={`Delete “${represent(record)}”`}
      confirmContent={`Are you sure you want to delete ${what}?`}
    />
  );
}
