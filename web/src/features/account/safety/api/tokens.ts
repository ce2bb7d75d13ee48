import { sentenceOf } from '@barspoon/browser';
import { type PersonalToken, personalTokenRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';
import { routeQuery } from '../../../../lib/api/queries.ts';
import { toasts } from '../../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const tokensQuery = () => routeQuery(personalTokenRoutes.list, undefined);

export function useTokenRevoking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PersonalToken) => call(personalTokenRoutes.revoke, { params: { id } }),
    onSuccess: (_, { name }) => toasts.success(t('tokens.revoked', { name })),
    onError: (error: unknown) => toasts.error(sentenceOf(error, t('tokens.revokeFailed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensQuery().queryKey }),
  });
}
