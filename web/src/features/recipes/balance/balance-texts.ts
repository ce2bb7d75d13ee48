import type { Balance } from '@barspoon/mixology';
import type { VolumeUnit } from '../use-volume-unit.ts';
import { tBalance } from './texts.ts';

const mlPerOz = 30;

/** "18.2% ABV", "6.1 g sugar per 100 ml", "150 ml" or "5 oz". */
export const figureText = (figure: keyof Balance, value: number, unit: VolumeUnit): string =>
  figure === 'volumeMl' && unit === 'oz'
    ? tBalance('oz', { value: value / mlPerOz })
    : tBalance(`${figure}Value`, { value });
