import { isProblem } from '@barspoon/browser';
import { barItemRoutes, matchRoutes, purchaseRoutes } from '@barspoon/contracts';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { type PutItem, putOnShownBar } from './bars.ts';
import { askToSignIn } from './toggle-item.ts';

/** Puts an item that is known by its id alone on a bar, the one in sight where none is named; the shelves are refetched. Implements INV-08 to INV-11. */
export function usePutOnBar(barId?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (item: PutItem) => putOnShownBar(queryClient, item, true, barId),
    onSuccess: () => toasts.success(t('toggle.done')),
    onError: (error) => {
      if (isProblem(error, 401)) askToSignIn();
      else toasts.error(t('toggle.failed'));
    },
    onSettled: () =>
      onlineManager.isOnline() &&
      Promise.all(
        [
          barItemRoutes.list,
          matchRoutes.list,
          matchRoutes.marks,
          matchRoutes.nextBottles,
          purchaseRoutes.best,
        ].map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })),
      ),
  });
}
