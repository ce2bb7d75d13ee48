import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '../../features/virtual-bar/api/sessions.ts';
import { SessionPage } from '../../features/virtual-bar/components/session-page.tsx';
import { lazily } from '../../lib/lazily.ts';

const parts = {
  AtStep: lazily(() => import('../../features/recipes/along/recipe-at-step.tsx'), 'RecipeAtStep'),
  ShoppingList: lazily(() => import('../../features/recipes/along/shopping-list.tsx'), 'ShoppingList'),
};

export const Route = createFileRoute('/virtual-bar/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(sessionQuery(params.id)),
  component: SessionRoute,
});

function SessionRoute() {
  const { id } = Route.useParams();
  return <SessionPage key={id} id={id} parts={parts} />;
}
