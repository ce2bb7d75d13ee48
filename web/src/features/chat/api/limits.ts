import { type BartenderLimits, assistantRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** What the bartender never serves the member. */
export const limitsQuery = () => routeQuery(routes.limits, undefined);

/** At once on the screen, undone when the server refuses. */
export function useChangeLimits() {
  const client = useQueryClient();
  const { queryKey } = limitsQuery();
  return useMutation({
    // One after the other: what was pressed last is what is kept.
    scope: { id: 'bartender-limits' },
    mutationFn: (body: BartenderLimits) => call(routes.changeLimits, { body }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<BartenderLimits>(queryKey);
      client.setQueryData(queryKey, wanted);
      return before;
    },
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(t('taste.saveFailed'));
    },
  });
}
