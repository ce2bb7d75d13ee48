import type { Recipe } from '@barspoon/contracts';
import english from '../../locales/en/recipe-sheet.json';
import { tSheet } from './sheet-texts.ts';

type Shaped = Exclude<keyof typeof english.garnishShapes, 'plain'>;

const isShaped = (shape: string): shape is Shaped => shape !== 'plain' && shape in english.garnishShapes;

/** "Lime wheel", "Cocktail cherry": the garnish as one says it. */
export function garnishText({ shape, ingredient }: Recipe['garnish'][number]): string {
  const of = ingredient.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  return of.endsWith(shape) || !isShaped(shape) ? of : tSheet(`garnishShapes.${shape}`, { of });
}
