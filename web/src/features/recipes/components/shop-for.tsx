import type { Recipe } from '@barspoon/contracts';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { tLate } from '../late-texts.ts';
import { useServings } from '../use-servings.ts';

const NeedsDialog = lazily(() => import('../../../ui/needs-dialog.tsx'), 'NeedsDialog');

/** Puts what a recipe needs on a shopping list, for as many as the page shows. Implements BEYOND-225. */
export function ShopFor({ recipe }: { recipe: Recipe }) {
  const hasAccess = useProfile()?.access.granted === true;
  const { servings } = useServings(recipe);
  const [isOpen, setOpen] = useState(false);
  if (!hasAccess) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconShoppingCartPlus size={20} aria-hidden="true" />
        {tLate('shop')}
      </Button>
      <Suspense>
        {isOpen && (
          <NeedsDialog
            name={recipe.name}
            recipeIds={[recipe.id]}
            servings={servings}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
