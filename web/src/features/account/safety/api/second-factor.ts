import { passkeyRoutes, secondFactorRoutes, sessionRoutes } from '@barspoon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, routeQuery } from '../../../../lib/api/queries.ts';
import { session } from '../../../../lib/session/session.ts';
import { tokensQuery } from './tokens.ts';

export const secondFactorQuery = () => routeQuery(secondFactorRoutes.get, undefined);
export const passkeysQuery = () => routeQuery(passkeyRoutes.list, undefined);

/** Other sessions and tokens end with each change, and the token says whether the console is open. */
export function useFactorChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void session.refreshAgain().catch(() => undefined);
    for (const queryKey of [
      keyOf(sessionRoutes.list),
      tokensQuery().queryKey,
      secondFactorQuery().queryKey,
      passkeysQuery().queryKey,
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}
