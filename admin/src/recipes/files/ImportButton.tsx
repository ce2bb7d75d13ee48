import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Opens the import of recipes. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="resources.recipes.import.button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
