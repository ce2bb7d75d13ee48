import type { Recipe } from '@barspoon/contracts';
import { IconGitFork } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tVariations } from './texts.ts';

const RecipeDialog = lazily(() => import('../own/recipe-dialog.tsx'), 'RecipeDialog');

/** Opens the editor with a copy of somebody else's public recipe. Implements BEYOND-25. */
export function MakeItMine({ recipe }: { recipe: Recipe }) {
  const { status, memberId } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (recipe.visibility !== 'public' || (memberId && memberId === recipe.userId)) return null;
  return (
    <>
      <Button onClick={() => (status === 'visitor' ? toasts.error(tVariations('signIn')) : setOpen(true))}>
        <IconGitFork size={20} aria-hidden="true" />
        {tVariations('make')}
      </Button>
      {isOpen && (
        <Suspense>
          <RecipeDialog
            original={recipe}
            onClose={() => setOpen(false)}
            onSaved={({ slug }) => void navigate({ to: '/recipes/$id', params: { id: slug } })}
          />
        </Suspense>
      )}
    </>
  );
}
