import { IconFolderPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

const AddToDialog = lazily(() => import('./add-to-dialog.tsx'), 'AddToDialog');

/** Implements BEYOND-91. */
export function AddToCollection({ recipeId }: { recipeId: string }) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => (status === 'member' ? setOpen(true) : toasts.error(t('addTo.signIn')))}>
        <IconFolderPlus size={20} aria-hidden="true" />
        {t('addTo.button')}
      </Button>
      {open && (
        <Suspense>
          <AddToDialog recipeId={recipeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
