import { sentenceOf } from '@barspoon/browser';
import { type OutputOf, type ShoppingLine, shoppingRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tShopping } from '../../ui/shopping-texts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { change, newEntryId, waits } from '../offline/change.ts';
import { withWaiting } from '../offline/foreseen.ts';
import { tOffline } from '../offline/texts.ts';
import type { ShoppingChange } from '../offline/waiting-changes.ts';
import { chosenBar } from './ledger.ts';
import { keyOf, routeQuery } from './queries.ts';

export const shoppingQuery = (id: string) => routeQuery(shoppingRoutes.list, { params: { id } });

/**
 * Changes the list of a bar: of the one that is named, else of the one the member has chosen; without a connection it waits (null):
 * what follows from the whole bar is for the server to say once it reads it.
 * Implements BEYOND-207, BEYOND-208, BEYOND-239.
 */
export function useShopping(barId?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (body: ShoppingChange) => {
      const bar = barId ?? (await chosenBar(queryClient));
      const id = newEntryId();
      const { queryKey } = shoppingQuery(bar);
      const name = nameIn(queryClient.getQueryData(queryKey)?.items, body);
      const answer = await change(queryClient, { id, barId: bar, asked: { kind: 'list', body }, name });
      if (answer === waits) return null;
      const { items, added } = answer as OutputOf<typeof shoppingRoutes.change>;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, withWaiting({ items }, queryKey));
      return added;
    },
    // What is told of the list meanwhile may be from before.
    onMutate: () => queryClient.cancelQueries({ queryKey: keyOf(shoppingRoutes.list) }),
    onSuccess: (added, { kind }) => {
      if (kind !== 'low' && kind !== 'item') return;
      if (!added) toasts.info(tOffline('noted'));
      else if (kind === 'low' && added.length === 0) toasts.info(tShopping('lowNothing'));
      // What stands there already needs no second line.
      else toasts.success(tShopping('added', { count: added.length || 1 }));
    },
    onError: (error) => {
      toasts.error(sentenceOf(error, tShopping('failed')));
      return queryClient.invalidateQueries({ queryKey: keyOf(shoppingRoutes.list) });
    },
  });
}

/** What a change is about, in words. */
function nameIn(lines: readonly ShoppingLine[] | undefined, change: ShoppingChange): string {
  if (change.kind === 'written') return change.text;
  return lines?.find(({ id }) => 'lineId' in change && id === change.lineId)?.name ?? '';
}
