import { isProblem } from '@barspoon/browser';
import { favoriteRoutes, type OutputOf } from '@barspoon/contracts';
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { readAgain } from '../../../lib/api/read-again.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

type Marks = OutputOf<typeof favoriteRoutes.marks>;

export const favoritesQuery = () => pagedQuery(favoriteRoutes.list, { query: {} });

/** Which of these recipes the member has saved; undefined for visitors and until known. */
export function useFavoriteMarks(recipeIds: string[]): ReadonlySet<string> | undefined {
  const { status } = useSession();
  const { data } = useQuery({
    ...routeQuery(favoriteRoutes.marks, { query: { recipeIds } }),
    enabled: status === 'member' && recipeIds.length > 0,
    select: (marks) => new Set(marks.recipeIds),
  });
  return data;
}

/**
 * Saves a recipe or takes it off again: at once on the screen, undone with the documented message when the server
 * refuses; without a connection it waits. Implements FAV-01 to FAV-07, BEYOND-28, BEYOND-307.
 */
export function useFavoriteToggle({ id, slug, name }: { id: string; slug: string; name: string }) {
  const queryClient = useQueryClient();
  const marksKey = keyOf(favoriteRoutes.marks);

  const mark = (saved: boolean) =>
    queryClient.setQueriesData<Marks>({ queryKey: marksKey }, (marks) => {
      if (!marks) return marks;
      const others = marks.recipeIds.filter((one) => one !== id);
      return { recipeIds: saved ? [...others, id] : others };
    });

  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (save: boolean): Promise<unknown> => {
      if (onlineManager.isOnline())
        return call(save ? favoriteRoutes.add : favoriteRoutes.remove, { params: { id } });
      return import('../offline/save-later.ts').then(({ saveLater }) =>
        saveLater(queryClient, { recipeId: id, isSaved: save, name }),
      );
    },
    onMutate: (save) => {
      void queryClient.cancelQueries({ queryKey: marksKey });
      mark(save);
    },
    onSuccess: (_, save) => {
      readAgain(queryClient, marksKey, () => mark(save));
      toasts.success(t(save ? 'favorite.done' : 'favorite.undone'));
      void import('../offline/saved-recipes.ts').then((kept) =>
        save ? kept.keepRecipe(slug) : kept.forgetRecipe(slug),
      );
    },
    onError: (error, save) => {
      mark(!save);
      toasts.error(t(isProblem(error, 401) ? 'favorite.signIn' : 'favorite.failed'));
      // Without an answer it may have been done nevertheless: the hearts say what is true.
      void queryClient.invalidateQueries({ queryKey: marksKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(favoriteRoutes.list) }),
  });

  return (save: boolean) => {
    if (session.state().status === 'visitor') toasts.error(t('favorite.signIn'));
    else mutate(save);
  };
}
