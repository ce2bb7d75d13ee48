import { useState } from 'react';
import {
  useDeleteController,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AskedDelete } from './AskedDelete.tsx';

/** Deletes the record at hand after asking. Implements ADM-REC-03, ADM-INV-04. */
export function ConfirmedDelete({ what }: { what: string }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const form = useFormContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const onSuccess = () => {
    notify(`resources.${resource}.notifications.deleted`, { type: 'info', messageArgs: { smart_count: 1 } });
    // What was not saved is gone with the record; nobody needs to be asked about it.
    form.reset(undefined, { keepValues: true });
    redirect('list', resource);
  };
  const { isPending, handleDelete } = useDeleteController({
    ...(record && { record }),
    mutationMode: 'pessimistic',
    mutationOptions: { onSuccess, onSettled: () => setAsking(false) },
  });
  return (
    <AskedDelete
      title={`Delete “${represent(record)}”`}
      what={what}
      isAsking={isAsking}
      onAsk={setAsking}
      isBusy={isPending}
      onConfirm={() => handleDelete()}
    />
  );
}
