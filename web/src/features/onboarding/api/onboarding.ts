import { type OnboardingProgress, onboardingRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';

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

/** Implements ONB-15. */
export function useResetOnboarding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(onboardingRoutes.reset, undefined),
    onSuccess: () => queryClient.setQueryData(onboardingQuery().queryKey, { record: null }),
  });
}
