import { isProblem, sentenceOf } from '@barspoon/browser';
import { barInviteRoutes, barMemberRoutes, type InvitedRole } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const barMembersQuery = (id: string) => routeQuery(barMemberRoutes.list, { params: { id } });
export const barInviteQuery = (id: string) => ({
  ...routeQuery(barInviteRoutes.get, { params: { id } }),
  retry: false,
});

type MemberAct =
  | { do: 'remove'; memberId: string }
  | { do: 'hand over'; memberId: string }
  | { do: 'role'; memberId: string; role: InvitedRole }
  | { do: 'revoke' };

/** What is done about who is at a bar. Implements BEYOND-201. */
export function useBarMemberAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: MemberAct) => {
      if (act.do === 'revoke') return call(barMemberRoutes.revoke, { params: { id } });
      const { memberId } = act;
      if (act.do === 'hand over')
        return call(barMemberRoutes.handOver, { params: { id }, body: { memberId } });
      const params = { id, memberId };
      if (act.do === 'remove') return call(barMemberRoutes.remove, { params });
      return call(barMemberRoutes.setRole, { params, body: { role: act.role } });
    },
    onSuccess: (_, act) => act.do === 'revoke' && toasts.success(t('members.revoked')),
    onError: (error) => toasts.error(sentenceOf(error, t('bars.failed'))),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useInvite(id: string) {
  return useMutation({
    mutationFn: (body: { role: InvitedRole; username?: string }) =>
      call(barMemberRoutes.invite, { params: { id }, body }),
    onSuccess: (_, { username }) =>
      username !== undefined && toasts.success(t('members.invited', { username })),
    onError: (error) => {
      if (!isProblem(error, 400) && !isProblem(error, 404)) toasts.error(sentenceOf(error, t('bars.failed')));
    },
  });
}

/** Implements BEYOND-201. */
export function useAcceptInvite(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(barInviteRoutes.accept, { params: { id } }),
    onError: (error) => toasts.error(sentenceOf(error, t('bars.failed'))),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
