import { type OnboardingPreferences, type OnboardingProgress, onboardingRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** What is chosen shows at once, and goes again when the server refuses. Implements BEYOND-21. */
export function useChoosePreferences() {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<OnboardingPreferences | null>(null);
  const { mutate } = useMutation({
    // One after the other: what was pressed last is what is kept.
    scope: { id: 'preferences' },
    mutationFn: (body: OnboardingPreferences) => call(onboardingRoutes.choose, { body }),
    onSuccess: (record) => queryClient.setQueryData(onboardingQuery().queryKey, { record }),
    onError: () => toasts.error({ title: t('failed'), description: t('failedText') }),
  });
  const choose = (preferences: OnboardingPreferences) => {
    setChosen(preferences);
    mutate(preferences, { onSettled: () => setChosen(null) });
  };
  return { chosen, choose };
}

/** Implements ONB-15. */
export function useResetOnboarding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(onboardingRoutes.reset, undefined),
    onSuccess: () => queryClient.setQueryData(onboardingQuery().queryKey, { record: null }),
  });
}
