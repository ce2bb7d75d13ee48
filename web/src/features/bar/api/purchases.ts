import { purchaseRoutes, type SentInputOf } from '@barspoon/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';

export type PurchaseWish = Required<SentInputOf<typeof purchaseRoutes.best>['body']>;

/** What to buy; while another wish is worked out, the proposal before it stays. Implements BEYOND-214. */
export const bestPurchasesQuery = (body: PurchaseWish) => ({
  ...routeQuery(purchaseRoutes.best, { body }),
  placeholderData: keepPreviousData,
});
