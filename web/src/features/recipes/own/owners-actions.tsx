import type { Recipe } from '@barspoon/contracts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useProfile } from '../../../lib/session/use-session.ts';
import { VersionsButton } from '../versions/versions-button.tsx';
import { OwnRecipeActions } from './own-recipe-actions.tsx';

/** What its author can do with a recipe where it is read. Implements BEYOND-25. */
export function OwnersActions({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const { id: address } = useParams({ strict: false });
  const isMine = useProfile()?.id === recipe.userId;
  if (!isMine) return null;
  // A private one keeps its address. Asked for again there, its page would be taken away until the answer has come, and
  // with it the dialog that is opened meanwhile.
  const show = ({ slug }: Recipe) => {
    if (slug !== address) void navigate({ to: '/recipes/$id', params: { id: slug }, replace: true });
  };
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
