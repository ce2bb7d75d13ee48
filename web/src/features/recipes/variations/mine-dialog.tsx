import type { Recipe } from '@barspoon/contracts';
import { useNavigate } from '@tanstack/react-router';
import { lazily } from '../../../lib/lazily.ts';

const RecipeDialog = lazily(() => import('../own/recipe-dialog.tsx'), 'RecipeDialog');

/** The editor with a copy of somebody else's recipe. */
export function MineDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <RecipeDialog
      original={recipe}
      onClose={onClose}
      onSaved={({ slug }) => void navigate({ to: '/recipes/$id', params: { id: slug } })}
    />
  );
}
