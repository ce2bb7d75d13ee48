import { isProblem, sentenceOf } from '@barspoon/browser';
import { type DistanceKind, distanceRoutes, postRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, pagedQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { changedByFollowing } from './follow.ts';
import { relationQuery } from './social.ts';

export const distancesQuery = () => pagedQuery(distanceRoutes.list, { query: {} });

const routes = {
  block: { keep: distanceRoutes.block, end: distanceRoutes.unblock },
  mute: { keep: distanceRoutes.mute, end: distanceRoutes.unmute },
} as const;
const changed = [...changedByFollowing, distanceRoutes.hidden, distanceRoutes.list, postRoutes.followed];

/** Blocks or mutes a member, or ends it. */
export function useDistance(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, keep }: { kind: DistanceKind; keep: boolean }) =>
      call(routes[kind][keep ? 'keep' : 'end'], { params: { id } }),
    onSuccess: (relation, { kind, keep }) => {
      queryClient.setQueryData(relationQuery(id).queryKey, relation);
      toasts.success(t(`distance.${keep ? 'kept' : 'ended'}.${kind}`));
    },
    onError: (error) =>
      toasts.error(isProblem(error, 409) ? sentenceOf(error, t('distance.failed')) : t('distance.failed')),
    onSettled: () => {
      for (const route of changed) void queryClient.invalidateQueries({ queryKey: keyOf(route) });
    },
  });
}
