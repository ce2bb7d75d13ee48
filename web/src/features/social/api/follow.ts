import { isProblem, sentenceOf } from '@barspoon/browser';
import { followRoutes, postRoutes, type Relation, socialRoutes } from '@barspoon/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { relationQuery } from './social.ts';

const none: Relation = { following: false, followsYou: false, blocked: false, muted: false };

/** What following changes in addition to the button itself. */
export const changedByFollowing = [
  socialRoutes.feed,
  socialRoutes.stats,
  followRoutes.counts,
  followRoutes.followers,
  followRoutes.following,
  postRoutes.followed,
];

/**
 * Whether the reader follows a member, and the way to change it: at once on the screen, undone when the server refuses.
 * Implements SOC-08, SOC-11, SOC-12, SOC-14, SOC-15.
 * @param known whether they do, where the list that shows the member says so
 */
export function useFollow(id: string, known?: boolean) {
  const queryClient = useQueryClient();
  const query = relationQuery(id);
  const { data } = useQuery({ ...query, enabled: known === undefined });
  const following = data?.following ?? known;
  const show = (relation: Relation | undefined) =>
    relation
      ? queryClient.setQueryData(query.queryKey, relation)
      : queryClient.removeQueries({ queryKey: query.queryKey });
  const { mutate, isPending } = useMutation({
    mutationFn: (follow: boolean) =>
      call(follow ? followRoutes.follow : followRoutes.unfollow, { params: { id } }),
    onMutate: async (follow) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const before = queryClient.getQueryData(query.queryKey);
      const assumed = { ...none, following: known ?? false };
      show({ ...(before ?? assumed), following: follow });
      return before ?? (known === undefined ? undefined : assumed);
    },
    onSuccess: (relation, follow) => {
      show(relation);
      toasts.success(t(follow ? 'follow.followed' : 'follow.unfollowed'));
    },
    onError: (error, follow, before) => {
      show(before);
      const failed = t(follow ? 'follow.followFailed' : 'follow.unfollowFailed');
      // Only that one follows too many is more to say than that it failed.
      toasts.error(isProblem(error, 409) ? sentenceOf(error, failed) : failed);
    },
    onSettled: () => {
      for (const route of changedByFollowing) void queryClient.invalidateQueries({ queryKey: keyOf(route) });
    },
  });
  return { following, relation: data, isPending, toggle: () => mutate(!following) };
}
