import type { Recipe } from '@barspoon/contracts';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';

/**
 * Puts the recipe at hand on the front page or takes it off. In a list it can be undone for a moment before it is sent;
 * in a form it happens at once. Implements FEAT-08, ADM-REC-12.
 */
export function useFeature(mutationMode: 'undoable' | 'pessimistic') {
  const recipe = useRecordContext<Recipe>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Recipe>();
  const toggle = () => {
    if (!recipe) return;
    void update(
      'recipes',
      { id: recipe.id, data: { featured: !recipe.featured }, previousData: recipe },
      {
        mutationMode,
        onSuccess: () =>
          notify('resources.recipes.notifications.featured', {
            type: 'success',
            undoable: mutationMode === 'undoable',
          }),
        onError: (problem) => notify(problem.message, { type: 'error' }),
      },
    );
  };
  return { isFeatured: recipe?.featured ?? false, name: recipe?.name ?? '', toggle, isPending };
}
