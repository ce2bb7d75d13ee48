import DeleteIcon from '@mui/icons-material/Delete';
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
import { Question } from './Question.tsx';
import { WordedButton } from './WordedButton.tsx';

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
    record,
    mutationMode: 'pessimistic',
    mutationOptions: { onSuccess, onSettled: () => setAsking(false) },
  });
  return (
    <>
      <WordedButton
        label="ra.action.delete"
        color="error"
        icon={<DeleteIcon />}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Question
          title={`Delete “${represent(record)}”`}
          verb="Delete"
          isBusy={isPending}
          isGrave
          onConfirm={() => handleDelete()}
          onClose={() => setAsking(false)}
        >
          {`Are you sure you want to delete ${what}?`}
        </Question>
      )}
    </>
  );
}
