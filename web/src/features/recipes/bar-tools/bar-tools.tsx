import type { Recipe } from '@barspoon/contracts';
import { IconBottle, IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { tSheet } from '../sheet-texts.ts';

const tools = {
  mix: { Glyph: IconPlayerPlay, View: lazily(() => import('./mixing-mode.tsx'), 'MixingMode') },
  batch: { Glyph: IconBottle, View: lazily(() => import('./batch-dialog.tsx'), 'BatchDialog') },
};

/** What one uses a recipe with at the bar. */
export function BarTool({ tool, recipe }: { tool: keyof typeof tools; recipe: Recipe }) {
  const [isOpen, setOpen] = useState(false);
  const { Glyph, View } = tools[tool];
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Glyph size={20} aria-hidden="true" />
        {tSheet(`detail.${tool}`)}
      </Button>
      <Suspense>{isOpen && <View recipe={recipe} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
