import type { BarItem } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { daysOpenTooLong, useBottlesOf } from '../api/bottles.ts';
import { t } from '../texts.ts';

const BottlesDialog = lazily(() => import('./bottles-dialog.tsx'), 'BottlesDialog');

/** What is left of an item that stands on the bar, and the way to its bottles. Implements BEYOND-203. */
export function ItemBottles({ item }: { item: BarItem }) {
  const [isOpen, setOpen] = useState(false);
  const bottles = useBottlesOf(item.id) ?? [];
  const now = useNow(60_000);
  const counted = bottles.flatMap(({ level }) => level ?? []);
  const left = Math.round(counted.reduce((sum, level) => sum + level, 0));
  const isOld = bottles.some((bottle) => daysOpenTooLong(bottle, now) !== null);
  const level =
    counted.length === 0
      ? t(bottles.length > 0 ? 'bottles.some' : 'bottles.none')
      : t(bottles[0]?.unit === 'piece' ? 'bottles.pieces' : 'bottles.ml', { count: left });
  const words = isOld ? t('bottles.old', { level }) : level;
  return (
    <>
      <Button
        small
        look="quiet"
        aria-label={t('bottles.named', { name: item.name, words })}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      <Suspense>{isOpen && <BottlesDialog item={item} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
