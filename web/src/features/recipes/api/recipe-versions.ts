import { sentenceOf } from '@barspoon/browser';
import { recipeVersionRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tVersions } from '../versions/texts.ts';
import { forgetOwn, keepOwn, ownRecipeQuery } from './own-recipes.ts';

export const versionsQuery = (id: string) => routeQuery(routes.list, { params: { id } });
export const versionQuery = (id: string, version: number) =>
  routeQuery(routes.get, { params: { id, version } });

/** Makes a version the newest; what had changed in the meantime is read again. */
export function useRestoreVersion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ version, revision }: { version: number; revision: number }) =>
      call(routes.restore, { params: { id, version }, body: { revision } }),
    onSuccess: (recipe) => {
      keepOwn(queryClient, recipe);
      toasts.success(tVersions('restored'));
    },
    onError: (error) => {
      toasts.error(sentenceOf(error, tVersions('restoreFailed')));
      void queryClient.invalidateQueries({ queryKey: ownRecipeQuery(id).queryKey });
    },
    onSettled: () =>
      Promise.all([forgetOwn(queryClient), queryClient.invalidateQueries({ queryKey: keyOf(routes.list) })]),
  });
}
