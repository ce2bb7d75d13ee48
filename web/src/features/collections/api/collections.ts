import { sentenceOf } from '@barspoon/browser';
import {
  type Collection,
  type CollectionInput,
  type OutputOf,
  recipeRoutes,
  collectionRoutes as routes,
} from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** Implements COLL-02. */
export const collectionsQuery = (recipeId?: string) => pagedQuery(routes.mine, { query: { recipeId } });
export const collectionQuery = (id: string) => routeQuery(routes.get, { params: { id } });
/** Recipes to add by name. */
export const foundQuery = (q: string) => routeQuery(recipeRoutes.list, { query: { q, limit: 6 } });

const refreshed = (queryClient: QueryClient) =>
  Promise.all(
    [routes.mine, routes.get].map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })),
  );
const keep = (queryClient: QueryClient, collection: OutputOf<typeof routes.get>) =>
  queryClient.setQueryData(collectionQuery(collection.id).queryKey, collection);

/** Creates a collection, or changes one of one's own. Implements COLL-07 to COLL-09, COLL-13, COLL-14. */
export function useSaveCollection(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CollectionInput) =>
      id ? call(routes.revise, { params: { id }, body }) : call(routes.create, { body }),
    onSuccess: (collection) => {
      keep(queryClient, collection);
      toasts.success(t(id ? 'updated' : 'created'));
    },
    onError: (error) => toasts.error(sentenceOf(error, t(id ? 'updateFailed' : 'createFailed'))),
    onSettled: () => refreshed(queryClient),
  });
}

/** Implements COLL-10, COLL-15. */
export function useDeleteCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.delete, { params: { id } }),
    onSuccess: () => toasts.success(t('deleted')),
    onError: (error) => toasts.error(sentenceOf(error, t('deleteFailed'))),
    onSettled: () => refreshed(queryClient),
  });
}

export function useCopyCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.copy, { params: { id } }),
    onSuccess: (collection) => {
      keep(queryClient, collection);
      toasts.success(t('copyDone'));
    },
    onError: (error) => toasts.error(sentenceOf(error, t('copyMineFailed'))),
    onSettled: () => refreshed(queryClient),
  });
}

interface EntryChange {
  id: string;
  recipeId: string;
  act: 'add' | 'remove' | { note: string | null };
}

/** Puts a recipe in, takes it out, or notes something about it. Implements BEYOND-91. */
export function useChangeEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, recipeId, act }: EntryChange) => {
      const params = { id, recipeId };
      if (typeof act === 'object') return call(routes.note, { params, body: act });
      return call(act === 'add' ? routes.addRecipe : routes.removeRecipe, { params });
    },
    onError: (error) => toasts.error(sentenceOf(error, t('updateFailed'))),
    onSettled: () => refreshed(queryClient),
  });
}

/** At once on the screen, undone when the server refuses. */
export function useReorder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision, recipes }: Collection) =>
      call(routes.reorder, {
        params: { id },
        body: { revision, recipeIds: recipes.map((recipe) => recipe.id) },
      }),
    onMutate: (collection) => {
      keep(queryClient, collection);
    },
    onSuccess: (collection) => {
      keep(queryClient, collection);
    },
    onError: (error) => {
      toasts.error(sentenceOf(error, t('updateFailed')));
      void refreshed(queryClient);
    },
  });
}
