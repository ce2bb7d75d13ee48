import type { Recipe } from '@barspoon/contracts';
import type { UseQueryOptions } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AddToCollection } from '../features/collections/components/add-to-collection.tsx';
import { RecipePage } from '../features/recipes/components/recipe-page.tsx';
import { OwnersActions, ReportRecipe, ShopFor } from '../features/recipes/late.ts';
import { MakeItMine } from '../features/recipes/variations/make-it-mine.tsx';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { useSession } from '../lib/session/use-session.ts';
import { AfterPage } from '../ui/after-page.tsx';
import { Bone } from '../ui/skeleton.tsx';

const RatingSection = lazily(
  () => import('../features/ratings/components/rating-section.tsx'),
  'RatingSection',
);
const HomemadeRecipe = lazily(
  () => import('../features/bar/components/homemade-recipe.tsx'),
  'HomemadeRecipe',
);
const OwnRecipePage = lazily(() => import('../features/recipes/own/own-recipe-page.tsx'), 'OwnRecipePage');

const homemade = (recipe: Recipe) => <HomemadeRecipe recipe={recipe} />;
const uuid = /^[0-9a-f-]{36}$/;

/** A recipe with what the other parts of the product add to its page. */
export function WholeRecipe({
  id,
  ...page
}: {
  query: UseQueryOptions<Recipe>;
  back?: 'recipes' | 'home';
  /** What the address calls it: a private one is asked for by its id, of its author. */
  id?: string;
}) {
  const { status, memberId } = useSession();
  const mayBeOwn = status !== 'visitor' && id !== undefined && uuid.test(id);
  return (
    <RecipePage
      {...page}
      instead={
        mayBeOwn ? (
          <Suspense fallback={<PagePending />}>
            {status === 'starting' ? (
              <PagePending />
            ) : (
              <OwnRecipePage
                id={id}
                homemade={homemade}
                actions={({ id: recipeId }) => <AddToCollection recipeId={recipeId} />}
              />
            )}
          </Suspense>
        ) : undefined
      }
      homemade={homemade}
      actions={(recipe) => (
        <>
          {(recipe.visibility === 'public' || recipe.userId === memberId) && (
            <AddToCollection recipeId={recipe.id} />
          )}
          <MakeItMine recipe={recipe} />
          <AfterPage place={null}>
            <ShopFor recipe={recipe} />
            <OwnersActions recipe={recipe} />
            <ReportRecipe recipe={recipe} />
          </AfterPage>
        </>
      )}
      below={({ id: recipeId, userId }) => (
        <AfterPage place={<Bone width="100%" height="480px" />}>
          <RatingSection recipeId={recipeId} authorId={userId} />
        </AfterPage>
      )}
    />
  );
}
