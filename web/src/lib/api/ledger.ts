import { sentenceOf } from '@barspoon/browser';
import {
  barItemRoutes,
  costRoutes,
  ledgerRoutes,
  matchRoutes,
  type OutputOf,
  ownBarRoutes,
  preparationRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { tLedger } from '../../ui/ledger-texts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { call } from './call.ts';
import { keyOf, routeQuery } from './queries.ts';

export type NewEntry = SentInputOf<typeof ledgerRoutes.write>['body'];
export type Written = OutputOf<typeof ledgerRoutes.write> & { barId: string };

/** A batch puts something on the bar, and its undoing takes it off. */
const followingBatch = [barItemRoutes, matchRoutes, preparationRoutes];

/** An id of ours, so that an entry that is sent twice counts once; also without https, where `randomUUID` is missing. */
export function newEntryId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Writes about the bottles of a bar: of the one that is named, else of the one the member has chosen. Implements BEYOND-204. */
export function useLedger(barId?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewEntry): Promise<Written> => {
      const id = barId ?? (await chosenBar(queryClient));
      const params = { id, entryId: newEntryId() };
      return { ...(await call(ledgerRoutes.write, { params, body })), barId: id };
    },
    onError: (error) => toasts.error(sentenceOf(error, tLedger('failed'))),
    onSettled: (_written, _error, { kind }) =>
      Promise.all(
        [ledgerRoutes, costRoutes, ...(kind === 'prepared' || kind === 'undone' ? followingBatch : [])]
          .flatMap((routes) => Object.values(routes))
          .map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })),
      ),
  });
}

/** The bar that the member has chosen. */
export async function chosenBar(queryClient: QueryClient): Promise<string> {
  const { items } = await queryClient.fetchQuery(routeQuery(ownBarRoutes.list, undefined));
  return items.find(({ isChosen }) => isChosen)?.id ?? items[0]?.id ?? '';
}
