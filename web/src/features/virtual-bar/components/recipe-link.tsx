import { recipeRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';

/** The way to the recipe of a session, by its name once it is known. Implements BEYOND-84. */
export function RecipeLink({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(routeQuery(recipeRoutes.get, { params: { id: recipeId } }));
  return (
    <LinkButton to="/recipes/$id" params={{ id: recipeId }} small>
      {data?.name ?? t('toRecipe')}
    </LinkButton>
  );
}
