import type { Recipe } from '@barspoon/contracts';
import type { ReactNode } from 'react';
import { ownRecipeQuery } from '../api/own-recipes.ts';
import { RecipePage } from '../components/recipe-page.tsx';
import { OwnersActions } from './owners-actions.tsx';

interface OwnRecipePageProps {
  /** For one that makes an ingredient. */
  homemade: (recipe: Recipe) => ReactNode;
  id: string;
  /** What other features do with it. */
  actions: (recipe: Recipe) => ReactNode;
}

/** A recipe that only its author may read, at the address it has for all. Implements BEYOND-25, BEYOND-151. */
export function OwnRecipePage({ id, homemade, actions }: OwnRecipePageProps) {
  return (
    <RecipePage
      query={ownRecipeQuery(id)}
      homemade={homemade}
      actions={(recipe) => (
        <>
          {actions(recipe)}
          <OwnersActions recipe={recipe} />
        </>
      )}
    />
  );
}
