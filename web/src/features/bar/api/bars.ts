import { isProblem, sentenceOf } from '@barspoon/browser';
import { type BarItem, type BarSummary, barRoutes, ownBarRoutes } from '@barspoon/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { change, newEntryId } from '../../../lib/offline/change.ts';
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

export interface PutItem {
  id: string;
  name: string;
  /** Where all of it is known, it stands on the shelf without a connection as well. */
  item?: BarItem;
}

/** Puts an item on the bar that is in sight or takes it off, also when another page has chosen another one meanwhile. */
export function putOnShownBar(
  queryClient: QueryClient,
  { id: itemId, name, item }: PutItem,
  isThere: boolean,
  barId = shownBar(queryClient)?.id,
): Promise<unknown> {
  if (barId === undefined)
    return call(isThere ? barRoutes.add : barRoutes.remove, { params: { id: itemId } });
  const asked = { kind: 'item' as const, itemId, isThere, item };
  return change(queryClient, { id: newEntryId(), barId, asked, name });
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
