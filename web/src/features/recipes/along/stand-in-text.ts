import type { Swap } from '@barspoon/contracts';
import { tSheet } from '../sheet-texts.ts';
import { t } from '../substitutes/texts.ts';
import { tAlong } from './texts.ts';

/** "No Lime Juice? Use Lemon Juice: the same amount; rounder.", with what comes into the drink with it. */
export function standInText(missing: string, { name, note, brings }: Swap['standIns'][number]): string {
  const names = brings.map((mark) => (mark === 'alcohol' ? t('alcohol') : tSheet(`allergens.${mark}`)));
  return [
    tAlong('swap', { missing, name, note }),
    names.length > 0 && tAlong('brings', { names: names.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}
