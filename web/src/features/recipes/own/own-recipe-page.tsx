import { ownRecipeQuery } from '../api/own-recipes.ts';
import { RecipePage } from '../components/recipe-page.tsx';
import { OwnersActions } from './owners-actions.tsx';

/** A recipe that only its author may read, at the address it has for all. Implements BEYOND-25. */
export function OwnRecipePage({ id }: { id: string }) {
  return <RecipePage query={ownRecipeQuery(id)} actions={(recipe) => <OwnersActions recipe={recipe} />} />;
}
