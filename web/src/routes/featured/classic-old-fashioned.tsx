import { createFileRoute } from '@tanstack/react-router';
import { recipeQuery } from '../../features/recipes/api/recipe.ts';
import { WholeRecipe } from '../-whole-recipe.tsx';

const query = recipeQuery('classic-old-fashioned');

export const Route = createFileRoute('/featured/classic-old-fashioned')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query),
  component: () => <WholeRecipe query={query} back="home" />,
});
