import { ApiProblem, isProblem } from '@barspoon/browser';
import {
  type ApplicationInput,
  type ApplicationStatus,
  applicationRoutes,
  type Posting,
  type PostingInput,
  postingRoutes,
  savedPostingRoutes,
} from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

const reasonOf = (error: unknown) => (error instanceof ApiProblem ? error.detail : undefined);

/** Refetches what shows postings after an action. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const route of [
      postingRoutes.list,
      postingRoutes.counts,
      postingRoutes.mine,
      postingRoutes.get,
      savedPostingRoutes.list,
      applicationRoutes.mine,
      applicationRoutes.received,
    ])
      void client.invalidateQueries({ queryKey: keyOf(route) });
  };
}

/** Implements JOB-11 to JOB-14, CONTRA-34. */
export function useApply({ id }: Pick<Posting, 'id'>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ApplicationInput) => call(applicationRoutes.apply, { params: { id }, body }),
    onSuccess: () => toasts.success(t('submitted')),
    onError: (error) =>
      toasts.error(
        isProblem(error, 401)
          ? { title: t('signIn'), description: t('signInText') }
          : { title: t('submitFailed'), description: reasonOf(error) },
      ),
    onSettled: refresh,
  });
}

/** Posts a job, or changes one. Implements JOB-16 to JOB-18, BEYOND-72. */
export function useWritePosting(posting: Posting | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PostingInput) =>
      posting
        ? call(postingRoutes.revise, { params: { id: posting.id }, body })
        : call(postingRoutes.post, { body }),
    onSuccess: () => toasts.success(t(posting ? 'revised' : 'done')),
    onError: () => toasts.error(t(posting ? 'changeFailed' : 'failed')),
    onSettled: refresh,
  });
}

/** Closes a posting or opens it again. Implements BEYOND-72. */
export function useOpenPosting({ id }: Pick<Posting, 'id'>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (isActive: boolean) => call(postingRoutes.open, { params: { id }, body: { isActive } }),
    onSuccess: ({ isActive }) => toasts.success(t(isActive ? 'reopenedDone' : 'closedDone')),
    onError: () => toasts.error(t('changeFailed')),
    onSettled: refresh,
  });
}

/** Keeps a posting for later, or no longer. */
export function useSave({ id }: Pick<Posting, 'id'>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (save: boolean) =>
      call(save ? savedPostingRoutes.save : savedPostingRoutes.forget, { params: { id } }),
    onSuccess: (_, save) => toasts.success(t(save ? 'saved.done' : 'saved.undone')),
    onError: (error) => toasts.error({ title: t('saved.failed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}

/** Takes an application back. Implements BEYOND-73. */
export function useWithdraw(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(applicationRoutes.withdraw, { params: { id } }),
    onSuccess: () => {
      onDone();
      toasts.success(t('own.withdrawn'));
    },
    onError: (error) => toasts.error({ title: t('own.withdrawFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}

/** Notes something of an application. */
export function useNote() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      call(applicationRoutes.note, { params: { id }, body: { note } }),
    onSuccess: () => toasts.success(t('received.noted')),
    onError: () => toasts.error(t('received.noteFailed')),
    onSettled: refresh,
  });
}

/** Gives an application another status. Implements BEYOND-73. */
export function useMove() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: ApplicationStatus }) =>
      call(applicationRoutes.move, { params: { id }, body: { status } }),
    onSuccess: ({ status }) => toasts.success(t('received.moved', { status: t(`status.${status}`) })),
    onError: () => toasts.error(t('received.moveFailed')),
    onSettled: refresh,
  });
}
