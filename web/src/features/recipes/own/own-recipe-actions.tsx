import type { Recipe } from '@barspoon/contracts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { ownRecipeQuery, useDeleteRecipe } from '../api/own-recipes.ts';
import { tOwn } from './texts.ts';

const RecipeDialog = lazily(() => import('./recipe-dialog.tsx'), 'RecipeDialog');

interface OwnRecipeActionsProps {
  id: string;
  name: string;
  small?: boolean;
  onDeleted?: () => void;
  onSaved?: (recipe: Recipe) => void;
}

/** Edit and delete one of the member's own recipes. It is refetched before it is edited: others may have changed it. */
export function OwnRecipeActions({ id, name, small = false, onDeleted, onSaved }: OwnRecipeActionsProps) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<Recipe | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const { mutate: remove, isPending } = useDeleteRecipe();

  const edit = async () => {
    setLoading(true);
    try {
      // Without a connection what was read last is changed.
      const staleTime = onlineManager.isOnline() ? 0 : Number.POSITIVE_INFINITY;
      setEdited(await queryClient.fetchQuery({ ...ownRecipeQuery(id), staleTime, networkMode: 'always' }));
    } catch {
      toasts.error(tOwn('loadFailed'));
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button small={small} busy={isLoading} aria-label={tOwn('editNamed', { name })} onClick={edit}>
        <IconPencil size={small ? 18 : 20} aria-hidden="true" />
        {tOwn('edit')}
      </Button>
      <Button
        small={small}
        look="quiet"
        aria-label={tOwn('deleteNamed', { name })}
        onClick={() => setDoomed(true)}
      >
        <IconTrash size={small ? 18 : 20} aria-hidden="true" />
        {tOwn('delete')}
      </Button>
      {edited && (
        <Suspense>
          <RecipeDialog recipe={edited} onClose={() => setEdited(null)} {...(onSaved && { onSaved })} />
        </Suspense>
      )}
      {isDoomed && (
        <ConfirmDialog
          question={tOwn('deleteQuestion', { name })}
          confirmLabel={tOwn('delete')}
          busy={isPending}
          onConfirm={() => remove(id, { onSuccess: () => onDeleted?.(), onSettled: () => setDoomed(false) })}
          onClose={() => setDoomed(false)}
        />
      )}
    </>
  );
}
