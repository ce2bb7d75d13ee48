import { ApiProblem } from '@barspoon/browser';
import {
  adminMentorshipRoutes,
  type ConnectionInput,
  type ConnectionStep,
  connectionRoutes,
  mentorRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { ownMentorProfileQuery } from './mentors.ts';

type ProfileBody = SentInputOf<typeof mentorRoutes.save>['body'];

const reasonOf = (error: unknown) => (error instanceof ApiProblem ? error.detail : undefined);

/** Implements MENT-10, MENT-17, MENT-20. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => call(mentorRoutes.save, { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(ownMentorProfileQuery().queryKey, { profile });
      toasts.success(t('profile.saved'));
    },
    onError: (error) => toasts.error({ title: t('profile.failed'), description: reasonOf(error) }),
  });
}

/** Implements MENT-14, MENT-18, MENT-21. */
export function useRequestConnection(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ConnectionInput) => call(connectionRoutes.request, { params: { id }, body }),
    onSuccess: () => toasts.success(t('connect.done')),
    onError: (error) => toasts.error({ title: t('connect.failed'), description: reasonOf(error) }),
    onSettled: () => refresh(queryClient),
  });
}

/** Accepts, declines, withdraws or ends. Implements BEYOND-75. */
export function useStep(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: ConnectionStep) => call(connectionRoutes.step, { params: { id }, body: { status } }),
    onSuccess: (_, status) => toasts.success(t(`connections.steps.${status}.done`)),
    onError: (error) => toasts.error({ title: t('connections.failed'), description: reasonOf(error) }),
    onSettled: () => refresh(queryClient),
  });
}

/** Implements BEYOND-79. */
export function useSetDeactivated(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deactivated: boolean) =>
      call(adminMentorshipRoutes.setDeactivated, { params: { id }, body: { deactivated } }),
    onSuccess: (_, deactivated) => toasts.success(t(deactivated ? 'admin.deactivated' : 'admin.reactivated')),
    onError: (error) => toasts.error({ title: t('admin.failed'), description: reasonOf(error) }),
    onSettled: () => {
      refresh(queryClient);
      for (const route of [adminMentorshipRoutes.overview, adminMentorshipRoutes.profiles])
        void queryClient.invalidateQueries({ queryKey: keyOf(route) });
    },
  });
}

function refresh(queryClient: QueryClient): void {
  for (const route of [mentorRoutes.list, mentorRoutes.get, connectionRoutes.mine])
    void queryClient.invalidateQueries({ queryKey: keyOf(route) });
}
