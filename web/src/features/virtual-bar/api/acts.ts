import { ApiProblem } from '@barspoon/browser';
import { type LiveSession, liveSessionRoutes, roomRoutes, type SentInputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { session as ownSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** Why the server refused, where it says so: a sentence, or the first wrong field. */
const reasonOf = (error: unknown) =>
  error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail) : undefined;

function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const route of [...Object.values(liveSessionRoutes), roomRoutes.get, roomRoutes.participants])
      void client.invalidateQueries({ queryKey: keyOf(route) });
  };
}

/** Implements VBAR-14, VBAR-18, VBAR-21. */
export function useJoin({ id }: Pick<LiveSession, 'id'>, onJoined?: () => void) {
  const refresh = useRefresh();
  const joining = useMutation({
    mutationFn: () => call(liveSessionRoutes.join, { params: { id } }),
    onSuccess: () => {
      toasts.success(t('joinDone'));
      onJoined?.();
    },
    onError: (error) => toasts.error({ title: t('joinFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
  const join = () =>
    ownSession.state().status === 'visitor' ? toasts.error(t('joinSignIn')) : joining.mutate();
  return { join, isJoining: joining.isPending };
}

export function useLeave({ id }: Pick<LiveSession, 'id'>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(liveSessionRoutes.leave, { params: { id } }),
    onSuccess: () => toasts.success(t('leaveDone')),
    onError: (error) => toasts.error({ title: t('leaveFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}

/** In line for a place; whoever finds one free has it at once. Implements BEYOND-85. */
export function useWait({ id }: Pick<LiveSession, 'id'>, onJoined?: () => void) {
  const refresh = useRefresh();
  const waiting = useMutation({
    mutationFn: () => call(liveSessionRoutes.wait, { params: { id } }),
    onSuccess: ({ position }) => {
      if (position !== null) return toasts.success(t('waitDone', { position }));
      toasts.success(t('joinDone'));
      onJoined?.();
    },
    onError: (error) => toasts.error({ title: t('waitFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
  const wait = () =>
    ownSession.state().status === 'visitor' ? toasts.error(t('joinSignIn')) : waiting.mutate();
  return { wait, isPending: waiting.isPending };
}

export function useStopWaiting({ id }: Pick<LiveSession, 'id'>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(liveSessionRoutes.stopWaiting, { params: { id } }),
    onSuccess: () => toasts.success(t('stopWaitingDone')),
    onError: (error) => toasts.error({ title: t('stopWaitingFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}

export type SessionDraft = SentInputOf<typeof liveSessionRoutes.schedule>['body'];

/** Schedules a session, or changes one's own. Implements VBAR-17, VBAR-20. */
export function useSaveSession(id: string | undefined, onSaved: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SessionDraft) =>
      id
        ? call(liveSessionRoutes.revise, { params: { id }, body })
        : call(liveSessionRoutes.schedule, { body }),
    onSuccess: () => {
      toasts.success(t(id ? 'editDone' : 'scheduleDone'));
      onSaved();
    },
    onError: (error) =>
      toasts.error({ title: t(id ? 'editFailed' : 'scheduleFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}

const statusDone = { live: 'startDone', ended: 'endDone', cancelled: 'cancelDone' } as const;

/** Implements BEYOND-81. */
export function useSetStatus({ id }: Pick<LiveSession, 'id'>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (status: keyof typeof statusDone) =>
      call(liveSessionRoutes.setStatus, { params: { id }, body: { status } }),
    onSuccess: (_, status) => toasts.success(t(statusDone[status])),
    onError: (error) => toasts.error({ title: t('statusFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}
