import { createFileRoute } from '@tanstack/react-router';
import { recipeQuery } from '../../features/recipes/api/recipe.ts';
import { WholeRecipe } from '../-whole-recipe.tsx';

const query = recipeQuery('smoky-mezcal-margarita');

export const Route = createFileRoute('/featured/smoky-mezcal-margarita')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query),
  component: () => <WholeRecipe query={query} back="home" />,
});
