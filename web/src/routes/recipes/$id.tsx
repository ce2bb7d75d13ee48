import { createFileRoute } from '@tanstack/react-router';
import { recipeQuery } from '../../features/recipes/api/recipe.ts';
import { readSwaps } from '../../lib/use-swaps.ts';
import { WholeRecipe } from '../-whole-recipe.tsx';

export const Route = createFileRoute('/recipes/$id')({
  validateSearch: readSwaps,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(recipeQuery(params.id)),
  component: RecipeRoute,
});

function RecipeRoute() {
  const { id } = Route.useParams();
  return <WholeRecipe key={id} query={recipeQuery(id)} id={id} />;
}
