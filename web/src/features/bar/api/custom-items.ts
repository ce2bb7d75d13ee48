import { isProblem, sentenceOf } from '@barspoon/browser';
import { barItemRoutes, matchRoutes, purchaseRoutes, type SentInputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { askToSignIn } from './toggle-item.ts';

export type ItemInput = SentInputOf<typeof barItemRoutes.create>['body'];

/** The member's own items: create, change, delete. Implements INV-15 to INV-17, BEYOND-41, BEYOND-42. */
export function useCustomItem(id: string | undefined) {
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const route of [
      barItemRoutes.list,
      matchRoutes.list,
      matchRoutes.marks,
      matchRoutes.nextBottles,
      purchaseRoutes.best,
    ])
      void queryClient.invalidateQueries({ queryKey: keyOf(route) });
  };
  const refused = (error: unknown, failed: string) => {
    if (isProblem(error, 401)) askToSignIn();
    else toasts.error(isProblem(error, 400) ? failed : sentenceOf(error, failed));
  };

  const save = useMutation({
    mutationFn: (body: ItemInput) =>
      id ? call(barItemRoutes.revise, { params: { id }, body }) : call(barItemRoutes.create, { body }),
    onSuccess: () => {
      toasts.success(t(id ? 'toggle.done' : 'item.created'));
      refresh();
    },
    onError: (error) => refused(error, t(id ? 'item.updateFailed' : 'item.createFailed')),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(barItemRoutes.delete, { params: { id } }),
    onSuccess: () => {
      toasts.success(t('toggle.done'));
      refresh();
    },
    onError: (error) => refused(error, t('item.deleteFailed')),
  });
  return { save, remove };
}
