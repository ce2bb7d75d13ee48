import StarIcon from '@mui/icons-material/StarBorder';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';

const FeaturedOrderDialog = lazy(() => import('./FeaturedOrderDialog.tsx'));

/** Opens the order of the featured recipes. */
export function FeaturedOrderButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="resources.recipes.featuredOrder" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <StarIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <FeaturedOrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
