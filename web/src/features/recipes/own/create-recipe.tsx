import type { Recipe } from '@barspoon/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

const RecipeDialog = lazily(() => import('./recipe-dialog.tsx'), 'RecipeDialog');

/** Opens the editor; what was created is shown. A visitor signs in first and comes back. Implements BEYOND-25. */
export function CreateRecipe() {
  const { status } = useSession();
  const navigate = useNavigate();
  const { href, hash } = useLocation();
  // A link from where a recipe is missing opens it at once.
  const [open, setOpen] = useState(hash === 'create' && status === 'member');
  const show = ({ slug }: Recipe) => void navigate({ to: '/recipes/$id', params: { id: slug } });
  const signIn = () => {
    toasts.info(t('own.signIn'));
    void navigate({ to: '/profile', search: { from: href } });
  };
  return (
    <>
      <Button look="primary" onClick={() => (status === 'visitor' ? signIn() : setOpen(true))}>
        <IconPlus size={20} aria-hidden="true" />
        {t('own.create')}
      </Button>
      {open && (
        <Suspense>
          <RecipeDialog onClose={() => setOpen(false)} onSaved={show} />
        </Suspense>
      )}
    </>
  );
}
