import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionPage } from '../features/account/components/subscription-page.tsx';
import { ownPath } from '../lib/search-params.ts';

export const Route = createFileRoute('/subscription')({
  validateSearch: (raw: Record<string, unknown>): { from?: string | undefined } => ({
    from: ownPath(raw.from),
  }),
  component: SubscriptionRoute,
});

function SubscriptionRoute() {
  return <SubscriptionPage from={Route.useSearch().from} />;
}
