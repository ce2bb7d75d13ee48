import {
  type OutputOf,
  type OwnSkill,
  type OwnSkillInput,
  portfolioRoutes,
  skillRoutes,
} from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const skillsQuery = () => routeQuery(skillRoutes.list, undefined);

export const ownSkillsQuery = () => routeQuery(skillRoutes.mine, undefined);

function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const route of [skillRoutes.mine, portfolioRoutes.get])
      void client.invalidateQueries({ queryKey: keyOf(route) });
  };
}

/** Adds a skill or changes it. Implements BEYOND-70. */
export function usePutSkill() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: OwnSkillInput & { id: string }) =>
      call(skillRoutes.put, { params: { id }, body }),
    onSuccess: () => toasts.success(t('skills.saved')),
    onError: () => toasts.error(t('skills.saveFailed')),
    onSettled: refresh,
  });
}

/** Gone from the screen at once, back when the server refuses. Implements BEYOND-70. */
export function useRemoveSkill() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const { queryKey } = ownSkillsQuery();
  return useMutation({
    mutationFn: (own: OwnSkill) => call(skillRoutes.remove, { params: { id: own.skill.id } }),
    onMutate: (own) => {
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData<OutputOf<typeof skillRoutes.mine>>(queryKey);
      if (before)
        client.setQueryData(queryKey, {
          items: before.items.filter(({ skill }) => skill.id !== own.skill.id),
        });
      return before;
    },
    onSuccess: () => toasts.success(t('skills.removed')),
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(t('skills.removeFailed'));
    },
    onSettled: refresh,
  });
}
