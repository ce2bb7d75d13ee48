import type { Recipe } from '@barspoon/contracts';
import type { UseQueryOptions } from '@tanstack/react-query';
import { RecipePage } from '../features/recipes/components/recipe-page.tsx';
import { lazily } from '../lib/lazily.ts';
import { AfterPage } from '../ui/after-page.tsx';
import { Bone } from '../ui/skeleton.tsx';

const AddToCollection = lazily(
  () => import('../features/collections/components/add-to-collection.tsx'),
  'AddToCollection',
);
const RatingSection = lazily(
  () => import('../features/ratings/components/rating-section.tsx'),
  'RatingSection',
);

/** A recipe with what the other parts of the product add to its page. */
export function WholeRecipe(props: { query: UseQueryOptions<Recipe>; back?: 'recipes' | 'home' }) {
  return (
    <RecipePage
      {...props}
      actions={({ id }) => (
        <AfterPage place={<Bone width="180px" height="44px" />}>
          <AddToCollection recipeId={id} />
        </AfterPage>
      )}
      below={({ id }) => (
        <AfterPage place={<Bone width="100%" height="480px" />}>
          <RatingSection recipeId={id} />
        </AfterPage>
      )}
    />
  );
}
