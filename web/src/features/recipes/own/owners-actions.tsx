import type { Recipe } from '@barspoon/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useProfile } from '../../../lib/session/use-session.ts';
import { VersionsButton } from '../versions/versions-button.tsx';
import { OwnRecipeActions } from './own-recipe-actions.tsx';

/** What its author can do with a recipe where it is read. Implements BEYOND-25. */
export function OwnersActions({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const isMine = useProfile()?.id === recipe.userId;
  if (!isMine) return null;
  const show = ({ slug }: Recipe) =>
    void navigate({ to: '/recipes/$id', params: { id: slug }, replace: true });
  return (
    <>
      <OwnRecipeActions
        id={recipe.id}
        name={recipe.name}
        onDeleted={() => void navigate({ to: '/profile' })}
        onSaved={show}
      />
      <VersionsButton recipe={recipe} onRestored={show} />
    </>
  );
}
