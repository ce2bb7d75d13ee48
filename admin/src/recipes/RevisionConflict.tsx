import type { Recipe } from '@barspoon/contracts';
import { Alert, Button } from '@mui/material';
import { useDataProvider, useEditContext, useNotify, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Somebody else changed the recipe between reading and saving: take theirs, or put one's own over it with open eyes.
 */
export function RevisionConflict({ onSolved }: { onSolved: () => void }) {
  const { record, refetch } = useEditContext<Recipe>();
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
      const { data } = await dataProvider.getOne<Recipe>('recipes', { id: record?.id ?? '' });
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
      Someone else changed this recipe after you opened it. Your unsaved changes are still here.
    </Alert>
  );
}
