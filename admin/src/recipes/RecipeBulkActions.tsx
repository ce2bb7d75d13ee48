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
  const { data = [], selectedIds, onUnselectItems } = useListContext<Recipe>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const change = (ids: Identifier[], to: boolean) =>
    dataProvider.updateMany('recipes', { ids, data: { featured: to } });

  /** Chosen ones; those on other pages of the list are read. */
  const chosen = async (): Promise<Recipe[]> => {
    const here = data.filter(({ id }) => selectedIds.includes(id));
    const elsewhere = selectedIds.filter((id) => here.every((recipe) => recipe.id !== id));
    if (elsewhere.length === 0) return here;
    return [...here, ...(await dataProvider.getMany<Recipe>('recipes', { ids: elsewhere })).data];
  };
  const undo = (ids: Identifier[]) =>
    attempt(async () => {
      await change(ids, !featured);
      notify('console.undone', { type: 'info' });
    });
  const feature = () =>
    attempt(async () => {
      // Those that are as they should be are not touched, nor changed back.
      const ids = (await chosen()).flatMap((recipe) => (recipe.featured === featured ? [] : recipe.id));
      await change(ids, featured);
      notify('resources.recipes.notifications.featured', {
        type: 'success',
        autoHideDuration: undoFor,
        ...(ids.length > 0 && { action: <UndoButton onUndo={() => void undo(ids)} /> }),
      });
      onUnselectItems();
    });
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
