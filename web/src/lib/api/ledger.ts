import { sentenceOf } from '@barspoon/browser';
import {
  barItemRoutes,
  costRoutes,
  ledgerRoutes,
  matchRoutes,
  type OutputOf,
  ownBarRoutes,
  preparationRoutes,
} from '@barspoon/contracts';
import { onlineManager, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { tLedger } from '../../ui/ledger-texts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { change, newEntryId, waits } from '../offline/change.ts';
import type { NewEntry } from '../offline/waiting-changes.ts';
import { session } from '../session/session.ts';
import { keyOf, routeQuery } from './queries.ts';

export { type NewEntry, newEntryId };
export type Written = OutputOf<typeof ledgerRoutes.write> & {
  barId: string;
  /** It is kept on this device until the server can be reached. */
  waits?: boolean;
};

/** A batch puts something on the bar, and its undoing takes it off. */
const followingBatch = [barItemRoutes, matchRoutes, preparationRoutes];

/** An entry, and the day that the notes of a recipe get with it. */
type Act = NewEntry & { madeOn?: string };

/**
 * Writes about the bottles of a bar: of the one that is named, else of the one the member has chosen; without a connection
 * it waits. Implements BEYOND-204, BEYOND-239.
 * @param name what it is about, for the list of what waits
 */
export function useLedger(barId?: string, name = '') {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ madeOn, ...body }: Act): Promise<Written> => {
      const bar = barId ?? (await chosenBar(queryClient));
      const id = newEntryId();
      const asked = { kind: 'entry' as const, body, ...(madeOn !== undefined && { madeOn }) };
      const answer = await change(queryClient, { id, barId: bar, asked, name });
      if (answer === waits) return { id, changes: [], lacking: [], cost: null, barId: bar, waits: true };
      return { ...(answer as OutputOf<typeof ledgerRoutes.write>), barId: bar };
    },
    onError: (error) => toasts.error(sentenceOf(error, tLedger('failed'))),
    onSettled: (written, _error, { kind }) =>
      // Nothing new is known yet.
      !written?.waits &&
      Promise.all(
        [ledgerRoutes, costRoutes, ...(kind === 'prepared' || kind === 'undone' ? followingBatch : [])]
          .flatMap((routes) => Object.values(routes))
          .map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })),
      ),
  });
}

/** The bar that the member has chosen; without a connection as far as it is known. */
export async function chosenBar(queryClient: QueryClient): Promise<string> {
  const query = routeQuery(ownBarRoutes.list, undefined);
  const { items } = onlineManager.isOnline()
    ? await queryClient.fetchQuery(query)
    : (queryClient.getQueryData(query.queryKey) ?? { items: [] });
  // A member's first bar has their id.
  return items.find(({ isChosen }) => isChosen)?.id ?? items[0]?.id ?? session.state().memberId ?? '';
}
