import { IconFileImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { tOwn } from '../own/texts.ts';

const ImportDialog = lazily(() => import('./import-dialog.tsx'), 'ImportDialog');

/** Opens the import of a file into one's own recipes. */
export function ImportRecipes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconFileImport size={20} aria-hidden="true" />
        {tOwn('import')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
