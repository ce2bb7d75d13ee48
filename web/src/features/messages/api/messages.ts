import { sentenceOf } from '@barspoon/browser';
import { type DirectMessage, messageRoutes, moderationRoutes, type ReportReason } from '@barspoon/contracts';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

type History = InfiniteData<{ items: DirectMessage[]; nextCursor: string | null }>;

export const threadsQuery = () => pagedQuery(messageRoutes.threads, { query: {} });
export const threadQuery = (id: string) => routeQuery(messageRoutes.thread, { params: { id } });
export const historyQuery = (id: string) => pagedQuery(messageRoutes.history, { params: { id }, query: {} });

export function useWrite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call(messageRoutes.write, { params: { id }, body: { content } }),
    onSuccess: (message) => {
      client.setQueryData<History>(
        historyQuery(id).queryKey,
        (before) => before && withNewest(before, message),
      );
      refresh(client);
    },
    onError: (error) => {
      toasts.error({ title: t('sendFailed'), description: sentenceOf(error, '') });
      // Perhaps the two may no longer write to each other.
      void client.invalidateQueries({ queryKey: keyOf(messageRoutes.thread) });
    },
  });
}

/** What is seen counts as read. */
export function useReading(id: string, newest: number | undefined, unread: number): void {
  useEffect(() => {
    if (!newest || unread === 0) return;
    const read = () => {
      if (document.visibilityState === 'visible')
        call(messageRoutes.read, { params: { id }, body: { seq: newest } }).catch(() => {});
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, newest, unread]);
}

export const reportMessage = (id: string, body: { reason: ReportReason; note: string | null }) =>
  call(moderationRoutes.reportMessage, { params: { id }, body });

function withNewest({ pages: [first, ...rest], ...more }: History, message: DirectMessage): History {
  if (!first || first.items.some(({ id }) => id === message.id))
    return { pages: first ? [first, ...rest] : rest, ...more };
  return { ...more, pages: [{ ...first, items: [message, ...first.items] }, ...rest] };
}

function refresh(client: QueryClient): void {
  for (const route of [messageRoutes.threads, messageRoutes.unread])
    void client.invalidateQueries({ queryKey: keyOf(route) });
}
