import { isProblem } from '@barspoon/browser';
import { type BarItem, barItemRoutes, matchRoutes, purchaseRoutes } from '@barspoon/contracts';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf } from '../../../lib/api/queries.ts';
import { readAgain } from '../../../lib/api/read-again.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { putOnShownBar } from './bars.ts';
import { changeOwnedItems, changeShownItems, isShownAs } from './items.ts';

export const askToSignIn = () =>
  toasts.error({ title: t('toggle.signIn'), description: t('toggle.signInText') });

const TOGGLE = ['bar.toggle'];

/**
 * Puts an item on the bar or takes it off: at once on the screen, undone with the documented message when the server
 * refuses. What the bar makes is refetched when the last of several presses has settled. Implements INV-08 to INV-11.
 */
export function useBarToggle(item: BarItem) {
  const queryClient = useQueryClient();
  const known = item.inInventory === true;
  // What was pressed shows in the same moment; once the server has answered, the cache says it.
  const [pressed, setPressed] = useState<boolean | null>(null);

  const listKey = keyOf(barItemRoutes.list);
  const show = (owned: boolean) => {
    if (isShownAs(queryClient, item.id, owned)) return;
    changeShownItems(queryClient, (shown) =>
      shown.id === item.id ? { ...shown, inInventory: owned } : shown,
    );
    changeOwnedItems(queryClient, item, owned);
  };

  const { mutate } = useMutation({
    mutationKey: TOGGLE,
    networkMode: 'always',
    mutationFn: (own: boolean) => putOnShownBar(queryClient, { id: item.id, name: item.name, item }, own),
    onMutate: (own) => {
      void queryClient.cancelQueries({ queryKey: listKey });
      show(own);
    },
    onSuccess: (_, own) => {
      readAgain(queryClient, listKey, () => show(own));
      toasts.success(t('toggle.done'));
    },
    onError: (error, own) => {
      show(!own);
      if (isProblem(error, 401)) return askToSignIn();
      toasts.error(t('toggle.failed'));
      // Without an answer it may have been done nevertheless: the shelf says what is true.
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
    onSettled: () => {
      // Behind what the cache tells the shelves: the item must not be gone for one drawing.
      notifyManager.schedule(() => setPressed(null));
      if (queryClient.isMutating({ mutationKey: TOGGLE }) > 1) return;
      for (const route of [matchRoutes.list, matchRoutes.marks, matchRoutes.nextBottles, purchaseRoutes.best])
        void queryClient.invalidateQueries({ queryKey: keyOf(route) });
    },
  });

  const owned = pressed ?? known;
  const toggle = () => {
    if (session.state().status === 'visitor') return askToSignIn();
    setPressed(!owned);
    mutate(!owned);
  };
  return { owned, toggle };
}
