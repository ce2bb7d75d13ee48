import { isProblem, sentenceOf } from '@barspoon/browser';
import {
  discoverRoutes,
  ingredientRoutes,
  type OwnRecipeInput,
  preparationRoutes,
  type Recipe,
  type RecipeDraftInput,
  recipeRoutes,
  ownRecipeRoutes as routes,
  socialRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import { onlineManager, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, sendFile } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { showRecipe } from '../../../lib/api/show-recipe.ts';
import { change, newEntryId, waits } from '../../../lib/offline/change.ts';
import { tOffline } from '../../../lib/offline/texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tOwn } from '../own/texts.ts';
import { recipeQuery } from './recipe.ts';

/** Implements PHOTO-03. */
export const ownRecipesQuery = () => pagedQuery(routes.list, { query: {} });
/** One of one's own, whoever else may read it. */
export const ownRecipeQuery = (id: string) => routeQuery(routes.get, { params: { id } });
/** What a recipe would be that is still being written. */
export const draftQuery = (body: RecipeDraftInput) => routeQuery(routes.draft, { body });

/** Ingredients that what is typed may become. */
export const pouredQuery = (q: string) => routeQuery(ingredientRoutes.suggest, { query: { q, limit: 8 } });

/** Lists that may show it are read again. */
export const forgetOwn = (queryClient: QueryClient) =>
  Promise.all(
    [
      routes.list,
      recipeRoutes.list,
      discoverRoutes.search,
      socialRoutes.stats,
      variationRoutes.list,
      preparationRoutes.own,
      preparationRoutes.ofLines,
    ].map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })),
  );

/** Every page that shows it has it at once: by its id, and by its slug. */
export function keepOwn(queryClient: QueryClient, recipe: Recipe): void {
  queryClient.setQueryData(ownRecipeQuery(recipe.id).queryKey, recipe);
  if (recipe.visibility === 'private') return;
  for (const id of [recipe.id, recipe.slug]) queryClient.setQueryData(recipeQuery(id).queryKey, recipe);
}

export interface SavedRecipe {
  /** As it was read; without it a new one is made. */
  before: Recipe | undefined;
  /** The recipe a new one is a variation of. */
  basedOn: string | null;
  input: OwnRecipeInput;
  photo: File | null;
}

/** The recipe was changed elsewhere while it was being edited. */
export const isChanged = (error: unknown): boolean =>
  isProblem(error, 409) && error.code === 'catalogue.recipe_changed';

/**
 * Creates a recipe, or changes one of one's own; a photo is stored once there is a recipe to store it for. Without a
 * connection the recipe waits, and comes to nothing yet. Implements BEYOND-25, BEYOND-307.
 */
export function useSaveRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ before, basedOn, input, photo }: SavedRecipe): Promise<Recipe | null> => {
      if (!onlineManager.isOnline()) {
        const known = before ? { id: before.id, revision: before.revision } : null;
        const asked = { kind: 'recipe', before: known, basedOn, input } as const;
        const answer = await change(queryClient, { id: newEntryId(), barId: '', asked, name: input.name });
        return answer === waits ? null : (answer as Recipe);
      }
      const saved = before
        ? await revised(before, input)
        : await call(routes.create, { body: { ...input, basedOn } });
      return photo ? await withPhoto(saved, input, photo) : saved;
    },
    onSuccess: (recipe, { before, photo }) => {
      if (!recipe) return toasts.info(photo ? tOwn('photoLater') : tOffline('noted'));
      keepOwn(queryClient, recipe);
      if (recipe.withheld === 'held') toasts.info(tOwn('held'));
      else toasts.success(tOwn(before ? 'updated' : 'created'));
    },
    onError: (error, { before }) => {
      // The editor says so itself, and what can be done about it.
      if (isChanged(error) || isWithoutOriginal(error)) return;
      toasts.error(sentenceOf(error, tOwn(before ? 'updateFailed' : 'createFailed')));
    },
    onSettled: () => forgetOwn(queryClient),
  });
}

/** What it was to be a variation of is gone. */
export const isWithoutOriginal = (error: unknown): boolean =>
  isProblem(error, 404) && error.code === 'catalogue.original_not_found';

const revised = ({ id, revision }: Recipe, recipe: OwnRecipeInput) =>
  call(routes.revise, { params: { id }, body: { revision, recipe } });

/** A photo that is refused does not take the recipe with it. */
async function withPhoto(saved: Recipe, input: OwnRecipeInput, photo: File): Promise<Recipe> {
  const params = { id: saved.id };
  try {
    const { image } = await sendFile(routes.uploadPhoto, photo, { params });
    return await revised(saved, { ...input, image });
  } catch (error) {
    toasts.error(tOwn('photoFailed', { why: sentenceOf(error, tOwn('photoFailedWhy')) }));
    return saved;
  }
}

/** Lets whoever has its link see a recipe that only the member saw. Implements BEYOND-151. */
export function useShowByLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: showRecipe,
    onSuccess: (recipe) => keepOwn(queryClient, recipe),
    onError: (error) => toasts.error(sentenceOf(error, tOwn('updateFailed'))),
    onSettled: () => forgetOwn(queryClient),
  });
}

export function useDeleteRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.delete, { params: { id } }),
    onSuccess: () => toasts.success(tOwn('deleted')),
    onError: (error) => toasts.error(sentenceOf(error, tOwn('deleteFailed'))),
    onSettled: () => forgetOwn(queryClient),
  });
}
