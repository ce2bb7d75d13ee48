import { ApiProblem } from '@barspoon/browser';
import { jobAlertRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import type { JobsSearch } from '../jobs-search.ts';
import { t } from '../texts.ts';

export const jobAlertsQuery = () => routeQuery(jobAlertRoutes.list, undefined);

const reasonOf = (error: unknown) => (error instanceof ApiProblem ? error.detail : undefined);

function useAlertAct<V, R>(act: (value: V) => Promise<R>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toasts.success(done),
    onError: (error) => toasts.error({ title: failed, description: reasonOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(jobAlertRoutes.list) }),
  });
}

/** Keeps a search of the job board. */
export const useCreateAlert = () =>
  useAlertAct(
    ({ q, location, type, level }: JobsSearch) =>
      call(jobAlertRoutes.create, {
        body: {
          q: q ?? null,
          workLocation: location ?? null,
          jobType: type ?? null,
          experienceLevel: level ?? null,
        },
      }),
    t('alerts.created'),
    t('alerts.createFailed'),
  );

export const useRemoveAlert = () =>
  useAlertAct(
    (id: string) => call(jobAlertRoutes.remove, { params: { id } }),
    t('alerts.removed'),
    t('alerts.removeFailed'),
  );
