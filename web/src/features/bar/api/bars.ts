import { isProblem, sentenceOf } from '@barspoon/browser';
import { type BarSummary, barRoutes, ownBarRoutes } from '@barspoon/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const barsQuery = () => routeQuery(ownBarRoutes.list, undefined);

/** The bar the pages show; undefined before it is known. */
const shownBar = (queryClient: QueryClient): BarSummary | undefined =>
  queryClient.getQueryData(barsQuery().queryKey)?.items.find(({ isChosen }) => isChosen);

/** Whether the bar in sight can only be read. */
export const useIsGuest = (): boolean => useShownBar()?.role === 'guest';

export function useShownBar(): BarSummary | undefined {
  const { status } = useSession();
  const { data } = useQuery({ ...barsQuery(), enabled: status === 'member' });
  return data?.items.find(({ isChosen }) => isChosen);
}

/** Puts an item on the bar that is in sight or takes it off, also when another page has chosen another one meanwhile. */
export function putOnShownBar(
  queryClient: QueryClient,
  itemId: string,
  isThere: boolean,
  barId = shownBar(queryClient)?.id,
) {
  if (barId !== undefined)
    return call(isThere ? ownBarRoutes.addItem : ownBarRoutes.removeItem, {
      params: { id: barId, itemId },
    });
  return call(isThere ? barRoutes.add : barRoutes.remove, { params: { id: itemId } });
}

type Act = 'choose' | 'archive' | 'restore' | 'delete';

/** What is done with a whole bar. Most pages show something that follows from it. Implements BEYOND-200. */
export function useBarAct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (
      act:
        | { do: Act; id: string }
        | { do: 'rename'; id: string; name: string }
        | { do: 'open'; name: string },
    ) => {
      if (act.do === 'open') await call(ownBarRoutes.create, { body: { name: act.name } });
      else if (act.do === 'rename')
        await call(ownBarRoutes.rename, { params: { id: act.id }, body: { name: act.name } });
      else await call(ownBarRoutes[act.do], { params: { id: act.id } });
    },
    onError: (error) => {
      if (!isProblem(error, 400)) toasts.error(sentenceOf(error, t('bars.failed')));
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
