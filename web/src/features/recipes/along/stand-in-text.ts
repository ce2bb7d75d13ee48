import type { Swap } from '@barspoon/contracts';
import { bringsText, tSubstitutes } from '../../../ui/substitute-texts.ts';
import { tAlong } from './texts.ts';

/** "No Lime Juice? Use Lemon Juice: 1.5 for 1; rounder.", with what comes into the drink with it. */
export function standInText({ instead, name, ratio, note, brings }: Swap): string {
  const how = ratio === 1 ? note : tSubstitutes('how', { ratio, note });
  return [
    tAlong('swap', { missing: instead, name, note: how }),
    brings.length > 0 && `${bringsText(brings)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
