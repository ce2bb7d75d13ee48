import { glassShapes } from './glasses.ts';
import { type Mixture, mixLiquids } from './mixing.ts';
import type { PictureSpec } from './picture-spec.ts';
import { vesselColor } from './vessel-color.ts';

/** What stands in the glass from the bottom up: one mixture, or one per layer. */
export const mixturesOf = ({ liquids, layered }: PictureSpec): Mixture[] => {
  if (!layered || liquids.length === 0) return [mixLiquids(liquids)];
  const numbers = liquids.map((liquid, index) => liquid.layer ?? index);
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((number) => mixLiquids(liquids.filter((_, index) => numbers[index] === number)));
};

/** The color the whole picture is tuned to: of the vessel where it hides its drink, else of the largest layer. */
export const keyColor = (spec: PictureSpec): string => {
  const { material } = glassShapes[spec.glass];
  if (material === 'copper' || material === 'ceramic') return vesselColor(material, spec.seed);
  return mixturesOf(spec).reduce((max, mixture) => (mixture.ml > max.ml ? mixture : max)).color;
};
