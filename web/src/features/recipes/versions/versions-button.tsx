import type { Recipe } from '@barspoon/contracts';
import { IconHistory } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { tOwn } from '../own/texts.ts';

const VersionsDialog = lazily(() => import('./versions-dialog.tsx'), 'VersionsDialog');

interface VersionsButtonProps {
  recipe: Pick<Recipe, 'id' | 'name'>;
  onRestored: (recipe: Recipe) => void;
}

/** Opens the versions of one of the member's own recipes. */
export function VersionsButton({ recipe: { id, name }, onRestored }: VersionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={tOwn('versionsNamed', { name })} onClick={() => setOpen(true)}>
        <IconHistory size={20} aria-hidden="true" />
        {tOwn('versions')}
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDialog id={id} name={name} onClose={() => setOpen(false)} onRestored={onRestored} />
        </Suspense>
      )}
    </>
  );
}
