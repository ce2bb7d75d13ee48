import { type BartenderLimits, assistantRoutes as routes } from '@barspoon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSavedAtOnce } from '../../../lib/use-saved-at-once.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** What the bartender never serves the member. */
export const limitsQuery = () => routeQuery(routes.limits, undefined);

export function useChangeLimits() {
  const client = useQueryClient();
  return useSavedAtOnce({
    scope: 'bartender-limits',
    save: (body: BartenderLimits) => call(routes.changeLimits, { body }),
    onSaved: (limits) => client.setQueryData(limitsQuery().queryKey, limits),
    onFailed: () => toasts.error(t('taste.saveFailed')),
  });
}
