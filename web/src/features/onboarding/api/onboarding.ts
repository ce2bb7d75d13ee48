import {
  type OnboardingPreferences,
  type OnboardingProgress,
  type OutputOf,
  onboardingRoutes,
} from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

/** Implements ONB-16. */
export const onboardingQuery = () => routeQuery(onboardingRoutes.mine, undefined);

/** Implements ONB-12, BEYOND-20. */
export function useSaveOnboarding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OnboardingProgress) => call(onboardingRoutes.save, { body }),
    onSuccess: (record) => queryClient.setQueryData(onboardingQuery().queryKey, { record }),
  });
}

/** At once on the screen, undone when the server refuses. Implements BEYOND-21. */
export function useChoosePreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = onboardingQuery();
  type Known = OutputOf<typeof onboardingRoutes.mine>;
  return useMutation({
    // One after the other: what was pressed last is what is kept.
    scope: { id: 'preferences' },
    mutationFn: (body: OnboardingPreferences) => call(onboardingRoutes.choose, { body }),
    onMutate: async (preferences) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Known>(queryKey);
      queryClient.setQueryData<Known>(queryKey, (known) =>
        known?.record ? { record: { ...known.record, preferences } } : known,
      );
      return before;
    },
    onSuccess: (record) => queryClient.setQueryData(queryKey, { record }),
    onError: (_, __, before) => {
      queryClient.setQueryData(queryKey, before);
      toasts.error({ title: t('failed'), description: t('failedText') });
    },
  });
}

/** Implements ONB-15. */
export function useResetOnboarding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(onboardingRoutes.reset, undefined),
    onSuccess: () => queryClient.setQueryData(onboardingQuery().queryKey, { record: null }),
  });
}
