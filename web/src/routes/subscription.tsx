import { createFileRoute } from '@tanstack/react-router';
import { type CheckoutOutcome, checkoutOutcomes } from '../features/account/checkout-outcome.ts';
import { SubscriptionPage } from '../features/account/components/subscription-page.tsx';
import { oneOf, ownPath } from '../lib/search-params.ts';

interface Search {
  /** The page a gate sent them from. */
  from?: string | undefined;
  checkout?: CheckoutOutcome | undefined;
}

export const Route = createFileRoute('/subscription')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    from: ownPath(raw.from),
    checkout: oneOf(checkoutOutcomes, raw.checkout),
  }),
  component: SubscriptionRoute,
});

function SubscriptionRoute() {
  return <SubscriptionPage {...Route.useSearch()} />;
}
