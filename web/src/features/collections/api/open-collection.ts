import { sentenceOf } from '@barspoon/browser';
import { type Collection, collectionRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { showRecipe } from '../../../lib/api/show-recipe.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** Opens a collection, and those of its recipes that are named, to whoever has the link. Implements BEYOND-151. */
export function useOpenCollection({ id, name, description, isPublic }: Collection) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (recipeIds: readonly string[]) => {
      for (const recipeId of recipeIds) await showRecipe(recipeId);
      if (!isPublic)
        await call(routes.revise, { params: { id }, body: { name, description, isPublic: true } });
    },
    onError: (error) => toasts.error(sentenceOf(error, t('updateFailed'))),
    onSettled: () =>
      Promise.all(
        [routes.mine, routes.get].map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })),
      ),
  });
}
