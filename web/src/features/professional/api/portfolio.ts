import { type PortfolioInput, portfolioRoutes, professionalStatsRoutes } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

export const ownPortfolioQuery = () => routeQuery(portfolioRoutes.mine, undefined);

export const shownPortfolioQuery = (id: string) => routeQuery(portfolioRoutes.get, { params: { id } });

export const statsQuery = () => routeQuery(professionalStatsRoutes.get, undefined);

/** Implements PORT-16, PORT-17, PORT-19. */
export function useSavePortfolio() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PortfolioInput) => call(portfolioRoutes.save, { body }),
    onSuccess: (portfolio) => {
      client.setQueryData(ownPortfolioQuery().queryKey, { portfolio });
      for (const route of [portfolioRoutes.get, professionalStatsRoutes.get])
        void client.invalidateQueries({ queryKey: keyOf(route) });
      toasts.success(t('saved'));
    },
    onError: () => toasts.error(t('saveFailed')),
  });
}
