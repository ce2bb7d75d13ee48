import { sentenceOf } from '@barspoon/browser';
import { endorsementRoutes, portfolioRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** Endorses a skill of a member, or withdraws that. Implements BEYOND-70. */
export function useEndorse(id: string, skillId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (endorses: boolean) =>
      call(endorses ? endorsementRoutes.endorse : endorsementRoutes.withdraw, { params: { id, skillId } }),
    onSuccess: (_, endorses) => toasts.success(t(endorses ? 'endorse.done' : 'endorse.withdrawn')),
    onError: (error) => toasts.error({ title: t('endorse.failed'), description: sentenceOf(error, '') }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(portfolioRoutes.get) }),
  });
}
