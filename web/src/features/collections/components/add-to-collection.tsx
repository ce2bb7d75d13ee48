import { IconFolderPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tButton } from '../button-texts.ts';

const AddToDialog = lazily(() => import('./add-to-dialog.tsx'), 'AddToDialog');

interface AddToCollectionProps {
  recipeId: string;
  /** An icon alone, where several recipes stand: it says which one is meant. */
  named?: string;
}

/** Implements BEYOND-91. */
export function AddToCollection({ recipeId, named }: AddToCollectionProps) {
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  const onClick = () => (status === 'visitor' ? toasts.error(tButton('signIn')) : setOpen(true));
  const icon = <IconFolderPlus size={20} aria-hidden="true" />;
  return (
    <>
      {named ? (
        <IconButton label={tButton('named', { name: named })} onClick={onClick}>
          {icon}
        </IconButton>
      ) : (
        <Button onClick={onClick}>
          {icon}
          {tButton('button')}
        </Button>
      )}
      {open && (
        <Suspense>
          <AddToDialog recipeId={recipeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
