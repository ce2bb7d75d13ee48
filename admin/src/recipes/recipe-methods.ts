import { adminRecipeRoutes, type Recipe } from '@barspoon/contracts';
import type { Identifier } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { inTurn } from '../data/in-turn.ts';
import { methodsOf, type ResourceBinding } from '../data/resource-binding.ts';
import { type RecipeForm, recipeFieldOf, recipeInputOf } from './recipe-form.ts';

const binding: ResourceBinding<typeof adminRecipeRoutes, RecipeForm> = {
  routes: adminRecipeRoutes,
  createBody: recipeInputOf,
  reviseBody: (form) => ({ revision: form.revision ?? 0, recipe: recipeInputOf(form) }),
  fieldOf: recipeFieldOf,
  failures: {
    list: 'Failed to load recipes',
    get: 'Failed to load recipe',
    create: 'Failed to save recipe',
    revise: 'Failed to save recipe',
    delete: 'Failed to delete recipe',
  },
};

const featureOf = (data: Partial<Recipe>): boolean | null =>
  Object.keys(data).join() === 'featured' ? (data.featured ?? false) : null;

const feature = (id: Identifier, featured: boolean): Promise<Recipe> =>
  call(adminRecipeRoutes.feature, { params: { id: String(id) }, body: { featured } });

/**
 * Recipes for react-admin. A change of `featured` alone goes its own way, because the front page has its own rules.
 * Implements ADM-REC-05, ADM-REC-06 to ADM-REC-10, ADM-REC-12.
 */
export function recipeMethods(cursors: CursorBook) {
  const methods = methodsOf(binding, cursors);
  const orFailToFeature = <T>(task: () => Promise<T>) => orFail('Failed to update feature status', task);

  return {
    ...methods,
    update: (async (resource, params) => {
      const featured = featureOf(params.data);
      if (featured === null) return methods.update(resource, params);
      return { data: (await orFailToFeature(() => feature(params.id, featured))) as never };
    }) satisfies typeof methods.update,
    async updateMany(_: string, { ids, data }: { ids: Identifier[]; data: Partial<Recipe> }) {
      await orFailToFeature(() => inTurn(ids, (id) => feature(id, data.featured ?? false)));
      return { data: ids };
    },
  };
}
