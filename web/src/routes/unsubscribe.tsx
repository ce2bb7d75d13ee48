import { createFileRoute } from '@tanstack/react-router';
import page from '../../content/unsubscribe.md';
import { UnsubscribeCard } from '../features/notifications/components/unsubscribe-card.tsx';
import { StaticPage } from '../features/static-pages/components/static-page.tsx';

/** Implements NAV-24, STATIC-05, BEYOND-103. */
export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }): { token?: string | undefined } => ({
    token: typeof token === 'string' && /^[\w-]{36}\.[\w-]{43}(\.digest)?$/.test(token) ? token : undefined,
  }),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  const { token } = Route.useSearch();
  return (
    <StaticPage page={page}>
      <UnsubscribeCard token={token} />
    </StaticPage>
  );
}
