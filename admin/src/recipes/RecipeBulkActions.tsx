import type { Recipe } from '@barspoon/contracts';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { useState } from 'react';
import { Button, type Identifier, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { ExportMenu } from '../ui/ExportMenu.tsx';
import { UndoButton, undoFor } from '../ui/undo.tsx';

/** What can be done with chosen recipes at once. */
export const RecipeBulkActions = () => (
  <>
    <FeatureChosen featured />
    <FeatureChosen featured={false} />
    <ExportMenu selected />
    <ConfirmedBulkDelete one="this recipe" many="recipes" />
  </>
);

function FeatureChosen({ featured }: { featured: boolean }) {
  const { selectedIds, onUnselectItems } = useListContext<Recipe>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  const change = async (ids: Identifier[], to: boolean, done: () => void) => {
    setBusy(true);
    try {
      await dataProvider.updateMany('recipes', { ids, data: { featured: to } });
      done();
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const undo = (ids: Identifier[]) =>
    change(ids, !featured, () => notify('console.undone', { type: 'info' }));

  const feature = async () => {
    const { data } = await dataProvider.getMany<Recipe>('recipes', { ids: selectedIds });
    // Those that are as they should be are not touched, nor changed back.
    const ids = data.flatMap((recipe) => (recipe.featured === featured ? [] : recipe.id));
    await change(ids, featured, () => {
      notify('resources.recipes.notifications.featured', {
        type: 'success',
        autoHideDuration: undoFor,
        ...(ids.length > 0 && { action: <UndoButton onUndo={() => void undo(ids)} /> }),
      });
      onUnselectItems();
    });
  };
  return (
    <Button
      label={featured ? 'Feature' : 'Remove from front page'}
      disabled={isBusy}
      onClick={() => void feature()}
    >
      {featured ? <StarIcon /> : <StarBorderIcon />}
    </Button>
  );
}
