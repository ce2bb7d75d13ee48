import { membershipRoutes } from '@barspoon/contracts';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';

/** Whether the member has paid, and until when. Implements SUB-09, SUB-11. */
export const subscriptionQuery = () => ({
  ...routeQuery(membershipRoutes.checkSubscription, undefined),
  staleTime: 0,
});

/** Implements SUB-06. @param key one for one intention: repeating it opens no second checkout */
export const createCheckout = (from: string | undefined, key: string) =>
  call(membershipRoutes.createCheckout, { body: { from } }, { headers: { 'idempotency-key': key } });

/** Implements SUB-13. */
export const openCustomerPortal = () => call(membershipRoutes.customerPortal, undefined);
