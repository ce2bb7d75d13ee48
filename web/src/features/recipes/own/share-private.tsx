import type { Recipe } from '@barspoon/contracts';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useShowByLink } from '../api/own-recipes.ts';
import { tSheet } from '../sheet-texts.ts';
import { tOwn } from './texts.ts';

interface SharePrivateProps {
  recipe: Pick<Recipe, 'id'>;
  onShare: () => Promise<void>;
}

/** Shares a recipe that only its author sees: others can open the link once it is visible by link. Implements BEYOND-151. */
export function SharePrivate({ recipe: { id }, onShare }: SharePrivateProps) {
  const [asks, setAsks] = useState(false);
  const { mutateAsync, isPending } = useShowByLink();
  const show = async () => {
    // What went wrong is said by the request itself.
    const isShown = await mutateAsync(id).then(
      () => true,
      () => false,
    );
    setAsks(false);
    if (isShown) await onShare();
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>
        <IconShare2 size={20} aria-hidden="true" />
        {tSheet('detail.share')}
      </Button>
      {asks && (
        <ConfirmDialog
          question={tOwn('share.question')}
          confirmLabel={tOwn('share.confirm')}
          look="primary"
          busy={isPending}
          onConfirm={() => void show()}
          onClose={() => setAsks(false)}
        >
          <p>{tOwn('share.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
