import { sentenceOf } from '@barspoon/browser';
import { sessionRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../../lib/api/queries.ts';
import { toasts } from '../../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { tokensQuery } from './tokens.ts';

export const sessionsQuery = () => routeQuery(sessionRoutes.list, undefined);

/** Ends sessions of the member. */
export function useSessionEnding() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keyOf(sessionRoutes.list) });
  const onError = (error: unknown) => toasts.error(sentenceOf(error, t('sessions.endFailed')));
  const one = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => call(sessionRoutes.end, { params: { id } }),
    onSuccess: (_, { device }) => toasts.success(t('sessions.ended', { device })),
    onError,
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => call(sessionRoutes.endOthers, undefined),
    onSuccess: ({ ended }) => toasts.success(t('sessions.othersEnded', { count: ended })),
    onError,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: tokensQuery().queryKey });
      return onSettled();
    },
  });
  return { one, others };
}
