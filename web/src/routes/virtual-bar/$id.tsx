import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '../../features/virtual-bar/api/sessions.ts';
import { SessionPage } from '../../features/virtual-bar/components/session-page.tsx';

export const Route = createFileRoute('/virtual-bar/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(sessionQuery(params.id)),
  component: SessionRoute,
});

function SessionRoute() {
  const { id } = Route.useParams();
  return <SessionPage key={id} id={id} />;
}
