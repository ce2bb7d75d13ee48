import { type BartenderLimits, assistantRoutes as routes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** What the bartender never serves the member. */
export const limitsQuery = () => routeQuery(routes.limits, undefined);

/** What is chosen shows at once, and goes again when the server refuses. */
export function useChangeLimits() {
  const client = useQueryClient();
  const { queryKey } = limitsQuery();
  const [chosen, setChosen] = useState<BartenderLimits | null>(null);
  const { mutate } = useMutation({
    // One after the other: what was pressed last is what is kept.
    scope: { id: 'bartender-limits' },
    mutationFn: (body: BartenderLimits) => call(routes.changeLimits, { body }),
    onSuccess: (limits) => client.setQueryData(queryKey, limits),
    onError: () => toasts.error(t('taste.saveFailed')),
  });
  const change = (wanted: BartenderLimits) => {
    setChosen(wanted);
    mutate(wanted, { onSettled: () => setChosen(null) });
  };
  return { chosen, change };
}
