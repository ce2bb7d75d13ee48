import { ApiProblem } from '@barspoon/browser';
import { type Challenge, ownChallengeRoutes, publicChallengeRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

const reasonOf = (error: unknown) => (error instanceof ApiProblem ? error.detail : undefined);

/** Refetches what shows challenges after an action. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const route of [...Object.values(publicChallengeRoutes), ...Object.values(ownChallengeRoutes)])
      void client.invalidateQueries({ queryKey: keyOf(route) });
  };
}

/** Implements CHAL-10, CHAL-11, CHAL-13. */
export function useJoin({ id }: Pick<Challenge, 'id'>) {
  const refresh = useRefresh();
  const joining = useMutation({
    mutationFn: () => call(ownChallengeRoutes.join, { params: { id } }),
    onSuccess: () => toasts.success(t('joinDone')),
    onError: (error) => toasts.error({ title: t('joinFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
  const join = () =>
    session.state().status === 'visitor' ? toasts.error(t('joinSignIn')) : joining.mutate();
  return { join, isJoining: joining.isPending };
}

export function useSubmitEntry(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { title: string; description: string }) =>
      call(ownChallengeRoutes.submit, { params: { id }, body }),
    onSuccess: () => toasts.success(t('submitDone')),
    onError: (error) => toasts.error({ title: t('submitFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
}

export function useVote(id: string) {
  const refresh = useRefresh();
  const voting = useMutation({
    mutationFn: (entryId: string) => call(ownChallengeRoutes.vote, { params: { id }, body: { entryId } }),
    onSuccess: () => toasts.success(t('voteDone')),
    onError: (error) => toasts.error({ title: t('voteFailed'), description: reasonOf(error) }),
    onSettled: refresh,
  });
  const vote = (entryId: string) =>
    session.state().status === 'visitor' ? toasts.error(t('voteSignIn')) : voting.mutate(entryId);
  return { vote, isVoting: voting.isPending };
}
