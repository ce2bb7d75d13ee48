import { sentenceOf } from '@barspoon/browser';
import { type OutputOf, type ShoppingLine, shoppingRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tShopping } from '../../ui/shopping-texts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { change, newEntryId, waits } from '../offline/change.ts';
import { withWaiting } from '../offline/foreseen.ts';
import type { ShoppingChange } from '../offline/waiting-changes.ts';
import { call } from './call.ts';
import { chosenBar } from './ledger.ts';
import { keyOf, routeQuery } from './queries.ts';

export const shoppingQuery = (id: string) => routeQuery(shoppingRoutes.list, { params: { id } });

/** What a line says by itself; all else the server reads from the whole bar: nothing can be shown before it has answered. */
const ofLines: readonly ShoppingChange['kind'][] = ['written', 'item', 'ticked', 'removed', 'cleared'];

/**
 * Changes the list of a bar: of the one that is named, else of the one the member has chosen; without a connection it waits.
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
      const answer = ofLines.includes(body.kind)
        ? await change(queryClient, { id, barId: bar, asked: { kind: 'list', body }, name })
        : await call(shoppingRoutes.change, { params: { id: bar, changeId: id }, body });
      if (answer === waits) return [];
      const { items, added } = answer as OutputOf<typeof shoppingRoutes.change>;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, withWaiting({ items }, queryKey));
      return added;
    },
    // What is told of the list meanwhile may be from before.
    onMutate: () => queryClient.cancelQueries({ queryKey: keyOf(shoppingRoutes.list) }),
    onSuccess: (added, { kind }) => {
      if (kind === 'low' && added.length === 0) toasts.info(tShopping('lowNothing'));
      // What stands there already needs no second line.
      else if (kind === 'low' || kind === 'item')
        toasts.success(tShopping('added', { count: added.length || 1 }));
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
