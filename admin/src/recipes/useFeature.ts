import type { Recipe } from '@barspoon/contracts';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';

/** Short, because stars are often set in a row. Milliseconds. */
const toastFor = 2000;

/**
 * Puts the recipe at hand on the front page or takes it off. What is asked for shows at once and is taken back when the
 * server refuses. Implements FEAT-08, ADM-REC-12.
 */
export function useFeature() {
  const recipe = useRecordContext<Recipe>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Recipe>();
  const isFeatured = recipe?.featured ?? false;
  const toggle = () => {
    if (!recipe || isPending) return;
    void update(
      'recipes',
      { id: recipe.id, data: { featured: !isFeatured }, previousData: recipe },
      {
        onSuccess: () =>
          notify('resources.recipes.notifications.featured', { type: 'success', autoHideDuration: toastFor }),
        onError: (problem) => notify(problem.message, { type: 'error' }),
      },
    );
  };
  return { isFeatured: isPending ? !isFeatured : isFeatured, name: recipe?.name ?? '', toggle, isPending };
}
