import { isProblem, sentenceOf } from '@barspoon/browser';
import { type ParItem, parRoutes, type Supplier } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

// Bottles and the shopping list change it: it is asked for whenever it is looked at.
export const parsQuery = (id: string) => ({
  ...routeQuery(parRoutes.list, { params: { id } }),
  staleTime: 0,
});

type Change =
  | { do: 'par'; item: Pick<ParItem, 'itemId' | 'par' | 'supplierId'> }
  | { do: 'supplier'; supplier: Supplier }
  | { do: 'removeSupplier'; supplierId: string };

export function useParChange(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => {
      if (change.do === 'par') {
        const { itemId, ...body } = change.item;
        return call(parRoutes.set, { params: { id, itemId }, body });
      }
      if (change.do === 'removeSupplier')
        return call(parRoutes.removeSupplier, { params: { id, supplierId: change.supplierId } });
      const { id: supplierId, ...body } = change.supplier;
      return call(parRoutes.setSupplier, { params: { id, supplierId }, body });
    },
    onError: (error) => {
      if (!isProblem(error, 400)) toasts.error(sentenceOf(error, t('saveFailed')));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(parRoutes.list) }),
  });
}
