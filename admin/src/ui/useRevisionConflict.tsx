import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import {
  type HttpError,
  type RaRecord,
  useDataProvider,
  useEditContext,
  useNotify,
  useSaveContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface Props {
  what: string;
  onSolved: () => void;
}

/**
 * For the form of something with a `revision` that somebody else may change between reading and saving: `note` takes what
 * a save ended with, and `alert` stands in the form while there is a conflict. Implements BEYOND-94.
 * @param what was changed: "this recipe"
 */
export function useRevisionConflict(what: string) {
  const [isThere, setThere] = useState(false);
  return {
    note: (problem?: Error) => setThere((problem as HttpError | undefined)?.status === 409),
    alert: isThere && <RevisionConflict what={what} onSolved={() => setThere(false)} />,
  };
}

/** Take theirs, or put one's own over it with open eyes. */
function RevisionConflict({ what, onSolved }: Props) {
  const { record, resource, refetch } = useEditContext<RaRecord & { revision: number }>();
  const { save } = useSaveContext();
  const { setValue, handleSubmit } = useFormContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();

  async function takeTheirs() {
    const { error } = await refetch();
    if (error) notify(error.message, { type: 'error' });
    else onSolved();
  }

  async function saveMine() {
    try {
      const { data } = await dataProvider.getOne(resource, { id: record?.id ?? '' });
      setValue('revision', data.revision);
      onSolved();
      await handleSubmit((values) => save?.(values))();
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    }
  }

  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, width: '100%', boxSizing: 'border-box' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => void takeTheirs()}>
            Load their version
          </Button>
          <Button color="inherit" size="small" onClick={() => void saveMine()}>
            Overwrite with mine
          </Button>
        </>
      }
    >
      Someone else changed {what} while this page was open. Your unsaved changes are still here.
    </Alert>
  );
}
