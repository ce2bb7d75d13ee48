import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { Button, useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { ExportMenu } from '../ui/ExportMenu.tsx';

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
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [updateMany, { isPending }] = useUpdateMany();
  const feature = () =>
    updateMany(
      'recipes',
      { ids: selectedIds, data: { featured } },
      {
        onSuccess: () => {
          notify('resources.recipes.notifications.featured', { type: 'success' });
          onUnselectItems();
        },
        onError: (problem) => notify((problem as Error).message, { type: 'error' }),
        onSettled: () => refresh(),
      },
    );
  return (
    <Button
      label={featured ? 'Feature' : 'Remove from front page'}
      disabled={isPending}
      onClick={() => void feature()}
    >
      {featured ? <StarIcon /> : <StarBorderIcon />}
    </Button>
  );
}
