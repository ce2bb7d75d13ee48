import { isProblem, sentenceOf } from '@barspoon/browser';
import { collectionRoutes, type Menu, type MenuInput, type MenuPlan, menuRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

export const menusQuery = (id: string) => ({
  ...routeQuery(menuRoutes.list, { params: { id } }),
  staleTime: 0,
});
export const menuQuery = (id: string, menuId: string) => ({
  ...routeQuery(menuRoutes.get, { params: { id, menuId } }),
  staleTime: 0,
});
export const ownCollectionsQuery = () => pagedQuery(collectionRoutes.mine, { query: {} });
export const drinksOfCollection = async (id: string) => {
  const { recipes } = await call(collectionRoutes.get, { params: { id } });
  return recipes.map((recipe) => ({ id: recipe.id, name: recipe.name }));
};

export type MenuAct =
  | { do: 'save'; body: MenuInput }
  | { do: 'publish'; slug: string }
  | { do: 'withdraw' }
  | { do: 'plan'; plan: MenuPlan }
  | { do: 'restore'; number: number };

/** @param menuId of one that may not be stored yet */
export function useMenuAct(id: string, menuId: string) {
  const queryClient = useQueryClient();
  const params = { id, menuId };
  return useMutation({
    mutationFn: (act: MenuAct): Promise<Menu> => {
      if (act.do === 'save') return call(menuRoutes.save, { params, body: act.body });
      if (act.do === 'publish') return call(menuRoutes.publish, { params, body: { slug: act.slug } });
      if (act.do === 'plan') return call(menuRoutes.plan, { params, body: act.plan });
      if (act.do === 'withdraw') return call(menuRoutes.withdraw, { params });
      return call(menuRoutes.restore, { params, body: { number: act.number } });
    },
    onSuccess: (menu) => queryClient.setQueryData(menuQuery(id, menuId).queryKey, menu),
    onError: (error) => {
      if (!isProblem(error, 400)) toasts.error(sentenceOf(error, t('saveFailed')));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(menuRoutes.list) }),
  });
}

export function useDeleteMenu(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (menuId: string) => call(menuRoutes.delete, { params: { id, menuId } }),
    onSuccess: () => toasts.success(t('deleted')),
    onError: (error) => toasts.error(sentenceOf(error, t('saveFailed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(menuRoutes.list) }),
  });
}

/** As guests would read it; asked again each time. */
export const previewQuery = (id: string, menuId: string, body: MenuInput) => ({
  ...routeQuery(menuRoutes.preview, { params: { id, menuId }, body }),
  staleTime: 0,
  gcTime: 0,
});
