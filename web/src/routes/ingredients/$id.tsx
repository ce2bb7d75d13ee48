import { createFileRoute } from '@tanstack/react-router';
import { BottleDrawing } from '../../features/bar/components/bottle-drawing.tsx';
import { drinksQuery, ingredientQuery } from '../../features/ingredients/api/ingredients.ts';
import { IngredientPage } from '../../features/ingredients/components/ingredient-page.tsx';
import { RecipeGrid } from '../../features/recipes/components/recipe-grid.tsx';
import { lazily } from '../../lib/lazily.ts';
import { AfterPage } from '../../ui/after-page.tsx';

const BottlesOf = lazily(() => import('../../features/bar/components/bottles-of.tsx'), 'BottlesOf');
const BatchTools = lazily(() => import('../../features/bar/components/batch-tools.tsx'), 'BatchTools');

export const Route = createFileRoute('/ingredients/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(ingredientQuery(params.id));
    void context.queryClient.prefetchInfiniteQuery(drinksQuery(params.id));
  },
  component: IngredientRoute,
});

function IngredientRoute() {
  const { id } = Route.useParams();
  return (
    <IngredientPage
      key={id}
      id={id}
      drawing={(item) => <BottleDrawing item={item} owned />}
      grid={(pages) => <RecipeGrid pages={pages} />}
      batch={(about) => (
        <AfterPage place={null}>
          <BatchTools made={{ ingredient: id }} {...about} />
        </AfterPage>
      )}
      bottles={(title) => (
        <AfterPage place={null}>
          <BottlesOf ingredient={id} title={title} />
        </AfterPage>
      )}
    />
  );
}
