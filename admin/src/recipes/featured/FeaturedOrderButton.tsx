import StarIcon from '@mui/icons-material/StarBorder';
import { lazy, Suspense, useState } from 'react';
import { WordedButton } from '../../ui/WordedButton.tsx';

const FeaturedOrderDialog = lazy(() => import('./FeaturedOrderDialog.tsx'));

/** Opens the order of the featured recipes. */
export function FeaturedOrderButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WordedButton
        label="resources.recipes.featuredOrder"
        icon={<StarIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <FeaturedOrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
