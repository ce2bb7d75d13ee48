import { type Notification, notificationRoutes, type OutputOf } from '@barspoon/contracts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

type Pages = InfiniteData<OutputOf<typeof notificationRoutes.list>>;

export const notificationsQuery = () => pagedQuery(notificationRoutes.list, { query: {} });

/** Marks notifications as read: at once on the screen, and told to the other pages by the server. Implements BEYOND-102. */
export function useReading() {
  const client = useQueryClient();
  const show = (isRead: (notification: Notification) => boolean) =>
    client.setQueryData<Pages>(
      notificationsQuery().queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (isRead(item) ? { ...item, read: true } : item)),
          })),
        },
    );
  const refresh = () => {
    for (const route of [notificationRoutes.list, notificationRoutes.unread])
      void client.invalidateQueries({ queryKey: keyOf(route) });
  };
  const one = useMutation({
    mutationFn: (id: string) => call(notificationRoutes.read, { params: { id } }),
    onMutate: (id) => show((item) => item.id === id),
    onSettled: refresh,
  });
  const all = useMutation({
    // What came while the page was open and is not shown yet stays unread.
    mutationFn: (until: string) => call(notificationRoutes.readAll, { body: { until } }),
    onMutate: (until) => show(({ at }) => at <= until),
    onError: () => toasts.error(t('readAllFailed')),
    onSettled: refresh,
  });
  return { readOne: one.mutate, readAll: all.mutate, isReadingAll: all.isPending };
}
