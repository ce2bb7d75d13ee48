import { createFileRoute } from '@tanstack/react-router';
import { recipeQuery } from '../../features/recipes/api/recipe.ts';
import { WholeRecipe } from '../-whole-recipe.tsx';

const query = recipeQuery('lavender-gin-fizz');

export const Route = createFileRoute('/featured/lavender-gin-fizz')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query),
  component: () => <WholeRecipe query={query} back="home" />,
});
