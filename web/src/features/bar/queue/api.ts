import { sentenceOf } from '@barspoon/browser';
import {
  type Price,
  type Tab,
  type Ticket,
  type TicketState,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

/** The server tells of each change; this is for one that was not heard. */
const askAgainMs = 20_000;

export const ticketsQuery = (id: string) => ({
  ...routeQuery(ticketRoutes.list, { params: { id } }),
  staleTime: 0,
  refetchInterval: askAgainMs,
});
export const tablesQuery = (id: string) => ({
  ...routeQuery(tableRoutes.list, { params: { id } }),
  staleTime: 0,
});

export const tabsQuery = (id: string) => ({
  ...routeQuery(tabRoutes.list, { params: { id } }),
  staleTime: 0,
  refetchInterval: askAgainMs,
});

export type QueueAct =
  | {
      do: 'move';
      ticketIds: string[];
      from: Ticket['state'];
      to: Exclude<TicketState, 'cancelled'>;
      reason?: string;
    }
  | { do: 'ban'; ticketId: string };

export function useQueueAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (act: QueueAct) => {
      if (act.do === 'ban') {
        await call(ticketRoutes.ban, { params: { id, ticketId: act.ticketId } });
        return toasts.success(t('banned'));
      }
      const { do: _, ...body } = act;
      const { moved } = await call(ticketRoutes.move, { params: { id }, body });
      if (moved.length < act.ticketIds.length) toasts.error(t('elsewhere'));
    },
    onError: (error) => toasts.error(sentenceOf(error, t('failed'))),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(ticketRoutes.list) }),
        queryClient.invalidateQueries({ queryKey: keyOf(tabRoutes.list) }),
      ]),
  });
}

type TableAct =
  | { do: 'open'; isOpen: boolean }
  | { do: 'set'; tableId: string; name: string }
  | { do: 'remove'; tableId: string };

export function useTableAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: TableAct) => {
      if (act.do === 'open')
        return call(tableRoutes.setOpen, { params: { id }, body: { isOpen: act.isOpen } });
      const params = { id, tableId: act.tableId };
      return act.do === 'set'
        ? call(tableRoutes.set, { params, body: { name: act.name } })
        : call(tableRoutes.remove, { params });
    },
    onError: (error) => toasts.error(sentenceOf(error, t('failed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(tableRoutes.list) }),
  });
}

type TabAct = { do: 'close'; tabId: string; tip: Price | null } | { do: 'reopen'; tabId: string };

export function useTabAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: TabAct): Promise<Tab> => {
      const params = { id, tabId: act.tabId };
      return act.do === 'close'
        ? call(tabRoutes.close, { params, body: { tip: act.tip } })
        : call(tabRoutes.reopen, { params });
    },
    onError: (error) => toasts.error(sentenceOf(error, t('failed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(tabRoutes.list) }),
  });
}

/** The codes of tables, by their ids; each is told once. */
export function useMakeCodes(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tableIds: readonly string[]) => {
      const codes: Record<string, string> = {};
      for (const tableId of tableIds)
        codes[tableId] = (await call(tableRoutes.makeCode, { params: { id, tableId } })).token;
      return codes;
    },
    onError: (error) => toasts.error(sentenceOf(error, t('failed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(tableRoutes.list) }),
  });
}
