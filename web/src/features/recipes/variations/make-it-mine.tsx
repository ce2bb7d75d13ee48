import type { Recipe } from '@barspoon/contracts';
import { IconGitFork } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { MineDialog } from '../late.ts';
import { tVariations } from './texts.ts';

/** Opens the editor with a copy of somebody else's public recipe. Implements BEYOND-25. */
export function MakeItMine({ recipe }: { recipe: Recipe }) {
  const { status, memberId } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (recipe.visibility !== 'public' || (memberId && memberId === recipe.userId)) return null;
  return (
    <>
      <Button onClick={() => (status === 'visitor' ? toasts.error(tVariations('signIn')) : setOpen(true))}>
        <IconGitFork size={20} aria-hidden="true" />
        {tVariations('make')}
      </Button>
      {isOpen && (
        <Suspense>
          <MineDialog recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
