import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { lazy, Suspense, useState } from 'react';
import { WordedButton } from '../../ui/WordedButton.tsx';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Opens the import of recipes. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WordedButton
        label="resources.recipes.import.button"
        icon={<UploadIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
