import { createFileRoute } from '@tanstack/react-router';
import { featuredRecipeQuery } from '../../features/recipes/api/recipe.ts';
import { RecipePage } from '../../features/recipes/components/recipe-page.tsx';
import { GatePending } from '../../features/shell/components/page-states.tsx';
import { requireAccess } from '../../lib/session/gate.ts';

export const Route = createFileRoute('/featured/$id')({
  beforeLoad: requireAccess,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(featuredRecipeQuery(params.id)),
  pendingComponent: GatePending,
  pendingMs: 0,
  component: FeaturedRoute,
});

function FeaturedRoute() {
  const { id } = Route.useParams();
  return <RecipePage key={id} query={featuredRecipeQuery(id)} back="home" />;
}
