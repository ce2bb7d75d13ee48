import { createFileRoute } from '@tanstack/react-router';
import { recipeQuery } from '../../features/recipes/api/recipe.ts';
import { RecipePage } from '../../features/recipes/components/recipe-page.tsx';

const query = recipeQuery('classic-old-fashioned');

export const Route = createFileRoute('/featured/classic-old-fashioned')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query),
  component: () => <RecipePage query={query} back="home" />,
});
