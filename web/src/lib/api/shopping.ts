import { sentenceOf } from '@barspoon/browser';
import { type SentInputOf, type ShoppingLine, shoppingRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tShopping } from '../../ui/shopping-texts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { call } from './call.ts';
import { chosenBar, newEntryId } from './ledger.ts';
import { keyOf, routeQuery } from './queries.ts';

export type ShoppingChange = SentInputOf<typeof shoppingRoutes.change>['body'];

export const shoppingQuery = (id: string) => routeQuery(shoppingRoutes.list, { params: { id } });

/** Changes the list of a bar: of the one that is named, else of the one the member has chosen. Implements BEYOND-207, BEYOND-208. */
export function useShopping(barId?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ShoppingChange) => {
      const id = barId ?? (await chosenBar(queryClient));
      const params = { id, changeId: newEntryId() };
      const { items, added } = await call(shoppingRoutes.change, { params, body });
      const { queryKey } = shoppingQuery(id);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { items });
      return added;
    },
    // A tick shows at once: in a shop answers are slow.
    onMutate: async (body) => {
      if (barId === undefined) return;
      const { queryKey } = shoppingQuery(barId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && { items: foreseen(list.items, body) });
    },
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

/** The list as it will be, where that is known without the server. */
function foreseen(lines: ShoppingLine[], change: ShoppingChange): ShoppingLine[] {
  if (change.kind === 'cleared') return lines.filter(({ isTicked }) => !isTicked);
  if (change.kind === 'removed') return lines.filter(({ id }) => id !== change.lineId);
  if (change.kind !== 'ticked') return lines;
  return lines.map((line) => (line.id === change.lineId ? { ...line, isTicked: change.isTicked } : line));
}
