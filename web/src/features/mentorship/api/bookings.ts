import { ApiProblem } from '@barspoon/browser';
import {
  type Availability,
  type Booking,
  bookingRoutes,
  connectionRoutes,
  type MeetingDetails,
  type SentInputOf,
} from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const availabilityQuery = () => routeQuery(bookingRoutes.availability, undefined);
export const slotsQuery = (connectionId: string) =>
  routeQuery(bookingRoutes.slots, { params: { id: connectionId } });
export const bookingsQuery = (list: 'ahead' | 'over') => pagedQuery(bookingRoutes.mine, { query: { list } });

const fail = (title: string) => (error: unknown) =>
  toasts.error({ title, description: error instanceof ApiProblem ? error.detail : undefined });

function refresh(queryClient: QueryClient): void {
  for (const route of [bookingRoutes.mine, bookingRoutes.slots, connectionRoutes.mine])
    void queryClient.invalidateQueries({ queryKey: keyOf(route) });
}

export function useSetAvailability() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Availability) => call(bookingRoutes.setAvailability, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(availabilityQuery().queryKey, answer);
      toasts.success(t('times.saved'));
    },
    onError: fail(t('times.failed')),
  });
}

/** Books a time, or moves a meeting to it. */
export function useBook(connectionId: string, moved: Booking | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentInputOf<typeof bookingRoutes.book>['body']) =>
      moved
        ? call(bookingRoutes.move, { params: { id: moved.id }, body: { startsAt: body.startsAt } })
        : call(bookingRoutes.book, { params: { id: connectionId }, body }),
    onSuccess: () => toasts.success(t(moved ? 'meetings.moved' : 'meetings.booked')),
    onError: fail(t('meetings.bookFailed')),
    onSettled: () => refresh(queryClient),
  });
}

export function useCancelMeeting(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(bookingRoutes.cancel, { params: { id } }),
    onSuccess: () => toasts.success(t('meetings.cancelled')),
    onError: fail(t('meetings.cancelFailed')),
    onSettled: () => refresh(queryClient),
  });
}

export function useDescribeMeeting(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MeetingDetails) => call(bookingRoutes.describe, { params: { id }, body }),
    onSuccess: () => toasts.success(t('meetings.detailsSaved')),
    onError: fail(t('meetings.detailsFailed')),
    onSettled: () => refresh(queryClient),
  });
}
