import { IconFileExport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { tOwn } from '../own/texts.ts';

const ExportDialog = lazily(() => import('./export-dialog.tsx'), 'ExportDialog');

/** Opens the export of one's own recipes. */
export function ExportRecipes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconFileExport size={20} aria-hidden="true" />
        {tOwn('export')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
