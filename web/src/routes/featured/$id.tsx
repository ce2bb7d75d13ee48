import { createFileRoute } from '@tanstack/react-router';
import { featuredRecipeQuery } from '../../features/recipes/api/recipe.ts';
import { GatePending } from '../../features/shell/components/page-states.tsx';
import { requireAccess } from '../../lib/session/gate.ts';
import { readSwaps } from '../../lib/use-swaps.ts';
import { WholeRecipe } from '../-whole-recipe.tsx';

export const Route = createFileRoute('/featured/$id')({
  validateSearch: readSwaps,
  beforeLoad: requireAccess,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(featuredRecipeQuery(params.id)),
  pendingComponent: GatePending,
  pendingMs: 0,
  component: FeaturedRoute,
});

function FeaturedRoute() {
  const { id } = Route.useParams();
  return <WholeRecipe key={id} query={featuredRecipeQuery(id)} back="home" />;
}
