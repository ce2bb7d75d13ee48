import { createFileRoute } from '@tanstack/react-router';
import { readRecipeSearch, recipeListQuery } from '../../features/recipes/api/recipe-list.ts';
import { RecipesPage } from '../../features/recipes/components/recipes-page.tsx';

export const Route = createFileRoute('/recipes/')({
  validateSearch: readRecipeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(recipeListQuery(deps)),
  component: RecipesRoute,
});

function RecipesRoute() {
  const navigate = Route.useNavigate();
  return (
    <RecipesPage
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
