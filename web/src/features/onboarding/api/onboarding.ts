import { type OnboardingPreferences, type OnboardingProgress, onboardingRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSavedAtOnce } from '../../../lib/use-saved-at-once.ts';
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

/** Implements BEYOND-21. */
export function useChoosePreferences() {
  const queryClient = useQueryClient();
  return useSavedAtOnce({
    scope: 'preferences',
    save: (body: OnboardingPreferences) => call(onboardingRoutes.choose, { body }),
    onSaved: (record) => queryClient.setQueryData(onboardingQuery().queryKey, { record }),
    onFailed: () => toasts.error({ title: t('failed'), description: t('failedText') }),
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
