import type { Recipe } from '@barspoon/contracts';
import { IconBottle, IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { tSheet } from '../sheet-texts.ts';

const MixingMode = lazily(() => import('./mixing-mode.tsx'), 'MixingMode');
const BatchDialog = lazily(() => import('./batch-dialog.tsx'), 'BatchDialog');

/** What one uses a recipe with at the bar. */
export function BarTools({ recipe }: { recipe: Recipe }) {
  const [open, setOpen] = useState<'mix' | 'batch' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('mix')}>
        <IconPlayerPlay size={20} aria-hidden="true" />
        {tSheet('detail.mix')}
      </Button>
      <Button onClick={() => setOpen('batch')}>
        <IconBottle size={20} aria-hidden="true" />
        {tSheet('detail.batch')}
      </Button>
      <Suspense>
        {open === 'mix' && <MixingMode recipe={recipe} onClose={close} />}
        {open === 'batch' && <BatchDialog recipe={recipe} onClose={close} />}
      </Suspense>
    </>
  );
}
