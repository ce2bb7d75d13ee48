import { secondFactorRoutes, sessionRoutes } from '@barspoon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, routeQuery } from '../../../../lib/api/queries.ts';

export const secondFactorQuery = () => routeQuery(secondFactorRoutes.get, undefined);

/** Other sessions end with each change. */
export function useFactorChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keyOf(sessionRoutes.list), secondFactorQuery().queryKey])
      void queryClient.invalidateQueries({ queryKey });
  };
}
