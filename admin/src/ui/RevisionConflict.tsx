import { Alert, Button } from '@mui/material';
import { type RaRecord, useDataProvider, useEditContext, useNotify, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** What was changed: "this recipe". */
  what: string;
  onSolved: () => void;
}

/**
 * In the form of something with a `revision` that somebody else changed between reading and saving: take theirs, or put
 * one's own over it with open eyes. Implements BEYOND-94.
 */
export function RevisionConflict({ what, onSolved }: Props) {
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
