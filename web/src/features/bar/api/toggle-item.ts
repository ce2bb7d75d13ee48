import { type BarItem, barItemRoutes, barRoutes, matchRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { changeOwnedItems, changeShownItems } from './items.ts';

export const askToSignIn = () =>
  toasts.error({ title: t('toggle.signIn'), description: t('toggle.signInText') });

const TOGGLE = ['bar.toggle'];

/**
 * Puts an item on the bar or takes it off: at once on the screen, undone with the documented message when the server
 * refuses. What the bar makes is asked anew when the last of several presses is settled. Implements INV-08 to INV-11.
 */
export function useBarToggle() {
  const queryClient = useQueryClient();
  const show = (item: BarItem, owned: boolean) => {
    changeShownItems(queryClient, (shown) =>
      shown.id === item.id ? { ...shown, inInventory: owned } : shown,
    );
    changeOwnedItems(queryClient, item, owned);
  };

  const { mutate } = useMutation({
    mutationKey: TOGGLE,
    mutationFn: ({ item, own }: { item: BarItem; own: boolean }) =>
      call(own ? barRoutes.add : barRoutes.remove, { params: { id: item.id } }),
    onMutate: async ({ item, own }) => {
      await queryClient.cancelQueries({ queryKey: keyOf(barItemRoutes.list) });
      show(item, own);
    },
    onSuccess: () => toasts.success(t('toggle.done')),
    onError: (error, { item, own }) => {
      show(item, !own);
      if (isProblem(error, 401)) askToSignIn();
      else toasts.error(t('toggle.failed'));
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: TOGGLE }) > 1) return;
      for (const route of [matchRoutes.list, matchRoutes.marks, matchRoutes.nextBottles])
        void queryClient.invalidateQueries({ queryKey: keyOf(route) });
    },
  });

  return (item: BarItem, own: boolean) => {
    if (session.state().status === 'visitor') askToSignIn();
    else mutate({ item, own });
  };
}
